import StoryblokClient from 'storyblok-js-client';
import { expect, test } from 'vitest';
import { clientOf, space } from './official-client.ts';

test('returns a page of stories, the total and the page size to the client’s get method', async () => {
  const { content, tokens } = space();
  for (const name of ['a', 'b', 'c']) content.story(name, { title: name });
  const { client } = await clientOf(content, tokens.public);
  const { data, total, perPage } = await client.get('cdn/stories', { per_page: 2, sort_by: 'slug:asc' });
  expect(data.stories.map((story: { slug: string }) => story.slug)).toEqual(['a', 'b']);
  expect([total, perPage]).toEqual([3, 2]);
});

test('returns all pages of stories to the client’s getAll', async () => {
  const { content, tokens } = space();
  for (let number = 10; number < 70; number++) content.story(`nieuws/${number}`, {});
  content.story('home', {});
  const { client, requested } = await clientOf(content, tokens.public);
  const stories = await client.getAll('cdn/stories', { starts_with: 'nieuws/' });
  expect(stories.map((story: { slug: string }) => story.slug)).toEqual(
    Array.from({ length: 60 }, (_, at) => String(at + 10)),
  );
  expect(requested.map((url) => url.searchParams.get('page'))).toEqual(['1', '2', '3']);
});

test('returns all pages of links, including folders, to the client’s getAll', async () => {
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
])('finds a story by %s with getStory', async (_, id, parameters) => {
  const { content, tokens } = space();
  content.story('nieuws/een', { title: 'Eén' }, { id: 7 });
  const { client } = await clientOf(content, tokens.public);
  const { data } = await client.getStory(id, parameters);
  expect(data.story).toMatchObject({ full_slug: 'nieuws/een', content: { title: 'Eén' } });
});

test('does not find a story by its uuid without find_by', async () => {
  const { content, tokens } = space();
  content.story('een', {}, { uuid: '3ce5d163-3bb4-41ef-9e1a-709d7c4848ff' });
  const { client } = await clientOf(content, tokens.public);
  await expect(client.getStory('3ce5d163-3bb4-41ef-9e1a-709d7c4848ff')).rejects.toMatchObject({
    status: 404,
  });
});

test('combines __or in filter_query with the other fields', async () => {
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

test('returns an empty list, not an error, if nothing matches', async () => {
  const { content, tokens } = space();
  const { client } = await clientOf(content, tokens.public);
  const { data, total } = await client.getStories({ starts_with: 'weg/' });
  expect([data.stories, total]).toEqual([[], 0]);
});

test('returns one link, the entries of a datasource and the tags', async () => {
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

test('returns a 401 with Storyblok’s message for a wrong token', async () => {
  const { content } = space();
  const { client } = await clientOf(content, 'guess');
  await expect(client.get('cdn/stories')).rejects.toMatchObject({
    message: 'Unauthorized',
    status: 401,
    response: { data: { error: 'Unauthorized' } },
  });
});

test('returns a 404 with a list of messages for a missing story', async () => {
  const { content, tokens } = space();
  const { client } = await clientOf(content, tokens.public);
  await expect(client.getStory('weg')).rejects.toMatchObject({
    message: 'This record could not be found',
    status: 404,
    response: { data: ['This record could not be found'] },
  });
});

test('returns a 422 that names an unknown parameter', async () => {
  const { content, tokens } = space();
  content.story('home', {});
  const { client } = await clientOf(content, tokens.public);
  await expect(client.get('cdn/stories/home', { is_startpage: true })).rejects.toMatchObject({
    message: 'Parameter(s) is_startpage not allowed',
    status: 422,
    response: { data: { error: 'Parameter(s) is_startpage not allowed' } },
  });
});

test('reports its rate limit, so that the client does not delay a build that requests pages of 100', async () => {
  const { content, tokens } = space();
  const { client } = await clientOf(content, tokens.public);
  await client.get('cdn/stories');
  const start = performance.now();
  await Promise.all(Array.from({ length: 20 }, () => client.get('cdn/stories', { per_page: 100 })));
  // Without the header that reports the rate limit, the client sends at most six of these requests a second.
  expect(performance.now() - start).toBeLessThan(1500);
});

test('serves the official client through a fetch function, without listening on a port', async () => {
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
