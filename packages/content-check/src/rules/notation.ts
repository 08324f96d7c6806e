import { story } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';
import { excerpt, textsIn } from '../texts.ts';

/** Patterns of notations that differ from the house style (docs/glossary.md). */
const NOTATIONS: readonly { pattern: RegExp; what: string; mend: string }[] = [
  {
    pattern: /[«»]/,
    what: 'staan Franse aanhalingstekens',
    mend: 'Zet wat iemand zegt tussen “…”, een titel of een woord tussen ‘…’',
  },
  {
    pattern: /\p{L}'\p{L}|(?<![\p{L}\p{N}])'[smtn](?!\p{L})/u,
    what: 'staat een rechte apostrof',
    mend: 'Gebruik de ronde apostrof, zoals in ‘foto’s’',
  },
  {
    // Durations («drie keer 2 uur», «2,5 uur») and numbers («WCAG 2.2») are not times of day.
    pattern:
      /\b([01]?\d|2[0-3])(u([0-5]\d)?\b|[.h][0-5]\d (uur|u)\b)|\b(om|vanaf) ([01]?\d|2[0-3])([.h][0-5]\d\b(?! euro)| uur\b)/i,
    what: 'is een uur anders geschreven dan elders op de site',
    mend: 'Schrijf het uur met een dubbelepunt en zonder ‘u’ of ‘uur’: niet ‘14u’ of ‘14.00 uur’, maar ‘14:00’',
  },
  {
    // Ranges of years keep their dash («1914–1918»). A hyphen is a range only between times or before a unit.
    pattern:
      /(?<![\d–])\d{1,2}(:\d\d)?\s?[–—]\s?\d{1,2}(?!\d)|\d:\d\d\s?-\s?\d|\b\d{1,2}\s?-\s?\d{1,2} (uur|u|jaar|euro)\b/,
    what: 'staat een bereik met een streepje',
    mend: 'Schrijf ‘tot’ in plaats van het streepje, zoals in ‘10:00 tot 18:00’',
  },
  {
    pattern: /\bvan (maan|dins|woens|donder|vrij|zater|zon)dag tot en met\b/i,
    what: 'staan dagen met ‘van … tot en met’',
    mend: 'Schrijf alleen ‘tot’ tussen de dagen, zoals in ‘dinsdag tot zaterdag’',
  },
  {
    pattern: /€|\bEUR\b|\d,-|\d\.\d\d euro\b/,
    what: 'is een prijs anders geschreven dan elders op de site',
    mend: 'Schrijf het bedrag in cijfers met ‘euro’ erachter, zoals in ‘12 euro’ of ‘2,40 euro’',
  },
  {
    pattern: /\b\d{1,2}(?<sign>[./-])\d{1,2}\k<sign>20\d\d\b|\b(ma|di|wo|do|vr|za|zo)\. ?\d/i,
    what: 'is een datum anders geschreven dan elders op de site',
    mend: 'Schrijf de datum voluit, zoals in ‘zaterdag 25 oktober 2025’, of kort, zoals in ‘za 25/10’',
  },
];

/** The house style is in docs/glossary.md. */
export const notation: Rule = {
  name: 'schrijfwijze',
  looksFor:
    'een uur, datum, prijs, bereik, apostrof of aanhalingsteken in een andere schrijfwijze dan die van het huis',
  visitors: 'ze lezen hetzelfde op twee manieren',
  severity: 'waarschuwing',
  find: (edition) =>
    edition.files.flatMap((file) => {
      const texts = textsIn(edition.partsOf(file)).filter(({ text }) => !/<\/?[a-z]|:\/\//i.test(text));
      return NOTATIONS.flatMap(({ pattern, what, mend }): Complaint[] => {
        const found = texts.map((at) => ({ at, found: excerpt(at.text, pattern) })).find((one) => one.found);
        return found === undefined ? [] : [{ file, at: found.at, what: `in ‘${found.found}’ ${what}`, mend }];
      });
    }),
  bad: () => ({ files: [story('a', { component: 'page', text: 'De deuren gaan open om 10u30.' })] }),
  good: () => ({ files: [story('a', { component: 'page', text: 'De deuren gaan open om 10:30.' })] }),
};
