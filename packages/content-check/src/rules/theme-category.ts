import { categoryOf } from 'web/content-rules';
import { story } from '../examples.ts';
import type { Rule } from '../rule.ts';

export const themeCategory: Rule = {
  name: 'thema zonder categorie',
  looksFor: 'een thema met een slug die de site niet kent',
  visitors: 'wat bij dit thema hoort, heeft geen kleur en geen icoon',
  severity: 'waarschuwing',
  find: ({ files }) =>
    files.flatMap((file) => {
      const slug = file.slug.split('/').at(-1) ?? '';
      if (file.component !== 'theme' || categoryOf(slug)) return [];
      const what = `de site kent geen categorie voor een thema met de slug ‘${slug}’`;
      return [
        { file, what, mend: 'Geef het thema zijn oude slug terug, of vraag de ontwikkelaars een categorie' },
      ];
    }),
  bad: () => ({ files: [story('themas/paarden', { component: 'theme' })] }),
  good: () => ({ files: [story('themas/fantasy', { component: 'theme' })] }),
};
