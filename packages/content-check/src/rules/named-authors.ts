import { wordsOf as lettersOf } from 'web/content-rules';
import { item, story } from '../examples.ts';
import { listOf, textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { titleOf } from '../story-file.ts';
import { fieldAt } from '../story-parts.ts';

const example = (...authors: string[]) => ({
  files: [
    story('auteurs/mira', { component: 'author', title: 'Mira Vandoorne' }),
    story('a', { component: 'experience', preview_text: 'Mira Vandoorne leest voor.', authors }),
    item('i', '2025-10-25 08:00', '', { experience: 'uuid-a' }),
  ],
});

export const namedAuthors: Rule = {
  name: 'auteur die ontbreekt',
  looksFor: 'een activiteit zonder auteurs waarvan de titel of de kaarttekst wel een auteur noemt',
  visitors: 'bij de auteur staat deze activiteit niet, en bij de activiteit geen link naar de auteur',
  severity: 'waarschuwing',
  find: ({ files, published, model }) => {
    const authors = published
      .filter(({ component }) => component === 'author')
      .map((author) => ({ name: titleOf(author), words: ` ${lettersOf(titleOf(author)).join(' ')} ` }));
    return files.flatMap((file): Complaint[] => {
      const { component, content } = file;
      // The rule for field values reports a single author instead of a list.
      const chosen = [content.authors, ...listOf(content.authors)];
      if (!/^(on_tour_)?experience$/.test(component) || chosen.some((one) => textOf(one) !== '')) return [];
      const words = ` ${lettersOf(`${textOf(content.title)} ${textOf(content.preview_text)}`).join(' ')} `;
      const named = authors.find((author) => words.includes(author.words));
      if (!named) return [];
      const what = `de tekst noemt ${named.name}, maar het veld is leeg`;
      return [
        { file, at: fieldAt(model, file, 'authors'), what, mend: `Kies ${named.name} in het veld ‘Auteurs’` },
      ];
    });
  },
  bad: () => example(),
  good: () => example('uuid-auteurs/mira'),
};
