import { dayOf } from 'web/content-rules';
import { complain, type Rule } from '../finding.ts';
import { formatMoment } from '../moment.ts';
import { festivalDays, itemsOf } from '../programme.ts';

/**
 * Programme items must start on a day with a page, otherwise no list shows them. Ongoing items are listed on every day
 * they span.
 */
export const itemDays: Rule = (edition) => {
  const days = new Set(festivalDays(edition));
  return itemsOf(edition.published, 'program', edition)
    .filter(({ start, ongoing }) => !ongoing && !days.has(dayOf(start)))
    .map(({ story, start }) => {
      const what = `begint ${formatMoment(start, edition)}, op een dag zonder dagpagina: nergens te vinden`;
      return complain(story, 'waarschuwing', what, 'Verbeter de datum of maak de dagpagina');
    });
};
