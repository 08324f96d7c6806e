import { startTransition, useEffect, useRef, useState } from 'react';
import { documentArrived, type Here, lookHere, type Reckoned, serverTime, timeAt } from './server-time.ts';

const MINUTE_MS = 60_000;

/** How far the time in a page may lie behind: it is a whole minute, and a page may have been prefetched half a minute ago. */
const MAY_LAG_MS = 1.5 * MINUTE_MS;

/**
 * The clock by which a page tells the time. A page names only the minute for which it was `rendered`: the first of the `known` clocks
 * that agrees with that minute knows the seconds, and has not to begin again. Otherwise the clock starts at that minute.
 *
 * @param arrived When the page came to the device, whose island may start much later.
 */
export function reckon(
  known: readonly (Reckoned | undefined)[],
  rendered: number,
  { arrived, here }: { arrived: Here; here: Here },
): Reckoned {
  const agrees = (instant: number) => instant >= rendered && instant - rendered <= MAY_LAG_MS;
  const isPossible = (clock: Reckoned | undefined) =>
    clock && (agrees(clock.server) || agrees(timeAt(clock, here)));
  return known.find(isPossible) ?? { server: rendered, at: arrived };
}

/**
 * The server's time, updated every minute. `rendered` is the time in the props; on the server and in the first render of the
 * browser it is fixed (`isLive` is false).
 */
export function useMinute(rendered: Date): { now: Date; isLive: boolean } {
  const known = useRef<Reckoned>(undefined);
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const here = lookHere();
    const arrived = known.current ? here : documentArrived();
    const reckoned = reckon([serverTime(), known.current], +rendered, { arrived, here });
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
