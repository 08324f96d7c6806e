import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryContent } from './temporary-content.ts';

const TOKEN = 'persoonlijk';

/** Starts an emulator with the Management API on a small space, with a function that sends requests to it. */
async function managedContent(requestsPerSecond?: number) {
  const content = temporaryContent({ management: { token: TOKEN, requestsPerSecond } });
  content.write('components.json', [{ name: 'page', is_root: true, schema: { title: { type: 'text' } } }]);
  content.story('home', { title: 'Welkom' });
  content.story('nieuws', { title: 'Nieuws' }, { is_startpage: true });
  content.story('nieuws/een', { title: 'Een' });
  const { fetch } = await content.start();
  const call = async (method: string, path: string, body?: unknown, token = TOKEN) => {
    const response = await fetch(
      new Request(`http://content.test/v1/spaces/101${path}`, {
        method,
        headers: { authorization: token, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const list = async () => (await call('GET', '/stories?per_page=100')).body.stories;
  const named = async (path: string) =>
    (await list()).find((story: { full_slug: string }) => story.full_slug === path);
  const files = () => readdirSync(join(content.dir, 'stories'), { recursive: true, encoding: 'utf8' }).sort();
  const delivered = async (path: string, version = 'published') =>
    await content.get(`stories/${path}`, { token: 'preview', version });
  return { ...content, call, list, named, files, delivered };
}

const page = (title: string) => ({ component: 'page', _uid: `uid of ${title}`, title });

test('lists stories and folders without their content, and lists the start page of a folder under that folder', async () => {
  const { call, named } = await managedContent();
  const { body, headers } = await call('GET', '/stories');
  expect(body.stories.map((story: { full_slug: string }) => story.full_slug)).toEqual([
    'home',
    'nieuws',
    'nieuws/',
    'nieuws/een',
  ]);
  expect([headers.get('total'), headers.get('per-page')]).toEqual(['4', '25']);
  const folder = await named('nieuws');
  expect(folder).toMatchObject({ is_folder: true, parent_id: 0 });
  expect(await named('nieuws/')).toMatchObject({ is_startpage: true, parent_id: folder.id, slug: 'nieuws' });
  expect(await named('nieuws/een')).toMatchObject({ parent_id: folder.id, published: true });
  expect(await named('home')).not.toHaveProperty('content');
  expect((await call('GET', `/stories/${(await named('home')).id}`)).body.story.content.title).toBe('Welkom');
});

test('creates a folder and a draft in it, which the delivery API returns immediately, and publishes the draft', async () => {
  const { call, delivered } = await managedContent();
  const folder = await call('POST', '/stories', { story: { name: 'Pers', slug: 'pers', is_folder: true } });
  expect(folder).toMatchObject({ status: 201, body: { story: { full_slug: 'pers', is_folder: true } } });
  const made = await call('POST', '/stories', {
    story: { name: 'Twee', slug: 'twee', parent_id: folder.body.story.id, content: page('Twee') },
  });
  const { id } = made.body.story;
  expect(made.body.story).toMatchObject({
    full_slug: 'pers/twee',
    published: false,
    unpublished_changes: true,
  });
  expect((await delivered('pers/twee')).status).toBe(404);
  expect((await delivered('pers/twee', 'draft')).status).toBe(200);
  const { body } = await call('GET', `/stories/${id}/publish`);
  expect(body.story).toMatchObject({ published: true, unpublished_changes: false });
  expect((await delivered('pers/twee')).status).toBe(200);
});

test('saves a change of a published story as a draft, and does not change fields that the request omits', async () => {
  const { call, named, delivered } = await managedContent();
  const { id, updated_at } = await named('home');
  const saved = await call('PUT', `/stories/${id}`, { story: { content: page('Dag') } });
  expect(saved.body.story).toMatchObject({ name: 'home', published: true, unpublished_changes: true });
  expect(saved.body.story.updated_at > updated_at).toBe(true);
  expect(JSON.stringify((await delivered('home')).body)).toContain('Welkom');
  await call('PUT', `/stories/${id}?publish=true`, { story: { name: 'Begin' } });
  expect(JSON.stringify((await delivered('home')).body)).toContain('Dag');
  expect(await named('home')).toMatchObject({ name: 'Begin', unpublished_changes: false });
});

test('moves a story to another slug, and a folder with its start page and all its stories', async () => {
  const { call, named, files, lines } = await managedContent();
  const story = await named('nieuws/een');
  await call('PUT', `/stories/${story.id}`, { story: { slug: 'eerste' } });
  expect(await named('nieuws/eerste')).toMatchObject({ id: story.id, uuid: story.uuid });
  const before = await named('nieuws/');
  await call('PUT', `/stories/${(await named('nieuws')).id}`, { story: { slug: 'pers' } });
  expect(await named('pers/')).toMatchObject({ id: before.id, updated_at: before.updated_at });
  expect(await named('pers/eerste')).toMatchObject({ id: story.id, uuid: story.uuid });
  expect(files().filter((path) => path.startsWith('nieuws'))).toEqual([]);
  expect(lines).toEqual([]);
});

test('unpublishes a story, and deletes a story or a folder with everything in it', async () => {
  const { call, named, list, delivered, files } = await managedContent();
  const { id } = await named('nieuws/een');
  expect((await call('GET', `/stories/${id}/unpublish`)).body.story).toMatchObject({ published: false });
  expect((await delivered('nieuws/een')).status).toBe(404);
  expect((await call('DELETE', `/stories/${(await named('nieuws')).id}`)).status).toBe(200);
  expect((await list()).map((story: { full_slug: string }) => story.full_slug)).toEqual(['home']);
  expect(files()).toEqual(['home.json']);
  expect(await call('GET', `/stories/${id}`)).toMatchObject({
    status: 404,
    body: ['This record could not be found'],
  });
});

test('sets the uuid of a story, unless another story has that uuid', async () => {
  const { call, named } = await managedContent();
  const uuid = '6b9f5a3e-5a0c-4d8e-9a52-2c7f0f9b1c11';
  const path = `/stories/${(await named('home')).id}/update_uuid`;
  expect((await call('PUT', path, { uuid })).body.story.uuid).toBe(uuid);
  const other = `/stories/${(await named('nieuws/een')).id}/update_uuid`;
  expect(await call('PUT', other, { uuid })).toMatchObject({ status: 422 });
});

test('rejects a taken or invalid slug, an unknown parent, component or parameter, and a wrong token', async () => {
  const { call, named } = await managedContent();
  const create = (story: Record<string, unknown>) =>
    call('POST', '/stories', { story: { name: 'X', slug: 'x', content: page('X'), ...story } });
  expect(await create({ slug: 'home' })).toMatchObject({
    status: 422,
    body: { slug: ['has already been taken'] },
  });
  expect(await create({ slug: 'a/b' })).toMatchObject({ status: 422, body: { slug: ['is invalid'] } });
  expect(await create({ parent_id: 12 })).toMatchObject({ status: 422 });
  expect(await create({ content: { component: 'onbekend' } })).toMatchObject({ status: 422 });
  expect(await create({ name: '' })).toMatchObject({ status: 422, body: { name: ["can't be blank"] } });
  expect(await call('PUT', `/stories/${(await named('home')).id}`, { verhaal: {} })).toMatchObject({
    status: 422,
  });
  expect((await call('GET', '/stories?zoek=x')).status).toBe(404);
  expect((await call('GET', '/stories/abc')).status).toBe(404);
  expect((await call('GET', '/stories', undefined, 'preview')).status).toBe(401);
});

test('creates, changes and deletes components, and updates the GraphQL schema with them', async () => {
  const { call, ask } = await managedContent();
  const component = { name: 'event', is_root: true, schema: { title: { type: 'text' } } };
  const made = await call('POST', '/components', { component });
  expect(made).toMatchObject({ status: 201, body: { component } });
  expect((await ask('{ EventItems { total } }')).data).toEqual({ EventItems: { total: 0 } });
  const { id } = made.body.component;
  await call('PUT', `/components/${id}`, { component: { display_name: 'Activiteit' } });
  expect((await call('GET', `/components/${id}`)).body.component).toMatchObject({
    ...component,
    display_name: 'Activiteit',
  });
  await call('DELETE', `/components/${id}`);
  expect((await call('GET', '/components')).body.components).toHaveLength(1);
  expect(await call('POST', '/components', { component: { name: 'page' } })).toMatchObject({ status: 422 });
});

test('lists the assets page by page', async () => {
  const { call, write } = await managedContent();
  write('assets/10x10/abc/een.svg', '<svg/>');
  write('assets/20x10/def/twee.svg', '<svg/>');
  const { body, headers } = await call('GET', '/assets?per_page=1&page=2');
  expect(body.assets).toMatchObject([
    { filename: 'https://s3.amazonaws.com/a.storyblok.com/f/101/20x10/def/twee.svg', content_length: 6 },
  ]);
  expect(headers.get('total')).toBe('2');
});

test('responds with a 429 above its rate limit, and with injected faults', async () => {
  const { call, start } = await managedContent(3);
  const statuses = [];
  for (let request = 0; request < 4; request++) statuses.push((await call('GET', '/components')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  (await start()).fail({ kind: 'status', status: 503, times: 1 });
  expect((await call('GET', '/components')).status).toBe(503);
});

test('serves no Management API unless it is enabled', async () => {
  const content = temporaryContent();
  content.story('home', {});
  const { fetch } = await content.start();
  const response = await fetch(
    new Request('http://content.test/v1/spaces/101/stories', { headers: { authorization: TOKEN } }),
  );
  expect(response.status).toBe(404);
});
