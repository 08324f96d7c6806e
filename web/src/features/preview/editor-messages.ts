export type MessageTarget = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Blocks editor messages from other origins than the editor's, because the bridge trusts every sender. Lets all other
 * messages through. Call it before the bridge starts to listen. Returns a function that stops the filter.
 */
export function acceptOnlyFrom(origin: string, hears: MessageTarget): () => void {
  const refuse = (event: MessageEvent) => {
    const editing: unknown = event.data;
    const isAction = typeof editing === 'object' && editing !== null && 'action' in editing;
    if (isAction && event.origin !== origin) event.stopImmediatePropagation();
  };
  hears.addEventListener('message', refuse, { capture: true });
  return () => hears.removeEventListener('message', refuse, { capture: true });
}

/**
 * Returns a function that sends one value at a time. Of the values that arrive while one is being sent, it sends only
 * the last, so the page ends with the latest text, however fast an editor types. `send` must not reject.
 */
export function oneAtATime<T>(send: (value: T) => Promise<void>): (value: T) => void {
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
