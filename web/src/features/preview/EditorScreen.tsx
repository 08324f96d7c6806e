import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Shows in the frame of the Visual Editor what is typed, while it is typed. The server keeps the unsaved story for this
 * preview and renders the page from it, so that it looks as it will once it is published.
 */
export function EditorScreen({ origin }: { origin: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (window.self === window.top) return undefined;
    const show = oneAtATime(async (story: string) => {
      const headers = { 'content-type': 'application/json' };
      const kept = await fetch('/api/preview/unsaved', { method: 'POST', headers, body: story }).catch(
        () => undefined,
      );
      // A story that could not be sent is sent again with the next letter.
      if (kept?.ok) await revalidate();
    });
    return connectToEditor(origin, show);
  }, [origin, revalidate]);
  return null;
}

/**
 * Connects the page with the Visual Editor around it, whose code is fetched here and nowhere else. `show` gets,
 * as JSON, the story that is being typed, and `null` once it was saved. Returns how to disconnect.
 */
function connectToEditor(origin: string, show: (story: string) => void): () => void {
  const stopRefusing = acceptOnlyFrom(origin, window);
  document.addEventListener('click', selectBlockFirst, { capture: true });
  let over = false;
  let leave = () => {};
  import('@storyblok/preview-bridge')
    .then(({ default: StoryblokBridge }) => {
      if (over) return;
      const bridge = new StoryblokBridge({ customParent: origin });
      bridge.on('input', ({ story }) => show(JSON.stringify(story)));
      bridge.on(['change', 'published', 'unpublished'], () => show('null'));
      leave = () => bridge.destroy();
    })
    // Without the editor's code the page still works, and shows what was saved when it is opened again.
    .catch(() => {});
  return () => {
    over = true;
    leave();
    stopRefusing();
    document.removeEventListener('click', selectBlockFirst, { capture: true });
  };
}

/** The first click on a block selects it in the editor; only the second one follows a link in it. */
function selectBlockFirst(event: MouseEvent): void {
  const block = event.target instanceof Element ? event.target.closest('[data-blok-c]') : null;
  if (block && !block.hasAttribute('data-blok-focused')) event.preventDefault();
}

/** The part of a window that receives messages of other windows. */
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
