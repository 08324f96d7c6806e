import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useLostNavigation } from './lost-navigation.ts';

/** During a shorter wait, in ms, a page that stays as it is feels faster than one that shows placeholders. */
const FELT_AFTER_MS = 300;

/**
 * The path and query that a visitor is waiting for, once the wait is felt. It is `undefined` while nothing is under way,
 * nobody notices yet, or no answer is coming, and on the server.
 */
export function usePendingPath(): string | undefined {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  const lost = useLostNavigation();
  const asked = state === 'loading' ? location.pathname + location.search : undefined;
  const isLost = lost?.path === asked && lost?.state !== 'trying';
  // A page that is asked for again in passing is there already.
  const path = isLost || asked === pathname + search ? undefined : asked;
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
