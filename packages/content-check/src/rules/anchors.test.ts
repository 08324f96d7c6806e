import { expect, it } from 'vitest';
import { dayPage, item, linkTo, richText, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { anchors } from './anchors.ts';

const target = story('praktisch', {
  component: 'page',
  intro: richText('Tickets', { type: 'anchor', attrs: { id: 'mijn-tickets' } }),
});
const day = [dayPage('2025-10-26'), item('i', '2025-10-26 09:00', '2025-10-26 10:00')];
const from = (link: unknown) => [
  target,
  ...day,
  story('globaal/footer', { component: 'footer', links: [{ component: 'link', link }] }),
];

it('accepts an anchor that exists on its page, with or without `#` and spaces', () => {
  for (const anchor of ['mijn-tickets', '#mijn tickets']) {
    expect(said(anchors, from(linkTo('praktisch', { anchor })))).toEqual([]);
  }
  expect(said(anchors, from({ linktype: 'url', url: '/praktisch#mijn-tickets' }))).toEqual([]);
});

it("accepts links to the parts of pages to which the site's skip links lead", () => {
  const link = (slug: string, anchor: string) => said(anchors, from(linkTo(slug, { anchor })));
  expect(link('praktisch', 'inhoud')).toEqual([]);
  expect(link('programma/2025-10-26', 'lijst')).toEqual([]);
  expect(link('programma/2025-10-26', 'filter')).toEqual([]);
  expect(link('praktisch', 'lijst')).toHaveLength(1);
});

it('reads the hour in the anchor of a day page as Brussels time', () => {
  const link = (anchor: string) => from(linkTo('programma/2025-10-26', { anchor }));
  expect(said(anchors, link('u-2025-10-26-1000'))).toEqual([]);
  expect(said(anchors, link('u-2025-10-26-0900'))).toHaveLength(1);
});

it('accepts the anchor of an hour in which an item starts, even if it does not start on the hour', () => {
  const link = (anchor: string) => [
    item('j', '2025-10-26 13:40', '2025-10-26 14:00'),
    ...from(linkTo('programma/2025-10-26', { anchor })),
  ];
  expect(said(anchors, link('u-2025-10-26-1400'))).toEqual([]);
  expect(said(anchors, link('u-2025-10-26-1440'))).toHaveLength(1);
});

it('accepts the anchor that the floor plan has for each stage', () => {
  const forum = story('locaties/forum', { component: 'location' });
  const link = (anchor: string) => [forum, ...from(linkTo('praktisch', { anchor }))];
  expect(said(anchors, link('zaal-forum'))).toEqual([]);
  expect(said(anchors, link('zaal-kelder'))).toHaveLength(1);
});

it('gives a tip for a missing anchor on another page or on the same page', () => {
  expect(said(anchors, from(linkTo('praktisch', { anchor: 'kaart' })))).toEqual([
    'tip globaal/footer: Links 1 › Link: de link springt naar de plek ‘kaart’ op ‘praktisch’, maar die plek (een anker) staat niet op die pagina',
  ]);
  const intro = richText('hier', { type: 'link', attrs: { href: '#onder', linktype: 'url' } });
  expect(said(anchors, [story('a', { component: 'page', intro })])).toEqual([
    'tip a: Intro: de link springt naar de plek ‘onder’ op ‘a’, maar die plek (een anker) staat niet op die pagina',
  ]);
});
