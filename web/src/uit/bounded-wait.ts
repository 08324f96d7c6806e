import { TimeoutError, withTimeout } from '../protocol/timeout.ts';
import { EventsUnavailable } from './client.ts';

export type BoundedWaitOptions = {
  /** How long whoever asks is made to wait, in milliseconds. */
  waitMs: number;
  /** How long an answer that came too late is held for who asks next, in milliseconds. */
  keepMs: number;
};

/** Asks, but waits no longer than it is worth. */
export type BoundedWait = <T>(key: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Gives up on an answer after `waitMs` with {@link EventsUnavailable}, but lets the question go on: its answer is
 * what the next one to ask gets. Else a service that always takes a second too long would never be seen at all.
 */
export function createBoundedWait({ waitMs, keepMs }: BoundedWaitOptions): BoundedWait {
  const late = new Map<string, Promise<unknown>>();

  const hold = (key: string, work: Promise<unknown>) => {
    late.set(key, work);
    const drop = () => {
      if (late.get(key) === work) late.delete(key);
    };
    work.then(() => setTimeout(drop, keepMs).unref(), drop);
  };

  return async <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    // `as`: a key names one question, and a question has one type of answer.
    const work = (late.get(key) as Promise<T> | undefined) ?? ask();
    late.delete(key);
    try {
      return await withTimeout(waitMs, () => work);
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      hold(key, work);
      throw new EventsUnavailable(`no answer within ${waitMs} ms`);
    }
  };
}
