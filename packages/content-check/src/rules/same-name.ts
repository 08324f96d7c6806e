import { wordsOf } from 'web/content-rules';
import { kindName } from '../content-model.ts';
import { story } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Rule } from '../rule.ts';
import { nameOf, type StoryFile, titleOf } from '../story-file.ts';

/**
 * The content types whose titles visitors choose from, each with the field that may distinguish two stories with the
 * same title.
 */
const NAMED = new Map<string, string | undefined>([
  ['author', undefined],
  ['location', undefined],
  ['theme', undefined],
  ['type', undefined],
  ['on_tour_location', undefined],
  ['hotspot', 'address'],
  ['bookstore', 'address'],
]);

const example = (title: string) => ({
  files: [
    story('auteurs/a', { component: 'author', title: 'Noémie Lacroix' }),
    story('auteurs/b', { component: 'author', title }),
  ],
});

export const sameName: Rule = {
  name: 'dezelfde naam',
  looksFor:
    'twee auteurs, podia, thema’s, types of steden met dezelfde naam; twee hotspots of boekhandels met dezelfde naam en hetzelfde adres',
  visitors: 'ze kunnen de twee niet uit elkaar houden, en op elke pagina ontbreekt wat bij de andere hoort',
  severity: 'waarschuwing',
  find: ({ published, model }) => {
    const first = new Map<string, StoryFile>();
    return published.flatMap((file) => {
      const { component, content } = file;
      if (!NAMED.has(component)) return [];
      const field = NAMED.get(component);
      // Capitals, accents and hyphens do not distinguish names.
      const words = wordsOf(`${titleOf(file)} ${field ? textOf(content[field]) : ''}`);
      const key = [component, ...words].join(' ');
      const other = first.get(key);
      if (other === undefined) first.set(key, file);
      if (other === undefined) return [];
      const what = `er is nog een ‘${kindName(model, component)}’ met deze naam${field ? ' en dit adres' : ''}: ‘${nameOf(other)}’ (${other.slug})`;
      return [
        {
          file,
          what,
          mend: 'Hou er één, kies die overal waar nu de andere gekozen is, en verwijder de andere. Gaat het om twee verschillende, geef dan een van beide een andere naam',
        },
      ];
    });
  },
  bad: () => example('noemie lacroix'),
  good: () => example('Noémie Lacrois'),
};
