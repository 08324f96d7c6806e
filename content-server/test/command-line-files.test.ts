import { expect, test } from 'vitest';
import { temporaryContent } from './temporary-content.ts';

const uuid = '3ce5d163-3bb4-41ef-9e1a-709d7c4848ff';

test('the folder that Storyblok’s own command line pulls a space into is read as it is', async () => {
  const content = temporaryContent();
  content.write('components/12345/components.json', [
    { name: 'page', is_root: true, schema: { title: { type: 'text' } } },
  ]);
  content.write('datasources/12345/datasources.json', [
    { id: 1, name: 'Kleuren', slug: 'kleuren', entries: [{ id: 2, name: 'Rood', value: 'red' }] },
  ]);
  content.write(`stories/12345/een_${uuid}.json`, {
    name: 'Eén',
    uuid,
    slug: 'een',
    full_slug: 'nieuws/een',
    published: true,
    content: { component: 'page', title: 'Eén' },
  });
  content.write('stories/12345/nieuws_f.json', {
    name: 'Nieuws',
    uuid: 'f',
    slug: 'nieuws',
    full_slug: 'nieuws',
    is_folder: true,
  });
  content.write('stories/12345/ontwerp_d.json', {
    name: 'Ontwerp',
    uuid: 'd',
    full_slug: 'ontwerp',
    published: false,
    content: { component: 'page', title: 'Ontwerp' },
  });
  const { data, errors } = await content.ask(
    '{ PageItems { items { full_slug content { title } } } DatasourceEntries { items { value } } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    PageItems: { items: [{ full_slug: 'nieuws/een', content: { title: 'Eén' } }] },
    DatasourceEntries: { items: [{ value: 'red' }] },
  });
  expect(await content.slugs('per_page: 9', { token: 'preview', version: 'draft' })).toEqual([
    'nieuws/een',
    'ontwerp',
  ]);
  expect(content.lines).toEqual([]);
});
