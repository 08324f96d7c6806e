import { fieldName } from '../content-model.ts';
import { story } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';

/** An age on the site: a whole number of years from 0 to 120. Storyblok stores it as text. */
const AGE = /^(?:\d{1,2}|1[01]\d|120)$/;

export const ages: Rule = {
  name: 'leeftijd',
  looksFor: 'een leeftijd die geen heel getal van 0 tot 120 is, en een ondergrens boven de bovengrens',
  visitors: 'ze zien geen leeftijd, en wie op leeftijd kiest, vindt de activiteit niet',
  severity: 'fout',
  find: ({ files, model }) =>
    files.flatMap((file): Complaint[] => {
      const at = (name: string) => ({ name, path: fieldName(model, file.component, name), uid: '' });
      const written = (['age_from', 'age_to'] as const).flatMap((name) => {
        const value = file.content[name];
        return value === undefined || value === null || value === ''
          ? []
          : [{ name, value: String(value).trim() }];
      });
      const unreadable = written.filter(({ value }) => !AGE.test(value));
      if (unreadable.length > 0)
        return unreadable.map(({ name, value }) => ({
          file,
          at: at(name),
          what: `‘${value}’ is geen leeftijd`,
          mend: 'Vul een heel getal van 0 tot 120 in, zonder woorden',
        }));
      const [from, to] = written;
      if (!from || !to || Number(from.value) <= Number(to.value)) return [];
      const what = `dit is voor wie ${from.value} tot en met ${to.value} jaar is, dus voor niemand`;
      const mend = `Verwissel of verbeter ‘${at('age_from').path}’ en ‘${at('age_to').path}’`;
      return [{ file, at: at('age_from'), what, mend }];
    }),
  bad: () => ({ files: [story('a', { component: 'experience', age_from: '12', age_to: '6' })] }),
  good: () => ({ files: [story('a', { component: 'experience', age_from: '6', age_to: '12' })] }),
};
