import { useEffect, useMemo, useState } from 'react';
import { corrected, type ServerTime, timeAt, untilNextSecond } from './server-clock.ts';

export type ServerClock = {
  /** What time it is at the server, to the millisecond. In the browser only. */
  read: () => Date;
  /** Learns from an answer; `asked` and `answered` are of `performance.now()`. */
  learn: (answer: { now: Date; asked: number; answered: number }) => void;
};

/** The server's time, told every second, and the clock behind it. `rendered` is what the page's HTML says. */
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
