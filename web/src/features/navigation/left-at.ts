import { record } from '../../domain/unknown-values.ts';

/** Where the router's `ScrollRestoration` notes how far each entry of the history was scrolled. */
const NOTED = 'react-router-scroll-positions';

/** For so many frames of the screen a page is waited for that is being drawn. */
const FRAMES = 300;

/** How far down the page was when this entry of the history was left, in px; `undefined` for one that is new. */
export function leftAt({
  history,
  sessionStorage,
}: Pick<Window, 'history' | 'sessionStorage'>): number | undefined {
  try {
    const { key } = record(history.state);
    const noted: unknown = JSON.parse(sessionStorage.getItem(NOTED) ?? '');
    const top = typeof key === 'string' ? record(noted)[key] : undefined;
    return typeof top === 'number' ? top : undefined;
  } catch {
    return undefined;
  }
}

/** Scrolls there as soon as the page is long enough, unless a visitor has begun to scroll. */
export function scrollOnceDrawn(top: number, frames = FRAMES): void {
  const from = window.scrollY;
  const look = (left: number) => {
    if (left === 0 || window.scrollY > from) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight >= top) window.scrollTo(0, top);
    else requestAnimationFrame(() => look(left - 1));
  };
  look(frames);
}
