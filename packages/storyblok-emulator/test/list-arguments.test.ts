import { expect, test } from 'vitest';
import { temporaryContent } from './temporary-content.ts';

function site() {
  const content = temporaryContent();
  content.story('home', { title: 'Welkom' }, { id: 1, position: 0, is_startpage: true });
  content.story(
    'nieuws',
    { title: 'Al het nieuws' },
    { id: 2, position: 10, first_published_at: '2025-09-01T10:00:00.000Z' },
  );
  content.story(
    'nieuws/een',
    { title: 'Eén' },
    {
      id: 3,
      position: 20,
      tag_list: ['pers', 'gratis'],
      published_at: '2025-10-02T10:00:00.000Z',
      first_published_at: '2025-10-01T10:00:00.000Z',
    },
  );
  content.story(
    'nieuws/twee',
    { title: 'Twee' },
    {
      id: 4,
      position: 30,
      tag_list: ['gratis'],
      published_at: '2025-10-04T10:00:00.000Z',
      first_published_at: '2025-10-03T10:00:00.000Z',
    },
  );
  return content;
}

test('finds the stories listed in by_uuids, and none for the literal «none» (§7.7)', async () => {
  const content = site();
  expect(await content.slugs('by_uuids: "uuid of nieuws/twee,uuid of home,missing"')).toEqual([
    'home',
    'nieuws/twee',
  ]);
  expect(await content.slugs('by_uuids: "none"')).toEqual([]);
  expect((await content.ask('{ ContentNodes(by_uuids: "none") { total } }')).data).toEqual({
    ContentNodes: { total: 0 },
  });
});

test('returns stories in the order of the uuids in by_uuids_ordered (§7.14)', async () => {
  const content = site();
  expect(
    await content.slugs('by_uuids_ordered: "uuid of nieuws/twee,uuid of home,uuid of nieuws/twee"'),
  ).toEqual(['nieuws/twee', 'home']);
});

test('supports full slugs and wildcards in by_slugs and excluding_slugs', async () => {
  const content = site();
  expect(await content.slugs('by_slugs: "home,nieuws/een"')).toEqual(['home', 'nieuws/een']);
  expect(await content.slugs('by_slugs: "nieuws/*"')).toEqual(['nieuws/een', 'nieuws/twee']);
  expect(await content.slugs('excluding_slugs: "nieuws/*,home"')).toEqual(['nieuws']);
});

test('finds the stories whose full slug begins with the value of starts_with', async () => {
  const content = site();
  expect(await content.slugs('starts_with: "nieuws/"')).toEqual(['nieuws/een', 'nieuws/twee']);
  expect(await content.slugs('starts_with: "nieuws"')).toHaveLength(3);
});

test('selects by properties with excluding_ids, with_tag and is_startpage', async () => {
  const content = site();
  expect(await content.slugs('excluding_ids: "1,3"')).toEqual(['nieuws', 'nieuws/twee']);
  expect(await content.slugs('with_tag: "pers,onbekend"')).toEqual(['nieuws/een']);
  expect(await content.slugs('with_tag: "gratis,pers"')).toEqual(['nieuws/een', 'nieuws/twee']);
  expect(await content.slugs('is_startpage: "1"')).toEqual(['home']);
  expect(await content.slugs('is_startpage: "0"')).toHaveLength(3);
});

test('treats publication dates as exclusive bounds, and never finds stories without a publication date', async () => {
  const content = site();
  expect(await content.slugs('first_published_at_gt: "2025-10-01T10:00:00.000Z"')).toEqual(['nieuws/twee']);
  expect(await content.slugs('first_published_at_lt: "2025-10-03 10:00"')).toEqual(['nieuws', 'nieuws/een']);
  expect(await content.slugs('published_at_gt: "2025-10-01", published_at_lt: "2025-10-03"')).toEqual([
    'nieuws/een',
  ]);
});

test('treats empty strings and empty objects as missing arguments', async () => {
  const content = site();
  const empty = `by_slugs: "", by_uuids: "", by_uuids_ordered: "", excluding_fields: "", excluding_ids: "",
    excluding_slugs: "", fallback_lang: "", filter_query: {}, first_published_at_gt: "", first_published_at_lt: "",
    from_release: "", is_startpage: "", language: "", published_at_gt: "", published_at_lt: "", resolve_links: "",
    resolve_relations: "", search_term: "", sort_by: "", starts_with: "", with_tag: ""`;
  expect(await content.slugs(empty)).toEqual(['home', 'nieuws', 'nieuws/een', 'nieuws/twee']);
});

test('omits the top-level fields that excluding_fields lists, including in related stories (§7.7)', async () => {
  const content = temporaryContent();
  content.story('activiteit', {
    component: 'experience',
    title: 'T',
    body: [{ component: 'quote', body: 'blijft' }],
    seo: {},
  });
  content.story('item', {
    component: 'program',
    experience: 'uuid of activiteit',
    seo: { title: 'weg' },
    nested: { seo: 'blijft' },
  });
  const { data } = await content.ask(
    '{ ContentNodes(by_slugs: "item", excluding_fields: "seo, body", resolve_relations: "program.experience") { items { content } } }',
  );
  expect(data).toMatchObject({ ContentNodes: { items: [{ content: { nested: { seo: 'blijft' } } }] } });
  expect(JSON.stringify(data)).not.toContain('weg');
  expect(JSON.stringify(data)).not.toContain('quote');
});

test('finds stories that contain all search words in their name, slug or text, ignoring case and accents (§7.13)', async () => {
  const content = temporaryContent();
  content.story('over-boeken', { title: 'Iets' }, { position: 3 });
  content.story('a', { title: 'Leescafé' }, { name: 'Het boekencafé', position: 2 });
  content.story(
    'b',
    {
      text: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Boe' },
              { type: 'text', text: 'ken en thee' },
            ],
          },
        ],
      },
    },
    { position: 1 },
  );
  expect(await content.slugs('search_term: "BOEKEN"')).toEqual(['over-boeken', 'a', 'b']);
  expect(await content.slugs('search_term: "leescafe boeken"')).toEqual(['a']);
  expect(await content.slugs('search_term: "paragraph"')).toEqual([]);
  expect(await content.slugs('search_term: "boeken", sort_by: "position:asc"')).toEqual([
    'b',
    'a',
    'over-boeken',
  ]);
});

test('finds a story by full slug, by id and, with find_by, by uuid (§7.15)', async () => {
  const content = site();
  const { data } = await content.ask(`{
    slug: ContentNode(id: "nieuws/een") { full_slug }
    number: ContentNode(id: 4) { full_slug }
    text: ContentNode(id: "4") { full_slug }
    uuid: ContentNode(id: "uuid of home", find_by: "uuid") { full_slug }
    other: ContentNode(id: "uuid of home") { full_slug }
    missing: ContentNode(id: "weg") { full_slug }
  }`);
  expect(data).toEqual({
    slug: { full_slug: 'nieuws/een' },
    number: { full_slug: 'nieuws/twee' },
    text: { full_slug: 'nieuws/twee' },
    uuid: { full_slug: 'home' },
    other: null,
    missing: null,
  });
});
