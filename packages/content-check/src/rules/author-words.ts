import { wordsOf } from 'web/content-rules';
import { story } from '../examples.ts';
import { textOf } from '../json.ts';
import { lastOf } from '../page-address.ts';
import type { Complaint, Rule } from '../rule.ts';
import { fieldAt } from '../story-parts.ts';

export const authorWords: Rule = {
  name: 'naam van een auteur',
  looksFor: 'een naam met de achternaam eerst, en een sorteernaam zonder komma',
  visitors: 'ze vinden de auteur niet bij de juiste letter',
  severity: 'waarschuwing',
  find: ({ files, model }) =>
    files.flatMap((file): Complaint[] => {
      if (file.component !== 'author') return [];
      const [name, sortName] = [textOf(file.content.title), textOf(file.content.sort_name)];
      const words = wordsOf(name);
      // If the words of the name and the slug are the same in another order, the slug has the right order.
      const slug = wordsOf(lastOf(file.slug).replaceAll('-', ' '));
      const isTurned =
        words.join(' ') !== slug.join(' ') && [...words].sort().join(' ') === [...slug].sort().join(' ');
      if (name.includes(',') || isTurned)
        return [
          {
            file,
            at: fieldAt(model, file, 'title'),
            what: `in ‘${name}’ staat de achternaam eerst`,
            mend: 'Schrijf eerst de voornaam, zonder komma',
          },
        ];
      if (sortName === '' || sortName.includes(',') || wordsOf(sortName).length < 2) return [];
      const what = `in de sorteernaam ‘${sortName}’ staat geen komma, dus staat de auteur bij de letter ${sortName.charAt(0)}`;
      const mend = 'Schrijf de achternaam, een komma en de voornaam: ‘Diallo-Claes, Fatou’';
      return [{ file, at: fieldAt(model, file, 'sort_name'), what, mend }];
    }),
  bad: () => ({ files: [story('auteurs/mira-vandoorne', { component: 'author', title: 'Vandoorne Mira' })] }),
  good: () => ({
    files: [story('auteurs/mira-vandoorne', { component: 'author', title: 'Mira Vandoorne' })],
  }),
};
