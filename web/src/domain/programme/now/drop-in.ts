import { dayOf } from '../../time/brussels.ts';
import { formatTime } from '../../time/format.ts';
import { fromWallTime } from '../../time/wall-time.ts';
import { endOf, isMultiDay, isRunning } from '../../time/when.ts';
import type { RowItem } from '../programme-item.ts';
import { isSigning } from '../signing/signing.ts';

/** The slugs of types that visitors walk through at their own pace: a treasure hunt, an exhibition. */
const OWN_PACE = ['zoektocht', 'tentoonstelling', 'expo'];

/**
 * Returns whether visitors may enter an item at any time while it is open, even for ten minutes. One of three facts
 * must hold: editors marked it as ongoing, so it has no beginning to miss; its type is a signing, where visitors join a
 * queue; or visitors walk through it at their own pace. Everything else is a performance (a talk, a show, a workshop),
 * which visitors disturb if they come late.
 */
export const isDropIn = ({ ongoing, type }: Pick<RowItem, 'ongoing' | 'type'>): boolean =>
  ongoing || isSigning({ type }) || (type !== undefined && OWN_PACE.includes(type.slug));

type Timed = Pick<RowItem, 'start' | 'end'>;

/**
 * Returns when an item opens and closes. An item that lasts several days opens every day at the local time of its start
 * and closes at that of its end: «25 oktober 10:00 tot 2 november 18:00» is closed at night.
 */
export function openingHours(item: Timed, now: Date): { opens: Date; closes: Date } {
  const whole = { opens: item.start, closes: endOf(item) };
  if (!isMultiDay(item)) return whole;
  const today = (instant: Date) => fromWallTime(new Date(`${dayOf(now)}T${formatTime(instant)}Z`));
  const hours = { opens: today(whole.opens), closes: today(whole.closes) };
  return +hours.opens < +hours.closes ? hours : whole;
}

/** Returns whether an item is open at `now`: from its start until, but not including, the minute of its end. */
export function isOpenAt(item: Timed, now: Date): boolean {
  const { opens, closes } = openingHours(item, now);
  return isRunning(item, now) && +now >= +opens && +now < +closes;
}
