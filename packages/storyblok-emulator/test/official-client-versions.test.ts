import { expect, test } from 'vitest';
import { clientOf, space } from './official-client.ts';
import { eventually } from './temporary-content.ts';

test('redirects the client once to the newest cv, which the client sends from then on', async () => {
  const { content, tokens } = space();
  content.story('a', {});
  const { client, requested } = await clientOf(content, tokens.public);
  const { data } = await client.get('cdn/stories');
  await client.get('cdn/stories');
  expect(requested.map((url) => url.searchParams.get('cv'))).toEqual([null, String(data.cv)]);
  const first = await fetch(requested[0] ?? '', { redirect: 'manual' });
  expect(first.status).toBe(301);
  expect(first.headers.get('location')).toBe(`${requested[0]}&cv=${data.cv}`);
});

test('returns the newest cv from cdn/spaces/me without a redirect', async () => {
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

test('returns drafts with _editable on every block if version=draft is requested', async () => {
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

test('sends a newer cv after an edit, so that the client clears its cache', async () => {
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

test('if the client manages cv manually and sends none, redirects every request to the newest cv', async () => {
  const { content, tokens } = space();
  content.story('home', {});
  const { client, requested } = await clientOf(content, tokens.public, { cache: { cv: 'manual' } });
  await client.getStory('home', {});
  expect((await client.getStory('home', {})).data.story.slug).toBe('home');
  expect(requested.map((url) => url.searchParams.get('cv'))).toEqual([null, null]);
});
