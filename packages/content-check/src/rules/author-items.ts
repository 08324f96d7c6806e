import { item, story } from '../examples.ts';
import { listOf, textOf } from '../json.ts';
import type { Rule } from '../rule.ts';

const author = () => story('auteurs/mira', { component: 'author', title: 'Mira Vandoorne' });

export const authorItems: Rule = {
  name: 'auteur zonder activiteiten',
  looksFor: 'een gepubliceerde auteur die bij geen activiteit en geen programma-item staat',
  visitors: 'op de pagina van de auteur staat niets om naartoe te gaan',
  severity: 'waarschuwing',
  find: ({ published }) => {
    const named = new Set(published.flatMap(({ content }) => listOf(content.authors).map(textOf)));
    return published
      .filter(({ component, uuid }) => component === 'author' && !named.has(uuid))
      .map((file) => ({
        file,
        what: 'deze auteur staat bij geen enkele activiteit',
        mend: 'Kies de auteur in het veld ‘Auteurs’ van een activiteit of een programma-item, of depubliceer de auteur',
      }));
  },
  bad: () => ({ files: [author(), item('i', '2025-10-25 08:00', '')] }),
  good: () => ({ files: [author(), item('i', '2025-10-25 08:00', '', { authors: ['uuid-auteurs/mira'] })] }),
};
