import { expect, test } from 'vitest';
import { createStoryblokEmulator } from '../src/storyblok-emulator.ts';
import { temporaryContent } from './temporary-content.ts';

const draft = { token: 'preview', version: 'draft' };

function post(headers: Record<string, string>, body = '{"query":"{ Space { id } }"}'): Request {
  return new Request('http://content.test/v1/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

test('refuses a missing or wrong token (§6.1, §7.2)', async () => {
  const { fetch } = await temporaryContent().start();
  const tries: Record<string, string>[] = [{}, { token: '' }, { token: 'guess' }];
  for (const headers of tries) {
    const response = await fetch(post(headers));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'Unauthorized' });
  }
});

test('ignores the case of header names, and returns a native Response (§7.2)', async () => {
  const { fetch } = await temporaryContent().start();
  const tries: Record<string, string>[] = [{ Token: 'public', Version: 'published' }, { token: 'preview' }];
  for (const headers of tries) {
    const response = await fetch(post(headers));
    expect(response).toBeInstanceOf(Response);
    expect(await response.json()).toEqual({ data: { Space: { id: 101 } } });
  }
});

test('allows CORS preflight requests without a token', async () => {
  const { fetch } = await temporaryContent().start();
  const response = await fetch(new Request('http://content.test/v1/api', { method: 'OPTIONS' }));
  expect([response.status, response.headers.get('access-control-allow-headers')]).toEqual([204, '*']);
});

test('refuses drafts with the public token (§6.1)', async () => {
  const { fetch } = await temporaryContent().start();
  const response = await fetch(post({ token: 'public', version: 'draft' }));
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ error: 'Drafts need the preview token' });
});

test('returns a draft in place of the published story, but only to requests with Version: draft (§6.2, §7.2)', async () => {
  const content = temporaryContent();
  content.story('beide', { title: 'gepubliceerd' });
  content.write('stories/beide.draft.json', {
    name: 'beide',
    uuid: 'uuid of beide',
    content: { component: 'page', _uid: '1', title: 'ontwerp' },
  });
  content.write('stories/nieuw.draft.json', {
    name: 'nieuw',
    uuid: 'new',
    content: { component: 'page', _uid: '2', title: 'ontwerp' },
  });
  expect(await content.slugs('sort_by: "slug:asc"')).toEqual(['beide']);
  expect(await content.slugs('filter_query: {title: {in: "ontwerp"}}')).toEqual([]);
  expect(await content.slugs('sort_by: "slug:asc"', { token: 'preview' })).toEqual(['beide']);
  expect(await content.slugs('filter_query: {title: {in: "ontwerp"}}, sort_by: "slug:asc"', draft)).toEqual([
    'beide',
    'nieuw',
  ]);
  expect((await content.ask('{ ContentNode(id: "nieuw") { id } }')).data).toEqual({ ContentNode: null });
});

test('adds an editor mark with the id of its story to every block of a draft', async () => {
  const content = temporaryContent();
  content.story('b', { component: 'theme' }, { id: 8 });
  content.story(
    'a',
    {
      text: {
        type: 'doc',
        content: [{ type: 'blok', attrs: { body: [{ component: 'quote', _uid: 'q' }] } }],
      },
      grid: { component: 'grid', _uid: 'g', theme: 'uuid of b' },
    },
    { id: 7 },
  );
  const query = '{ ContentNode(id: "a", resolve_relations: "grid.theme") { content } }';
  const mark = (name: string, uid: string, id: string) =>
    `<!--#storyblok#{"name": "${name}", "space": "101", "uid": "${uid}", "id": "${id}"}-->`;
  const { data } = await content.ask(query, draft);
  expect(data).toMatchObject({
    ContentNode: {
      content: {
        _editable: mark('page', 'uid of a', '7'),
        text: { content: [{ attrs: { body: [{ _editable: mark('quote', 'q', '7') }] } }] },
        grid: {
          _editable: mark('grid', 'g', '7'),
          theme: { content: { _editable: mark('theme', 'uid of b', '8') } },
        },
      },
    },
  });
  expect(JSON.stringify(await content.ask(query))).not.toContain('_editable');
});

test('accepts queries with GET, and serves no GraphiQL page', async () => {
  const { fetch } = await temporaryContent().start();
  const get = (search: string, headers: Record<string, string>) =>
    fetch(new Request(`http://content.test/v1/api${search}`, { headers: { token: 'public', ...headers } }));
  const requested = await get(`?query=${encodeURIComponent('{ Space { id } }')}`, {});
  expect(await requested.json()).toEqual({ data: { Space: { id: 101 } } });
  const browser = await get('', { accept: 'text/html' });
  expect(browser.status).toBeGreaterThanOrEqual(400);
  expect(await browser.text()).not.toContain('<html');
});

test('returns specific errors for a wrong method, a body that is not JSON and an unknown path', async () => {
  const { fetch } = await temporaryContent().start();
  const put = await fetch(new Request('http://content.test/v1/api', { method: 'PUT', body: '{}' }));
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST, OPTIONS']);
  expect((await fetch(post({ token: 'public' }, 'query'))).status).toBe(400);
  expect((await fetch(post({ token: 'public' }, '{"query":5}'))).status).toBe(400);
  const unknown = await fetch(new Request('http://content.test/other'));
  expect([unknown.status, await unknown.json()]).toEqual([404, { error: 'Not found' }]);
});

test('returns a list of GraphQL errors for an unknown field (§8.7)', async () => {
  const { errors } = await temporaryContent().ask('{ ContentNodes { items { title } } }');
  expect(errors?.[0]?.message).toContain('Cannot query field "title" on type "ContentItem"');
});

test('returns a 503 with the reason, not empty content, if the folder cannot be read', async () => {
  const lines: string[] = [];
  const server = createStoryblokEmulator({ dir: '/does/not/exist', log: (line) => lines.push(line) });
  await expect(server.ready).rejects.toThrow('ENOENT');
  const response = await server.fetch(post({ token: 'public' }));
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    error: expect.stringContaining('The content cannot be read: ENOENT'),
  });
});

test('keeps published values of keys that are missing in the file of a draft', async () => {
  const content = temporaryContent();
  content.story(
    'a',
    { title: 'oud' },
    { id: 1, position: 7, tag_list: ['pers'], published_at: '2025-01-01T00:00:00.000Z' },
  );
  content.write('stories/a.draft.json', {
    name: 'A, anders',
    uuid: 'uuid of a',
    content: { component: 'page', title: 'nieuw' },
  });
  const preview = { token: 'preview', version: 'draft' };
  const { data } = await content.ask(
    '{ ContentNode(id: 1) { name content position tag_list published_at full_slug } Tags { items { name } } }',
    preview,
  );
  expect(data).toMatchObject({
    ContentNode: {
      name: 'A, anders',
      content: { title: 'nieuw' },
      position: 7,
      tag_list: ['pers'],
      published_at: '2025-01-01T00:00:00.000Z',
      full_slug: 'a',
    },
    Tags: { items: [{ name: 'pers' }] },
  });
});
