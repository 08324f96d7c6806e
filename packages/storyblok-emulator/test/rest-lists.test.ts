import { expect, test } from 'vitest';
import { temporaryContent } from './temporary-content.ts';

type Stories = { stories: { slug: string; full_slug: string }[] };

async function slugs(content: ReturnType<typeof temporaryContent>, parameters: Record<string, string>) {
  const { body, status } = await content.get('stories', { sort_by: 'full_slug:asc', ...parameters });
  expect(status).toBe(200);
  // The body is not validated: if it were malformed, the comparison of slugs would fail.
  return (body as Stories).stories.map((story) => story.full_slug);
}

function someStories() {
  const content = temporaryContent();
  content.story('home', { component: 'home' }, { id: 1, published_at: '2025-10-01T10:00:00.000Z' });
  content.story('nieuws', { component: 'overview' }, { id: 2, is_startpage: true, tag_list: ['pers'] });
  content.story(
    'nieuws/een',
    { component: 'article', title: 'Eén', price: '10', seo: { title: 'x' } },
    { id: 3, tag_list: ['pers', 'gratis'], updated_at: '2025-11-02T08:00:00.000Z' },
  );
  content.story(
    'nieuws/twee',
    { component: 'article', title: 'Twee', price: '9' },
    { id: 4, published_at: '2025-10-03T10:00:00.000Z', stage: { workflow_stage_id: 77 } },
  );
  return content;
}

test.each([
  ['by_ids', '3,1', ['home', 'nieuws/een']],
  ['by_slugs', 'nieuws/*', ['nieuws/een', 'nieuws/twee']],
  ['by_uuids', 'uuid of home,weg', ['home']],
  ['content_type', 'article,home', ['home', 'nieuws/een', 'nieuws/twee']],
  ['excluding_ids', '1,2,3', ['nieuws/twee']],
  ['excluding_slugs', 'nieuws/*,home', ['nieuws']],
  ['in_workflow_stages', '77,78', ['nieuws/twee']],
  ['is_startpage', '1', ['nieuws']],
  ['level', '1', ['home']],
  ['level', '2', ['nieuws/een', 'nieuws/twee']],
  ['published_at_gt', '2025-10-01 10:00', ['nieuws/twee']],
  ['published_at_gte', '2025-10-01 10:00', ['home', 'nieuws/twee']],
  ['published_at_lt', '2025-10-03 10:00', ['home']],
  ['published_at_lte', '2025-10-03 10:00', ['home', 'nieuws/twee']],
  ['updated_at_gt', '2025-11-01', ['nieuws/een']],
  ['search_term', 'twee', ['nieuws/twee']],
  ['sort_by', 'content.price:asc:int', ['nieuws/twee', 'nieuws/een', 'home', 'nieuws']],
  ['starts_with', 'nieuws/', ['nieuws/een', 'nieuws/twee']],
  ['with_tag', 'gratis,weg', ['nieuws/een']],
  ['filter_query[seo.title][in]', 'x', ['nieuws/een']],
  ['filter_query[price][gt_int]', '9', ['nieuws/een']],
])('finds stories with %s=%s', async (parameter, value, expected) => {
  expect(await slugs(someStories(), { [parameter]: value })).toEqual(expected);
});

test('returns stories in the order of the uuids in by_uuids_ordered', async () => {
  const { body } = await someStories().get('stories', {
    by_uuids_ordered: 'uuid of nieuws/twee,uuid of home',
  });
  expect(body).toMatchObject({ stories: [{ slug: 'twee' }, { slug: 'home' }] });
});

test('omits content fields listed in excluding_fields, and optional story properties listed in excluding_story_fields', async () => {
  const { body } = await someStories().get('stories/nieuws/een', {
    excluding_fields: 'seo,price',
    excluding_story_fields: 'alternates,tag_list,uuid',
  });
  const { story } = body as { story: Record<string, unknown> };
  expect(story.content).toEqual({ component: 'article', _uid: 'uid of nieuws/een', title: 'Eén' });
  expect(story).toHaveProperty('uuid');
  expect(story).not.toHaveProperty('tag_list');
  expect(story).not.toHaveProperty('alternates');
});

