import { dayOf } from 'web/content-rules';
import { item, story } from '../examples.ts';
import { textOf } from '../json.ts';
import { formatMoment } from '../moment.ts';
import { folderDay, itemsOf } from '../programme.ts';
import type { Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';
import { fieldAt } from '../story-parts.ts';

const example = (start: string) => ({
  files: [
    story('soep', { component: 'experience' }),
    item('a', '2025-10-25 08:00', '', { experience: 'uuid-soep' }),
    item('b', start, '', { experience: 'uuid-soep', location: 'uuid-locaties/agora' }),
  ],
});

export const sameMoments: Rule = {
  name: 'dubbel moment',
  looksFor: 'twee programma-items van dezelfde activiteit die op hetzelfde uur beginnen',
  visitors: 'ze zien dezelfde activiteit twee keer op hetzelfde uur',
  severity: 'waarschuwing',
  find: (edition) => {
    const first = new Map<string, StoryFile>();
    const items = itemsOf(edition.published, 'program', edition)
      // The rule `item-names` reports an item whose day differs from that of its folder.
      .filter(({ story: file, start }) => (folderDay(file) ?? dayOf(start)) === dayOf(start));
    return items.flatMap(({ story: file, start, cancelled }) => {
      const experience = textOf(file.content.experience);
      // Two groups may start at the same time, if the items state a different place or audience.
      const group = ['precise_location', 'extra_info'].map((name) => textOf(file.content[name]));
      const key = [experience, +start, ...group].join('\0');
      const other = first.get(key);
      if (experience === '' || cancelled) return [];
      if (!other) {
        first.set(key, file);
        return [];
      }
      const what = `‘${nameOf(other)}’ (${other.slug}) is dezelfde activiteit en begint ook op ${formatMoment(start, edition)}`;
      return [
        {
          file,
          at: fieldAt(edition.model, file, 'start_date'),
          what,
          mend: 'Verwijder de kopie of verbeter ‘Begin’ of ‘Activiteit’',
        },
      ];
    });
  },
  bad: () => example('2025-10-25 08:00'),
  good: () => example('2025-10-25 09:00'),
};
