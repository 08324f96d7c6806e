import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storyFile, temporaryContent } from './temporary-content.ts';

test('lists all stories and folders in Links (§7.16, §3.17)', async () => {
  const content = temporaryContent();
  content.story('home', {}, { id: 1 });
  content.story('nieuws', {}, { id: 2 });
  content.story('nieuws/pers/een', {}, { id: 3, parent_id: 77 });
  content.write('stories/nieuws/pers/nieuw.draft.json', storyFile('nieuws/pers/nieuw', {}, { id: 4 }));
  const query = '{ Links { items { slug isFolder published id parentId } } }';
  const published = await content.ask(query);
  expect(published.data).toMatchObject({
    Links: {
      items: [
        { slug: 'home', isFolder: false, published: true, id: 1, parentId: 0 },
        { slug: 'nieuws', isFolder: true, published: false, parentId: 0 },
        { slug: 'nieuws', isFolder: false, published: true, id: 2 },
        { slug: 'nieuws/pers', isFolder: true, id: 77 },
        { slug: 'nieuws/pers/een', isFolder: false, id: 3, parentId: 77 },
      ],
    },
  });
  const draft = await content.ask('{ Links(starts_with: "nieuws/pers/") { items { slug published } } }', {
    token: 'preview',
    version: 'draft',
  });
  expect(draft.data).toEqual({
    Links: {
      items: [
        { slug: 'nieuws/pers/een', published: true },
        { slug: 'nieuws/pers/nieuw', published: false },
      ],
    },
  });
});

test('returns the number of stories with each tag in the field `Tags`', async () => {
  const content = temporaryContent();
  content.story('a', {}, { tag_list: ['pers', 'gratis'] });
  content.story('nieuws/b', {}, { tag_list: ['gratis'] });
  const { data } = await content.ask(`{
    all: Tags { items { name taggingsCount } }
    news: Tags(starts_with: "nieuws/") { items { name taggingsCount } }
  }`);
  expect(data).toEqual({
    all: {
      items: [
        { name: 'gratis', taggingsCount: 2 },
        { name: 'pers', taggingsCount: 1 },
      ],
    },
    news: { items: [{ name: 'gratis', taggingsCount: 1 }] },
  });
});

test('reads Datasources and DatasourceEntries from datasources.json', async () => {
  const content = temporaryContent();
  content.write('datasources.json', [
    {
      id: 1,
      name: 'Kleuren',
      slug: 'kleuren',
      entries: [
        { id: 10, name: 'Rood', value: 'red', dimension_value: 'rouge' },
        { id: 11, name: 'Blauw', value: 'blue' },
      ],
    },
    { id: 2, name: 'Maten', slug: 'maten' },
  ]);
  const { data } = await content.ask(`{
    Datasources(search: "kleur") { items { id slug } }
    DatasourceEntries(datasource: "kleuren", per_page: 1) { total items { name value dimensionValue } }
    french: DatasourceEntries(datasource: "kleuren", dimension: "fr", page: 1) { items { dimensionValue } }
  }`);
  expect(data).toEqual({
    Datasources: { items: [{ id: 1, slug: 'kleuren' }] },
    DatasourceEntries: { total: 2, items: [{ name: 'Rood', value: 'red', dimensionValue: null }] },
    french: { items: [{ dimensionValue: 'rouge' }, { dimensionValue: null }] },
  });
});

test('returns as RateLimit.maxCost the number of stories that the lists of a query can contain', async () => {
  const { data } = await temporaryContent().ask(
    `query ($size: Int) {
      RateLimit { maxCost } ContentNode(id: "x") { id } ...Lists
      big: ContentNodes(per_page: $size) { total }
    }
    fragment Lists on QueryType { ContentNodes { total } }`,
    { variables: { size: 100 } },
  );
  expect(data?.RateLimit).toEqual({ maxCost: 127 });
});

test('uses the time of the newest file as Space.version, so that a restart does not change the version', async () => {
  const content = temporaryContent();
  content.story('a', {});
  content.story('b', {});
  utimesSync(join(content.dir, 'stories/a.json'), 1_700_000_000, 1_700_000_000);
  utimesSync(join(content.dir, 'stories/b.json'), 1_600_000_000, 1_600_000_000);
  const { data } = await content.ask('{ Space { id version languageCodes } }');
  expect(data).toEqual({ Space: { id: 101, version: 1_700_000_000, languageCodes: [] } });
});
