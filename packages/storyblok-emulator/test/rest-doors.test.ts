import { expect, test } from 'vitest';
import { storyFile, temporaryContent } from './temporary-content.ts';

test.each([
  ['stories', 'find_by'],
  ['stories/home', 'is_startpage'],
  ['stories/home', '_storyblok'],
  ['links', 'sort_by'],
  ['links/uuid of home', 'starts_with'],
  ['spaces/me', 'page'],
  ['datasources', 'dimension'],
  ['datasources/1', 'search'],
  ['datasource_entries', 'search'],
  ['tags', 'search'],
])('refuses on %s the parameter %s', async (path, parameter) => {
  const content = temporaryContent();
  content.story('home', {});
  const { status, body } = await content.get(path, { [parameter]: '1' });
  expect([status, body]).toEqual([422, { error: `Parameter(s) ${parameter} not allowed` }]);
});

test('names all unknown parameters in one error', async () => {
  const { body } = await temporaryContent().get('tags', { level: '1', sort_by: 'name' });
  expect(body).toEqual({ error: 'Parameter(s) level, sort_by not allowed' });
});

test('returns an error with the reason for an invalid filter', async () => {
  const { status, body } = await temporaryContent().get('stories', { 'filter_query[title][equals]': 'x' });
  expect(status).toBe(422);
  expect(body).toEqual({ error: expect.stringContaining('"equals" is not one of in, ') });
});

test('requires the preview token for drafts', async () => {
  const { status, body } = await temporaryContent().get('stories', { version: 'draft' });
  expect([status, body]).toEqual([403, { error: 'Drafts need the preview token' }]);
});

test('serves drafts and the space without a cv, but redirects requests for published content to the newest cv', async () => {
  const { fetch } = await temporaryContent().start();
  const ask = (path: string) => fetch(new Request(`http://content.test${path}`));
  expect((await ask('/v2/cdn/stories?token=preview&version=draft')).status).toBe(200);
  expect((await ask('/v2/cdn/spaces/me?token=public')).status).toBe(200);
  const sent = await ask('/cdn/links?starts_with=a&token=public');
  expect(sent.status).toBe(301);
  expect((await ask(sent.headers.get('location')?.slice('http://content.test'.length) ?? '')).status).toBe(
    200,
  );
});

test('sends the same responses under /cdn and /v2/cdn, and allows other origins to read them', async () => {
  const { fetch } = await temporaryContent().start();
  for (const path of ['/cdn/tags', '/v2/cdn/tags']) {
    const response = await fetch(new Request(`http://content.test${path}?token=public&cv=1`));
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    const preflight = await fetch(new Request(`http://content.test${path}`, { method: 'OPTIONS' }));
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, '*']);
  }
});

test('allows only GET, and returns a JSON 404 for an unknown address', async () => {
  const content = temporaryContent();
  const { fetch } = await content.start();
  const posted = await fetch(
    new Request('http://content.test/v2/cdn/stories', { method: 'POST', body: '{}' }),
  );
  expect([posted.status, await posted.json()]).toEqual([405, { error: 'Method not allowed' }]);
  const { status, body } = await content.get('components');
  expect([status, body]).toEqual([404, ['This record could not be found']]);
});

test('returns links in pages of 25 or all at once, filters them by folder, and returns a single link with dates on request', async () => {
  const content = temporaryContent();
  content.story('home', {}, { id: 1, created_at: '2025-01-01T00:00:00.000Z' });
  for (let number = 10; number < 40; number++) content.story(`nieuws/${number}`, {}, { parent_id: 9 });
  content.write('stories/nieuws/nieuw.draft.json', storyFile('nieuws/nieuw', {}));
  const count = async (parameters: Record<string, string>) => {
    const { body, headers } = await content.get('links', parameters);
    return [Object.keys((body as { links: object }).links).length, headers.get('total')];
  };
  expect(await count({})).toEqual([25, '32']);
  expect(await count({ paginated: '0' })).toEqual([32, null]);
  expect(await count({ with_parent: '0' })).toEqual([2, '2']);
  expect(await count({ with_parent: '9', per_page: '1000' })).toEqual([30, '30']);
  expect(await count({ version: 'draft', token: 'preview', starts_with: 'nieuws/n' })).toEqual([1, '1']);
  const { body } = await content.get('links/uuid of home', { include_dates: '1' });
  expect(body).toEqual({
    link: {
      id: 1,
      uuid: 'uuid of home',
      slug: 'home',
      path: null,
      real_path: '/home',
      parent_id: null,
      name: 'home',
      is_folder: false,
      published: true,
      is_startpage: false,
      position: 0,
      published_at: null,
      created_at: '2025-01-01T00:00:00.000Z',
      updated_at: '2025-01-01T00:00:00.000Z',
    },
  });
  expect((await content.get('links/weg')).status).toBe(404);
});

