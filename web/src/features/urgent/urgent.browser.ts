import { whenIdle } from '../../islands/when.ts';
import { URGENT } from './urgent.ts';

/** Delay of the first request after the page has loaded, and of the next request after a failed one, in ms. */
const FIRST_MS = 45_000;
/**
 * The largest random addition to each delay, in ms, which prevents open pages from sending their requests
 * simultaneously.
 */
const JITTER_MS = 10_000;

/**
 * Shows an urgent announcement that is published while the page is open, and removes it when the editors end it. Polls
 * the site only while the page is visible, at the interval that the response states.
 */
export function watchUrgent(): boolean {
  const place = document.getElementById(URGENT.id);
  if (!place) return false;
  let next = performance.now() + FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Waits until the next request is due; a hidden page waits until it is visible. */
  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible')
      timer = setTimeout(ask, Math.max(0, next - performance.now()) + Math.random() * JITTER_MS);
  };
  const ask = async () => {
    const answer = await requested();
    next = performance.now() + (answer ? 1_000 * answer.again : FIRST_MS);
    if (answer) show(place, answer.html);
    wait();
  };
  setOffset(place);
  whenIdle(wait);
  document.addEventListener('visibilitychange', wait);
  window.addEventListener('resize', () => setOffset(place));
  return true;
}

/**
 * Returns the site's response. If the site is unreachable, returns `undefined`, and the page keeps its announcement.
 */
async function requested(): Promise<{ html: string | null; again: number } | undefined> {
  try {
    const response = await fetch(URGENT.path);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

function show(place: HTMLElement, html: string | null): void {
  const next = document.createElement('div');
  next.innerHTML = html ?? '';
  // Compare the HTML as the browser serializes it, because React writes «'» as `&#x27;`. Screen readers read each
  // replacement.
  if (next.innerHTML === place.innerHTML) return;
  place.replaceChildren(...next.childNodes);
  setOffset(place);
}

/** Tells the stylesheets how much of the window the announcement covers, so that toolbars stick below it. */
function setOffset(place: HTMLElement): void {
  document.documentElement.style.setProperty('--urgent', `${place.offsetHeight}px`);
}
