import { useEffect, useMemo, useState } from 'react';

/**
 * The server's time when the page's timer shows `at`, in ms. The timer, `performance.now()`, is monotonic. The device
 * clock may be wrong or may be adjusted while the page is open.
 */
export type ServerTime = { server: number; at: number };

/** Returns the server's time when the timer shows `at`, in ms since 1970. */
export function timeAt(known: ServerTime, at: number): number {
  return known.server + at - known.at;
}

/**
 * Returns the server's time after a response. The server read its clock between `requested` and `answered`, so the
 * result may be off by half the round trip. Returns `known` if it is within that margin, so that the clock does not
 * jump.
 */
export function corrected(
  known: ServerTime,
  answer: { server: number; requested: number; answered: number },
): ServerTime {
  const halfTrip = (answer.answered - answer.requested) / 2;
  const heard = { server: answer.server, at: answer.requested + halfTrip };
  return Math.abs(timeAt(known, heard.at) - heard.server) <= halfTrip ? known : heard;
}

/** Returns how long until the clock shows the next second, in ms. */
export function untilNextSecond(instant: number): number {
  return 1000 - (((instant % 1000) + 1000) % 1000);
}

export type ServerClock = {
  /** Returns the server's time, to the millisecond. Call it only in the browser. */
  read: () => Date;
  /** Updates the clock from a response; `requested` and `answered` are values of `performance.now()`. */
  learn: (answer: { now: Date; requested: number; answered: number }) => void;
};

/** Returns the server's time, updated every second, and the clock. `rendered` is the server's time in the HTML. */
export function useServerClock(rendered: Date): { now: Date; clock: ServerClock } {
  const [now, setNow] = useState(rendered);
  const clock = useMemo(() => createServerClock(+rendered), [rendered]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const instant = clock.read();
      setNow(instant);
      timer = setTimeout(tick, untilNextSecond(+instant));
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock]);
  return { now, clock };
}

function createServerClock(rendered: number): ServerClock {
  let known: ServerTime | undefined;
  const time = () => {
    known ??= { server: rendered, at: performance.now() };
    return known;
  };
  return {
    read: () => new Date(timeAt(time(), performance.now())),
    learn: ({ now, requested, answered }) => {
      known = corrected(time(), { server: +now, requested, answered });
    },
  };
}
