import { onlyFrom } from './only-from.ts';

/**
 * Connects the page with the Visual Editor around it, whose code is fetched here and nowhere else. `show` gets,
 * as JSON, the story that is being typed, and `null` once it was saved. Gives how to end.
 */
export function connectToEditor(origin: string, show: (story: string) => void): () => void {
  const stopRefusing = onlyFrom(origin, window);
  document.addEventListener('click', chooseFirst, { capture: true });
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
    // Without it the page still stands, and shows what was saved when it is opened again.
    .catch(() => {});
  return () => {
    over = true;
    leave();
    stopRefusing();
    document.removeEventListener('click', chooseFirst, { capture: true });
  };
}

/** The first click on a block chooses it in the editor; a link in it is followed by the second. */
function chooseFirst(event: MouseEvent): void {
  const block = event.target instanceof Element ? event.target.closest('[data-blok-c]') : null;
  if (block && !block.hasAttribute('data-blok-focused')) event.preventDefault();
}
