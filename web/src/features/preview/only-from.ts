/** Where a window hears what other windows tell it. */
export type Hears = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Lets the editor's messages through from the editor's own origin alone: the bridge believes whoever calls
 * itself the editor. Messages of another kind are left to whom they are for. To be called before the bridge
 * listens; gives how to end.
 */
export function onlyFrom(origin: string, hears: Hears): () => void {
  const refuse = (event: MessageEvent) => {
    const editing: unknown = event.data;
    const isAction = typeof editing === 'object' && editing !== null && 'action' in editing;
    if (isAction && event.origin !== origin) event.stopImmediatePropagation();
  };
  hears.addEventListener('message', refuse, { capture: true });
  return () => hears.removeEventListener('message', refuse, { capture: true });
}
