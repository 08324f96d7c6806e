/** It may still come, but nobody waits for it any more. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * What `ask` gives, or {@link TimeoutError} once `timeoutMs` have passed; its signal then tells whoever listens to stop. The
 * servers in this process do not listen, so the wait is ended here too. A timer of our own: Node collects an
 * `AbortSignal.timeout` that only a request holds, and then it never fires.
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
      reject(new TimeoutError('no answer in time'));
    }, timeoutMs);
  });
  try {
    return await Promise.race([ask(giveUp.signal), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
