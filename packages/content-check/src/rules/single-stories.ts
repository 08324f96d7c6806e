import { kindName } from '../content-model.ts';
import { story } from '../examples.ts';
import type { Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';

/** Content types of which the site uses only one story: the last one that it finds. */
const SINGLE = new Set([
  'home',
  'header',
  'footer',
  'social',
  'global_data',
  'default_date_overview',
  'news_overview',
  'hotspot_overview',
  'bookstore_overview',
  'on_tour_overview',
  'uit_events',
  'search',
]);

export const singleStories: Rule = {
  name: 'story die er twee keer is',
  looksFor: 'een tweede kop, voet, startpagina, overzicht of tweede globale gegevens',
  visitors: 'ze zien maar een van de twee, en wat je in de andere wijzigt, verschijnt niet',
  severity: 'fout',
  find: ({ published, model }) => {
    const first = new Map<string, StoryFile>();
    return published.flatMap((file) => {
      const { component } = file;
      const other = first.get(component);
      if (!SINGLE.has(component)) return [];
      if (!other) {
        first.set(component, file);
        return [];
      }
      const what = `er is al een ‘${kindName(model, component)}’: ‘${nameOf(other)}’ (${other.slug}), en de site gebruikt er maar één`;
      const mend =
        'Kijk in welke van de twee de juiste inhoud staat, neem daarin over wat ontbreekt, en depubliceer of verwijder de andere';
      return [{ file, what, mend }];
    });
  },
  bad: () => ({
    files: [
      story('globaal/header', { component: 'header' }),
      story('globaal/header-2', { component: 'header' }),
    ],
  }),
  good: () => ({
    files: [
      story('globaal/header', { component: 'header' }),
      story('globaal/footer', { component: 'footer' }),
    ],
  }),
};
