import { formatContentDate } from 'web/content-rules';
import { item } from '../examples.ts';
import { formatMoment } from '../moment.ts';
import { instantOf, itemsOf } from '../programme.ts';
import type { Complaint, Rule } from '../rule.ts';
import { fieldAt } from '../story-parts.ts';

const HOUR = 3_600_000;
/** The longest item that visitors attend from beginning to end, in hours. */
const LONGEST = 6;
/** The shortest ongoing item, in hours. */
const SHORTEST_ONGOING = 2;
/** The shortest item that visitors can attend, in minutes. */
const SHORTEST = 5;

export const itemLength: Rule = {
  name: 'duur van een item',
  looksFor:
    'een item dat uren of dagen duurt zonder ‘Doorlopend’, dat amper minuten duurt of dat ’s nachts begint; een doorlopend item zonder einde of van minder dan twee uur',
  visitors: 'ze zien een uur of een dag die niet klopt',
  severity: 'waarschuwing',
  find: (edition) => {
    const items = [
      ...itemsOf(edition.files, 'program', edition),
      ...itemsOf(edition.files, 'on_tour_experience', edition),
    ];
    return items.flatMap(({ story: file, start, end, ongoing }): Complaint[] => {
      const say = (name: string, what: string, mend: string, visitors?: string) => [
        { file, at: fieldAt(edition.model, file, name), what, mend, visitors },
      ];
      const length = end === undefined ? undefined : +end - +start;
      const times = `${formatMoment(start, edition)}${end ? ` tot ${formatMoment(end, edition)}` : ''}`;
      // The rule `item-times` reports an end before the start.
      if (end === undefined && instantOf(file.content.end_date, edition)) return [];
      if (ongoing)
        return length === undefined
          ? say(
              'end_date',
              `het loopt door vanaf ${times}, maar heeft geen einde`,
              'Vul het einde in, of kies bij ‘Doorlopend’ Nee',
              'ze zien het alleen de eerste dag en weten niet tot wanneer het loopt',
            )
          : length < SHORTEST_ONGOING * HOUR
            ? say(
                'ongoing_program_item',
                `het loopt maar ${times}, en ‘Doorlopend’ staat op Ja`,
                'Kies bij ‘Doorlopend’ Nee',
                'ze zien het niet op zijn uur, maar in de lijst met wat de hele dag loopt',
              )
            : [];
      if (length !== undefined && length > LONGEST * HOUR)
        return say(
          'end_date',
          `het duurt van ${times}, en ‘Doorlopend’ staat niet op Ja`,
          'Verbeter ‘Einde’, of kies bij ‘Doorlopend’ Ja als het al die tijd loopt',
          'ze denken dat het podium al die tijd bezet is, en zien het niet in de lijst met wat de hele dag loopt',
        );
      if (length !== undefined && length > 0 && length < SHORTEST * 60_000)
        return say(
          'end_date',
          `het duurt maar ${length / 60_000} minuten (${times})`,
          'Verbeter ‘Begin’ of ‘Einde’',
        );
      const hour = Number(formatContentDate(start, 'wall').slice(11, 13));
      if (hour >= 1 && hour < 6)
        return say(
          'start_date',
          `het begint ’s nachts, op ${formatMoment(start, edition)}`,
          'Verbeter het uur van ‘Begin’',
        );
      return [];
    });
  },
  bad: () => ({ files: [item('i', '2025-10-25 08:00', '2025-10-27 15:00')] }),
  good: () => ({
    files: [item('i', '2025-10-25 08:00', '2025-10-27 15:00', { ongoing_program_item: 'true' })],
  }),
};
