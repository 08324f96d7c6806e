import { dayOf, editionsOf } from 'web/content-rules';
import { dayPage, item } from '../examples.ts';
import { formatDay, formatMoment } from '../moment.ts';
import { instantOf, isFar, itemsOf } from '../programme.ts';
import type { Complaint, Rule } from '../rule.ts';

import { fieldAt } from '../story-parts.ts';

const YEAR = 365 * 86_400_000;

export const itemYears: Rule = {
  name: 'jaar van een datum',
  looksFor:
    'een programma-item of een activiteit op toer die meer dan een halfjaar van alle festivaldagen ligt; nieuws dat pas over een jaar verschijnt',
  visitors: 'ze zien dit item niet in het programma',
  severity: 'fout',
  find: (edition) => {
    const late = edition.files
      .filter(({ component }) => component === 'news_article')
      .flatMap((file): Complaint[] => {
        const date = instantOf(file.content.date, edition);
        if (!date || +date <= +edition.now + YEAR) return [];
        const what = `de publicatiedatum is ${formatDay(dayOf(date))}`;
        const visitors = 'ze zien dit bericht pas dan';
        return [
          { file, at: fieldAt(edition.model, file, 'date'), what, visitors, mend: 'Verbeter het jaar' },
        ];
      });
    const astray = (['program', 'on_tour_experience'] as const)
      .flatMap((component) => itemsOf(edition.files, component, edition))
      .filter(({ start }) => isFar(start, edition))
      .map((item) => ({ ...item, day: dayOf(item.start) }));
    // Items around the same days become one finding, whose cause is an edition without day pages.
    const far = editionsOf(astray).flatMap(({ first, last, days: items }) =>
      items.map(({ story: file, start }) => ({
        file,
        at: fieldAt(edition.model, file, 'start_date'),
        what:
          items.length === 1
            ? `het begint op ${formatMoment(start, edition)}, ver van alle dagen van het festival`
            : `${items.length} items van ${formatDay(first)} tot ${formatDay(last)} liggen ver van alle dagen van het festival`,
        mend: 'Verbeter de maand of het jaar van ‘Begin’ en ‘Einde’, of maak de dagpagina’s van die editie',
        cause: first,
      })),
    );
    return [...far, ...late];
  },
  bad: () => ({ files: [dayPage('2025-10-25'), item('i', '2052-10-25 08:00', '')] }),
  good: () => ({ files: [dayPage('2025-10-25'), item('i', '2025-10-25 08:00', '')] }),
};
