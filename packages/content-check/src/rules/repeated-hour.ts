import { formatContentDate } from 'web/content-rules';
import { complain, type Rule } from '../finding.ts';
import { formatMoment } from '../moment.ts';
import { instantOf } from '../programme.ts';

const HOUR = 3_600_000;

/**
 * Times must not be in the hour that occurs twice in Brussels, such as 02:00–03:00 on 26 October 2025, because they are
 * ambiguous. Dates without a time are exempt.
 */
export const repeatedHour: Rule = (edition) => {
  const { files, partsOf } = edition;
  // Memoized: many items share a start, and the time zone lookup is slow.
  const known = new Map<number, boolean>();
  return files.flatMap((file) =>
    partsOf(file).fields.flatMap(({ path, field, value }) => {
      const instant = field.type === 'datetime' && !field.dateOnly ? instantOf(value, edition) : undefined;
      if (!instant) return [];
      const twice = known.get(+instant) ?? isShownTwice(instant);
      known.set(+instant, twice);
      if (!twice) return [];
      const what = `${path}: ${formatMoment(instant, edition)} bestaat die nacht twee keer (de klok gaat achteruit)`;
      return [
        complain(file, 'waarschuwing', what, 'Kies een uur voor 2 of na 3 uur, of leg het uit in de tekst'),
      ];
    }),
  );
};

function isShownTwice(instant: Date): boolean {
  const shown = formatContentDate(instant, 'wall');
  return [-HOUR, HOUR].some((ms) => formatContentDate(new Date(+instant + ms), 'wall') === shown);
}
