/** It may still come, but nobody waits for it any more. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/**
 * What `ask` gives, or {@link TooLate} once `timeoutMs` have passed; its signal then tells whoever listens to stop. The
 * servers in this process do not listen, so the wait is ended here too. A timer of our own: Node collects an
 * `AbortSignal.timeout` that only a request holds, and then it never fires.
 */
export async function inTime<T>(timeoutMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp.abort();
      reject(new TooLate('no answer in time'));
    }, timeoutMs);
  });
  try {
    return await Promise.race([ask(giveUp.signal), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
