import { expect, it } from 'vitest';
import { item, linkTo, story } from '../../examples.ts';
import { found, said } from '../../made-up-edition.ts';
import { vanishedAddresses } from './vanished-addresses.ts';

const ITEM = { uuid: '9e4948c6-0000-4000-8000-000000000000' };
const before = story('praktisch', { component: 'page', title: 'Praktisch' });
const moved = { ...before, slug: 'info/praktisch' };
const overview = story('nieuws', { component: 'news_overview', title: 'Nieuws' });
const mends = (files: Parameters<typeof said>[1], vanished: Parameters<typeof said>[1]) =>
  found(vanishedAddresses, files, { vanished }).map(({ mend }) => mend.replace(/^.*: /, ''));

it('reports the old address of a moved page, with the redirect to add', () => {
  expect(said(vanishedAddresses, [moved], { vanished: [before] })).toEqual([
    'fout info/praktisch: deze story verhuisde naar ‘info/praktisch’, en op het oude adres ‘/praktisch’ staat niets meer',
  ]);
  expect(mends([moved], [before])).toEqual(['/praktisch → /info/praktisch']);
});

it('accepts an old address that is redirected or belongs to another page by now', () => {
  const redirects = [{ component: 'redirect', from: '/Praktisch', to: linkTo('info/praktisch') }];
  const data = story('globaal/global-data', { component: 'global_data', redirects });
  expect(said(vanishedAddresses, [moved, data], { vanished: [before] })).toEqual([]);
  expect(said(vanishedAddresses, [moved, { ...before, uuid: 'nieuw' }], { vanished: [before] })).toEqual([]);
  expect(said(vanishedAddresses, [moved])).toEqual([]);
});

it('warns about the address of a deleted or unpublished page, and proposes the overview above it', () => {
  const article = story('nieuws/oud', { component: 'news_article', title: 'Oud nieuws' });
  for (const rest of [[overview], [overview, { ...article, draft: true }]]) {
    expect(said(vanishedAddresses, rest, { vanished: [article] })).toEqual([
      'waarschuwing nieuws/oud: ‘Oud nieuws’ is niet meer gepubliceerd, en op het adres ‘/nieuws/oud’ staat niets meer',
    ]);
    expect(mends(rest, [article])).toEqual(['/nieuws/oud → /nieuws']);
  }
});

it('lists the short links of the moments of an unpublished activity as vanished', () => {
  const activity = story('activiteiten/soep', { component: 'experience', title: 'Soep' });
  const moment = item('programma-items/soep', '2025-10-25 08:00', '', { experience: activity.uuid }, ITEM);
  const rest = [{ ...activity, draft: true }, moment];
  expect(said(vanishedAddresses, rest, { vanished: [activity] })).toEqual([
    'waarschuwing activiteiten/soep: ‘Soep’ is niet meer gepubliceerd, en op het adres ‘/activiteiten/soep’ staat niets meer',
    'waarschuwing activiteiten/soep: ‘Soep’ is niet meer gepubliceerd, en de korte links en kalenders van haar momenten leiden nergens heen',
  ]);
  expect(mends(rest, [activity])[1]).toBe('/m/nklIxg → /programma, /m/nklIxg.ics → /programma');
  const redirects = ['/m/nklIxg', '/m/nklIxg.ics'].map((from) => ({
    component: 'redirect',
    from,
    to: linkTo('programma'),
  }));
  const data = story('globaal/global-data', { component: 'global_data', redirects });
  expect(mends([...rest, data], [activity])).toHaveLength(1);
});

it('warns if the slug of a type or theme changed, because followed calendars contain it', () => {
  const before = story('types/lezing', { component: 'type', title: 'Lezing' });
  const after = { ...before, slug: 'types/gesprek' };
  expect(said(vanishedAddresses, [after], { vanished: [before] })).toEqual([
    'waarschuwing types/gesprek: de slug was ‘lezing’ en is nu ‘gesprek’, en gevolgde kalenders en bewaarde filters vragen naar ‘lezing’',
  ]);
  expect(mends([after], [before])).toEqual(['lezing']);
  expect(said(vanishedAddresses, [], { vanished: [before] })).toEqual([]);
});

it('includes day calendars, the hall screens of stages, the towns of the tour, and short links', () => {
  const day = story('programma/2025-10-25', { component: 'date_overview', title: 'Zaterdag' });
  const forum = story('locaties/forum', { component: 'location', title: 'Forum' });
  const hall = story('schermen/hal', { component: 'live', title: 'Hal' });
  const town = story('boektopia-op-toer-locaties/leuven', { component: 'on_tour_location', title: 'Leuven' });
  const activity = story('activiteiten/soep', { component: 'experience', title: 'Soep' });
  const moment = item('programma-items/soep', '2025-10-25 08:00', '', { experience: activity.uuid }, ITEM);
  const rest = [
    { ...day, slug: 'programma/zaterdag' },
    { ...forum, slug: 'locaties/grote-zaal' },
    { ...hall, slug: 'schermen/foyer' },
    activity,
  ];
  const expected = [
    '/programma/2025-10-25 → /programma/zaterdag',
    '/programma/2025-10-25.ics → /programma/zaterdag.ics',
    '/live/forum → /live/grote-zaal',
    '/schermen/hal → /schermen/foyer',
    '/live/hal → /live/foyer',
    '/boektopia-op-toer/leuven → /boektopia-op-toer',
    '/m/nklIxg → /activiteiten/soep',
    '/m/nklIxg.ics → /activiteiten/soep',
  ];
  expect(mends(rest, [day, forum, hall, town, moment]).sort()).toEqual(expected.sort());
});
