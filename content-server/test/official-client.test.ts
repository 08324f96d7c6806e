import StoryblokClient from 'storyblok-js-client';
import { expect, test } from 'vitest';
import type { ContentServerOptions } from '../src/content-server.ts';
import { eventually, type TemporaryContent, temporaryContent } from './temporary-content.ts';

// The client keeps the newest `cv` of each token for the whole process, so every test has tokens of its own.
let tests = 0;

function space(options: Partial<ContentServerOptions> = {}) {
  const tokens = { public: `public-${++tests}`, preview: `preview-${tests}` };
  return { content: temporaryContent({ tokens, ...options }), tokens };
}

/** The official client, with the requests that it makes. */
async function clientOf(content: TemporaryContent, accessToken: string, config: object = {}) {
  const asked: URL[] = [];
  const endpoint = `${await content.listen()}/v2`;
  const client = new StoryblokClient({
    accessToken,
    endpoint,
    fetch: (input: string | URL | Request, init?: RequestInit) => {
      asked.push(new URL(String(input)));
      return fetch(input, init);
    },
    ...config,
  });
  return { client, asked };
}

test('get gives a page of stories with its total and its size', async () => {
  const { content, tokens } = space();
  for (const name of ['a', 'b', 'c']) content.story(name, { title: name });
  const { client } = await clientOf(content, tokens.public);
  const { data, total, perPage } = await client.get('cdn/stories', { per_page: 2, sort_by: 'slug:asc' });
  expect(data.stories.map((story: { slug: string }) => story.slug)).toEqual(['a', 'b']);
  expect([total, perPage]).toEqual([3, 2]);
});

test('getAll gathers every page of stories', async () => {
  const { content, tokens } = space();
  for (let number = 10; number < 70; number++) content.story(`nieuws/${number}`, {});
  content.story('home', {});
  const { client, asked } = await clientOf(content, tokens.public);
  const stories = await client.getAll('cdn/stories', { starts_with: 'nieuws/' });
  expect(stories.map((story: { slug: string }) => story.slug)).toEqual(
    Array.from({ length: 60 }, (_, at) => String(at + 10)),
  );
  expect(asked.map((url) => url.searchParams.get('page'))).toEqual(['1', '2', '3']);
});

test('getAll gathers every page of links, folders too', async () => {
  const { content, tokens } = space();
  for (let number = 10; number < 70; number++) content.story(`nieuws/${number}`, {});
  const { client } = await clientOf(content, tokens.public);
  const links = await client.getAll('cdn/links');
  expect(links).toHaveLength(61);
  expect(new Set(links.map((link: { uuid: string }) => link.uuid)).size).toBe(61);
});

test.each([
  ['its full slug', 'nieuws/een', {}],
  ['its number', '7', {}],
  ['its uuid', 'uuid of nieuws/een', { find_by: 'uuid' as const }],
])('getStory finds a story by %s', async (_, id, parameters) => {
  const { content, tokens } = space();
  content.story('nieuws/een', { title: 'Eén' }, { id: 7 });
  const { client } = await clientOf(content, tokens.public);
  const { data } = await client.getStory(id, parameters);
  expect(data.story).toMatchObject({ full_slug: 'nieuws/een', content: { title: 'Eén' } });
});

test('a uuid without find_by is no address', async () => {
  const { content, tokens } = space();
  content.story('een', {}, { uuid: '3ce5d163-3bb4-41ef-9e1a-709d7c4848ff' });
  const { client } = await clientOf(content, tokens.public);
  await expect(client.getStory('3ce5d163-3bb4-41ef-9e1a-709d7c4848ff')).rejects.toMatchObject({
    status: 404,
  });
});

test('resolve_relations puts the stories in the place of their uuids', async () => {
  const { content, tokens } = space();
  content.story('theme', { component: 'theme', title: 'Strips' });
  content.story('item', { component: 'program', theme: ['uuid of theme', 'weg'], place: 'uuid of theme' });
  const { client } = await clientOf(content, tokens.public);
  const { data } = await client.getStory('item', { resolve_relations: ['program.theme'] });
  expect(data.story.content).toMatchObject({
    theme: [{ full_slug: 'theme', content: { title: 'Strips' } }, 'weg'],
    place: 'uuid of theme',
  });
});

test('resolve_relations follows two levels', async () => {
  const { content, tokens } = space();
  content.story('theme', { component: 'theme', title: 'Strips' });
  content.story('experience', { component: 'experience', theme: 'uuid of theme' });
  content.story('item', { component: 'program', experience: 'uuid of experience' });
  const { client } = await clientOf(content, tokens.public);
  const { data } = await client.getStories({ resolve_relations: 'program.experience,experience.theme' });
  const item = data.stories.find((story) => story.slug === 'item');
  expect(item?.content.experience.content.theme.content.title).toBe('Strips');
});

