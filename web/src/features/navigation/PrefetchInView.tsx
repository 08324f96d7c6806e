import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { pathOf } from '../../domain/pages/paths.ts';
import { fetchLaterParts } from '../../ui/kept.tsx';
import { fetchReadingFont } from '../../ui/late-fonts.ts';
import { onSignOfVisitor } from '../../ui/sign-of-visitor.ts';
import { answeringDevice } from './device.ts';
import { pageBehind } from './page-behind.ts';
import { answerAddress, usePrefetchCode } from './prefetch-code.ts';

/** How many pages are fetched at a time, so that what a visitor asks for never waits long behind a guess. */
const AT_ONCE = 2;

/** How many pages are fetched from one page: a day has a hundred rows, of which a visitor opens a few. */
const PER_PAGE = 12;

const ANSWERED = ['load', 'error'];

/** No answer may be given for longer without asking (`app/process/caching.ts`), in ms. */
const KEPT_MS = 30_000;

/**
 * Fetches the pages behind the links of the element with this id before they are asked for, once those are near the
 * window. Browsers keep their answers for half a minute (server/cache-headers.ts), so that a click finds them there. Their
 * code, which is heavier, follows once the visitor moves, touches, scrolls or presses a key. Nothing is fetched before the
 * page itself is done, on a slow network, or inside an editor's frame.
 */
export function PrefetchInView({ within }: { within: string }) {
  const { pathname } = useLocation();
  const isVisited = useSignOfVisitor();
  return <Prefetched key={pathname} within={within} withCode={isVisited} />;
}

function Prefetched({ within, withCode }: { within: string; withCode: boolean }) {
  const [pages, setPages] = useState<readonly string[]>([]);
  const [answered, setAnswered] = useState(0);

  useEffect(() => {
    if (window.self !== window.top || !mayPrefetch()) return;
    let stop = () => {};
    const callOff = whenIdle(() => {
      const root = document.getElementById(within);
      if (root === null) return;
      stop = watchLinksInView(root, (page) =>
        setPages((known) => (known.includes(page) || known.length === PER_PAGE ? known : [...known, page])),
      );
    });
    return () => {
      callOff();
      stop();
    };
  }, [within]);

  useEffect(() => {
    // React puts the links in the head; their events do not bubble.
    const next = ({ target }: Event) => {
      // The code of a page, which comes along, is not counted.
      if (!(target instanceof HTMLLinkElement) || target.as !== 'fetch') return;
      setAnswered((count) => count + 1);
      setTimeout(takeOut, KEPT_MS, target.href);
    };
    const stop = new AbortController();
    for (const kind of ANSWERED)
      document.addEventListener(kind, next, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);

  const isSoon = withCode && pages.length > 0;
  useEffect(() => {
    if (!isSoon) return;
    fetchLaterParts();
    // Without it the next page comes without motion, and is read after the press.
    import('./start-presses.ts').catch(() => {});
  }, [isSoon]);

  useEffect(() => {
    if (withCode && mayPrefetch()) fetchReadingFont();
  }, [withCode]);

  const soon = pages.slice(0, answered + AT_ONCE);
  const prefetchCode = usePrefetchCode();
  useEffect(() => {
    if (withCode) for (const page of pages.slice(0, answered + AT_ONCE)) prefetchCode(pathOf(page));
  }, [withCode, pages, answered, prefetchCode]);
  // What is asked for now needs its styles beside its code, and not after it.
  const asked = useNavigation().location?.pathname;
  useEffect(() => {
    if (asked !== undefined) prefetchCode(asked);
  }, [asked, prefetchCode]);

  return soon.map((page) => <link key={page} rel="prefetch" as="fetch" href={answerAddress(page)} />);
}

/**
 * Chromium gives what was prefetched for five minutes to who asks first, whatever its age may be by `cache-control`: a page that
 * is opened by the first touch of all would say what was so then. Once it is too old, it is asked for here, of the browser alone.
 */
const takeOut = (href: string) =>
  fetch(href, { mode: 'same-origin', cache: 'only-if-cached' }).catch(() => {});

/** Whether somebody has moved, touched, scrolled or typed since the page was opened. */
function useSignOfVisitor(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => onSignOfVisitor(() => setSeen(true)), []);
  return isSeen;
}

/** How far outside the window a link may be and still count as near (spec §9). */
const MARGIN = '200px';

/** How long a link must stay near, in ms: a visitor who scrolls past it is not on the way to it. */
const STAYS_MS = 200;

/** Calls `found` for the page behind each link of `root` that has been near the window for a moment. Returns how to stop. */
function watchLinksInView(root: Element, found: (page: string) => void): () => void {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const known = new WeakSet<Element>();

  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target));
        waiting.delete(target);
        if (isIntersecting) waiting.set(target, setTimeout(tell, STAYS_MS, target));
      }
    },
    { rootMargin: MARGIN },
  );

  function tell(link: Element): void {
    near.unobserve(link);
    waiting.delete(link);
    const page = link instanceof HTMLAnchorElement ? pageBehind(link, window.location.href) : undefined;
    if (page !== undefined) found(page);
  }

  function look(): void {
    for (const link of root.querySelectorAll('a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      // Only what the page offers to read: its navigation stands on every page, and the days in it are heavy pages.
      if (link.closest('nav') === null) near.observe(link);
    }
  }

  // A filter shows other rows on the same page.
  const changes = new MutationObserver(look);
  changes.observe(root, { childList: true, subtree: true });
  look();
  return () => {
    changes.disconnect();
    near.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}

/** Whether the visitor's network may be used for a guess: not where it is slow, or paid for by the byte. */
export function mayPrefetch(): boolean {
  // There is no network at all.
  if (answeringDevice()) return false;
  // Only some browsers tell anything about the connection.
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return isSpare(connection) && !window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Whether a connection, as the Network Information API describes it, has capacity to spare. Unknown counts as yes. */
export function isSpare(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return true;
  if ('saveData' in connection && connection.saveData === true) return false;
  return !('effectiveType' in connection) || connection.effectiveType === '4g';
}

/** Calls `then` once the page has loaded and the browser has nothing else to do. Returns how to call it off. */
export function whenIdle(then: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(then);
      callOff = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(then, 1_000);
      callOff = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    callOff = () => window.removeEventListener('load', wait);
  }
  return () => callOff();
}
