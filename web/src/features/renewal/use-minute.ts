import { startTransition, useEffect, useRef, useState } from 'react';
import { type Here, lookHere, type Reckoned, serverTime, timeAt } from './server-time.ts';

const MINUTE_MS = 60_000;

/** How far the time in a page may lie behind: it is a whole minute, and a page may have been prefetched half a minute ago. */
const MAY_LAG_MS = 1.5 * MINUTE_MS;

/**
 * What time it is, by a page that was rendered for the minute `rendered`: the first of the `known` clocks that this can be true
 * of, else that minute. A page tells the whole minute only, and the clock does not go back to its beginning each time.
 */
export function reckon(known: readonly (Reckoned | undefined)[], rendered: number, here: Here): Reckoned {
  const isPossible = (clock: Reckoned | undefined) => {
    const since = clock ? timeAt(clock, here) - rendered : -1;
    return since >= 0 && since <= MAY_LAG_MS;
  };
  return known.find(isPossible) ?? { server: rendered, at: here };
}

/**
 * The server's time, told anew every minute. `rendered` is the time in the props; on the server and in the first
 * render of the browser it stands still (`isLive` is false), so that a page without scripts says nothing that grows old.
 */
export function useMinute(rendered: Date): { now: Date; isLive: boolean } {
  const known = useRef<Reckoned>(undefined);
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const reckoned = reckon([serverTime(), known.current], +rendered, lookHere());
    known.current = reckoned;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const instant = timeAt(reckoned, lookHere());
      const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
      // For the same minute no row is drawn anew.
      startTransition(() => setNow(minute === +rendered ? rendered : new Date(minute)));
      timer = setTimeout(tick, MINUTE_MS - (instant % MINUTE_MS));
    };
    tick();
    // The timers of a page that nobody sees are late.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [rendered]);
  return { now: now ?? rendered, isLive: now !== undefined };
}
