import { pageWith } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';

const quote = (_uid: string) => ({ component: 'quote', _uid, text: 'Lees.' });

export const sameUid: Rule = {
  name: 'blok met dezelfde _uid',
  looksFor: 'twee blokken van een story met dezelfde _uid',
  visitors: 'niets; in het voorbeeld opent een klik op het ene blok het andere',
  severity: 'tip',
  find: ({ files, partsOf }) =>
    files.flatMap((file) => {
      const seen = new Set<string>();
      return partsOf(file).blocks.flatMap((at): Complaint[] => {
        if (at.uid === '' || !seen.has(at.uid)) {
          seen.add(at.uid);
          return [];
        }
        return [
          {
            file,
            at,
            what: 'dit blok heeft dezelfde _uid als een ander blok van deze story',
            mend: 'Dupliceer het blok in Storyblok en verwijder dit',
          },
        ];
      });
    }),
  bad: () => pageWith(quote('a'), quote('a')),
  good: () => pageWith(quote('a'), quote('b')),
};
