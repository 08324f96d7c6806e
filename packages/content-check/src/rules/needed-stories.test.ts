import { expect, it } from 'vitest';
import { story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import type { StoryFile } from '../story-file.ts';
import { neededStories } from './needed-stories.ts';

const RESERVE = { component: 'global_data', reservation_url: 'https://tickets.example/plaats' };
const WHOLE: readonly StoryFile[] = [
  story('home', { component: 'home' }),
  story('globaal/header', { component: 'header' }),
  story('globaal/footer', { component: 'footer' }),
  story('globaal/global-data', RESERVE),
  story('programma', { component: 'default_date_overview' }),
  story('schermen/hal', { component: 'live' }),
];

it('accepts an edition with all required stories', () => {
  expect(said(neededStories, WHOLE)).toEqual([]);
});

it.each([
  ['home', 'fout home: er is geen ‘Startpagina’'],
  ['globaal/header', 'fout globaal/header: er is geen ‘Kop van de site’'],
  ['globaal/footer', 'fout globaal/footer: er is geen ‘Voet van de site’'],
  ['globaal/global-data', 'fout globaal/global-data: er is geen ‘Globale gegevens’'],
  ['programma', 'fout programma: er is geen ‘Programma (ingang)’'],
  ['schermen/hal', 'fout live: er is geen ‘Livescherm’'],
])('reports a missing %s', (slug, complaint) => {
  expect(
    said(
      neededStories,
      WHOLE.filter((one) => one.slug !== slug),
    ),
  ).toEqual([complaint]);
});

it('reports an unpublished required story with its slug', () => {
  const drafts = WHOLE.map((one) => ({ ...one, draft: one.slug === 'schermen/hal' || one.slug === 'home' }));
  expect(said(neededStories, drafts)).toEqual([
    'fout home (concept): ‘Startpagina’ is niet gepubliceerd',
    'fout schermen/hal (concept): ‘Livescherm’ is niet gepubliceerd',
  ]);
});

it.each([undefined, '', '  '])('reports a missing or empty reservation address («%s»)', (reservation_url) => {
  const others = WHOLE.filter(({ component }) => component !== 'global_data');
  const data = story('globaal/global-data', { ...RESERVE, reservation_url });
  expect(said(neededStories, [...others, data])).toEqual([
    'fout globaal/global-data: Reserveeradres: dit veld is leeg',
  ]);
});
