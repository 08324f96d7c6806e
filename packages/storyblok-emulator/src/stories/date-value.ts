const pattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Parses a Storyblok date to ms since 1970; NaN for anything else. `YYYY-MM-DD HH:mm` and the forms with `T` and
 * seconds have no time zone and are UTC, as stored by Storyblok's editor. A date without a time is midnight UTC. An
 * explicit offset is respected. NaN compares false with everything, so a story without the date is outside every range.
 */
export function parseDateValue(value: unknown): number {
  const match = typeof value === 'string' ? pattern.exec(value.trim()) : null;
  if (!match) return Number.NaN;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', zone = 'Z'] = match;
  const dayStart = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const given = new Date(dayStart);
  // Date.UTC turns 31 February into a day in March; Storyblok's database would reject it.
  if (given.getUTCMonth() !== Number(month) - 1 || given.getUTCDate() !== Number(day)) return Number.NaN;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return Number.NaN;
  const time = Number(hour) * 3_600_000 + Number(minute) * 60_000 + Number(second) * 1000;
  return dayStart + time + Math.trunc(Number(`0.${fraction}`) * 1000) - zoneOffset(zone);
}

function zoneOffset(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const sign = zone.startsWith('-') ? -1 : 1;
  return sign * (Number(zone.slice(1, 3)) * 3_600_000 + Number(zone.slice(-2)) * 60_000);
}
