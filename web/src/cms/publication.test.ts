import { describe, expect, it } from 'vitest';
import { ContentUnavailable } from './client.ts';
import { createCms } from './cms.ts';
import { articleList, FRAME_STORIES, itemList, LISTS } from './lists.ts';
import { isSignedBy, tagsOfAnswer, tagsOfList, tagsToInvalidate } from './publication.ts';
import { createQueryCache } from './query-cache.ts';
import type { ContentSource } from './source.ts';

const publishes = (full_slug: string, story_id: number, action = 'published') => ({
  action,
  space_id: 101,
  story_id,
  full_slug,
  text: 'Iemand publiceerde iets.',
});

describe('the signature of a webhook', () => {
  // The input and signature of test case 2 of RFC 2202.
  const body = Buffer.from('what do ya want for nothing?');
  const signature = 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79';

  it('accepts a webhook signed with the hex HMAC-SHA1 of its body', () => {
    expect(isSignedBy('Jefe', body, signature)).toBe(true);
    expect(isSignedBy('Jefe', body, signature.toUpperCase())).toBe(true);
  });

  it('rejects a webhook with the signature of another body or another secret', () => {
    expect(isSignedBy('Jefe', Buffer.from('what do ya want for nothing!'), signature)).toBe(false);
    expect(isSignedBy('jefe', body, signature)).toBe(false);
    for (const wrong of ['', signature.slice(1), `${signature}0`]) {
      expect(isSignedBy('Jefe', body, wrong)).toBe(false);
    }
  });
});

describe('the tags that a webhook invalidates', () => {
  it.each(['published', 'unpublished', 'deleted', 'moved'])(
    'invalidates a story that was %s, and all lists',
    (action) => {
      expect(tagsToInvalidate(publishes('nieuws/', 7, action))).toEqual(['list', 'id:7', 'story:nieuws']);
    },
  );

  it('invalidates a story of a known type, and only the lists that can contain that type', () => {
    const typeOf = (slug: string) =>
      ({ 'programma-items/a': 'program', 'nieuws/molen': 'news_article' })[slug];
    const lists = {
      programme: tagsOfList(itemList('all', {}).wanted),
      authors: tagsOfList(LISTS.authors.wanted),
      news: tagsOfList(articleList({ kind: 'newsArticle', order: 'title' }).wanted),
      found: tagsOfList(LISTS.search.wanted),
      frame: tagsOfList(FRAME_STORIES),
    };
    const marked = (message: object) => {
      const expired = tagsToInvalidate(message, typeOf) ?? [];
      return Object.entries(lists).flatMap(([name, tags]) =>
        tags.some((tag) => expired.includes(tag)) ? [name] : [],
      );
    };
    expect(marked(publishes('programma-items/a', 7))).toEqual(['programme', 'frame']);
    expect(marked(publishes('nieuws/molen/', 8))).toEqual(['news', 'found', 'frame']);
    for (const message of [publishes('nieuws/nieuw', 9), publishes('programma-items/a', 7, 'unpublished')])
      expect(marked(message)).toEqual(Object.keys(lists));
  });

  it.each([
    ['a picture', { action: 'replaced', asset_id: 3, space_id: 101 }],
    ['a datasource', { action: 'entries_updated', datasource_slug: 'kleuren', space_id: 101 }],
    ['an unknown action', { action: 'stage.changed' }],
    ['an unreadable message', undefined],
  ])('invalidates everything after %s', (_, message) => {
    expect(tagsToInvalidate(message)).toBeUndefined();
  });
});

