import { env } from './env.ts';

/** Whether the clock is set to another time than the real one, and to which instant it was set. */
type Simulation = { simulated: false } | { simulated: true; from: Date };

export type Clock = {
  /** What time the programme judges by. */
  now: () => Date;
  /** Sets a demo's clock, once; without effect where the time is given or real. */
  startDemo: (instant: Date) => void;
  simulation: () => Simulation;
  /** How far it runs ahead of the system's clock, in ms: 0 where it is the real time. */
  aheadMs: () => number;
};

/**
 * A clock that ticks like the system's, from another instant where one is given: `siteNow` from
 * `startedAt` on; with embedded content and no `siteNow`, the instant given to `startDemo`, from then on.
 * With a real content API it is the system's clock.
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
 * The time by which the site judges «today», «past» and «nu bezig»; can be simulated. Read once per request and
 * passed down. Everything else (mail, retries, cache ages) uses the system's clock.
 */
export const programmeNow = clock.now;

/**
 * Starts the demo's clock at this instant, once, when the festival's days are first read: a newcomer sees
 * a festival in full swing. Until then the time is the real one.
 */
export const startDemoClock = clock.startDemo;

/** Whether visitors see another time than the real one: the footer says so. */
export const isSimulated = clock.simulation;

/** How far the programme's clock runs ahead of the system's, in ms: a device without a network goes on by its own clock. */
export const clockAheadMs = clock.aheadMs;
