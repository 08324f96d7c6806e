import { parentPort, workerData } from 'node:worker_threads';
import {
  ContentUnavailable,
  checkSite,
  type SiteCheck,
  type SiteCheckOptions,
} from 'content-check/site-check';

// The entry point of a worker thread that checks the content of the site once, and ends.

export type CheckJob = Omit<SiteCheckOptions, 'space'> & {
  space: Pick<SiteCheckOptions['space'], 'api' | 'url' | 'token'>;
  /** The folder of the embedded content; `undefined` if the content comes over the network. */
  embedded?: string | undefined;
};

/** What the thread sends: lines for the log, and at last its result or the reason why the space is unavailable. */
export type CheckMessage = { log: string } | { check: SiteCheck } | { unavailable: string };

const send = (message: CheckMessage) => parentPort?.postMessage(message);
// Safe cast: `runCheck` passes a job.
const { embedded, space, ...job } = workerData as CheckJob;
const contentFetch = embedded === undefined ? fetch : await embeddedFetch(embedded);
try {
  const log = (line: string) => send({ log: line });
  send({ check: await checkSite({ ...job, space: { ...space, fetch: contentFetch, log } }) });
} catch (error) {
  if (!(error instanceof ContentUnavailable)) throw error;
  send({ unavailable: error.message });
}

/** Starts an emulator in this thread, so that reading all stories does not occupy that of the site. */
async function embeddedFetch(dir: string): Promise<(request: Request) => Promise<Response>> {
  const { createStoryblokEmulator } = await import('storyblok-emulator');
  const emulator = createStoryblokEmulator({ dir, watch: false, log: () => undefined });
  await emulator.ready;
  return emulator.fetch;
}
