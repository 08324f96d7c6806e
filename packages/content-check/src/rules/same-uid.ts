import { pageWith } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';

const quote = (_uid: string) => ({ component: 'quote', _uid, text: 'Lees.' });

export const sameUid: Rule = {
  name: 'blok met dezelfde _uid',
  looksFor: 'twee blokken van een story met dezelfde _uid',
  visitors: 'niets; maar in de voorvertoning van Storyblok opent een klik op het ene blok het andere',
  severity: 'tip',
  find: ({ files, partsOf }) =>
    files.flatMap((file) => {
      const seen = new Map<string, string>();
      return partsOf(file).blocks.flatMap((at): Complaint[] => {
        const other = seen.get(at.uid);
        if (at.uid === '' || other === undefined) {
          seen.set(at.uid, at.path === '' ? 'de story zelf' : `‘${at.path}’`);
          return [];
        }
        return [
          {
            file,
            at,
            what: `dit blok en ${other} hebben hetzelfde interne nummer (_uid)`,
            mend: 'Dupliceer dit blok in Storyblok, hou de kopie en verwijder dit blok zelf',
          },
        ];
      });
    }),
  bad: () => pageWith(quote('a'), quote('a')),
  good: () => pageWith(quote('a'), quote('b')),
};
