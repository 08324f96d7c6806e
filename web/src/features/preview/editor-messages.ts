export type MessageTarget = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Blocks editor messages from any origin but the editor's, because the bridge trusts every sender. Other messages pass.
 * Call it before the bridge listens. Returns a function that stops it.
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
 * Sends one value at a time; of the values that arrive meanwhile, only the last. However fast an editor types, the page
 * ends with the latest text. `send` must not reject.
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
