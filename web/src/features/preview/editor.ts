import StoryblokBridge from '@storyblok/preview-bridge';
import { fetchDocument } from '../../islands/renew-page.ts';
import { acceptOnlyFrom, oneAtATime } from './editor-messages.ts';
import { createDocumentView } from './show-document.ts';
import { STORY_CHANGED } from './story-changed.ts';

/**
 * Connects the page to the Visual Editor and shows changes while the editor types. The server stores the unsaved story
 * for this preview and renders the page from it, as the page will look after publication. Calls `started` with each
 * replaced part of the page.
 */
export function connectToEditor(origin: string, started: (part: Element) => void): void {
  acceptOnlyFrom(origin, window);
  document.addEventListener('click', selectBlockFirst, { capture: true });
  const showDocument = createDocumentView(started);
  const show = oneAtATime(async (story: string) => {
    const headers = { 'content-type': 'application/json' };
    const stored = await fetch('/api/preview/unsaved', { method: 'POST', headers, body: story }).catch(
      () => undefined,
    );
    // Ignore the failure: the next keystroke sends the story again.
    if (!stored?.ok) return;
    window.dispatchEvent(new Event(STORY_CHANGED));
    const { pathname, search } = window.location;
    const newer = await fetchDocument(pathname + search);
    if (newer) showDocument(newer);
  });
  const bridge = new StoryblokBridge({ customParent: origin });
  bridge.on('input', ({ story }) => show(JSON.stringify(story)));
  bridge.on(['change', 'published', 'unpublished'], () => show('null'));
}

/** The first click on a block selects it in the editor; a second click follows the link. */
function selectBlockFirst(event: MouseEvent): void {
  const block = event.target instanceof Element ? event.target.closest('[data-blok-c]') : null;
  if (block && !block.hasAttribute('data-blok-focused')) event.preventDefault();
}
