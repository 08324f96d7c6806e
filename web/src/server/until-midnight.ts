import { dayBounds, dayOf } from '../domain/time/brussels.ts';
import { programmeNow } from '../now.ts';
import { changedResponse, type Fetch } from '../protocol/fetch.ts';

/** Pages and what client navigations ask are kept for less than this; what is kept for longer says no «today». */
const LONGEST_FOR_A_PAGE_S = 60;

/** No cache holds a page past Brussels midnight: what says «vandaag» in it would be wrong from then on. */
export function untilMidnight(next: Fetch): Fetch {
  return async (request) => {
    const response = await next(request);
    const value = response.headers.get('cache-control');
    const capped = value && cappedAt(value, secondsToMidnight(programmeNow()));
    if (!capped || capped === value) return response;
    const headers = new Headers(response.headers);
    headers.set('cache-control', capped);
    return changedResponse(response, { headers });
  };
}

/** Until the Brussels day ends, in whole seconds. */
export function secondsToMidnight(now: Date): number {
  return Math.floor((+dayBounds(dayOf(now)).end - +now) / 1000);
}

/**
 * A `cache-control` that ends within so many seconds: its ages, and after them the time that something stale may
 * still be used. One that is meant for longer than a page is left as it is.
 */
export function cappedAt(value: string, seconds: number): string {
  const ages = [...value.matchAll(/\b(?:s-)?max-?age=(\d+)/g)].map(([, age]) => Number(age));
  const age = Math.max(0, ...ages);
  if (age > LONGEST_FOR_A_PAGE_S) return value;
  const left = Math.max(0, seconds - Math.min(age, seconds));
  return value
    .replace(/\b((?:s-)?max-?age)=(\d+)/g, (_, name, own) => `${name}=${Math.min(Number(own), seconds)}`)
    .replace(/\b(stale-while-revalidate)=(\d+)/g, (_, name, own) => `${name}=${Math.min(Number(own), left)}`);
}
