import { dayOf } from '../../time/brussels.ts';
import { answerNow } from '../now/now-answer.ts';
import type { LiveItem, LiveSchedule } from './live-schedule.ts';

/** Number of signings on one slide above the footer, in letters that are readable from ten metres. */
export const SIGNINGS_AT_ONCE = 3;

/** Maximum number of signings: four slides take one minute, a reasonable time for visitors who look for a name. */
const MOST = 4 * SIGNINGS_AT_ONCE;

/** Treats full and cancelled signings like the others, because the screen lists them too and shows their status. */
const SIGNING = { ongoing: false, statuses: [], type: { slug: 'signeersessie', title: 'Signeersessie' } };

/**
 * Returns the signings that a screen shows, by start: signings that are running or start within the hour, or else the
 * first later signings of today. If there are too many, omits those that started first. Returns an empty list after the
 * last signing of the day.
 */
export function signingsToShow({ items }: Pick<LiveSchedule, 'items'>, now: Date): LiveItem[] {
  const today = items.filter((item) => item.signing && dayOf(item.start) === dayOf(now));
  const { running, soon, later } = answerNow(
    today.map((item) => ({ ...item, ...SIGNING })),
    { now },
  );
  const next = later.filter(({ item }) => +item.start === Number(later[0]?.item.start));
  const shown = running.length + soon.length > 0 ? [...running, ...soon] : next;
  const ids = new Set(shown.map(({ item }) => item.uuid));
  return today.filter(({ uuid }) => ids.has(uuid)).slice(-MOST);
}
