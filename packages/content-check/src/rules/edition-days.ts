import { daysBetween } from 'web/content-rules';
import { dayPage } from '../examples.ts';
import { type FestivalEdition, festivalEditions } from '../festival-editions.ts';
import { formatDay } from '../moment.ts';
import type { Complaint, Rule } from '../rule.ts';

/** Maximum length of an edition in days. In a longer one, the days of two editions overlap. */
const LONGEST_DAYS = 28;

/** Days that are more than four weeks apart are different editions (`editionsOf`). */
export const editionDays: Rule = {
  name: 'dag van een andere editie',
  looksFor:
    'een dagpagina die ver van alle andere staat, en edities die elkaar overlappen of in hetzelfde jaar vallen',
  visitors: 'ze zien de verkeerde dagen als de editie van nu',
  severity: 'fout',
  find: (edition) => {
    const { all } = festivalEditions(edition);
    return all.flatMap((one) => [...alone(one, all), ...tooLong(one), ...sameYear(one, all)]);
  },
  bad: () => ({ files: [dayPage('2025-10-25'), dayPage('2025-10-26'), dayPage('2052-10-27')] }),
  good: () => ({ files: [dayPage('2025-10-25'), dayPage('2025-10-26'), dayPage('2025-10-27')] }),
};

const MEND = 'Verbeter de datum van de dagpagina';

/**
 * Reports an edition of a single day, unless every edition has only one day. Only a tip for a draft, because the other
 * days may still follow.
 */
function alone({ days }: FestivalEdition, all: readonly FestivalEdition[]): Complaint[] {
  const [only] = days;
  if (only === undefined || days.length > 1 || all.every((one) => one.days.length === 1)) return [];
  const { story: file, day } = only;
  const what = `rond ${formatDay(day)} is er geen andere dagpagina`;
  const mend =
    'Klopt de datum niet? Verbeter ze (kijk eerst naar het jaar). Klopt ze wel? Maak ook de andere dagen van die editie';
  return [{ file, what, mend, ...(file.draft && { severity: 'tip' }) }];
}

function tooLong({ name, first, last, days }: FestivalEdition): Complaint[] {
  const length = daysBetween(first, last) + 1;
  const file = days.at(-1)?.story;
  if (file === undefined || length <= LONGEST_DAYS) return [];
  const what = `${name} loopt zo van ${formatDay(first)} tot ${formatDay(last)}, ${length} dagen lang: twee edities overlappen`;
  return [{ file, what, mend: 'Verbeter de datums: tussen twee edities zitten meer dan vier weken' }];
}

function sameYear(own: FestivalEdition, all: readonly FestivalEdition[]): Complaint[] {
  const other = all.find((one) => one.year === own.year);
  const file = own.days[0]?.story;
  if (file === undefined || other === undefined || other === own) return [];
  // `alone` reports an edition of a single day.
  if (own.days.length === 1 || other.days.length === 1) return [];
  return [
    {
      file,
      what: `er is al een editie van ${own.year}, die begint op ${formatDay(other.first)}`,
      mend: MEND,
    },
  ];
}
