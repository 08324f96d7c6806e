import { dayBounds } from '../domain/time/brussels.ts';
import { env } from '../env.ts';
import { clockAheadMs, isSimulated, programmeNow, startDemoClock } from '../now.ts';
import type { Clock } from '../ports.ts';
import { cms } from './content/content.ts';

const HALF_PAST_NINE_MS = 9.5 * 3_600_000;

/** Returns the current time of one request, after setting the demo's clock from the content. */
export async function currentMinute(): Promise<Date> {
  await setDemoClock();
  return wholeMinute(programmeNow());
}

/** Rounds down to the minute, so that a page requested twice within one is identical byte for byte. */
function wholeMinute(instant: Date): Date {
  return new Date(Math.floor(+instant / 60_000) * 60_000);
}

/**
 * Only the demo's clock depends on content. Elsewhere setting it has no effect, but would query content before every
 * page: with a hanging content system, pages that need none would wait.
 */
let clockStands = env.CONTENT_API_URL !== undefined || env.SITE_NOW !== undefined;

async function setDemoClock(): Promise<void> {
  if (clockStands) return;
  try {
    const days = await cms.festivalDays();
    const third = days[2] ?? days[0];
    if (!third) return;
    startDemoClock(new Date(+dayBounds(third.day).start + HALF_PAST_NINE_MS));
    clockStands = true;
  } catch {
    // Content is unavailable: the page reports that, and the next request tries again.
  }
}

/** The clock of this process, for pages and endpoints. */
export const clock: Clock = {
  now: programmeNow,
  minute: currentMinute,
  isSimulated: () => isSimulated().simulated,
  aheadMs: clockAheadMs,
};
