// What was pressed goes along to the page that it leads to: a picture to its place on that page, a day's spine to the top
// of that day. This file is fetched with what is fetched ahead (PrefetchInView.tsx); until then pages come without it.

/** How long it is under way, in ms. */
export const LASTS_MS = 220;

/** Who waited longer for a page than this, in ms, looks elsewhere by then. */
const LOOKED_AWAY_MS = 1_000;

const TIMING: KeyframeAnimationOptions = { duration: LASTS_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** Where something stands in the window. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** What goes along: where it stood, and how it finds its place on the page that has come. */
type Shared = { from: Box; move: (from: Box) => void };

/** Watches from now on what is pressed. */
export function watchPresses(): void {
  // A page that lies ready (held-pages.ts) has changed the address by the time that the press is heard below.
  let pressedOn = '';
  document.addEventListener(
    'click',
    () => {
      pressedOn = window.location.pathname;
    },
    { capture: true },
  );
  // After the listener that follows links within the document, and says so by preventing the browser's own way.
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !defaultPrevented || link.pathname === pressedOn) return;
    if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    const shared = sharedBy(link);
    if (shared) moveOnceThere(shared, link.pathname, performance.now());
  });
}

/** Waits for the page at a path, whose title takes the focus before it is seen (use-page-focus.ts). */
function moveOnceThere(shared: Shared, path: string, pressedAt: number): void {
  requestAnimationFrame(() => {
    if (performance.now() - pressedAt > LOOKED_AWAY_MS) return;
    const isThere = window.location.pathname === path && document.activeElement?.matches('main h1');
    if (isThere) shared.move(shared.from);
    else moveOnceThere(shared, path, pressedAt);
  });
}

function sharedBy(link: HTMLAnchorElement): Shared | undefined {
  const picture = link.closest('article')?.querySelector('img');
  if (picture?.complete) {
    const file = picture.currentSrc;
    return { from: picture.getBoundingClientRect(), move: (from) => movePicture(file, from) };
  }
  const { colour } = link.dataset;
  if (colour === undefined || link.closest('main nav') === null) return undefined;
  return { from: link.getBoundingClientRect(), move: (from) => growField(colour, from) };
}

/** Moves the cover of a picture from where the same picture stood. The file that stood there stands in until its own is there. */
function movePicture(file: string, from: Box): void {
  const pictures = document.querySelectorAll<HTMLImageElement>('main img');
  const there = [...pictures].find(({ src }) => originalOf(src) === originalOf(file));
  const cover = there?.parentElement;
  if (!cover) return;
  const to = cover.getBoundingClientRect();
  if (to.top > window.innerHeight) return;
  there.style.background = `url("${file}") center / cover`;
  cover.animate([{ transform: fromBox(from, to) }, { transform: 'none' }], TIMING);
}

/** Grows a field in the colour of a spine to the top of the page, and away. One on paper would not be seen to grow. */
function growField(colour: string, from: Box): void {
  const top = document.querySelector('main h1')?.closest<HTMLElement>('[data-colour]');
  if (!top) return;
  const to = top.getBoundingClientRect();
  const field = document.createElement('div');
  field.dataset.colour = colour === 'paper' ? top.dataset.colour : colour;
  field.style.cssText = `position:fixed;z-index:3;left:${to.left}px;top:${to.top}px;width:${to.width}px;height:${to.height}px;background:var(--field);pointer-events:none`;
  document.body.append(field);
  const grown = field.animate(
    [{ transform: fromBox(from, to, true) }, { opacity: 1, offset: 0.6 }, { transform: 'none', opacity: 0 }],
    TIMING,
  );
  grown.onfinish = () => field.remove();
}

/** The address of the original of a picture that comes resized: one picture has a file for each width. */
export function originalOf(file: string): string {
  return new URL(file, 'https://www.boektopia.be').searchParams.get('url') ?? file;
}

/**
 * The transform that puts what stands in one box into another, around their middles: as wide as that one, and as high too
 * where it may lose its shape.
 */
export function fromBox(from: Box, to: Box, isStretched = false): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const wide = from.width / to.width;
  return `translate(${x}px, ${y}px) scale(${wide}, ${isStretched ? from.height / to.height : wide})`;
}
