import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './PendingBoundary.module.css';
import { usePendingPath } from './use-pending-path.ts';

/** A page that was fetched ahead is there after a shorter wait, in ms, on a slow phone too. */
const FETCHED_AFTER_MS = 150;

type PendingBoundaryProps = {
  /**
   * What stands in the place of this part of the page when a visitor waits for that path and query; `false` where it stays,
   * as it does while the placeholder itself is not there.
   */
  placeholder: (path: string) => false | Promise<ReactNode>;
  children: ReactNode;
};

/**
 * A part of a page that gives way to a placeholder while what replaces it is on its way. It is out of sight only: where
 * nothing comes, it stands there again as it was, with what was typed and opened in it.
 */
export function PendingBoundary({ placeholder, children }: PendingBoundaryProps) {
  const instead = usePlaceholder(placeholder);
  const isAway = Boolean(instead);
  useScrollKept(isAway);
  return (
    <>
      {instead}
      <div className={isAway ? styles.away : styles.part}>{children}</div>
    </>
  );
}

function usePlaceholder(placeholder: PendingBoundaryProps['placeholder']): ReactNode {
  const path = usePendingPath();
  const [fetched, setFetched] = useState<{ path: string; shown: ReactNode }>();
  const placeholderOf = useEffectEvent(async (path: string) => placeholder(path));
  // It is fetched before the wait is felt, to be there then, and not for a page that is there at once: its styles have a
  // browser lay out anew what is about to go.
  const { location } = useNavigation();
  const asked = location && location.pathname + location.search;
  useEffect(() => {
    if (asked === undefined) return;
    let isAsked = true;
    const timer = setTimeout(() => {
      placeholderOf(asked).then(
        (shown) => isAsked && setFetched({ path: asked, shown }),
        // It cannot be fetched: the page stays.
        () => {},
      );
    }, FETCHED_AFTER_MS);
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return path !== undefined && fetched?.path === path && fetched.shown;
}

/** A placeholder is shorter than what it stands for: that comes back at the scroll position at which it went. */
function useScrollKept(isAway: boolean): void {
  const left = useRef<{ top: number; page: string }>(undefined);
  useLayoutEffect(() => {
    if (!isAway) return;
    return () => {
      const before = left.current;
      left.current = undefined;
      // Another page has a scroll position of its own.
      if (before?.page === window.location.href) window.scrollTo(0, before.top);
    };
  }, [isAway]);
  useLayoutEffect(() => {
    if (isAway) return;
    const note = () => {
      left.current = { top: window.scrollY, page: window.location.href };
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [isAway]);
}