describe('the tags of a response', () => {
  const theme = { id: 9, uuid: 'u9', fullSlug: 'themas/strips', content: { component: 'theme' } };
  const page = (content: object) => ({
    id: 7,
    uuid: 'u7',
    full_slug: 'activiteiten/a',
    content: { component: 'experience', ...content },
  });

  it('tags a response with every story in it, whether the slug of a story is in `full_slug` or `fullSlug`', () => {
    const body = [{ component: 'article_grid', articles: [theme] }];
    expect([...tagsOfAnswer(page({ body }), ['article_grid.articles'])].sort()).toEqual([
      'id:7',
      'id:9',
      'story:activiteiten/a',
      'story:themas/strips',
    ]);
  });

  it('invalidates a response if a linked story is moved or republished', () => {
    const field = { linktype: 'story', id: 'u1', cached_url: 'oud', story: { full_slug: 'info/nieuw#plan' } };
    const mark = { type: 'link', attrs: { linktype: 'story', uuid: 'u2', href: '/weg' } };
    const tags = tagsOfAnswer(page({ body: [{ link: field }, { text: { marks: [mark] } }] }), []);
    for (const full_slug of ['info/nieuw', 'weg'])
      expect(
        tagsToInvalidate({ action: 'published', story_id: 9, full_slug }, () => 'page')?.some((tag) =>
          tags.has(tag),
        ),
      ).toBe(true);
    const moved = tagsToInvalidate({ action: 'moved', story_id: 9, full_slug: 'elders' });
    expect(moved?.some((tag) => tags.has(tag))).toBe(true);
  });

  it('tags a response as a list if one of its relations is not published yet', () => {
    expect(tagsOfAnswer(page({ theme: ['u8'] }), ['experience.theme'])).toContain('list');
    expect(tagsOfAnswer(page({ theme: [] }), ['experience.theme'])).not.toContain('list');
    expect(tagsOfAnswer(page({ theme: '' }), ['experience.theme'])).not.toContain('list');
  });

  it('tags a response of any shape and depth without an error', () => {
    let deep: unknown = 'x';
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    for (const odd of [undefined, null, 3, 'x', deep]) expect(tagsOfAnswer(odd, []).size).toBe(0);
  });
});

describe('a publication, with responses that would stay fresh for hours', () => {
  const HOURS = 10_000_000;

  function stage() {
    const titles = new Map([
      ['laarzen', 'Laarzen'],
      ['paraplu', 'Paraplu'],
    ]);
    const requested: string[] = [];
    let away = false;
    const stories = () =>
      [...titles].map(([slug, title], index) => ({
        id: index + 1,
        uuid: slug,
        full_slug: slug,
        name: title,
        content: { component: 'news_article', title },
      }));
    const ask = <T>(question: string, answer: () => T): Promise<T> => {
      requested.push(question);
      return away ? Promise.reject(new ContentUnavailable('away')) : Promise.resolve(answer());
    };
    const source: ContentSource = {
      story: (slug) => ask(slug, () => stories().find(({ full_slug }) => full_slug === slug)),
      stories: () => ask('list', () => ({ items: stories(), total: titles.size })),
      links: () => ask('links', () => []),
    };
    const cache = createQueryCache({
      freshMs: HOURS,
      staleMs: HOURS,
      onErrorMs: HOURS,
      invalidatedMs: 0,
      pauseMs: 0,
      max: 100,
      maxMissing: 10,
      clock: () => 0,
    });
    const cms = createCms({ source, cache, dates: 'utc', log: () => undefined });
    return {
      cms,
      titles,
      requested,
      publish: (slug: string, id: number) => cache.invalidate(tagsToInvalidate(publishes(slug, id))),
      goesAway: () => {
        away = true;
      },
      list: async () =>
        (await cms.articles({ kind: 'newsArticle', order: 'title' })).map(({ title }) => title),
    };
  }

  it('shows a published title on its page and in lists, and refetches no other page', async () => {
    const { cms, titles, requested, publish, list } = stage();
    await Promise.all([cms.pageBySlug('laarzen'), cms.pageBySlug('paraplu'), list()]);
    titles.set('laarzen', 'Klompen');
    expect((await cms.pageBySlug('laarzen'))?.title).toBe('Laarzen');
    requested.length = 0;

    expect(publish('laarzen', 1)).toBe(2);
    expect((await cms.pageBySlug('laarzen'))?.title).toBe('Klompen');
    expect(await list()).toContain('Klompen');
    await cms.pageBySlug('paraplu');
    expect(requested.sort()).toEqual(['laarzen', 'list']);
  });

  it('finds a page that was requested before it was published', async () => {
    const { cms, titles, publish } = stage();
    expect(await cms.pageBySlug('regenjas')).toBeUndefined();
    titles.set('regenjas', 'Regenjas');
    publish('regenjas', 3);
    expect((await cms.pageBySlug('regenjas'))?.title).toBe('Regenjas');
  });

  it('returns the last good responses if the content system fails right after a publication', async () => {
    const { cms, publish, goesAway, list } = stage();
    await Promise.all([cms.pageBySlug('laarzen'), list()]);
    goesAway();
    publish('laarzen', 1);
    expect((await cms.pageBySlug('laarzen'))?.title).toBe('Laarzen');
    expect(await list()).toEqual(['Laarzen', 'Paraplu']);
  });
});
