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

/** How far the page's time may lag: it is a whole minute, and a page may have been prefetched half a minute ago. */
const MAY_LAG_MS = 1.5 * MINUTE_MS;

/**
 * Chooses a page's clock. A page has only the minute in which it was `rendered`; the first `known` clock that agrees
 * with that minute also has the seconds, and continues. Otherwise the clock starts at that minute.
 * @param arrived When the page arrived on the device; its island may start much later.
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
 * The server's time, updated every minute. `rendered` is the time in the props, and the result on the server and in the
 * browser's first render (`isLive` is false).
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
      // For an unchanged minute nothing rerenders.
      startTransition(() => setNow(minute === +rendered ? rendered : new Date(minute)));
      timer = setTimeout(tick, MINUTE_MS - (instant % MINUTE_MS));
    };
    tick();
    // Timers of a hidden page run late.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [rendered]);
  return { now: now ?? rendered, isLive: now !== undefined };
}
