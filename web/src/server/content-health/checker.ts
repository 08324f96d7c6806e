import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SiteCheck } from 'content-check/site-check';
import type { StoryFinding } from '../../domain/pages/story-findings.ts';
import type { SiteRequest, StoryRequest } from './space-check.ts';

type Requested = { story: StoryRequest } | { site: SiteRequest };
type Result = { findings: readonly StoryFinding[] | undefined } | { site: SiteCheck };

/** A request to the worker (check-worker.ts). */
export type CheckRequest = { id: number } & Requested;

/** A message from the worker: the response to the request with this id, or a line for the log. */
export type CheckResponse =
  | ({ id: number } & Result)
  | { id: number; failure: Error; isUnavailable: boolean }
  | { log: string };

/** Thrown if the content system does not respond. */
export class CheckUnavailable extends Error {
  override name = 'CheckUnavailable';
}

/** The program of the worker. The build contains this module in `server/main.js`. In development Node runs the source. */
const PROGRAM = import.meta.env.PROD
  ? join(import.meta.dirname, 'content-health', 'check-worker.js')
  : join(import.meta.dirname, 'check-worker.ts');

/** How long the worker keeps the stories of the space in memory after the last check, in ms. */
const IDLE_MS = 15 * 60_000;
/** Maximum time of a check, in ms: many times as long as one takes. A check that exceeds it ends the worker. */
const LIMIT_MS = 5 * 60_000;
/** Maximum size of the worker's heap, in MB. A space that needs more ends the worker, not the process. */
const HEAP_MB = 512;

type Waiting = {
  resolve: (response: Result) => void;
  reject: (error: Error) => void;
  limit: NodeJS.Timeout;
};

export type CheckerOptions = { log: (line: string) => void; program?: string | URL; idleMs?: number };

/** Checks content in a worker thread, which starts at the first check and ends after an idle time. */
export function createChecker({ log, program = PROGRAM, idleMs = IDLE_MS }: CheckerOptions) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  const settle = (response: CheckResponse) => {
    if ('log' in response) return log(response.log);
    const one = waiting.get(response.id);
    waiting.delete(response.id);
    clearTimeout(one?.limit);
    if (!('failure' in response)) one?.resolve(response);
    else
      one?.reject(response.isUnavailable ? new CheckUnavailable(response.failure.message) : response.failure);
    if (waiting.size === 0) idle = setTimeout(stop, idleMs).unref();
  };

  function started(): Worker {
    if (worker) return worker;
    const made = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    // The process may end while the worker runs.
    made.unref();
    made.on('message', settle);
    made.on('error', (error) => ended(made, error));
    made.on('exit', (code) => ended(made, new Error(`the worker ended with code ${code}`)));
    worker = made;
    return made;
  }

  /** Rejects the checks of a worker that ended. The next check starts another one. */
  function ended(which: Worker, reason: unknown): void {
    if (which !== worker) return;
    worker = undefined;
    const error = reason instanceof Error ? reason : new Error(String(reason));
    for (const one of waiting.values()) {
      clearTimeout(one.limit);
      one.reject(error);
    }
    waiting.clear();
  }

  /** Ends the worker, and with it the running checks. */
  async function stop(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    // Forget the worker before it has ended, so that the next check starts another one.
    if (ending) ended(ending, new Error('the check was stopped'));
    await ending?.terminate();
  }

  function send(requested: Requested): Promise<Result> {
    clearTimeout(idle);
    const id = ++last;
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => void stop(), LIMIT_MS).unref();
      waiting.set(id, { resolve, reject, limit });
      const request: CheckRequest = { id, ...requested };
      started().postMessage(request);
    });
  }

  return {
    /**
     * Returns the findings of a story in order of urgency; `undefined` if no story has the slug. Rejects with {@link
     * CheckUnavailable} if the space does not respond, and with another error if the worker ends.
     */
    async story(story: StoryRequest): Promise<readonly StoryFinding[] | undefined> {
      const response = await send({ story });
      return 'findings' in response ? response.findings : undefined;
    },
    /** Returns the findings of all published stories. Rejects as `story` does. */
    async site(site: SiteRequest): Promise<SiteCheck> {
      const response = await send({ site });
      if ('site' in response) return response.site;
      throw new Error('the worker did not check the site');
    },
    stop,
  };
}
