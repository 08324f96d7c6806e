import StoryblokBridge from '@storyblok/preview-bridge';
import { askDocument } from '../../islands/renew-page.ts';
import { acceptOnlyFrom, oneAtATime } from './editor-messages.ts';
import { createDocumentView } from './show-document.ts';

/**
 * Connects the page with the Visual Editor around it, and shows what is typed there, while it is typed. The server keeps the
 * unsaved story for this preview and renders the page from it, so that it looks as it will once it is published. `started` is
 * called with each part of the page that replaces another.
 */
export function connectToEditor(origin: string, started: (part: Element) => void): void {
  acceptOnlyFrom(origin, window);
  document.addEventListener('click', selectBlockFirst, { capture: true });
  const showDocument = createDocumentView(started);
  const show = oneAtATime(async (story: string) => {
    const headers = { 'content-type': 'application/json' };
    const kept = await fetch('/api/preview/unsaved', { method: 'POST', headers, body: story }).catch(
      () => undefined,
    );
    // A story that could not be sent is sent again with the next letter.
    if (!kept?.ok) return;
    const { pathname, search } = window.location;
    const newer = await askDocument(pathname + search);
    if (newer) showDocument(newer);
  });
  const bridge = new StoryblokBridge({ customParent: origin });
  bridge.on('input', ({ story }) => show(JSON.stringify(story)));
  bridge.on(['change', 'published', 'unpublished'], () => show('null'));
}

/** The first click on a block selects it in the editor; only the second one follows a link in it. */
function selectBlockFirst(event: MouseEvent): void {
  const block = event.target instanceof Element ? event.target.closest('[data-blok-c]') : null;
  if (block && !block.hasAttribute('data-blok-focused')) event.preventDefault();
}
