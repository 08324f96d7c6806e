import { parentPort } from 'node:worker_threads';
import { readContentModel } from 'content-check/content-model';
import components from '../../../../content/components.json' with { type: 'json' };
import { openSpaceReader } from '../../cms/space-reader.ts';
import { env } from '../../env.ts';
import { CONTENT_URL, contentFetch } from '../content/content-fetch.ts';
import type { CheckAnswer, CheckRequest } from './checker.ts';
import { createSpaceCheck } from './space-check.ts';

// The program of the worker thread that checks content: reading a space and applying the rules would block the
// responses of the process for up to a second.

const log = (line: string) => reply({ log: line });
const reply = (answer: CheckAnswer) => parentPort?.postMessage(answer);

const check = createSpaceCheck({
  reader: openSpaceReader({
    api: env.CONTENT_API,
    url: CONTENT_URL,
    token: env.CONTENT_API_TOKEN ?? '',
    previewToken: env.CONTENT_PREVIEW_TOKEN,
    fetch: contentFetch,
    log,
  }),
  model: readContentModel(JSON.stringify(components)),
  dates: env.CONTENT_DATES,
  log,
});

parentPort?.on('message', ({ id, story }: CheckRequest) => {
  check.story(story).then(
    (findings) => reply({ id, findings }),
    (error: unknown) => reply({ id, failure: error instanceof Error ? error : new Error(String(error)) }),
  );
});
