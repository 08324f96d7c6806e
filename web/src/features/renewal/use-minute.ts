import { startTransition, useEffect, useRef, useState } from 'react';
import {
  documentArrived,
  type LocalTime,
  readLocalTime,
  type ServerTimeAt,
  serverTime,
  timeAt,
} from './server-time.ts';

const MINUTE_MS = 60_000;

/** How far a page's minute may be behind, in ms: it is rounded down, and a prefetched page may be half a minute old. */
const MAY_LAG_MS = 1.5 * MINUTE_MS;

/**
 * Returns the clock for a page. The page contains only the minute in which it was `rendered`, so this returns the first
 * `known` clock that agrees with that minute, because it also has the seconds. If no clock agrees, starts one at that
 * minute.
 */
export function programmeNowAt(
  known: readonly (ServerTimeAt | undefined)[],
  rendered: number,
  { arrived, here }: { arrived: LocalTime; here: LocalTime },
): ServerTimeAt {
  const agrees = (instant: number) => instant >= rendered && instant - rendered <= MAY_LAG_MS;
  const isPossible = (clock: ServerTimeAt | undefined) =>
    clock && (agrees(clock.server) || agrees(timeAt(clock, here)));
  return known.find(isPossible) ?? { server: rendered, at: arrived };
}

/**
 * Returns the server's time, updated every minute. On the server and in the browser's first render it returns
 * `rendered`, the time in the props, and `isLive` is false.
 */
export function useMinute(rendered: Date): { now: Date; isLive: boolean } {
  const known = useRef<ServerTimeAt>(undefined);
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const here = readLocalTime();
    const arrived = known.current ? here : documentArrived();
    const reckoned = programmeNowAt([serverTime(), known.current], +rendered, { arrived, here });
    known.current = reckoned;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const instant = timeAt(reckoned, readLocalTime());
      const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
      // Reuses the same object, so that an unchanged minute causes no rerender.
      startTransition(() => setNow(minute === +rendered ? rendered : new Date(minute)));
      timer = setTimeout(tick, MINUTE_MS - (instant % MINUTE_MS));
    };
    tick();
    // Browsers delay the timers of hidden pages, so update as soon as this page is visible again.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [rendered]);
  return { now: now ?? rendered, isLive: now !== undefined };
}
