import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { readContentModel } from 'content-check/content-model';
import { openLiveStore } from 'content-check/live-state';
import components from '../../../../content/components.json' with { type: 'json' };
import { ContentUnavailable, openSpaceReader } from '../../cms/space-reader.ts';
import { env } from '../../env.ts';
import { CONTENT_URL, contentFetch } from '../content/content-fetch.ts';
import type { CheckRequest, CheckResponse } from './checker.ts';
import { createSpaceCheck } from './space-check.ts';

// The program of the worker thread that checks content: reading a space and applying the rules would block the
// responses of the process for up to a second.

const log = (line: string) => reply({ log: line });
const reply = (response: CheckResponse) => parentPort?.postMessage(response);

const isEmbedded = env.CONTENT_API_URL === undefined;
const space = {
  api: env.CONTENT_API,
  url: CONTENT_URL,
  token: env.CONTENT_API_TOKEN ?? '',
  previewToken: env.CONTENT_PREVIEW_TOKEN,
};
const check = createSpaceCheck({
  reader: openSpaceReader({ ...space, fetch: contentFetch, log }),
  // The embedded content system counts its versions from each start.
  store: isEmbedded ? undefined : openLiveStore(join(env.DATA_DIR, 'content-check'), [space]),
  model: readContentModel(JSON.stringify(components)),
  dates: env.CONTENT_DATES,
  log,
});

const checked = async (request: CheckRequest) =>
  'site' in request
    ? { site: await check.site(request.site) }
    : { findings: await check.story(request.story) };

parentPort?.on('message', (request: CheckRequest) => {
  const { id } = request;
  checked(request).then(
    (response) => reply({ id, ...response }),
    (error: unknown) => {
      const failure = error instanceof Error ? error : new Error(String(error));
      reply({ id, failure, isUnavailable: error instanceof ContentUnavailable });
    },
  );
});
