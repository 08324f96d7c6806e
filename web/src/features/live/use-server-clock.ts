import { useEffect, useMemo, useState } from 'react';

/**
 * What time it was at the server when this page's own stopwatch stood at `at`. The stopwatch (`performance.now()`)
 * only ever runs on: the device's clock may be wrong, and may be put right while we look at it. Milliseconds.
 */
export type ServerTime = { server: number; at: number };

/** The server's time when the stopwatch stands at `at`, in milliseconds since 1970. */
export function timeAt(known: ServerTime, at: number): number {
  return known.server + at - known.at;
}

/**
 * What is known after an answer. The server looked at its clock somewhere between `asked` and `answered`, so the answer
 * can be wrong by half the trip. Within that, what was known stays, and the clock does not jump.
 */
export function corrected(
  known: ServerTime,
  answer: { server: number; asked: number; answered: number },
): ServerTime {
  const halfTrip = (answer.answered - answer.asked) / 2;
  const heard = { server: answer.server, at: answer.asked + halfTrip };
  return Math.abs(timeAt(known, heard.at) - heard.server) <= halfTrip ? known : heard;
}

/** How long until the clock shows its next second, in milliseconds. */
export function untilNextSecond(instant: number): number {
  return 1000 - (((instant % 1000) + 1000) % 1000);
}

export type ServerClock = {
  /** What time it is at the server, to the millisecond. In the browser only. */
  read: () => Date;
  /** Learns from an answer; `asked` and `answered` are of `performance.now()`. */
  learn: (answer: { now: Date; asked: number; answered: number }) => void;
};

/** The server's time, told anew every second, and the clock behind it. `rendered` is the time in the page's HTML. */
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
    learn: ({ now, asked, answered }) => {
      known = corrected(time(), { server: +now, asked, answered });
    },
  };
}
