import { momentId } from 'web/content-rules';
import { item } from '../examples.ts';
import type { Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';

const example = (uuid: string) => ({
  files: [
    item('a', '2025-10-25 08:00', '', {}, { uuid: '9e4948c6-0000-4000-8000-000000000000' }),
    item('b', '2025-10-25 09:00', '', {}, { uuid }),
  ],
});

/** The short id in links (`/m/…`) is derived from the uuid of the item. */
export const momentIds: Rule = {
  name: 'korte naam van een moment',
  looksFor: 'twee programma-items met dezelfde korte naam in links',
  visitors: 'een gedeelde link naar het ene moment opent het andere',
  severity: 'fout',
  find: ({ published }) => {
    const owners = new Map<string, StoryFile>();
    return published.flatMap((file) => {
      if (file.component !== 'program' || file.uuid === '') return [];
      const id = momentId(file);
      const owner = owners.get(id);
      if (owner === undefined) owners.set(id, file);
      if (owner === undefined) return [];
      const what = `de deellink van dit programma-item heeft dezelfde code (${id}) als die van ‘${nameOf(owner)}’; die code maakt de site zelf`;
      const mend =
        'Dupliceer dit programma-item, publiceer de kopie en verwijder het oude: de kopie krijgt een eigen code';
      return [{ file, what, mend }];
    });
  },
  bad: () => example('9e4948c6-0000-4000-8000-000000000001'),
  good: () => example('49ea969d-0000-4000-8000-000000000001'),
};
