import { expect, it } from 'vitest';
import { item, story } from '../examples.ts';
import { found, said } from '../made-up-edition.ts';
import type { StoryFile } from '../story-file.ts';
import { functions } from './functions.ts';

const type = (slug: string, title: string) => story(`types/${slug}`, { component: 'type', title });
const forum = story('locaties/forum', { component: 'location', title: 'Forum' });
const agora = story('locaties/agora', { component: 'location', title: 'Agora' });
const plan = (slug: string, stages: readonly string[]) =>
  story(slug, { component: 'page', title: slug, body: [{ component: 'hall_plan', stages }] });
const WHOLE = [
  item('i', '2025-10-25 08:00', ''),
  type('fanclub', 'Fanclub'),
  type('kookdemo', 'Kookdemo'),
  type('meet-and-greet', 'Meet &amp; greet'),
  type('voorstelling', 'Voorstelling'),
  type('signeersessie', 'Signeersessie'),
  story('privacy', { component: 'page', title: 'Privacy' }),
  story('toegankelijkheid', { component: 'page', title: 'Toegankelijkheid' }),
  story('nieuws', { component: 'news_overview', title: 'Nieuws' }),
  plan('praktisch', [forum.uuid, agora.uuid]),
  forum,
  agora,
];
const without = (slug: string) => WHOLE.filter((one) => one.slug !== slug);

it('accepts an edition that has all functions, even with renamed types, and one without a programme', () => {
  expect(said(functions, WHOLE)).toEqual([]);
  expect(said(functions, [...without('types/kookdemo'), type('kookdemo', 'Koken')])).toEqual([]);
  expect(said(functions, [...without('types/signeersessie'), type('signeersessie', 'Krabbels')])).toEqual([]);
  expect(said(functions, [type('x', 'X')])).toEqual([]);
});

it('says which function stops working if a type gets another slug and another name', () => {
  const stopped = (files: readonly StoryFile[]) =>
    found(functions, files).map(({ story, visitors }) => ({ story, visitors }));
  expect(stopped([...without('types/kookdemo'), type('koken', 'Koken')])).toEqual([
    {
      story: 'types/kookdemo',
      visitors: 'bij activiteiten van dat type zien ze geen knop om te reserveren',
    },
  ]);
  expect(stopped([...without('types/signeersessie'), type('krabbels', 'Krabbels')])).toEqual([
    {
      story: 'types/signeersessie',
      visitors: 'ze zien geen signeersessies op ‘/signeren’ en geen signeertafels op de schermen',
    },
  ]);
});

it('reports an overview at an address where it does not work, and a missing page that the site links to', () => {
  const moved = story('actueel', { component: 'news_overview', title: 'Nieuws' });
  expect(said(functions, [...without('nieuws'), moved])).toEqual([
    'fout actueel: een ‘Nieuwsoverzicht’ werkt alleen op het adres ‘/nieuws’',
  ]);
  expect(said(functions, without('privacy'))).toEqual([
    'waarschuwing privacy: deze pagina ontbreekt: de cookiemelding en de formulieren linken ernaar',
  ]);
});

it('reports a moved plan of the hall, and a stage that is missing from the drawing of the plan', () => {
  expect(said(functions, [...without('praktisch'), plan('info', [forum.uuid])])).toEqual([
    'waarschuwing praktisch: hier staat geen plattegrond, dus geen enkel podium linkt er nog naar',
  ]);
  const renamed = { ...forum, slug: 'locaties/grote-zaal' };
  expect(said(functions, [...without('locaties/forum'), renamed])).toEqual([
    'waarschuwing locaties/grote-zaal: de plattegrond kent geen podium met de slug ‘grote-zaal’, dus het staat niet in de tekening',
  ]);
});
