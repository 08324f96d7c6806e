import { expect, it } from 'vitest';
import { said, story } from '../made-up-edition.ts';
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
  ['home', 'fout home: ‘Startpagina’ ontbreekt: de startpagina bestaat dan niet'],
  ['globaal/header', 'fout globaal/header: ‘Kop van de site’ ontbreekt: elke pagina staat dan zonder menu'],
  ['globaal/footer', 'fout globaal/footer: ‘Voet van de site’ ontbreekt: elke pagina staat dan zonder voet'],
  [
    'globaal/global-data',
    'fout globaal/global-data: ‘Globale gegevens’ ontbreekt: niemand kan dan reserveren',
  ],
  ['programma', 'fout programma: ‘Programma (ingang)’ ontbreekt: het programma heeft dan geen ingang'],
  ['schermen/hal', 'fout live: ‘Livescherm’ ontbreekt: de schermen in de hal blijven dan leeg'],
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
    'fout home (concept): ‘Startpagina’ is niet gepubliceerd: de startpagina bestaat dan niet',
    'fout schermen/hal (concept): ‘Livescherm’ is niet gepubliceerd: de schermen in de hal blijven dan leeg',
  ]);
});

it.each([undefined, '', '  '])('reports a missing or empty reservation address («%s»)', (reservation_url) => {
  const others = WHOLE.filter(({ component }) => component !== 'global_data');
  const data = story('globaal/global-data', { ...RESERVE, reservation_url });
  expect(said(neededStories, [...others, data])).toEqual([
    'fout globaal/global-data: Reserveeradres is leeg: nergens staat dan een reserveerknop',
  ]);
});
