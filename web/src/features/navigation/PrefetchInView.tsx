import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { watchLinksInView } from './links-in-view.ts';
import { mayPrefetch, whenIdle } from './save-data.ts';

/** So that what a visitor asks for never waits long behind what was only guessed. */
const AT_ONCE = 2;

/** A day has a hundred rows, and who reads them all opens a few. */
const PER_PAGE = 12;

const ANSWERED = ['load', 'error'];

/**
 * Fetches the pages behind the links of the element with this id before they are asked for, once those are near the
 * window: their answers are kept for half a minute (serve/cache-headers.ts), so that a click finds them there. Nothing
 * before the page itself is done, on a slow network, or inside an editor's frame.
 */
export function PrefetchInView({ within }: { within: string }) {
  const { pathname } = useLocation();
  return <Prefetched key={pathname} within={within} />;
}

function Prefetched({ within }: { within: string }) {
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
      // The scripts of a page, which come along, are not counted.
      if (target instanceof HTMLLinkElement && target.rel === 'prefetch') setAnswered((count) => count + 1);
    };
    for (const kind of ANSWERED) document.addEventListener(kind, next, true);
    return () => {
      for (const kind of ANSWERED) document.removeEventListener(kind, next, true);
    };
  }, []);

  return pages.slice(0, answered + AT_ONCE).map((page) => <PrefetchPageLinks key={page} page={page} />);
}