test('returns datasources and their entries, with dimensions', async () => {
  const content = temporaryContent();
  const dimensions = [{ id: 1, name: 'Frans', entry_value: 'fr' }];
  content.write('datasources.json', [
    {
      id: 1,
      name: 'Kleuren',
      slug: 'kleuren',
      dimensions,
      entries: [{ id: 10, name: 'Rood', value: 'red', dimension_value: { fr: 'rouge' } }],
    },
    { id: 2, name: 'Maten', slug: 'maten', entries: [{ id: 11, name: 'Groot', value: 'l' }] },
  ]);
  const kleuren = { id: 1, name: 'Kleuren', slug: 'kleuren', dimensions };
  expect((await content.get('datasources', { search: 'kleur' })).body).toMatchObject({
    datasources: [kleuren],
  });
  expect((await content.get('datasources', { by_ids: '1' })).headers.get('total')).toBe('1');
  expect((await content.get('datasources/1')).body).toMatchObject({ datasource: kleuren });
  expect((await content.get('datasources/9')).status).toBe(404);
  const entries = async (parameters: Record<string, string>) =>
    (await content.get('datasource_entries', parameters)).body;
  expect(await entries({ datasource: 'kleuren' })).toMatchObject({
    datasource_entries: [{ id: 10, name: 'Rood', value: 'red', dimension_value: null }],
  });
  expect(await entries({ datasource: 'kleuren', dimension: 'fr' })).toMatchObject({
    datasource_entries: [{ dimension_value: 'rouge' }],
  });
  expect(await entries({ per_page: '1', page: '2' })).toMatchObject({ datasource_entries: [{ id: 11 }] });
});

test('counts for each tag only the stories that match the request', async () => {
  const content = temporaryContent();
  content.story('a', { title: 'x' }, { tag_list: ['pers', 'gratis'] });
  content.story('nieuws/b', {}, { tag_list: ['gratis'] });
  const tags = async (parameters: Record<string, string>) => (await content.get('tags', parameters)).body;
  expect(await tags({})).toEqual({
    tags: [
      { name: 'gratis', taggings_count: 2 },
      { name: 'pers', taggings_count: 1 },
    ],
  });
  expect(await tags({ starts_with: 'nieuws/' })).toEqual({ tags: [{ name: 'gratis', taggings_count: 1 }] });
  expect(await tags({ 'filter_query[title][in]': 'x' })).toMatchObject({ tags: [{}, { name: 'pers' }] });
});

test.each([
  'stories/',
  'links/',
  'links/uuid of home/',
  'spaces/me/',
  'datasources/',
  'datasource_entries/',
  'tags/',
])('treats %s like the address without its slash', async (path) => {
  const content = temporaryContent();
  content.story('home', {});
  const [withSlash, without] = [await content.get(path), await content.get(path.slice(0, -1))];
  expect(withSlash.status).toBe(200);
  expect(withSlash.body).toEqual(without.body);
});

test('accepts by_uuids as a list of repeated parameters', async () => {
  const content = temporaryContent();
  for (const slug of ['a', 'b', 'c']) content.story(slug, {});
  const { fetch } = await content.start();
  const list = 'by_uuids[]=uuid of a&by_uuids[]=uuid of c';
  const answer = await fetch(new Request(`http://content.test/v2/cdn/stories?token=public&cv=1&${list}`));
  expect(await answer.json()).toMatchObject({ stories: [{ slug: 'a' }, { slug: 'c' }] });
});

test('returns the fields of a story in the order of its file', async () => {
  const content = temporaryContent();
  content.write('stories/a.json', {
    name: 'A',
    uuid: 'a',
    content: { _uid: 'u', body: [], component: 'page' },
  });
  const { body } = await content.get('stories/a');
  expect(JSON.stringify(body)).toContain('{"_uid":"u","body":[],"component":"page"}');
});
