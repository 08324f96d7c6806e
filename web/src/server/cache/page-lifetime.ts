import { type Dependency, trackDependencies } from '../../cms/dependency-tracking.ts';
import { dayBounds, dayOf } from '../../domain/time/brussels.ts';
import { nextMinute } from '../../domain/time/when.ts';
import { MAX_CACHED_PAGES, QUERY_AGES } from './caching.ts';

/** Time after its start at which an item without an end counts as over, in ms (`domain/time/when.ts`). */
const TWO_HOURS_MS = 120 * 60_000;

/** The data that a page was rendered from, and how long the page is correct. */
export type Rendered = {
  reads: readonly Dependency[];
  /**
   * When the page expires, in ms of the programme's clock: at the next start or end of an item, or at the end of the
   * day.
   */
  rightUntil: number;
};

/** Renders a page as of `now`, by the programme's clock; also returns its data and how long it stays correct. */
export async function renderWith<T>(
  now: Date,
  work: () => Promise<T>,
): Promise<{ result: T; made: Rendered }> {
  const { result, reads } = await trackDependencies(work);
  const ends = reads.map(({ value }) => nextMoment(value, +now));
  const midnight = +dayBounds(dayOf(now)).end;
  return { result, made: { reads, rightUntil: Math.min(midnight, ...ends) } };
}

/**
 * Returns two times for a page rendered at `madeAt`, in ms of the system clock: until `fresh` it may be served as it
 * is, and until `stale` while it is rendered again. The age of its oldest response limits both, so that a change is
 * visible within a minute. In an outage, both may last until the service may be queried again.
 */
export function agesOf({ reads }: Pick<Rendered, 'reads'>, madeAt: number): { fresh: number; stale: number } {
  const oldest = Math.min(...reads.map((read) => read.requestedAt())) + QUERY_AGES.staleMs;
  const answers = Math.max(oldest, madeAt + QUERY_AGES.pauseMs);
  return {
    fresh: Math.min(madeAt + MAX_CACHED_PAGES.freshMs, answers),
    stale: Math.min(madeAt + MAX_CACHED_PAGES.staleMs, answers),
  };
}

/** Whether every response behind a page is recent at `at`, in system time. If so, the page shows no age. */
export const isOfRecentAnswers = ({ reads }: Pick<Rendered, 'reads'>, at: number): boolean =>
  reads.every((read) => at < read.requestedAt() + QUERY_AGES.staleMs);

/**
 * Returns the first time after `now`, both in ms, at which an item in a response starts or stops counting as «running»
 * or «next». An item is running from its start until the minute after its end, and «next» until the minute after its
 * start.
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
