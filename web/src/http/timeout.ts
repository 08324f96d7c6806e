/** Thrown when a time limit has passed. The work may still finish in the background. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Returns the result of `ask`. After `timeoutMs`, throws {@link TimeoutError} and aborts the signal. It does not wait
 * for `ask` to stop, because servers in this process ignore the signal. It uses its own timer: Node garbage-collects an
 * `AbortSignal.timeout` that only a request refers to, and that signal then never fires.
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
