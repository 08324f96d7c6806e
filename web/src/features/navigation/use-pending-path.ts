import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Under this wait, in ms, a page that stays as it is feels faster than one that shows what is missing. */
const FELT_AFTER_MS = 300;

/**
 * The path and query that a visitor is waiting for, once the wait is felt; `undefined` while nothing is under way
 * or nobody notices yet. Never set on the server.
 */
export function usePendingPath(): string | undefined {
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
