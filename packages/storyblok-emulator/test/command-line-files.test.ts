import { expect, test } from 'vitest';
import { temporaryContent } from './temporary-content.ts';

const uuid = '3ce5d163-3bb4-41ef-9e1a-709d7c4848ff';

test('reads a folder pulled by Storyblok’s CLI without changes', async () => {
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

test('reads two more layouts of the CLI: one file per component and datasource, and the layout of version 3', async () => {
  const content = temporaryContent();
  content.write('components/12345/page.json', {
    name: 'page',
    is_root: true,
    schema: { title: { type: 'text' } },
  });
  content.write('components/12345/groups.json', [{ name: 'Pagina’s', uuid: 'g' }]);
  content.write('components/12345/tags.json', [{ name: 'nieuw', id: 1 }]);
  content.write('components.12345.json', { components: [{ name: 'note', is_root: true, schema: {} }] });
  content.write('datasources/12345/kleuren_1.json', {
    id: 1,
    name: 'Kleuren',
    slug: 'kleuren',
    dimensions: [],
  });
  content.write('datasources/12345/maten_2.json', { id: 2, name: 'Maten', slug: 'maten' });
  const { data, errors } = await content.ask(
    '{ PageItems { total } NoteItems { total } Datasources { items { slug } } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ Datasources: { items: [{ slug: 'kleuren' }, { slug: 'maten' }] } });
  expect(content.lines).toEqual([`${content.dir}: there is no story in it`]);
});

test('uses the name, id and uuid of a folder from its file, even if the folder is empty', async () => {
  const content = temporaryContent();
  const folder = { is_folder: true, published: false, content: { component: 'page' } };
  content.write('stories/1/blog_f1.json', {
    ...folder,
    id: 70,
    uuid: 'f1',
    name: 'Ons blog',
    full_slug: 'blog',
  });
  content.write('stories/1/leeg_f2.json', {
    ...folder,
    id: 71,
    uuid: 'f2',
    name: 'Nog leeg',
    full_slug: 'leeg',
  });
  content.write('stories/1/een_s1.json', {
    id: 72,
    uuid: 's1',
    name: 'Eén',
    full_slug: 'blog/een',
    parent_id: 70,
    content: { component: 'page' },
  });
  const { body } = await content.get('links', { paginated: '0' });
  expect(body).toMatchObject({
    links: {
      f1: { id: 70, slug: 'blog', name: 'Ons blog', is_folder: true },
      f2: { id: 71, slug: 'leeg', name: 'Nog leeg', is_folder: true },
      s1: { id: 72, parent_id: 70, is_folder: false },
    },
  });
});

test('keeps the trailing slash in the full slug of a start page, and finds the page with and without the slash', async () => {
  const content = temporaryContent();
  content.write('stories/1/blog_u1.json', {
    id: 5,
    uuid: 'u1',
    name: 'Blog',
    full_slug: 'blog/',
    is_startpage: true,
    parent_id: 70,
    content: { component: 'page' },
  });
  for (const path of ['stories/blog', 'stories/blog/', 'stories/5']) {
    const { status, body } = await content.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(body).toMatchObject({ story: { slug: 'blog', full_slug: 'blog/', parent_id: 70 } });
  }
  expect(await content.slugs('starts_with: "blog/"')).toEqual(['blog/']);
});
