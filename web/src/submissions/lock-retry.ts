/** Retries an operation while another process holds a lock. If the last attempt fails too, throws its error. */
export type LockRetry = <T>(attempt: () => Promise<T>) => Promise<T>;

type Range = { least: number; most: number };

/** Maximum time to wait for a lock after the first attempt, in ms. */
const TIMEOUT_MS = 10_000;
/** Range of the random pause between two attempts, in ms. Randomness keeps two processes from colliding forever. */
const PAUSE_MS: Range = { least: 50, most: 250 };

/** Returns a random number in the range. */
export function between({ least, most }: Range): number {
  return least + Math.random() * (most - least);
}

/** Whether an SQLite error reports a lock of another connection, which is temporary. */
function isLocked(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^SQLITE_(?:BUSY|LOCKED)/.test(error.code)
  );
}

/**
 * Creates a queue in front of a file that may be locked. Only the first operation retries, so a hundred waiting forms
 * cost as much as one, and all run at once when the lock is released. The timeout of each operation starts when it is
 * passed in.
 */
export function createLockRetry({ timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS } = {}): LockRetry {
  let last: Promise<unknown> = Promise.resolve();

  return (attempt) => {
    const deadline = performance.now() + timeoutMs;
    const untilDone = async () => {
      for (;;) {
        try {
          return await attempt();
        } catch (error) {
          const left = deadline - performance.now();
          if (!isLocked(error) || left <= 0) throw error;
          const pause = Math.min(between(pauseMs), left);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    };
    const result = last.then(untilDone);
    last = result.catch(() => undefined);
    return result;
  };
}
