import { fieldName } from '../content-model.ts';
import { complain, type Rule } from '../finding.ts';

/** An age on the site: a whole number of years from 0 to 120. Storyblok stores it as text. */
const AGE = /^(?:\d{1,2}|1[01]\d|120)$/;

/** Ages must be valid, and the minimum must not exceed the maximum. The site omits contradictory ages. */
export const ages: Rule = ({ files, model }) =>
  files.flatMap((file) => {
    const written = (['age_from', 'age_to'] as const).flatMap((field) => {
      const value = file.content[field];
      return value === undefined || value === null || value === ''
        ? []
        : [{ field, value: String(value).trim() }];
    });
    const unreadable = written.filter(({ value }) => !AGE.test(value));
    if (unreadable.length > 0) {
      return unreadable.map(({ field, value }) =>
        complain(
          file,
          'fout',
          `${fieldName(model, file.component, field)} is geen leeftijd: ‘${value}’`,
          'Vul een heel getal van 0 tot 120 in',
        ),
      );
    }
    const [from, to] = written;
    if (!from || !to || Number(from.value) <= Number(to.value)) return [];
    return [
      complain(
        file,
        'fout',
        `is voor wie ${from.value} tot en met ${to.value} jaar is: voor niemand`,
        'Verbeter ‘Leeftijd vanaf’ of ‘Leeftijd tot en met’',
      ),
    ];
  });
