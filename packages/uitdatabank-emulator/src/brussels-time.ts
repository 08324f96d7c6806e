const DAY_MS = 86_400_000;

const calendarDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' });
const zoneName = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Brussels', timeZoneName: 'longOffset' });

/** Returns the date (`YYYY-MM-DD`) in Brussels at an instant. */
export function brusselsDay(instant: number): string {
  return calendarDay.format(instant);
}

/** Returns the instant of a local time (`HH:mm`) in Brussels on a day (`YYYY-MM-DD`), in ms since 1970. */
export function brusselsInstant(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const near = asUtc - offsetAt(asUtc);
  return asUtc - offsetAt(near);
}

/** Returns all days from `first` to `last`, inclusive. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last); day += DAY_MS) {
    days.push(new Date(day).toISOString().slice(0, 10));
  }
  return days;
}

/** Returns the UTC offset of Brussels at an instant, in ms. */
function offsetAt(instant: number): number {
  if (Number.isNaN(instant)) return Number.NaN;
  const name = zoneName.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, hours = '0', minutes = '0'] = /\+(\d\d):(\d\d)$/.exec(name) ?? [];
  return Number(hours) * 3_600_000 + Number(minutes) * 60_000;
}
