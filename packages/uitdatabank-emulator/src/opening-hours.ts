import { z } from 'zod';
import { brusselsInstant, daysBetween } from './brussels-time.ts';

const hours = z.object({ opens: z.string(), closes: z.string(), dayOfWeek: z.array(z.string()) });
const days = z.object({ startDate: z.string(), endDate: z.string() });

/** A list of which what cannot be read is left out. */
function listOf<T>(item: z.ZodType<T>) {
  return z
    .array(item.nullable().catch(null))
    .catch([])
    .transform((items) => items.filter((read) => read !== null));
}

const schema = z.object({
  openingHours: listOf(hours),
  openingHoursClosedDays: listOf(days),
  openingHoursAdjustedDays: listOf(days.extend({ openingHours: listOf(hours).optional() })),
});

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * When an event with opening hours is open, from the first day (`YYYY-MM-DD`, Brussels) to the last, as instants.
 * Undefined where it has no opening hours. A closed day wins over an adjusted one, and that over the week's hours;
 * hours that close before they open are none, as in UiTdatabank's index.
 */
export function openingTimes(
  document: Readonly<Record<string, unknown>>,
  first: string,
  last: string,
): { start: number; end: number }[] | undefined {
  if (!Array.isArray(document.openingHours)) return undefined;
  const { openingHours, openingHoursClosedDays, openingHoursAdjustedDays } = schema.parse(document);
  return daysBetween(first, last).flatMap((day) => {
    const holds = ({ startDate, endDate }: z.infer<typeof days>) => startDate <= day && day <= endDate;
    if (openingHoursClosedDays.some(holds)) return [];
    const weekday = WEEKDAYS[new Date(day).getUTCDay()] ?? '';
    return (openingHoursAdjustedDays.find(holds)?.openingHours ?? openingHours)
      .filter(({ dayOfWeek }) => dayOfWeek.includes(weekday))
      .map(({ opens, closes }) => ({
        start: brusselsInstant(day, opens),
        end: brusselsInstant(day, closes),
      }))
      .filter(({ start, end }) => start <= end);
  });
}