test('returns a story with Storyblok’s properties, in Storyblok’s order', async () => {
  const { body } = await someStories().get('stories/home');
  expect(Object.keys(body as object)).toEqual(['story', 'cv', 'rels', 'links']);
  expect(Object.keys((body as { story: object }).story)).toEqual([
    'name',
    'created_at',
    'published_at',
    'updated_at',
    'id',
    'uuid',
    'content',
    'slug',
    'full_slug',
    'sort_by_date',
    'position',
    'tag_list',
    'is_startpage',
    'parent_id',
    'meta_data',
    'group_id',
    'first_published_at',
    'release_id',
    'lang',
    'path',
    'alternates',
    'default_full_slug',
    'translated_slugs',
  ]);
});

test('limits per_page to 100, returns an empty page after the end, and sends total and page size in headers', async () => {
  const content = someStories();
  const { headers, body } = await content.get('stories', { per_page: '500', page: '9' });
  expect([headers.get('per-page'), headers.get('total'), body]).toEqual([
    '100',
    '4',
    expect.objectContaining({ stories: [] }),
  ]);
  expect(headers.get('access-control-expose-headers')).toContain('total, per-page');
});

test('returns each related story once in `rels`, and resolves only one level of relations by default', async () => {
  const content = temporaryContent({ limits: { relations: 2 } });
  content.story('theme', { component: 'theme' });
  content.story('experience', { component: 'experience', theme: 'uuid of theme', body: 'lang' });
  for (const name of ['a', 'b'])
    content.story(name, { component: 'program', experience: 'uuid of experience' });
  const requested = {
    by_slugs: 'a,b',
    excluding_fields: 'body',
    resolve_relations: 'program.experience,experience.theme',
  };
  const one = await content.get('stories', requested);
  expect(one.body).toMatchObject({
    stories: [{ content: { experience: 'uuid of experience' } }, {}],
    rels: [{ full_slug: 'experience' }],
  });
  expect(one.body).not.toHaveProperty('rels.0.content.body');
  const two = await content.get('stories', { ...requested, resolve_level: '2' });
  expect(two.body).toMatchObject({ rels: [{ full_slug: 'experience' }, { full_slug: 'theme' }] });
  content.story('other', { component: 'experience' });
  expect(one.body).not.toHaveProperty('rel_uuids');
});

test('returns only the uuids of relations if their number exceeds the limit', async () => {
  const content = temporaryContent({ limits: { relations: 2 } });
  for (const name of ['x', 'y', 'z']) content.story(name, {});
  content.story('item', { component: 'program', list: ['uuid of z', 'uuid of x', 'uuid of y', 'weg'] });
  const { body } = await content.get('stories/item', { resolve_relations: 'program.list' });
  expect(body).toMatchObject({ rels: [], rel_uuids: ['uuid of z', 'uuid of x', 'uuid of y'] });
});

test('includes the links of linked stories if resolve_links_level is 2', async () => {
  const content = temporaryContent();
  const link = (name: string) => ({ fieldtype: 'multilink', linktype: 'story', id: `uuid of ${name}` });
  content.story('a', { link: link('b') });
  content.story('b', { link: link('c') });
  content.story('c', {});
  const linked = async (level: string) => {
    const { body } = await content.get('stories/a', { resolve_links: 'url', resolve_links_level: level });
    return (body as { links: { slug: string }[] }).links.map(({ slug }) => slug);
  };
  expect(await linked('1')).toEqual(['b']);
  expect(await linked('2')).toEqual(['b', 'c']);
});

test('includes the assets that stories use if resolve_assets is set', async () => {
  const content = temporaryContent();
  const image = {
    fieldtype: 'asset',
    id: 5,
    filename: 'https://a.storyblok.com/f/101/1x1/a/b.webp',
    alt: 'Zaal',
  };
  content.story('home', { image, body: [{ component: 'image', _uid: 'i', image }] });
  const { body } = await content.get('stories/home', { resolve_assets: '1' });
  expect(body).toMatchObject({ assets: [image] });
});
