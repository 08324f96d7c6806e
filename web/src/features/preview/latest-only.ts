/**
 * Sends one at a time, and of what comes meanwhile only the last: however fast someone types, the page follows
 * as fast as it can and ends with what was typed last. `send` never rejects.
 */
export function latestOnly<T>(send: (value: T) => Promise<void>): (value: T) => void {
  let sending = false;
  let waiting: { value: T } | undefined;

  return async (value) => {
    waiting = { value };
    if (sending) return;
    sending = true;
    while (waiting) {
      const next: { value: T } = waiting;
      waiting = undefined;
      await send(next.value);
    }
    sending = false;
  };
}
