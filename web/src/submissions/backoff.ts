const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** A mail server that restarts costs seconds; one that is down for the night is not knocked at all the time. */
const PAUSES_MS = [15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS];
/** Spreads what failed together, so that it does not come back together. */
const JITTER = 0.2;

/** How long to wait after the `attempts`-th failure, in ms. `random` is between 0 and 1. */
export function pauseAfter(attempts: number, random: number): number {
  const pause = PAUSES_MS[Math.min(Math.max(attempts, 1), PAUSES_MS.length) - 1] ?? MINUTE_MS;
  return Math.round(pause * (1 + JITTER * (2 * random - 1)));
}
