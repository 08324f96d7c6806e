import { dayBounds } from '../domain/time/brussels.ts';
import { env } from '../env.ts';
import { clockAheadMs, isSimulated, programmeNow, startDemoClock } from '../now.ts';
import type { Clock } from '../ports.ts';
import { cms } from './content/content.ts';

const HALF_PAST_NINE_MS = 9.5 * 3_600_000;

/** Returns the programme's time, rounded down to the minute. In a demo, first sets the clock from the content. */
export async function currentMinute(): Promise<Date> {
  await setDemoClock();
  return wholeMinute(programmeNow());
}

/** Rounds down to the minute: a page requested twice within a minute is then identical byte for byte. */
function wholeMinute(instant: Date): Date {
  return new Date(Math.floor(+instant / 60_000) * 60_000);
}

/**
 * Whether the clock is set. Only the clock of a demo depends on content. For other clocks this is true from the start:
 * while the content system hangs, a query before every page would delay even pages without content.
 */
let clockStands = env.CONTENT_API_URL !== undefined || env.SITE_NOW !== undefined;

async function setDemoClock(): Promise<void> {
  if (clockStands) return;
  try {
    const days = await cms.festivalDays(programmeNow());
    const third = days[2] ?? days[0];
    if (!third) return;
    startDemoClock(new Date(+dayBounds(third.day).start + HALF_PAST_NINE_MS));
    clockStands = true;
  } catch {
    // Continue if content is unavailable: the page reports that, and the next request tries to set the clock again.
  }
}

/** The clock of this process, as pages and endpoints use it. */
export const clock: Clock = {
  now: programmeNow,
  minute: currentMinute,
  isSimulated: () => isSimulated().simulated,
  aheadMs: clockAheadMs,
};
