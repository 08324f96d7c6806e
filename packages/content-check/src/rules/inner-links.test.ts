import { expect, it } from 'vitest';
import { momentId } from 'web/content-rules';
import { dayPage, item, linkTo, richText, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { anchors } from './anchors.ts';
import { innerLinks } from './inner-links.ts';
import { linkWords } from './link-words.ts';
import { typedAddresses } from './typed-addresses.ts';
import { webAddresses } from './web-addresses.ts';

const target = story('over/praktisch', { component: 'page', title: 'Praktisch' });
const home = story('home', { component: 'home', title: 'Home' });
const town = story('boektopia-op-toer-locaties/leuven', { component: 'on_tour_location', title: 'Leuven' });
const from = (link: unknown) => [
  target,
  home,
  town,
  story('globaal/footer', { component: 'footer', links: [{ component: 'link', label: 'x', link }] }),
];
const typed = (url: string) => ({ linktype: 'url', id: '', url, cached_url: url });

it('accepts links to existing pages, chosen from the list of stories or typed', () => {
  const good = [
    linkTo('over/praktisch'),
    linkTo('over/praktisch', { cached_url: '/over/praktisch/#kaart' }),
    linkTo('home', { cached_url: '/' }),
    typed('/over/praktisch?van=footer#kaart'),
    typed('https://www.boektopia.be/'),
    typed('/boektopia-op-toer/leuven'),
    typed('/boektopia-op-toer-activiteiten/cc157cb1-5021-40af-8d97-72a265400fa3'),
    // The id format of the oldest UiTdatabank events.
    typed('/boektopia-op-toer-activiteiten/28808C2F-0DB2-D2CF-F508ECB994D2505F'),
    typed('https://elders.example/nergens'),
    { linktype: 'email', id: '', email: 'info@example.be', url: '' },
  ];
  for (const link of good) expect(said(innerLinks, from(link))).toEqual([]);
});

it('reports a link to a missing story, and a link whose path is right but whose uuid is wrong', () => {
  expect(said(innerLinks, from(linkTo('weg')))).toEqual([
    'fout globaal/footer: Links 1 › Link: de link leidt naar een story (‘weg’), maar die bestaat niet meer',
  ]);
  expect(said(innerLinks, from(linkTo('over/praktisch', { id: 'oud' })))).toEqual([
    'waarschuwing globaal/footer: Links 1 › Link: de link is gemaakt voor een story die niet meer bestaat; op dat adres staat nu ‘Praktisch’',
  ]);
});

it('accepts a link with the old address of a moved story, because links follow the story', () => {
  expect(said(innerLinks, from(linkTo('over/praktisch', { cached_url: 'praktisch' })))).toEqual([]);
});

it('accepts short links, redirects, hall screens and addresses with capitals', () => {
  const moment = item('i', '2025-10-25 08:00', '', {}, { uuid: '9e4948c6-0000-4000-8000-000000000000' });
  const redirects = [{ component: 'redirect', from: '/tickets', to: typed('/over/praktisch') }];
  const others = [
    moment,
    story('locaties/forum', { component: 'location', title: 'Forum' }),
    story('globaal/global-data', { component: 'global_data', redirects }),
  ];
  const good = [
    `/m/${momentId(moment)}`,
    '/tickets',
    '/Tickets/',
    '/live/forum',
    '/Over/Praktisch',
    '/on-tour/leuven',
  ];
  for (const url of good) expect(said(innerLinks, [...others, ...from(typed(url))])).toEqual([]);
  for (const url of ['/m/AAAAAA', '/live/foyer', '/kaartjes', '/plan.pdf'])
    expect(said(innerLinks, [...others, ...from(typed(url))])).toEqual([
      `waarschuwing globaal/footer: Links 1 › Link: op het getypte adres ‘${url}’ staat geen pagina`,
    ]);
  expect(said(innerLinks, [...others, ...from(typed(`/over/praktisch?moment=${momentId(moment)}`))])).toEqual(
    [],
  );
  expect(said(innerLinks, [...others, ...from(typed('/over/praktisch?moment=AAAAAA'))])).toEqual([
    'waarschuwing globaal/footer: Links 1 › Link: de link wijst naar het moment ‘AAAAAA’, maar dat bestaat niet',
  ]);
});

it('accepts everything that the site serves itself: pages without a story, files and calendars, feeds, parts of pages', () => {
  const moment = item('i', '2025-10-25 08:00', '', {}, { uuid: '9e4948c6-0000-4000-8000-000000000000' });
  const others = [moment, dayPage('2025-10-25'), story('auteurs/an', { component: 'author', title: 'An' })];
  const good = [
    ...['/nu', '/mijn-stapel', '/mijn-stapel?items=a', '/boekje', '/signeren', '/auteurs', '/edities'],
    ...['/programma/tekst', '/programma/2025', '/programma/2025-10-25?thema=strips'],
    ...['/formulier/contact', '/formulier/newsletter'],
    ...[`/m/${momentId(moment)}.ics`, `https://www.boektopia.be/m/${momentId(moment)}`],
    ...['/programma/2025-10-25.ics', '/nieuws/rss.xml', '/sitemap.xml', '/robots.txt', '/live.json'],
    ...['#inhoud', '/over/praktisch#inhoud', '/programma/2025-10-25#u-2025-10-25-1000'],
    ...['tel:+3256123456', '056 12 34 56', 'mailto:info@boektopia.be', 'www.delijn.be'],
  ];
  const rules = [innerLinks, anchors, typedAddresses, webAddresses, linkWords];
  for (const url of good)
    for (const rule of rules) expect(said(rule, [...others, ...from(typed(url))]), url).toEqual([]);
});

it('reports a short link to an item of an unpublished experience, which the site does not show', () => {
  const experience = story('activiteiten/soep', { component: 'experience' }, { uuid: 'e1', draft: true });
  const moment = item(
    'i',
    '2025-10-25 08:00',
    '',
    { experience: 'e1' },
    { uuid: '9e4948c6-0000-4000-8000-000000000000' },
  );
  expect(said(innerLinks, [experience, moment, ...from(typed(`/m/${momentId(moment)}`))])).toEqual([
    `waarschuwing globaal/footer: Links 1 › Link: op het getypte adres ‘/m/${momentId(moment)}’ staat geen pagina`,
  ]);
});

it('reports a link to a draft, and a link to a story without a page', () => {
  const draft = story('geheim', { component: 'page' }, { draft: true });
  expect(said(innerLinks, [draft, ...from(linkTo('geheim'))])).toEqual([
    'fout globaal/footer: Links 1 › Link: de link leidt naar ‘geheim’, maar die pagina is niet gepubliceerd',
  ]);
  const theme = story('themas/fantasy', { component: 'theme' });
  expect(said(innerLinks, [theme, ...from(linkTo('themas/fantasy'))])).toEqual([
    'fout globaal/footer: Links 1 › Link: de link leidt naar ‘fantasy’, maar een ‘Thema’ heeft geen eigen pagina',
  ]);
});

it('accepts a link from a draft to a draft', () => {
  const draft = story('geheim', { component: 'page' }, { draft: true });
  const image = { component: 'image_text', link: [{ component: 'link', link: linkTo('geheim') }] };
  const other = story('ook-geheim', { component: 'page', body: [image] }, { draft: true });
  expect(said(innerLinks, [draft, other])).toEqual([]);
});

it('reports a broken link in rich text', () => {
  const attrs = { href: '/weg', uuid: 'uuid-weg', linktype: 'story', anchor: null };
  const intro = richText('hier', { type: 'link', attrs });
  expect(said(innerLinks, [story('a', { component: 'page', intro })])).toEqual([
    'fout a: Intro: de link leidt naar een story (‘/weg’), maar die bestaat niet meer',
  ]);
});

it('warns about a typed address that leads to no page', () => {
  for (const url of ['/praktisch', 'https://boektopia.be/praktisch', 'praktisch']) {
    expect(said(innerLinks, from(typed(url)))).toEqual([
      'waarschuwing globaal/footer: Links 1 › Link: op het getypte adres ‘/praktisch’ staat geen pagina',
    ]);
  }
});
