import { dayOf, editionsOf } from 'web/content-rules';
import { dayPage, item } from '../examples.ts';
import { formatDay, formatMoment } from '../moment.ts';
import { festivalDays, isFar, itemsOf } from '../programme.ts';
import type { Complaint, Rule } from '../rule.ts';

/** Ongoing items are listed on every day they span, so the day of their start does not matter. */
export const itemDays: Rule = {
  name: 'dag zonder pagina',
  looksFor: 'een programma-item op een dag die geen dagpagina heeft',
  visitors: 'het item staat op geen enkele dag van het programma',
  severity: 'waarschuwing',
  find: (edition) => {
    const days = new Set(festivalDays(edition));
    const astray = itemsOf(edition.published, 'program', edition)
      .filter(({ start, ongoing }) => !ongoing && !days.has(dayOf(start)))
      // The rule `item-years` reports items that are far away from every day.
      .filter(({ start }) => !isFar(start, edition))
      .map((item) => ({ ...item, day: dayOf(item.start) }));
    // Items on neighbouring days become one finding, whose cause is that those days have no page.
    return editionsOf(astray).flatMap(({ first, last, days: items }) =>
      items.map(
        ({ story: file, start }): Complaint => ({
          file,
          at: { path: 'Begin', name: 'start_date', uid: '' },
          what:
            items.length === 1
              ? `het begint op ${formatMoment(start, edition)}, en die dag heeft geen pagina in het programma`
              : `${items.length} items van ${formatDay(first)} tot ${formatDay(last)} staan op dagen zonder pagina in het programma`,
          mend: 'Verbeter de datum of maak en publiceer de dagpagina',
          cause: first,
        }),
      ),
    );
  },
  bad: () => ({ files: [dayPage('2025-10-25'), item('i', '2025-11-25 09:00', '2025-11-25 10:00')] }),
  good: () => ({ files: [dayPage('2025-10-25'), item('i', '2025-10-25 08:00', '2025-10-25 09:00')] }),
};
