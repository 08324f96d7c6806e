import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { StoryFinding } from '../../domain/pages/story-findings.ts';
import type { StoryQuestion } from './space-check.ts';

/** A request to the worker (check-worker.ts). */
export type CheckRequest = { id: number; story: StoryQuestion };

/** A message from the worker: the response to the request with this id, or a line for the log. */
export type CheckAnswer =
  | { id: number; findings: readonly StoryFinding[] | undefined }
  | { id: number; failure: Error }
  | { log: string };

/** The program of the worker. The build contains this module in `server/main.js`. In development Node runs the source. */
const PROGRAM = import.meta.env.PROD
  ? join(import.meta.dirname, 'content-health', 'check-worker.js')
  : join(import.meta.dirname, 'check-worker.ts');

/** How long the worker keeps the stories of the space in memory after the last check, in ms. */
const IDLE_MS = 15 * 60_000;
/** Maximum size of the worker's heap, in MB. A space that needs more ends the worker, not the process. */
const HEAP_MB = 512;

type Waiting = {
  resolve: (findings: readonly StoryFinding[] | undefined) => void;
  reject: (error: Error) => void;
};

export type CheckerOptions = { log: (line: string) => void; program?: string | URL; idleMs?: number };

/** Checks stories in a worker thread, which starts at the first check and ends after an idle time. */
export function createChecker({ log, program = PROGRAM, idleMs = IDLE_MS }: CheckerOptions) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  const settle = (answer: CheckAnswer) => {
    if ('log' in answer) return log(answer.log);
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('failure' in answer) one?.reject(answer.failure);
    else one?.resolve(answer.findings);
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
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  }

  /** Ends the worker, and with it the running checks. */
  async function stop(): Promise<void> {
    clearTimeout(idle);
    await worker?.terminate();
  }

  return {
    /**
     * Returns the findings of a story in order of urgency; `undefined` if no story has the slug. Rejects if the space
     * does not answer or the worker ends.
     */
    story(question: StoryQuestion): Promise<readonly StoryFinding[] | undefined> {
      clearTimeout(idle);
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        const request: CheckRequest = { id, story: question };
        started().postMessage(request);
      });
    },
    stop,
  };
}
