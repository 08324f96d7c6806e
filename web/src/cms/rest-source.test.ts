import { describe, expect, it } from 'vitest';
import { uuid } from './fixtures/edition.ts';
import { createRestClient } from './rest-client.ts';
import { restSource } from './rest-source.ts';
import { createThrottle } from './rest-throttle.ts';
import { fetchAllStories } from './source.ts';

type Body = Record<string, unknown>;

/** Creates a delivery API that responds with the result of `answer` for a path and its parameters. Records both. */
function deliveryApi(answer: (path: string, parameters: URLSearchParams) => Body | undefined) {
  const requested: { path: string; parameters: URLSearchParams }[] = [];
  const client = createRestClient({
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.replace('/v2/cdn/', '');
      requested.push({ path, parameters: searchParams });
      const { total, ...body } = answer(path, searchParams) ?? {};
      if (Object.keys(body).length === 0)
        return Response.json(['This record could not be found'], { status: 404 });
      return Response.json(body, total === undefined ? {} : { headers: { total: String(total) } });
    },
    url: 'https://content.example/v2',
    token: 'public',
    timeoutMs: 1_000,
    throttle: createThrottle(1_000),
    log: () => undefined,
  });
  return { source: restSource(client), requested };
}

const story = (id: string, content: Body = {}) => ({ uuid: uuid(id), full_slug: id, content });
const item = (id: string, fields: Body) => story(id, { component: 'program', ...fields });

describe('a list of stories', () => {
  it('requests 25 stories at a time by default (§9.13)', async () => {
    const { source, requested } = deliveryApi(() => ({ stories: [], total: 0 }));
    await source.stories({});
    expect(requested[0]?.parameters.get('per_page')).toBe('25');
  });

  it('fetches a list completely, in pages of 100, the API’s maximum', async () => {
    const { source, requested } = deliveryApi((_, parameters) => {
      const from = (Number(parameters.get('page')) - 1) * Number(parameters.get('per_page'));
      const stories = Array.from({ length: 250 }, (_, at) => story(`s${at}`)).slice(from, from + 100);
      return { stories, total: 250 };
    });
    expect(await fetchAllStories(source, { sort: 'content.title:asc' })).toHaveLength(250);
    expect(requested.map(({ parameters }) => parameters.get('page'))).toEqual(['1', '2', '3']);
  });

  it('sends the literal «none» for an empty list of uuids, because an empty string would match everything (§7.7)', async () => {
    const { source, requested } = deliveryApi(() => ({ stories: [], total: 0 }));
    await source.stories({ uuids: [] });
    expect(requested[0]?.parameters.get('by_uuids')).toBe('none');
  });

  it.each([undefined, 'veel', -1])(
    'reports an outage for a full page with the invalid total %s, because it may be half a list',
    async (total) => {
      const stories = Array.from({ length: 100 }, (_, at) => story(`s${at}`));
      const { source } = deliveryApi(() => ({ stories, ...(total !== undefined && { total }) }));
      await expect(source.stories({ perPage: 100 })).rejects.toThrow('no total');
    },
  );

  it('reports an outage when a list is missing or is not an array', async () => {
    await expect(deliveryApi(() => undefined).source.stories({})).rejects.toThrow('list of stories');
    await expect(deliveryApi(() => ({ stories: 'nee' })).source.stories({})).rejects.toThrow(
      'does not match',
    );
  });
});

describe('one story', () => {
  it('requests a story by its full slug, with two levels of relations', async () => {
    const { source, requested } = deliveryApi(() => ({ story: story('home'), rels: [] }));
    expect(await source.story('activiteiten/één & al', ['experience.theme'])).toEqual(story('home'));
    expect(requested[0]?.path).toBe('stories/activiteiten/%C3%A9%C3%A9n%20%26%20al');
    expect(requested[0]?.parameters.get('resolve_relations')).toBe('experience.theme');
    expect(requested[0]?.parameters.get('resolve_level')).toBe('2');
  });

  it.each(['', '..', 'nieuws/../../spaces/me', 'nieuws//x'])(
    'sends no request for an address such as «%s», which cannot be a slug',
    async (slug) => {
      const { source, requested } = deliveryApi(() => ({ story: story('home') }));
      expect(await source.story(slug, [])).toBeUndefined();
      expect(requested).toEqual([]);
    },
  );

  it.each([{ story: 42 }, { stories: [] }, { story: 'home' }, { story: [], rels: 3 }])(
    'treats the response %j as unreadable, not as a missing story',
    async (answer) => {
      await expect(deliveryApi(() => answer).source.story('home', [])).rejects.toThrow('does not match');
    },
  );

  it('returns undefined for a story that does not exist', async () => {
    expect(await deliveryApi(() => undefined).source.story('geen', [])).toBeUndefined();
  });
});

