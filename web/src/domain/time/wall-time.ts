/** All dates for visitors are in this zone, whatever the zone of the server or the device. */
const ZONE = 'Europe/Brussels';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MARCH = 2;
const OCTOBER = 9;
/**
 * The years of the current summer time rule: from the last Sunday of March to that of October. When the law changes,
 * the test that compares this file with the time zones of Node fails; LAST_YEAR is then the last year of this rule.
 */
const FIRST_YEAR = 1996;
const LAST_YEAR = 2060;

/**
 * How far Brussels clocks are ahead of UTC at an instant, in milliseconds.
 * @throws RangeError for NaN
 */
export function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return offsetByIntl(instant);
  const isSummer = instant >= lastSunday(year, MARCH) && instant < lastSunday(year, OCTOBER);
  return isSummer ? 2 * HOUR : HOUR;
}

/** The day of the week of 1 January 1970, counted from Sunday. */
const EPOCH_WEEKDAY = 4;

/** 01:00 UTC on the last Sunday of a month that has 31 days. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - ((Math.floor(last / DAY) + EPOCH_WEEKDAY) % 7) * DAY;
}

let zoneName: Intl.DateTimeFormat | undefined;

/** The offset in other years, from the time zone data of the browser or Node; slower. */
function offsetByIntl(instant: number): number {
  zoneName ??= new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' });
  // Intl writes «1/1/1990, GMT+01:00»; «GMT» alone before 1914, and «GMT+00:17:30» before 1892.
  const [, ahead = ''] = zoneName.format(instant).split('GMT');
  const [hours = 0, minutes = 0, seconds = 0] = ahead.split(':').map(Number);
  return hours * HOUR + minutes * 60_000 + seconds * 1000;
}

/**
 * The time on Brussels clocks at an instant, as a Date whose UTC fields contain it.
 * @throws RangeError for an invalid date
 */
export function toWallTime(instant: Date): Date {
  return new Date(+instant + offsetAt(+instant));
}

/**
 * The inverse: the instant at which Brussels clocks show the UTC fields of `wall`. An hour that the spring change skips
 * moves forward, and an hour that the autumn change repeats is the first of the two. An invalid date stays invalid.
 */
export function fromWallTime(wall: Date): Date {
  if (Number.isNaN(+wall)) return wall;
  const before = offsetAt(+wall - DAY);
  const after = offsetAt(+wall + DAY);
  const early = +wall - before;
  if (before === after) return new Date(early);
  const late = +wall - after;
  const isLate = offsetAt(early) !== before && offsetAt(late) === after;
  return new Date(isLate ? late : early);
}

/** `HH:mm` of a wall time. */
export function timeShown(wall: Date): string {
  return `${twoDigits(wall.getUTCHours())}:${twoDigits(wall.getUTCMinutes())}`;
}

/** `yyyy-MM-dd` of a wall time. */
export function dayShown(wall: Date): string {
  const year = String(wall.getUTCFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(wall.getUTCMonth() + 1)}-${twoDigits(wall.getUTCDate())}`;
}

/** A number below 100 as two digits. */
export function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
