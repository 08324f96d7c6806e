import { type Day, dayBounds, dayOf } from '../time/brussels.ts';
import { fromWallTime } from '../time/wall-time.ts';

/** When the mail with findings leaves, in Brussels. */
const TIME = '07:00';
const MONDAY = 1;
const WEEK = 7;

/**
 * Returns the time for which a mail with findings is due at `now`: 07:00 in Brussels on Mondays, on the day before an
 * edition and on its days. `undefined` if the mail for the last such time was sent already. `sent` is the time for
 * which the last mail was sent; without one, a mail is due at once.
 */
export function dueFindingsMail(
  now: Date,
  editions: readonly { first: Day; last: Day }[],
  sent: Date | undefined,
): Date | undefined {
  let day = dayOf(now);
  for (let back = 0; back <= WEEK; back += 1) {
    const at = fromWallTime(new Date(`${day}T${TIME}Z`));
    if (isMailDay(day, editions) && at <= now) return sent !== undefined && sent >= at ? undefined : at;
    day = dayBefore(day);
  }
  return undefined;
}

function isMailDay(day: Day, editions: readonly { first: Day; last: Day }[]): boolean {
  const isMonday = new Date(`${day}T00:00Z`).getUTCDay() === MONDAY;
  return isMonday || editions.some(({ first, last }) => day >= dayBefore(first) && day <= last);
}

const dayBefore = (day: Day): Day => dayOf(new Date(+dayBounds(day).start - 1));
