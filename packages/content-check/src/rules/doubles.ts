import { item, story } from '../examples.ts';
import { listOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { nameOf } from '../story-file.ts';

const example = (...theme: string[]) => ({
  files: [story('fantasy', { component: 'theme' }), item('i', '2025-10-25 08:00', '', { theme })],
});

export const doubles: Rule = {
  name: 'dubbele keuze',
  looksFor: 'een story die in één lijst twee keer gekozen is',
  visitors: 'ze zien ze één keer; misschien ontbreekt de story die je bedoelde',
  severity: 'tip',
  find: ({ files, partsOf, storyByUuid }) =>
    files.flatMap((file) =>
      partsOf(file).fields.flatMap((at): Complaint[] => {
        const chosen = at.field.stories ? listOf(at.value) : [];
        const twice = chosen.find((one, index) => typeof one === 'string' && chosen.indexOf(one) !== index);
        const target = typeof twice === 'string' ? storyByUuid(twice) : undefined;
        if (!target) return [];
        return [
          {
            file,
            at,
            what: `‘${nameOf(target)}’ staat er twee keer`,
            mend: 'Haal een van beide weg of kies een andere',
          },
        ];
      }),
    ),
  bad: () => example('uuid-fantasy', 'uuid-fantasy'),
  good: () => example('uuid-fantasy'),
};
