import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SiteCheck } from 'content-check/site-check';
import { env } from '../../env.ts';
import { programmeNow } from '../../now.ts';
import type { CheckJob, CheckMessage } from './check-worker.ts';

/** Thrown if the content system did not answer the check. */
export class CheckUnavailable extends Error {
  override name = 'CheckUnavailable';
}

/** Both an entry point and a shared chunk are in a folder directly below the server's build. */
const BUILD = join(import.meta.dirname, '..');
const WORKER = import.meta.env.PROD
  ? join(BUILD, 'server', 'findings', 'check-worker.js')
  : join(import.meta.dirname, 'check-worker.ts');

/** Time after which a check is stopped, in ms: many times as long as one takes. */
const LIMIT_MS = 5 * 60_000;
/** Maximum size of the thread's heap, in MB. A check of 920 stories takes about 110 MB. */
const MAX_MEMORY_MB = 512;

/** The settings of the site. Without a content API the thread starts its own emulator. */
function job(): CheckJob {
  const isEmbedded = env.CONTENT_API_URL === undefined;
  return {
    space: {
      api: isEmbedded ? 'rest' : env.CONTENT_API,
      url: env.CONTENT_API_URL ?? 'http://content.invalid/v2',
      token: env.CONTENT_API_TOKEN ?? '',
    },
    embedded: isEmbedded ? env.CONTENT_DIR : undefined,
    // A release without the demo edition has no content folder, so the build contains the content model.
    modelFolder: isEmbedded || !import.meta.env.PROD ? env.CONTENT_DIR : BUILD,
    stateFolder: isEmbedded ? undefined : join(env.DATA_DIR, 'content-check'),
    withIds: env.STORYBLOK_SPACE_ID !== undefined,
    dates: env.CONTENT_DATES,
    now: programmeNow(),
  };
}

/**
 * Checks the published content in a thread of its own, which ends afterwards. Rejects with {@link CheckUnavailable} if
 * the content system does not answer, and with another error if the thread fails.
 */
export function runCheck(): Promise<SiteCheck> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: job(),
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    // A process that stops does not wait for the check.
    worker.unref();
    const tooLong = setTimeout(() => void worker.terminate(), LIMIT_MS).unref();
    worker.on('message', (message: CheckMessage) => {
      if ('log' in message) console.error(message.log);
      else if ('check' in message) resolve(message.check);
      else reject(new CheckUnavailable(message.unavailable));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(tooLong);
      reject(new Error(`the content check ended without a result (exit code ${code})`));
    });
  });
}
