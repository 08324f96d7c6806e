/** The time zone of all dates for visitors, whatever the time zone of the server or the device. */
const ZONE = 'Europe/Brussels';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MARCH = 2;
const OCTOBER = 9;
/** The first year of the current summer time rule: from the last Sunday of March to that of October. */
const FIRST_YEAR = 1996;
/**
 * The last year for which this rule is assumed. If the law changes, the test against Node's offsets fails; then set an
 * earlier year.
 */
const LAST_YEAR = 2060;

/**
 * Returns how far clocks in Brussels are ahead of UTC at `instant`. Both are in milliseconds.
 * @throws RangeError for NaN
 */
export function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return offsetByIntl(instant);
  const isSummer = instant >= lastSunday(year, MARCH) && instant < lastSunday(year, OCTOBER);
  return isSummer ? 2 * HOUR : HOUR;
}

/** The weekday of 1 January 1970: Thursday, counted from Sunday as 0. */
const EPOCH_WEEKDAY = 4;

/** Returns 01:00 UTC on the last Sunday of a month of 31 days. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - ((Math.floor(last / DAY) + EPOCH_WEEKDAY) % 7) * DAY;
}

let zoneName: Intl.DateTimeFormat | undefined;

/**
 * Returns the offset in a year to which the rule does not apply. Looks it up in the time zone data of the browser or
 * Node, which takes longer.
 */
function offsetByIntl(instant: number): number {
  zoneName ??= new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' });
  // Intl writes «1/1/1990, GMT+01:00»; before 1914 «GMT» alone, and before 1892 «GMT+00:17:30».
  const [, ahead = ''] = zoneName.format(instant).split('GMT');
  const [hours = 0, minutes = 0, seconds = 0] = ahead.split(':').map(Number);
  return hours * HOUR + minutes * 60_000 + seconds * 1000;
}

/**
 * Converts a point in time to wall time: a Date whose UTC fields contain the time in Brussels.
 * @throws RangeError for an invalid date
 */
export function toWallTime(instant: Date): Date {
  return new Date(+instant + offsetAt(+instant));
}

/**
 * Converts wall time to the point in time. A local time that the spring change skips moves forward; one that occurs
 * twice in autumn is the first of the two. An invalid date stays invalid.
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

/** Formats a wall time as `HH:mm`. */
export function timeShown(wall: Date): string {
  return `${twoDigits(wall.getUTCHours())}:${twoDigits(wall.getUTCMinutes())}`;
}

/** Formats a wall time as `yyyy-MM-dd`. */
export function dayShown(wall: Date): string {
  const year = String(wall.getUTCFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(wall.getUTCMonth() + 1)}-${twoDigits(wall.getUTCDate())}`;
}

/** Formats a number below 100 with two digits. */
export function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
