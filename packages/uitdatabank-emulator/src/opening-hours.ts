import { z } from 'zod';
import { brusselsInstant, daysBetween } from './brussels-time.ts';

const hours = z.object({ opens: z.string(), closes: z.string(), dayOfWeek: z.array(z.string()) });
const days = z.object({ startDate: z.string(), endDate: z.string() });

/** Parses a list and drops invalid items. */
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
 * Returns the opening times of an event from the first to the last day (`YYYY-MM-DD`, Brussels), as instants. Undefined
 * if it has no opening hours. Closed days take precedence over adjusted days, and adjusted days over the weekly hours.
 * Opening hours that end before they start are ignored, as in UiTdatabank's index.
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
