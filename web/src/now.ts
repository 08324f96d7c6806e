import { env } from './env.ts';

/** Whether the clock differs from the real one, and the instant it was set to. */
type Simulation = { simulated: false } | { simulated: true; from: Date };

export type Clock = {
  /** The current time for everything about the programme. */
  now: () => Date;
  /** Sets the clock of a demo, once; no effect when the time is given or real. */
  startDemo: (instant: Date) => void;
  simulation: () => Simulation;
  /** How far it is ahead of the system clock, in ms; 0 for the real time. */
  aheadMs: () => number;
};

/**
 * Creates a clock that ticks like the system clock, possibly from another instant: from `siteNow` at `startedAt`; or,
 * with embedded content and no `siteNow`, from the instant given to `startDemo`. With a real content API it is the
 * system clock.
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
 * The current time for «today», «past» and «nu bezig»; can be simulated. Read once per request and passed
 * down. Everything else (mail, retries, cache ages) uses the system clock.
 */
export const programmeNow = clock.now;

/**
 * Starts the demo's clock at this instant, once, when the festival's days are first loaded: a new user sees a festival
 * in full swing. Until then the time is real.
 */
export const startDemoClock = clock.startDemo;

/** Whether visitors see a simulated time; the footer says so. */
export const isSimulated = clock.simulation;

/** How far the programme's clock is ahead of the system clock, in ms; offline pages add it to the device's clock. */
export const clockAheadMs = clock.aheadMs;
