import { dayBounds } from '../domain/time/brussels.ts';
import { env } from '../env.ts';
import { clockAheadMs, isSimulated, programmeNow, startDemoClock } from '../now.ts';
import type { Clock } from '../ports.ts';
import { cms } from './content/content.ts';

const HALF_PAST_NINE_MS = 9.5 * 3_600_000;

/** Returns the instant by which one request judges, after the demo's clock has been set from the content. */
export async function currentMinute(): Promise<Date> {
  await setDemoClock();
  return wholeMinute(programmeNow());
}

/** Judgements change with the minute, so that a page asked for twice in one is the same page, byte for byte. */
function wholeMinute(instant: Date): Date {
  return new Date(Math.floor(+instant / 60_000) * 60_000);
}

/**
 * Only the demo's clock is set by its content. Everywhere else that would be without effect, and asked before every
 * page: while a content system hangs, what needs no content would wait for it, and a page twice.
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
    // Content is away: the page says so itself, and the next request tries again.
  }
}

/** The clock of this process, for pages and endpoints. */
export const clock: Clock = {
  now: programmeNow,
  minute: currentMinute,
  isSimulated: () => isSimulated().simulated,
  aheadMs: clockAheadMs,
};
