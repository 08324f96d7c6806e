import { expect, it } from 'vitest';
import { trackDependencies } from './dependency-tracking.ts';
import { cmsOver, story } from './fixtures/cms-over.ts';

const NEWS = { kind: 'newsArticle', order: 'newest' } as const;
const FROM = '2025-10-27T09:00:00.000Z';
const TO_LATER = {
  linktype: 'story',
  id: 'uuid of nieuws/straks',
  uuid: 'uuid of nieuws/straks',
  href: '/nieuws/straks',
  cached_url: 'nieuws/straks',
};
const NOW_NEWS = story('nieuws/nu', 'news_article', { title: 'Nu', date: '2025-10-20 08:00' });
const LATER_NEWS = story('nieuws/straks', 'news_article', { title: 'Straks', date: '2025-10-27 09:00' });
const STORIES = [
  NOW_NEWS,
  LATER_NEWS,
  story('nieuws/ooit', 'news_article', { title: 'Ooit' }),
  story('proef', 'page', {
    title: 'Proef',
    intro: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'lees', marks: [{ type: 'link', attrs: TO_LATER }] }],
        },
      ],
    },
    body: [
      {
        _uid: 'cta',
        component: 'call_to_action',
        title: 'Kom',
        link: [{ _uid: 'l', component: 'link', label: 'Lees', link: TO_LATER }],
      },
      { _uid: 'grid', component: 'article_grid', title: 'Nieuws', articles: [NOW_NEWS, LATER_NEWS] },
    ],
  }),
  story('globaal/header', 'header', {
    nav_links: [{ _uid: 'n', component: 'link', label: 'Nieuws', link: TO_LATER }],
  }),
  story('globaal/global-data', 'global_data', {
    redirects: [{ _uid: 'r', component: 'redirect', from: '/oud', to: TO_LATER }],
  }),
];

function stage(now?: () => Date) {
  const { cms } = cmsOver(STORIES, undefined, undefined, now);
  return {
    cms,
    listed: async () => (await cms.articles(NEWS)).map(({ title }) => title),
    found: async () => (await cms.pageBySlug('nieuws/straks'))?.title,
  };
}

it('publishes news from its date on, in lists and at its own address', async () => {
  let now = new Date('2025-10-27T08:59:59Z');
  const { listed, found } = stage(() => now);
  expect([await listed(), await found()]).toEqual([['Nu', 'Ooit'], undefined]);
  now = new Date(FROM);
  expect([await listed(), await found()]).toEqual([['Nu', 'Straks', 'Ooit'], 'Straks']);
});

it('marks a page that omits unpublished news as outdated from the publication date of that news', async () => {
  const { cms } = stage(() => new Date('2025-10-27T08:00:00Z'));
  const { reads } = await trackDependencies(() => cms.articles(NEWS));
  expect(reads.map(({ value }) => value)).toContainEqual(new Date(FROM));
});

it('returns the same list object until other news is published, so that values computed from it stay cached', async () => {
  let now = new Date('2025-10-27T08:00:00Z');
  const { cms } = stage(() => now);
  const before = await cms.articles(NEWS);
  now = new Date('2025-10-27T08:30:00Z');
  expect(await cms.articles(NEWS)).toBe(before);
});

it('includes news dated in the future in a preview', async () => {
  const { listed, found } = stage();
  expect([await listed(), await found()]).toEqual([['Nu', 'Straks', 'Ooit'], 'Straks']);
});

it('shows scheduled news as text without a link until its date, in texts, buttons, menus, redirects and grids of cards', async () => {
  let now = new Date('2025-10-27T08:59:59Z');
  const { cms } = stage(() => now);
  const links = async () => {
    const [page, frame, redirects] = await Promise.all([
      cms.pageBySlug('proef'),
      cms.frame(),
      cms.redirects(),
    ]);
    return { texts: JSON.stringify(page), menu: JSON.stringify(frame.header.links), redirects };
  };
  const before = await links();
  expect(before.texts).toContain('"text":"lees","marks":[]');
  expect(before.texts).toContain('"label":"Lees"');
  expect(before.menu).toContain('"label":"Nieuws"');
  expect(before.texts + before.menu).not.toContain('nieuws/straks');
  expect(before.texts).toContain('"title":"Nu"');
  expect(before.texts).not.toContain('Straks');
  expect(before.redirects).toEqual([]);
  now = new Date(FROM);
  const after = await links();
  expect(after.texts.match(/"href":"\/nieuws\/straks"/g)).toHaveLength(2);
  expect(after.texts).toContain('"title":"Straks"');
  expect(after.menu).toContain('"href":"/nieuws/straks"');
  // Pages spread links into element attributes, so a link must not contain the date.
  expect(after.texts + after.menu).not.toContain('publishedFrom');
  expect(after.redirects).toMatchObject([{ from: '/oud', to: '/nieuws/straks' }]);
});

it('marks a page with a link to scheduled news as outdated from the publication date of that news', async () => {
  const { cms } = stage(() => new Date('2025-10-27T08:00:00Z'));
  const { reads } = await trackDependencies(() => cms.frame());
  expect(reads.map(({ value }) => value)).toContainEqual(new Date(FROM));
});

it('links to scheduled news in a preview', async () => {
  expect(JSON.stringify(await stage().cms.pageBySlug('proef'))).toContain('"href":"/nieuws/straks"');
});
