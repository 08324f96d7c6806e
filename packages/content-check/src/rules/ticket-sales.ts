import { dayOf } from 'web/content-rules';
import { dayPage, story } from '../examples.ts';
import { festivalEditions } from '../festival-editions.ts';
import { formatDay } from '../moment.ts';
import { instantOf } from '../programme.ts';
import type { Complaint, Rule } from '../rule.ts';
import { fieldAt } from '../story-parts.ts';

const MEND = 'Zet bij ‘Start van de ticketverkoop’ de dag en het uur van deze editie';

const example = (tickets_from: string) => ({
  files: [
    ...['2024-10-26', '2024-10-27', '2026-10-24', '2026-10-25'].map((day) => dayPage(day)),
    story('globaal/global-data', { component: 'global_data', tickets_from }),
  ],
});

/**
 * The site sells tickets from this date. Without the date, it sells tickets for a later edition only from its first day
 * (`seasonOf`).
 */
export const ticketSales: Rule = {
  name: 'ticketverkoop',
  looksFor: 'een volgende editie zonder eigen start van de ticketverkoop, of met een start na de eerste dag',
  visitors: 'ze zien geen ticketknop tot het festival begint',
  severity: 'tip',
  find: (edition) => {
    const { all, current } = festivalEditions(edition);
    const previous = current && all.findLast((one) => one.last < current.first);
    if (current === undefined || previous === undefined || dayOf(edition.now) >= current.first) return [];
    return edition.files.flatMap((file): Complaint[] => {
      if (file.component !== 'global_data') return [];
      const start = instantOf(file.content.tickets_from, edition);
      const day = start && dayOf(start);
      if (day !== undefined && day > previous.last && day < current.first) return [];
      const at = fieldAt(edition.model, file, 'tickets_from');
      const what =
        day === undefined
          ? `de ticketverkoop van ${current.name} heeft nog geen start`
          : `de ticketverkoop start op ${formatDay(day)}, en dat is niet in de maanden vóór ${current.name}`;
      return [{ file, at, what, mend: MEND }];
    });
  },
  bad: () => example('2024-09-01 08:00'),
  good: () => example('2026-09-01 08:00'),
};
