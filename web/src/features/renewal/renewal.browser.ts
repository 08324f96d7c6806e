import { whenIdle } from '../../islands/when.ts';
import { showAge } from './page-age.ts';
import type { WrittenParts } from './renewed-parts.ts';

/** What is renewed while the page stays open: islands with `renews`, and static parts of its content. */
const RENEWED = 'is-land[renews], main [data-renewed]';

/**
 * Keeps this page current while it is open; returns `false` if it contains nothing that changes. Does nothing while the
 * page is prerendering. Call it before scripts that change static parts of the page.
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

/** The delay before a reload after its code failed to load, unless a visitor interacted with the page; in ms. */
const AGAIN_MS = 60_000;

/** How long its code may take before the page shows its snapshot time, in ms. */
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

/** Reloads the page once the site responds, because browsers cache the failed import. */
async function openAnew(): Promise<void> {
  const isThere = await fetch('', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) setTimeout(openAnew, AGAIN_MS);
  else if (!navigator.userActivation?.hasBeenActive) window.location.reload();
}
