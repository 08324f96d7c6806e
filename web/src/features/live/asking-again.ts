const SECOND = 1_000;

/** How often a screen asks what is new. */
export const ASK_EVERY_MS = 120 * SECOND;
const FIRST_RETRY_MS = 5 * SECOND;
/** Screens all hear of the same start: spread over so long, they do not ask in one and the same moment. */
const SPREAD_MS = 3 * SECOND;

/**
 * How long until a screen asks again, in milliseconds. After an answer: two minutes, or when the next item starts if
 * that is sooner; a start that is at or before now is asked for at once, but no faster than a failure is tried again.
 * After failures: five seconds, twice as long each time, two minutes at most. `chance`, from 0 to 1, spreads screens.
 */
export function waitBeforeAsking(state: {
  now: Date;
  nextStart: Date | undefined;
  failures: number;
  chance: number;
}): number {
  const { now, nextStart, failures, chance } = state;
  if (failures > 0) {
    const wait = Math.min(ASK_EVERY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
    return wait * (0.8 + 0.2 * chance);
  }
  const usual = ASK_EVERY_MS * (0.8 + 0.2 * chance);
  if (nextStart === undefined) return usual;
  return Math.min(usual, Math.max(FIRST_RETRY_MS, +nextStart - +now) + SPREAD_MS * chance);
}
