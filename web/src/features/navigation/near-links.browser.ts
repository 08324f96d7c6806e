import { whenIdle } from '../../islands/when.ts';
import { pageBehind } from './page-behind.ts';
import { mayPrefetch } from './prefetch.ts';

/** Maximum number of parallel prefetches, so that they barely delay a visitor's own request. */
const AT_ONCE = 2;

/** Maximum number of prefetches per page. Nine pages are less than 250 KB, and visitors open only a few links. */
const PER_PAGE = 9;

/** The distance from the viewport within which a link counts as near (spec §9). */
const MARGIN = '200px';

/**
 * How long a link must stay near the viewport before its page is prefetched, in ms: fast scrolling prefetches nothing.
 */
const STAYS_MS = 200;

/** The pause after a prefetch by speculation rules, in ms, because browsers do not report its end. */
const TAKES_MS = 400;

/** Prefetches the page behind a link; resolves when the next prefetch may start. */
type Fetcher = (link: HTMLAnchorElement) => Promise<unknown>;

/** Prefetches pages behind links near the viewport, once this page has loaded; not on slow connections or in frames. */
export function watchNearLinks(): void {
  const { dataset } = document.documentElement;
  if (window.matchMedia('(hover: hover)').matches) dataset.hovers = '';
  const fetchPage = fetcher();
  // A page that was drawn offline cannot prefetch.
  if (!fetchPage || window.self !== window.top || 'offline' in dataset || !mayPrefetch()) return;
  whenIdle(() => watch(fetchPage));
}

function watch(fetchPage: Fetcher): void {
  const main = document.querySelector('main');
  if (!main) return;
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const fetched = new Set<string>();
  /** The pending prefetch in each of the parallel queues. */
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
    // Excludes navigation: every page has it, and the day pages that it links to are large.
    for (const link of main.querySelectorAll('a:not(nav *)')) near.observe(link);
  };
  // Observes links added later, for example by a filter.
  new MutationObserver(look).observe(main, { childList: true, subtree: true });
  look();
}

/** Returns this browser's way to prefetch: speculation rules, a link or the worker; `undefined` if none works. */
function fetcher(): Fetcher | undefined {
  if (HTMLScriptElement.supports?.('speculationrules')) return markNear;
  const hasLinks = document.createElement('link').relList.supports?.('prefetch');
  if (!hasLinks && !navigator.serviceWorker?.controller) return undefined;
  return async (link) => {
    const { byLink, byWorker } = await import('./fetch-ahead.ts');
    return (hasLinks ? byLink : byWorker)(link);
  };
}

/** Marks the link for the rules in document/links.speculationrules. */
async function markNear({ dataset }: HTMLAnchorElement): Promise<void> {
  dataset.near = '';
  await new Promise((resolve) => setTimeout(resolve, TAKES_MS));
}
