import { expect, test } from 'vitest';
import { clientOf, space } from './official-client.ts';
import { temporaryContent } from './temporary-content.ts';

test('returns all pages of tags to getAll, and ignores parameters that official plugins send to every list', async () => {
  const { content, tokens } = space();
  for (let number = 10; number < 70; number++)
    content.story(`a${number}`, {}, { tag_list: [`tag ${number}`] });
  const { client, requested } = await clientOf(content, tokens.public);
  const options = { language: 'fr', resolve_relations: 'page.author', resolve_links: 'url' as const };
  const tags = await client.getAll('cdn/tags', options);
  expect(tags).toHaveLength(60);
  expect(new Set(requested.map((url) => url.searchParams.get('page')))).toEqual(new Set(['1', '2', '3']));
  expect(await client.getAll('cdn/links', { ...options, per_page: 50 })).toHaveLength(60);
});

test('keeps the dimensions and dates of a datasource from the current CLI, and finds it by its slug', async () => {
  const { content, tokens } = space();
  const entry = {
    id: 10,
    name: 'Rood',
    value: 'red',
    datasource_id: 1,
    created_at: '2025-01-01T08:00:00.000Z',
  };
  const updated_at = '2025-02-01T08:00:00.000Z';
  const dimension_values = { fr: 'rouge', en: null };
  const dimensions = [{ id: 1, name: 'Frans', entry_value: 'fr' }];
  content.write('datasources/12345/kleuren_1.json', [
    {
      id: 1,
      name: 'Kleuren',
      slug: 'kleuren',
      dimensions,
      entries: [{ ...entry, updated_at, dimension_values }],
    },
  ]);
  const { client } = await clientOf(content, tokens.public);
  const valueIn = async (dimension?: string) => {
    const { data } = await client.get('cdn/datasource_entries', {
      datasource: 'kleuren',
      ...(dimension && { dimension }),
    });
    return data.datasource_entries;
  };
  expect(await valueIn('fr')).toEqual([{ ...entry, updated_at, dimension_value: 'rouge' }]);
  for (const none of [undefined, 'en', 'de'])
    expect(await valueIn(none)).toMatchObject([{ dimension_value: null }]);
  expect((await client.get('cdn/datasources/kleuren')).data.datasource).toMatchObject({
    id: 1,
    slug: 'kleuren',
  });
});

test('assigns a domain to a space that has no space.json', async () => {
  const { content, tokens } = space();
  const { client } = await clientOf(content, tokens.public);
  expect(URL.canParse((await client.get('cdn/spaces/me')).data.space.domain)).toBe(true);
});

test('sends cache lifetimes, and a 304 to clients that already have the response', async () => {
  const content = temporaryContent();
  content.story('home', { title: 'Thuis' });
  const published = await content.get('stories/home');
  expect(published.headers.get('cache-control')).toMatch(/public/);
  const draft = await content.get('stories/home', { token: 'preview', version: 'draft' });
  expect(draft.headers.get('cache-control')).toBe('max-age=0, private, must-revalidate');
  const { fetch } = await content.start();
  for (const [{ headers }, query] of [
    [published, 'token=public&cv=1'],
    [draft, 'token=preview&version=draft'],
  ] as const) {
    const again = new Request(`http://content.test/v2/cdn/stories/home?${query}`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect((await fetch(again)).status).toBe(304);
  }
  for (const { headers } of [published, draft]) expect(headers.get('etag')).toMatch(/^W\/"[\da-f]{40}"$/);
});
