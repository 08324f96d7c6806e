import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  printSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { GENERIC_SCHEMA, withIds } from '../src/graphql/schema-text.ts';
import { temporaryContent } from './temporary-content.ts';

const components = [
  {
    name: 'date_overview',
    is_root: true,
    schema: {
      title: { type: 'text' },
      date: { type: 'datetime' },
      body: { type: 'bloks' },
      intro: { type: 'richtext' },
      image: { type: 'asset' },
      link: { type: 'multilink' },
      main: { type: 'option', source: 'internal_stories' },
      pages: { type: 'options', source: 'internal_stories' },
      colours: { type: 'options' },
      open: { type: 'boolean' },
      general: { type: 'tab' },
      prices: { type: 'table' },
    },
  },
  { name: 'quote', is_root: false, schema: { text: { type: 'textarea' } } },
];

async function introspect(content: ReturnType<typeof temporaryContent>) {
  const { data } = await content.ask(getIntrospectionQuery());
  // Safe cast: graphql-js defines the type of the introspection result.
  return buildClientSchema(data as unknown as IntrospectionQuery);
}

test('serves schema.graphql if a space has no content types (§7.1)', async () => {
  const written = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
  const inForce = printSchema(await introspect(temporaryContent()));
  expect(printSchema(buildSchema(written))).toBe(inForce);
  expect(printSchema(buildSchema(withIds(GENERIC_SCHEMA, 'Int')))).toBe(inForce);
});

test('adds fields and types with Storyblok’s names for every content type (§7.1)', async () => {
  const content = temporaryContent();
  content.write('components.json', components);
  const schema = await introspect(content);
  const printed = printSchema(schema);
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(
    expect.arrayContaining(['DateOverviewItem', 'DateOverviewItems', 'ContentNode', 'ContentNodes']),
  );
  expect(printed).toContain('date: String');
  expect(printed).toContain('main(fields: [String], language: String, resolve_relations: String): Story');
  expect(printed).toContain('prices_json: JsonScalar');
  expect(printed).not.toContain('Quote');
  expect(printed).not.toContain('general');
  expect(printed).toMatch(/input DateOverviewFilterQuery \{\s+title: FilterQueryOperations\s+main/);
});

test('returns the fields of a story with the types of the content model, and refuses a story of another content type', async () => {
  const content = temporaryContent();
  content.write('components.json', { components });
  content.story('praktisch', { title: 'Praktisch', intro: 'veel' });
  content.story('dag', {
    component: 'date_overview',
    title: 'Zaterdag',
    image: { id: 5, filename: 'https://a.storyblok.com/f/101/1x1/a/b.webp', alt: 'Een zaal' },
    link: {
      linktype: 'story',
      id: 'uuid of praktisch',
      cached_url: 'praktisch',
      url: '',
      fieldtype: 'multilink',
    },
    main: 'uuid of praktisch',
    pages: ['weg', 'uuid of praktisch'],
    open: '',
  });
  const { data, errors } = await content.ask(`{
    DateOverviewItem(id: "dag") { full_slug content {
      title date open component image { filename alt } link { cachedUrl story { fullSlug } }
      main(fields: ["title"]) { content } pages { uuid }
    } }
    other: DateOverviewItem(id: "praktisch") { id }
    DateOverviewItems(filter_query_v2: {title: {like: "zater*"}}) { total items { slug } }
    none: DateOverviewItems(filter_query: {title: {in: "Praktisch"}}) { total }
  }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    DateOverviewItem: {
      full_slug: 'dag',
      content: {
        title: 'Zaterdag',
        date: null,
        open: null,
        component: 'date_overview',
        image: { filename: 'https://a.storyblok.com/f/101/1x1/a/b.webp', alt: 'Een zaal' },
        link: { cachedUrl: 'praktisch', story: { fullSlug: 'praktisch' } },
        main: { content: { title: 'Praktisch' } },
        pages: [{ uuid: 'uuid of praktisch' }],
      },
    },
    other: null,
    DateOverviewItems: { total: 1, items: [{ slug: 'dag' }] },
    none: { total: 0 },
  });
});

test('supports every story property of Storyblok’s delivery API (§3.1)', async () => {
  const content = temporaryContent();
  content.story('nieuws/een', { title: 'Eén' }, { tag_list: ['pers'], group_id: 'a-uuid-as-in-rest' });
  const { data, errors } = await content.ask(`{ ContentNode(id: "nieuws/een") {
    alternates { id } content content_string created_at default_full_slug first_published_at full_slug group_id id
    is_startpage lang meta_data name parent_id path position published_at release_id slug sort_by_date tag_list
    translated_slugs { lang } uuid
  } }`);
  expect(errors).toBeUndefined();
  expect(data?.ContentNode).toMatchObject({
    alternates: [],
    content: { title: 'Eén' },
    content_string: expect.stringContaining('"Eén"'),
    default_full_slug: null,
    full_slug: 'nieuws/een',
    group_id: null,
    id: expect.any(Number),
    is_startpage: false,
    lang: 'default',
    parent_id: expect.any(Number),
    path: null,
    release_id: null,
    tag_list: ['pers'],
    translated_slugs: null,
  });
});

test('does not split values in filter_query_v2 at commas', async () => {
  const content = temporaryContent();
  content.write('components.json', [{ name: 'page', is_root: true, schema: { title: { type: 'text' } } }]);
  content.story('a', { title: 'Een, twee' });
  content.story('b', { title: 'twee' });
  const { data } = await content.ask(`{
    one: PageItems(filter_query_v2: {title: {in: "Een, twee"}}) { items { slug } }
    others: PageItems(filter_query_v2: {title: {not_in: "Een, twee"}}) { items { slug } }
  }`);
  expect(data).toEqual({ one: { items: [{ slug: 'a' }] }, others: { items: [{ slug: 'b' }] } });
});

test('includes in each error the path of the field that caused it', async () => {
  const content = temporaryContent();
  content.story('a', {}, { id: 286_613_098_262_267 });
  const { errors } = await content.ask(
    '{ x: ContentNodes(sort_by: "name:sideways") { total } y: ContentNode(id: "a") { id } }',
  );
  expect(errors).toMatchObject([
    { path: ['x'], extensions: { code: 'BAD_USER_INPUT' } },
    { path: ['y', 'id'], message: expect.stringContaining('/v2/api, carries it') },
  ]);
});
