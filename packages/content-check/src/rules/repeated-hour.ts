import { formatContentDate } from 'web/content-rules';
import { item } from '../examples.ts';
import { formatMoment } from '../moment.ts';
import { instantOf } from '../programme.ts';
import type { Rule } from '../rule.ts';

const HOUR = 3_600_000;

/** Dates without a time are exempt. */
export const repeatedHour: Rule = {
  name: 'uur dat twee keer bestaat',
  looksFor: 'een begin of einde tussen 2 en 3 uur in de nacht waarin de klok een uur achteruitgaat',
  visitors: 'ze weten niet welk van de twee uren bedoeld is',
  severity: 'waarschuwing',
  find: (edition) => {
    const { files, partsOf } = edition;
    // Memoized: many items share a start, and the time zone lookup is slow.
    const known = new Map<number, boolean>();
    return files.flatMap((file) =>
      partsOf(file).fields.flatMap((at) => {
        const { field, value } = at;
        const instant = field.type === 'datetime' && !field.dateOnly ? instantOf(value, edition) : undefined;
        if (!instant) return [];
        const twice = known.get(+instant) ?? isShownTwice(instant);
        known.set(+instant, twice);
        if (!twice) return [];
        const what = `${formatMoment(instant, edition)} bestaat die nacht twee keer, want de klok gaat een uur achteruit`;
        return [{ file, at, what, mend: 'Kies een uur voor 2 uur of na 3 uur, of leg het uit in de tekst' }];
      }),
    );
  },
  bad: () => ({ files: [item('i', '2025-10-26 00:30', '')] }),
  good: () => ({ files: [item('i', '2025-10-26 03:30', '')] }),
};

function isShownTwice(instant: Date): boolean {
  const shown = formatContentDate(instant, 'wall');
  return [-HOUR, HOUR].some((ms) => formatContentDate(new Date(+instant + ms), 'wall') === shown);
}
