import { startTransition, useEffect, useRef, useState } from 'react';

const MINUTE_MS = 60_000;

/** How far the time in a page may lie behind: it is told by the minute, and an answer lies half a minute in the browser. */
const MAY_LAG_MS = 1.5 * MINUTE_MS;

/** What this page's own stopwatch (`performance.now()`) and the device's clock show, which may be wrong. Milliseconds. */
type Here = { stopwatch: number; clock: number };

/** What time it was at the server when they showed that. */
type Reckoned = { server: number; at: Here };

/** The stopwatch of a phone that sleeps stands still: then the clock has gone on for much longer. */
export function timeAt({ server, at }: Reckoned, here: Here): number {
  const [ran, passed] = [here.stopwatch - at.stopwatch, here.clock - at.clock];
  return server + (passed > ran + MINUTE_MS ? passed : ran);
}

const lookHere = (): Here => ({ stopwatch: performance.now(), clock: Date.now() });

/**
 * What is known once a page came that says `told`. Time runs on by the stopwatch, as long as that can be true: the page
 * tells the minute only, and the clock does not go back to its beginning each time.
 */
export function reckon(before: Reckoned | undefined, told: number, here: Here): Reckoned {
  const since = before && timeAt(before, here) - told;
  return before && since !== undefined && since >= 0 && since <= MAY_LAG_MS
    ? before
    : { server: told, at: here };
}

/**
 * The server's time, told anew every minute. `rendered` is the time in the page's data; on the server and in the first
 * render of the browser it stands still (`isLive` is false), so that a page without scripts says nothing that grows old.
 */
export function useMinute(rendered: Date): { now: Date; isLive: boolean } {
  const known = useRef<Reckoned>(undefined);
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const reckoned = reckon(known.current, +rendered, lookHere());
    known.current = reckoned;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const instant = timeAt(reckoned, lookHere());
      const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
      // A list of which nothing reacts yet would be made to react for it, all at once. For the same minute no row is drawn anew.
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