test('120 relations come as uuids, and the client asks for them in chunks of 50', async () => {
  const { content, tokens } = space();
  const names = Array.from({ length: 120 }, (_, number) => `themas/${number}`);
  for (const name of names) content.story(name, { component: 'theme', body: 'lang' });
  content.story('item', { component: 'program', themes: names.map((name) => `uuid of ${name}`) });
  const { client, asked } = await clientOf(content, tokens.public);
  const { data } = await client.get('cdn/stories/item', {
    resolve_relations: 'program.themes',
    excluding_fields: 'body',
  });
  expect(data.story.content.themes.map((theme: { full_slug: string }) => theme.full_slug)).toEqual(names);
  expect(data.story.content.themes[0].content).not.toHaveProperty('body');
  const chunks = asked.slice(1).map((url) => url.searchParams.get('by_uuids')?.split(',').length);
  expect(chunks).toEqual([50, 50, 20]);
});

test.each(['story', 'url', 'link'] as const)(
  'resolve_links=%s gives link fields and links in rich text the story that they point at',
  async (kind) => {
    const { content, tokens } = space();
    content.story('praktisch/tickets', { title: 'Tickets' });
    const uuid = 'uuid of praktisch/tickets';
    content.story('home', {
      link: { fieldtype: 'multilink', linktype: 'story', id: uuid, cached_url: 'oud', url: '' },
      text: {
        type: 'doc',
        content: [
          { type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { linktype: 'story', uuid } }] },
        ],
      },
    });
    const { client } = await clientOf(content, tokens.public);
    const { data } = await client.getStory('home', { resolve_links: kind });
    const { link, text } = data.story.content;
    const address = kind === 'link' ? { slug: 'praktisch/tickets' } : { full_slug: 'praktisch/tickets' };
    expect(link.story).toMatchObject({ name: 'praktisch/tickets', uuid, ...address });
    expect(link.story.content).toEqual(
      kind === 'story' ? expect.objectContaining({ title: 'Tickets' }) : undefined,
    );
    expect(text.content[0].marks[0].attrs.story).toMatchObject({ uuid, ...address });
  },
);

test('more links than an answer brings along are asked for in chunks', async () => {
  const { content, tokens } = space({ limits: { linkedStories: 50, links: 50, relations: 50 } });
  const links = Array.from({ length: 60 }, (_, number) => {
    content.story(`nieuws/${number}`, {});
    return { fieldtype: 'multilink', linktype: 'story', id: `uuid of nieuws/${number}` };
  });
  const items = links.map((link, number) => ({ component: 'link', _uid: `uid ${number}`, link }));
  content.story('home', { items });
  const { client, asked } = await clientOf(content, tokens.public);
  const { data } = await client.getStory('home', { resolve_links: 'url' });
  expect(data.story.content.items[59].link.story).toMatchObject({ full_slug: 'nieuws/59' });
  expect(asked).toHaveLength(3);
});

test('filter_query with __or means one of the alternatives, beside the other fields', async () => {
  const { content, tokens } = space();
  content.story('a', { colour: 'rood', price: '5', open: true });
  content.story('b', { colour: 'blauw', price: '9', open: true });
  content.story('c', { colour: 'blauw', price: '1', open: true });
  content.story('d', { colour: 'rood', price: '9', open: false });
  const { client } = await clientOf(content, tokens.public);
  const filter_query = {
    open: { in: 'true' },
    __or: [{ colour: { in: 'rood' } }, { price: { gt_int: 6, lt_int: 10 } }],
  };
  const { data } = await client.getStories({ filter_query, sort_by: 'slug:asc' });
  expect(data.stories.map((story) => story.slug)).toEqual(['a', 'b']);
});

test('the client follows the redirect to the newest cv once, and sends cv from then on', async () => {
  const { content, tokens } = space();
  content.story('a', {});
  const { client, asked } = await clientOf(content, tokens.public);
  const { data } = await client.get('cdn/stories');
  await client.get('cdn/stories');
  expect(asked.map((url) => url.searchParams.get('cv'))).toEqual([null, String(data.cv)]);
  const first = await fetch(asked[0] ?? '', { redirect: 'manual' });
  expect(first.status).toBe(301);
  expect(first.headers.get('location')).toBe(`${asked[0]}&cv=${data.cv}`);
});

test('cdn/spaces/me tells the newest cv without a redirect', async () => {
  const { content, tokens } = space();
  content.write('space.json', { name: 'Boekenstad', domain: 'https://boeken.be', language_codes: ['fr'] });
  const { client } = await clientOf(content, tokens.public);
  const { data } = await client.get('cdn/spaces/me');
  expect(data.space).toEqual({
    id: 101,
    name: 'Boekenstad',
    domain: 'https://boeken.be',
    version: expect.any(Number),
    language_codes: ['fr'],
  });
  expect((await client.get('cdn/stories')).data.cv).toBe(data.space.version);
});

