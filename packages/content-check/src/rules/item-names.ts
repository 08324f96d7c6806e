import { dayOf, formatContentDate } from 'web/content-rules';
import { dayPage, item } from '../examples.ts';
import { formatDay, formatMoment } from '../moment.ts';
import { festivalDays, folderDay, itemsOf } from '../programme.ts';
import type { Complaint, Rule } from '../rule.ts';
import { fieldAt } from '../story-parts.ts';

/** Editors use one folder of items per day, and begin the name of an item with its hour. */
export const itemNames: Rule = {
  name: 'naam en map van een item',
  looksFor: 'een item waarvan de map een andere dag zegt, of de naam een ander uur, dan ‘Begin’',
  visitors: 'ze zien de dag en het uur van ‘Begin’, en die zijn misschien verkeerd',
  severity: 'waarschuwing',
  find: (edition) => {
    const days = new Set(festivalDays(edition));
    return itemsOf(edition.files, 'program', edition).flatMap(({ story: file, start }): Complaint[] => {
      // The rule for days reports an item on a day without a page.
      if (!days.has(dayOf(start))) return [];
      const [day = '', time = ''] = formatContentDate(start, 'wall').split(' ');
      const at = fieldAt(edition.model, file, 'start_date');
      const folder = folderDay(file);
      const begins = `‘Begin’ is ${formatMoment(start, edition)}`;
      if (folder !== undefined && folder !== day) {
        const what = `${begins}, maar het item zit in de map van ${formatDay(folder)}`;
        return [
          {
            file,
            at,
            what,
            mend: `Is ‘Begin’ juist? Verplaats het item naar de map van ${formatDay(day)}. Is de map juist? Verbeter ‘Begin’ en ‘Einde’`,
          },
        ];
      }
      const hour = /^(\d{1,2}[:.]\d{2})\b/
        .exec(file.name ?? '')?.[1]
        ?.replace('.', ':')
        .padStart(5, '0');
      if (hour === undefined || hour === time) return [];
      return [
        {
          file,
          at,
          what: `${begins}, maar de naam zegt ${hour}`,
          mend: 'Verbeter ‘Begin’ of de naam van het item',
        },
      ];
    });
  },
  bad: () => ({
    files: [dayPage('2025-10-25'), item('programma-items/2025-10-26/soep', '2025-10-25 08:00', '')],
  }),
  good: () => ({
    files: [dayPage('2025-10-25'), item('programma-items/2025-10-25/soep', '2025-10-25 08:00', '')],
  }),
};
