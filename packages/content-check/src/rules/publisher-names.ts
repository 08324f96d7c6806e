import { wordsOf } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { story } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Rule } from '../rule.ts';
import { fieldAt } from '../story-parts.ts';

/** Returns a name without capitals, accents, and the words that mean «publisher». */
const keyOf = (name: string): string =>
  wordsOf(name)
    .filter((word) => !/^uitg(?:everij|eversmij|\.)?$/.test(word))
    .join(' ');

const example = (publishing_house: string) => ({
  files: [
    story('a', { component: 'bookstore', publishing_house: 'Uitgeverij Inktstruik' }),
    story('b', { component: 'bookstore', publishing_house: 'Uitgeverij Inktstruik' }),
    story('c', { component: 'bookstore', publishing_house }),
  ],
});

export const publisherNames: Rule = {
  name: 'naam van een uitgeverij',
  looksFor: 'een uitgeverij die elders anders geschreven is',
  visitors: 'ze denken dat het twee uitgeverijen zijn',
  severity: 'tip',
  find: (edition) => {
    const names = namesIn(edition);
    return edition.files.flatMap((file) => {
      const name = textOf(file.content.publishing_house);
      const usual = names.get(keyOf(name));
      if (name === '' || usual === undefined || usual === name) return [];
      const at = fieldAt(edition.model, file, 'publishing_house');
      return [{ file, at, what: `hier staat ‘${name}’, elders ‘${usual}’`, mend: `Schrijf ‘${usual}’` }];
    });
  },
  bad: () => example('uitg. INKTSTRUIK'),
  good: () => example('Uitgeverij Inktstruik'),
};

/** Returns the most frequent spelling of each publisher. */
function namesIn({ published }: Edition): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { content } of published) {
    const name = textOf(content.publishing_house);
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const rarestFirst = [...counts].sort(([, a], [, b]) => a - b);
  return new Map(rarestFirst.map(([name]) => [keyOf(name), name]));
}
