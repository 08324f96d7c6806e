import { expect, it } from 'vitest';
import { dayPage, item, linkTo, richText, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { reachable } from './reachable.ts';

const footer = (slug: string) =>
  story('globaal/footer', {
    component: 'footer',
    links: [{ component: 'link', label: 'x', link: linkTo(slug) }],
  });
const page = (slug: string, fields: Record<string, unknown> = {}) =>
  story(slug, { component: 'page', title: slug, ...fields });

it('accepts pages that a visitor can reach by a link field, rich text or a typed address', () => {
  const attrs = { linktype: 'story', uuid: 'uuid-b', href: '/b' };
  const a = page('a', { intro: richText('hier', { type: 'link', attrs }) });
  const button = { component: 'link', link: { linktype: 'url', url: '/c#top' } };
  const b = page('b', { body: [{ component: 'call_to_action', link: [button] }] });
  expect(said(reachable, [footer('a'), a, b, page('c')])).toEqual([]);
});

it('accepts stories that an overview page or a day page lists automatically', () => {
  const news = story('nieuws', { component: 'news_overview' });
  const article = story('nieuws/x', { component: 'news_article' });
  expect(said(reachable, [footer('nieuws'), news, article])).toEqual([]);
  const programme = story('programma', { component: 'default_date_overview' });
  const experience = story('activiteiten/x', { component: 'experience' });
  const one = item('i', '2025-10-25 08:00', '', { experience: 'uuid-activiteiten/x' });
  expect(said(reachable, [footer('programma'), programme, dayPage('2025-10-25'), experience, one])).toEqual(
    [],
  );
});

it('ignores drafts, the hall screen, and stories without a page', () => {
  const files = [story('themas/fantasy', { component: 'theme' }), story('live', { component: 'live' })];
  expect(said(reachable, [...files, { ...page('a'), draft: true }])).toEqual([]);
});

it('gives a tip for a page that is linked only by itself or by another unreachable page', () => {
  const lost = page('verloren', {
    body: [{ component: 'article_grid', articles: ['uuid-verloren', 'uuid-ook'] }],
  });
  expect(said(reachable, [footer('a'), page('a'), lost, page('ook')])).toEqual([
    'tip ook: geen link, menu of overzicht leidt naar deze pagina',
    'tip verloren: geen link, menu of overzicht leidt naar deze pagina',
  ]);
});
