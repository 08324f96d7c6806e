import { formatContentDate } from 'web/content-rules';

/** An instant as Brussels clocks show it, `25/10 10:00`. */
export function formatMoment(instant: Date): string {
  const [, month, day, time] = /^\d+-(\d+)-(\d+) (.*)$/.exec(formatContentDate(instant, 'wall')) ?? [];
  return `${day}/${month} ${time}`;
}
