import { pageWith } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';

export const quotes: Rule = {
  name: 'citaat',
  looksFor: 'een citaat met eigen aanhalingstekens',
  visitors: 'ze zien twee paar aanhalingstekens',
  severity: 'tip',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      partsOf(file).fields.flatMap((at): Complaint[] => {
        if (at.block.component !== 'quote' || at.name !== 'text') return [];
        if (!/^[“"„\u00ab‘'].*[”"\u00bb’']\.?$/s.test(textOf(at.value))) return [];
        return [
          {
            file,
            at,
            what: 'rond het citaat staan aanhalingstekens',
            mend: 'Haal ze weg: de site zet ze erbij',
          },
        ];
      }),
    ),
  bad: () => pageWith({ component: 'quote', text: '“Lees.”' }),
  good: () => pageWith({ component: 'quote', text: 'Lees.' }),
};
