import { type ReactNode, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

type PendingBoundaryProps = {
  /** Whether this part of the page is what changes when a visitor goes to that path and query. */
  changes: (path: string) => boolean;
  /** What stands in its place once the wait is felt. */
  placeholder: ReactNode;
  children: ReactNode;
};

/** A part of a page that gives way to its placeholder while what replaces it is on its way. */
export function PendingBoundary({ changes, placeholder, children }: PendingBoundaryProps) {
  const path = usePendingPath();
  return path !== undefined && changes(path) ? placeholder : children;
}

/** During a shorter wait, in ms, a page that stays as it is feels faster than one that shows placeholders. */
const FELT_AFTER_MS = 300;

/**
 * The path and query that a visitor is waiting for, once the wait is felt. It is `undefined` while nothing is under way
 * or nobody notices yet, and on the server.
 */
function usePendingPath(): string | undefined {
  const { state, location } = useNavigation();
  const path = state === 'loading' ? location.pathname + location.search : undefined;
  const [felt, setFelt] = useState<string>();
  useEffect(() => {
    if (path === undefined) return;
    const timer = setTimeout(() => setFelt(path), FELT_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setFelt(undefined);
    };
  }, [path]);
  return felt === path ? felt : undefined;
}
