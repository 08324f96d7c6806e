import { env } from './env.ts';

/** Whether the clock differs from the real time, and the time to which it was set. */
type Simulation = { simulated: false } | { simulated: true; from: Date };

export type Clock = {
  /** Returns the time at which the site shows the programme, which may be simulated. */
  now: () => Date;
  /** Sets the clock of a demo. Only the first call has an effect, and only if no time is configured. */
  startDemo: (instant: Date) => void;
  simulation: () => Simulation;
  /** Returns how far the clock is ahead of the system clock, in ms; 0 for the real time. */
  aheadMs: () => number;
};

/**
 * Creates a clock that runs as fast as the system clock. If `siteNow` is set, the clock shows that time when the
 * process starts (`startedAt`). Otherwise, with embedded content, it starts at the time passed to `startDemo`. In all
 * other cases it shows the system time.
 */
export function createClock(given: { siteNow?: Date; embedded: boolean; startedAt: Date }): Clock {
  const { siteNow, embedded, startedAt } = given;
  let set = siteNow && { from: siteNow, at: +startedAt };

  return {
    now: () => (set ? new Date(+set.from + Date.now() - set.at) : new Date()),
    startDemo: (instant) => {
      if (embedded && !set) set = { from: instant, at: Date.now() };
    },
    simulation: () => (set ? { simulated: true, from: set.from } : { simulated: false }),
    aheadMs: () => (set ? +set.from - set.at : 0),
  };
}

const clock = createClock({
  siteNow: env.SITE_NOW,
  embedded: env.CONTENT_API_URL === undefined,
  startedAt: new Date(),
});

/**
 * Returns the current time for «today», «past» and «nu bezig», which can be simulated. Read it once per request and
 * pass it on. Everything else (mail, retries, cache ages) uses the system clock.
 */
export const programmeNow = clock.now;

/**
 * Starts the clock of the demo at the given time, once, when the days of the festival are first loaded: a new user sees
 * a festival in full swing. Before that, the time is real.
 */
export const startDemoClock = clock.startDemo;

/** Returns whether visitors see a simulated time, which the footer then states. */
export const isSimulated = clock.simulation;

/** Returns how far the programme's clock is ahead of the system clock, in ms. Offline pages use it too. */
export const clockAheadMs = clock.aheadMs;
