import { whenIdle } from '../../islands/when.ts';
import { pageBehind } from './page-behind.ts';
import { mayPrefetch } from './prefetch.ts';

/** How many pages are prefetched at a time, so that a visitor's own request never waits long behind a prefetch. */
const AT_ONCE = 2;

/** How many are fetched from one page, which is less than 250 KB: a day has a hundred rows, of which a visitor opens a few. */
const PER_PAGE = 10;

/** How far outside the window a link may be and still count as near (spec §9). */
const MARGIN = '200px';

/** How long a link must stay near, in ms: a visitor who scrolls past it is not on the way to it. */
const STAYS_MS = 200;

/** A browser tells nothing of what it fetches by rules: so long the next one waits, in ms. */
const TAKES_MS = 400;

/** Fetches the page behind a link; settles when the next one may be. */
type Fetcher = (link: HTMLAnchorElement) => Promise<unknown>;

/**
 * Fetches the pages behind the links of this page before they are asked for, once those are near the window; nothing before the page
 * itself is done, on a slow network, or inside a frame.
 */
export function watchNearLinks(): void {
  const { dataset } = document.documentElement;
  if (window.matchMedia('(hover: hover)').matches) dataset.hovers = '';
  const fetchPage = fetcher();
  // A page that is drawn without a network has none to spare.
  if (!fetchPage || window.self !== window.top || 'offline' in dataset || !mayPrefetch()) return;
  whenIdle(() => watch(fetchPage));
}

function watch(fetchPage: Fetcher): void {
  const main = document.querySelector('main');
  if (!main) return;
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const fetched = new Set<string>();
  /** What is under way in each of the lines in which pages wait for each other. */
  const lines: Promise<unknown>[] = [];

  const take = (link: HTMLAnchorElement) => {
    const page = pageBehind(link, window.location.href);
    if (page === undefined || fetched.has(page) || fetched.size === PER_PAGE) return;
    fetched.add(page);
    const line = fetched.size % AT_ONCE;
    lines[line] = Promise.resolve(lines[line])
      .then(() => fetchPage(link))
      .catch(() => undefined);
  };

  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLAnchorElement)) continue;
        clearTimeout(waiting.get(target));
        if (isIntersecting) waiting.set(target, setTimeout(take, STAYS_MS, target));
        else delete target.dataset.near;
      }
    },
    { rootMargin: MARGIN },
  );
  const look = () => {
    // Only what the page offers to read: its navigation stands on every page, and the days in it are heavy pages.
    for (const link of main.querySelectorAll('a:not(nav *)')) near.observe(link);
  };
  // A filter shows other rows on the same page.
  new MutationObserver(look).observe(main, { childList: true, subtree: true });
  look();
}

/** How this browser fetches a page ahead: by the rules of the document, by a link, or by the worker; `undefined` where it cannot. */
function fetcher(): Fetcher | undefined {
  if (HTMLScriptElement.supports?.('speculationrules')) return markNear;
  const hasLinks = document.createElement('link').relList.supports?.('prefetch');
  if (!hasLinks && !navigator.serviceWorker?.controller) return undefined;
  return async (link) => {
    const { byLink, byWorker } = await import('./fetch-ahead.ts');
    return (hasLinks ? byLink : byWorker)(link);
  };
}

/** document/links.speculationrules. */
async function markNear({ dataset }: HTMLAnchorElement): Promise<void> {
  dataset.near = '';
  await new Promise((resolve) => setTimeout(resolve, TAKES_MS));
}