describe('related stories', () => {
  const RELATIONS = ['program.experience', 'program.theme', 'experience.theme'] as const;
  const theme = story('theme', { component: 'theme', title: 'Strips' });
  const experience = story('exp', { component: 'experience', theme: [theme.uuid] });

  it('replaces uuids with the related stories, including in blocks, but only in the requested fields', async () => {
    const page = story('page', {
      component: 'page',
      body: [{ component: 'program', theme: theme.uuid }],
      theme: theme.uuid,
    });
    const { source, requested } = deliveryApi(() => ({ story: page, rels: [theme] }));
    expect(await source.story('page', RELATIONS)).toMatchObject({
      content: { body: [{ theme: { content: { title: 'Strips' } } }], theme: theme.uuid },
    });
    expect(requested).toHaveLength(1);
  });

  it('resolves the relations of related stories', async () => {
    const { source } = deliveryApi(() => ({
      stories: [item('a', { experience: experience.uuid })],
      rels: [experience, theme],
    }));
    const { items } = await source.stories({ relations: RELATIONS });
    expect(items).toMatchObject([
      { content: { experience: { content: { theme: [{ content: { title: 'Strips' } }] } } } },
    ]);
  });

  it('fetches related stories in batches of 50, without fields that lists do not show, if the response contains only uuids (§9.13)', async () => {
    const all = Array.from({ length: 120 }, (_, at) =>
      story(`e${at}`, { component: 'experience', title: at }),
    );
    const { source, requested } = deliveryApi((_, parameters) => {
      const uuids = parameters.get('by_uuids')?.split(',');
      if (uuids) return { stories: all.filter(({ uuid: one }) => uuids.includes(one)) };
      const stories = all.map(({ uuid: one }) => item('i', { experience: one }));
      return { stories, rel_uuids: all.map(({ uuid: one }) => one), total: all.length };
    });
    const { items } = await source.stories({ relations: RELATIONS, excluding: 'seo,body' });
    expect(items).toMatchObject(all.map(({ content }) => ({ content: { experience: { content } } })));
    const batches = requested.slice(1).map(({ parameters }) => ({
      uuids: parameters.get('by_uuids')?.split(',').length,
      perPage: parameters.get('per_page'),
      excluding: parameters.get('excluding_fields'),
    }));
    expect(batches).toEqual([50, 50, 20].map((uuids) => ({ uuids, perPage: '50', excluding: 'seo,body' })));
  });

  it('leaves unpublished related stories as uuids, and requests them only once', async () => {
    const gone = uuid('gone');
    const { source, requested } = deliveryApi((_, parameters) =>
      parameters.has('by_uuids')
        ? { stories: [] }
        : { stories: [item('a', { experience: gone }), item('b', { experience: 'geen uuid' })], rels: [] },
    );
    const { items } = await source.stories({ relations: RELATIONS });
    expect(items).toMatchObject([
      { content: { experience: gone } },
      { content: { experience: 'geen uuid' } },
    ]);
    expect(requested.map(({ parameters }) => parameters.get('by_uuids'))).toEqual([null, gone]);
  });

  it('leaves uuids in place where circular relations would nest a story in itself', async () => {
    const a = item('a', { experience: uuid('b') });
    const b = story('b', { component: 'experience', theme: [uuid('a'), uuid('b')] });
    const { source } = deliveryApi(() => ({ story: a, rels: [a, b] }));
    expect(await source.story('a', RELATIONS)).toMatchObject({
      content: { experience: { content: { theme: [uuid('a'), uuid('b')] } } },
    });
  });
});

describe('the addresses of the space', () => {
  it('fetches addresses a thousand at a time, and distinguishes folders from stories (§7.16)', async () => {
    const entries = Array.from({ length: 1_001 }, (_, at) => ({
      uuid: `u${at}`,
      slug: at === 0 ? 'nieuws' : `nieuws/${at}`,
      published: at > 0,
      is_folder: at === 0,
    }));
    const { source, requested } = deliveryApi((_, parameters) => {
      const from = (Number(parameters.get('page')) - 1) * 1_000;
      const links = Object.fromEntries(entries.slice(from, from + 1_000).map((link) => [link.uuid, link]));
      return { links, total: entries.length };
    });
    const links = await source.links();
    expect(links).toHaveLength(1_001);
    expect(links[0]).toEqual({ uuid: 'u0', slug: 'nieuws', published: false, isFolder: true });
    expect(requested.map(({ path }) => path)).toEqual(['links', 'links']);
  });

  it('includes translated slugs in the list of addresses', async () => {
    const link = { uuid: 'u', slug: 'praktisch', published: true, is_folder: false };
    const alternates = [
      { path: 'pratique', lang: 'fr' },
      { path: null, lang: 'de' },
    ];
    const { source } = deliveryApi(() => ({ links: { u: { ...link, alternates } }, total: 1 }));
    expect(await source.links()).toMatchObject([{ slug: 'praktisch', translatedSlugs: ['pratique'] }]);
  });

  it('reports an outage when the list of addresses is truncated', async () => {
    const links = { u: { uuid: 'u', slug: 'praktisch', published: true, is_folder: false } };
    await expect(deliveryApi(() => ({ links, total: 9 })).source.links()).rejects.toThrow('truncated');
  });

  it('reports an outage when the list of addresses is missing, instead of an empty space', async () => {
    await expect(deliveryApi(() => undefined).source.links()).rejects.toThrow('list of addresses is missing');
  });
});