test('version draft gives drafts, with _editable on every block', async () => {
  const { content, tokens } = space();
  content.story('home', { body: [{ component: 'teaser', _uid: 't' }] }, { id: 3 });
  content.write('stories/nieuw.draft.json', {
    name: 'Nieuw',
    uuid: 'nieuw',
    content: { component: 'page', _uid: 'n' },
  });
  const { client } = await clientOf(content, tokens.preview);
  const { data } = await client.getStory('home', { version: 'draft' });
  const mark = (name: string, uid: string) =>
    `<!--#storyblok#{"name": "${name}", "space": "101", "uid": "${uid}", "id": "3"}-->`;
  expect(data.story.content).toMatchObject({
    _editable: mark('page', 'uid of home'),
    body: [{ _editable: mark('teaser', 't') }],
  });
  expect((await client.getStories({ version: 'draft' })).total).toBe(2);
  expect((await client.getStories({ version: 'published' })).total).toBe(1);
  expect(JSON.stringify(await client.getStory('home', {}))).not.toContain('_editable');
});

test('a wrong token is a 401 with Storyblok’s message', async () => {
  const { content } = space();
  const { client } = await clientOf(content, 'guess');
  await expect(client.get('cdn/stories')).rejects.toMatchObject({
    message: 'Unauthorized',
    status: 401,
    response: { data: { error: 'Unauthorized' } },
  });
});

test('a story that is not there is a 404 with a list of messages', async () => {
  const { content, tokens } = space();
  const { client } = await clientOf(content, tokens.public);
  await expect(client.getStory('weg')).rejects.toMatchObject({
    message: 'This record could not be found',
    status: 404,
    response: { data: ['This record could not be found'] },
  });
});

test('a parameter that an address does not know is a 422 that names it', async () => {
  const { content, tokens } = space();
  content.story('home', {});
  const { client } = await clientOf(content, tokens.public);
  await expect(client.get('cdn/stories/home', { is_startpage: true })).rejects.toMatchObject({
    message: 'Parameter(s) is_startpage not allowed',
    status: 422,
    response: { data: { error: 'Parameter(s) is_startpage not allowed' } },
  });
});

test('it tells how fast it may be asked, so that a build with pages of 100 need not wait', async () => {
  const { content, tokens } = space();
  const { client } = await clientOf(content, tokens.public);
  await client.get('cdn/stories');
  const start = performance.now();
  await Promise.all(Array.from({ length: 20 }, () => client.get('cdn/stories', { per_page: 100 })));
  // Without the header the client keeps to six of these a second.
  expect(performance.now() - start).toBeLessThan(1500);
});

test('after an edit the client is told the newest cv, and its cache lets go of what it held', async () => {
  const { content, tokens } = space({ watch: true });
  content.story('home', { title: 'oud' });
  const { client } = await clientOf(content, tokens.public, { cache: { type: 'memory', clear: 'auto' } });
  const title = async () => (await client.getStory('home', {})).data.story.content.title;
  expect(await title()).toBe('oud');
  content.story('home', { title: 'nieuw' });
  await eventually(async () => {
    await client.get('cdn/stories', { search_term: String(Math.random()) });
    return (await title()) === 'nieuw';
  });
});

test('with cv by hand the client sends none, and every question is sent on to the newest', async () => {
  const { content, tokens } = space();
  content.story('home', {});
  const { client, asked } = await clientOf(content, tokens.public, { cache: { cv: 'manual' } });
  await client.getStory('home', {});
  expect((await client.getStory('home', {})).data.story.slug).toBe('home');
  expect(asked.map((url) => url.searchParams.get('cv'))).toEqual([null, null]);
});

test('a list without hits is empty, not an error', async () => {
  const { content, tokens } = space();
  const { client } = await clientOf(content, tokens.public);
  const { data, total } = await client.getStories({ starts_with: 'weg/' });
  expect([data.stories, total]).toEqual([[], 0]);
});

test('one link, the entries of a datasource and the tags', async () => {
  const { content, tokens } = space();
  content.story('home', {}, { tag_list: ['pers'] });
  content.write('datasources.json', [
    { id: 1, name: 'Kleuren', slug: 'kleuren', entries: [{ id: 2, name: 'Rood', value: 'red' }] },
  ]);
  const { client } = await clientOf(content, tokens.public);
  const data = async (path: string, parameters = {}) => (await client.get(path, parameters)).data;
  expect((await data('cdn/links/uuid of home')).link).toMatchObject({ slug: 'home', real_path: '/home' });
  expect(await data('cdn/datasource_entries', { datasource: 'kleuren' })).toMatchObject({
    datasource_entries: [{ name: 'Rood', value: 'red', dimension_value: null }],
  });
  expect(await data('cdn/tags')).toEqual({ tags: [{ name: 'pers', taggings_count: 1 }] });
  expect(await client.getAll('cdn/datasource_entries')).toHaveLength(1);
});

test('in a test it needs no port', async () => {
  const { content, tokens } = space();
  content.story('home', {});
  const server = await content.start();
  const client = new StoryblokClient({
    accessToken: tokens.public,
    endpoint: 'http://content.test/v2',
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      const response = await server.fetch(new Request(input, init));
      const next = response.headers.get('location');
      return next ? server.fetch(new Request(next, init)) : response;
    },
  });
  expect((await client.getStory('home', {})).data.story.slug).toBe('home');
});
