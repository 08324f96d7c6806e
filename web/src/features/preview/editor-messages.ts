export type Hears = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Lets the editor's messages through from the editor's own origin alone, since the bridge trusts any sender. Messages of
 * another kind are left alone. It must be called before the bridge listens. Returns how to stop.
 */
export function acceptOnlyFrom(origin: string, hears: Hears): () => void {
  const refuse = (event: MessageEvent) => {
    const editing: unknown = event.data;
    const isAction = typeof editing === 'object' && editing !== null && 'action' in editing;
    if (isAction && event.origin !== origin) event.stopImmediatePropagation();
  };
  hears.addEventListener('message', refuse, { capture: true });
  return () => hears.removeEventListener('message', refuse, { capture: true });
}

/**
 * Sends one value at a time, and of those that come meanwhile only the last. However fast somebody types, the page
 * follows as fast as it can, and ends with what was typed last. `send` never rejects.
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
