import { type Dependency, trackDependencies } from '../../cms/dependency-tracking.ts';
import { dayBounds, dayOf } from '../../domain/time/brussels.ts';
import { nextMinute } from '../../domain/time/when.ts';
import { PAGES_KEPT, QUERY_AGES } from './caching.ts';

/** After so long without an end something counts as over (`domain/time/when.ts`). */
const TWO_HOURS_MS = 120 * 60_000;

/** What a page was made of, and how long it is right by it. */
export type Made = {
  reads: readonly Dependency[];
  /** Until this instant of the programme's clock it says what is so: then something on it begins or ends, or the day. */
  rightUntil: number;
};

/** Makes a page that judges by `now`, the programme's clock, and says how long it is right. */
export async function madeWith<T>(now: Date, work: () => Promise<T>): Promise<{ result: T; made: Made }> {
  const { result, reads } = await trackDependencies(work);
  const ends = reads.map(({ value }) => nextMoment(value, +now));
  const midnight = +dayBounds(dayOf(now)).end;
  return { result, made: { reads, rightUntil: Math.min(midnight, ...ends) } };
}

/**
 * How long a page that was made at `madeAt` may be given, milliseconds of the system clock: as it is, and after that
 * while it is made anew. Never longer than the oldest answer in it would be given, so that a change shows within a minute;
 * of answers that nobody renews, as in an outage, for as long as who is away is not asked again.
 */
export function agesOf({ reads }: Pick<Made, 'reads'>, madeAt: number): { fresh: number; stale: number } {
  const oldest = Math.min(...reads.map((read) => read.askedAt())) + QUERY_AGES.staleMs;
  const answers = Math.max(oldest, madeAt + QUERY_AGES.pauseMs);
  return {
    fresh: Math.min(madeAt + PAGES_KEPT.freshMs, answers),
    stale: Math.min(madeAt + PAGES_KEPT.staleMs, answers),
  };
}

/**
 * Whether every answer that a page is made of is one that would be given as it is at `at`, by the system clock: none of
 * them is shown because nobody could be asked, and the page says of none how old it is.
 */
export const isOfRecentAnswers = ({ reads }: Pick<Made, 'reads'>, at: number): boolean =>
  reads.every((read) => at < read.askedAt() + QUERY_AGES.staleMs);

/**
 * The first instant after `now`, both in ms, at which a judgement over something in an answer may change. What is running has
 * begun at its start and is past in the minute after its end; what starts next is told until the minute after its start.
 */
function nextMoment(answer: unknown, now: number): number {
  let next = Number.POSITIVE_INFINITY;
  const note = (instant: number) => {
    const atOnce = nextMinute(instant - 1);
    const moment = atOnce > now ? atOnce : nextMinute(instant);
    if (moment > now && moment < next) next = moment;
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (value instanceof Date) note(+value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (value instanceof Map) value.forEach(visit);
    else {
      Object.values(value).forEach(visit);
      if ('start' in value && value.start instanceof Date && !('end' in value && value.end))
        note(+value.start + TWO_HOURS_MS);
    }
  };
  visit(answer);
  return next;
}
