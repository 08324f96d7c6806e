import { whenIdle } from '../../islands/when.ts';
import { showAge } from './page-age.ts';
import type { WrittenParts } from './renewed-parts.ts';

/** Matches the elements that are renewed while the page is open: islands and static parts. */
const RENEWED = 'is-land[renews], main [data-renewed]';

/**
 * Keeps this page current while it is open, and starts once the page is visible and idle. Returns `false` if the page
 * contains nothing to renew. Call it before scripts that change static parts of the page.
 */
export function watchRenewal(): boolean {
  // A page drawn offline reloads once the site responds (features/offline).
  const isDrawn = document.documentElement.dataset.offline !== undefined;
  if (isDrawn || !document.querySelector(RENEWED)) return false;
  const written = new Map(
    [...document.querySelectorAll('[data-renewed]')].map((part) => [part.id, part.outerHTML]),
  );
  whenIdle(() => start(written));
  return true;
}

/**
 * If `keep-current.ts` fails to load, the page reloads after this delay, in ms, unless the visitor has used the page.
 */
const AGAIN_MS = 60_000;

/** How long `keep-current.ts` may take to load before the page shows its snapshot time, in ms. */
const PATIENCE_MS = 20_000;

async function start(written: WrittenParts): Promise<void> {
  const shownAt = new Date();
  const late = setTimeout(() => showAge(shownAt), PATIENCE_MS);
  try {
    const { keepCurrent } = await import('./keep-current.ts');
    clearTimeout(late);
    showAge(undefined);
    keepCurrent(written);
  } catch {
    clearTimeout(late);
    showAge(shownAt);
    setTimeout(openAnew, AGAIN_MS);
  }
}

/** Reloads the page once the site responds. Importing again would fail, because browsers cache the failed import. */
async function openAnew(): Promise<void> {
  const isThere = await fetch('', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) setTimeout(openAnew, AGAIN_MS);
  else if (!navigator.userActivation?.hasBeenActive) window.location.reload();
}
