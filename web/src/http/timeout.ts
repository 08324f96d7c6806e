/** The time limit has passed; the work may still finish in the background. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Returns the result of `ask`, or throws {@link TimeoutError} after `timeoutMs`, which also aborts its signal. The wait
 * ends here too, because the in-process servers ignore the signal. A timer of our own, because Node garbage-collects an
 * `AbortSignal.timeout` that only a request references, and then it never fires.
 */
export async function withTimeout<T>(
  timeoutMs: number,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp.abort();
      reject(new TimeoutError('no response in time'));
    }, timeoutMs);
  });
  try {
    return await Promise.race([ask(giveUp.signal), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
