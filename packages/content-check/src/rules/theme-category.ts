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
      const what = `de site heeft geen kleur en geen icoon voor een thema met de slug ‘${slug}’`;
      const mend =
        'Had dit thema vroeger een andere slug, zet die dan terug. Is het een nieuw thema, vraag de ontwikkelaars om een kleur en een icoon';
      return [{ file, what, mend }];
    }),
  bad: () => ({ files: [story('themas/paarden', { component: 'theme' })] }),
  good: () => ({ files: [story('themas/fantasy', { component: 'theme' })] }),
};
