import { expect, test } from 'vitest';
import { temporaryContent } from './temporary-content.ts';

test('sorts the programme by start date, and titles alphabetically as people expect (§7.9, §7.10)', async () => {
  const content = temporaryContent();
  content.story('a', { title: 'Zaal', start_date: '2025-10-26 08:00' });
  content.story('b', { title: 'één', start_date: '2025-10-25 18:00' });
  content.story('c', { title: 'Arena', start_date: '2025-10-25 08:00' });
  expect(await content.slugs('sort_by: "content.start_date:asc"')).toEqual(['c', 'b', 'a']);
  expect(await content.slugs('sort_by: "content.title:asc"')).toEqual(['c', 'b', 'a']);
  expect(await content.slugs('sort_by: "content.title:desc"')).toEqual(['a', 'b', 'c']);
});

test('sorts by several keys in the given order, by properties of a story and by nested fields (§7.13)', async () => {
  const content = temporaryContent();
  content.story('a', { seo: { title: '1' } }, { name: 'Y', created_at: '2025-01-03T00:00:00.000Z', id: 9 });
  content.story('b', { seo: { title: '2' } }, { name: 'X', created_at: '2025-01-01T00:00:00.000Z', id: 10 });
  content.story('c', { seo: { title: '3' } }, { name: 'Y', created_at: '2025-01-02T00:00:00.000Z', id: 100 });
  expect(await content.slugs('sort_by: "created_at:desc"')).toEqual(['a', 'c', 'b']);
  expect(await content.slugs('sort_by: "name:desc,slug:desc"')).toEqual(['c', 'a', 'b']);
  expect(await content.slugs('sort_by: "content.seo.title:desc"')).toEqual(['c', 'b', 'a']);
  expect(await content.slugs('sort_by: "id:asc"')).toEqual(['a', 'b', 'c']);
});

test('sorts numbers as text unless :int or :float is given', async () => {
  const content = temporaryContent();
  content.story('a', { price: '9.5' });
  content.story('b', { price: '10' });
  content.story('c', { price: '100' });
  expect(await content.slugs('sort_by: "content.price:asc"')).toEqual(['b', 'c', 'a']);
  expect(await content.slugs('sort_by: "content.price:asc:int"')).toEqual(['a', 'b', 'c']);
  expect(await content.slugs('sort_by: "content.price:desc:float"')).toEqual(['c', 'b', 'a']);
});

test('puts stories without the sort field last, or first on request', async () => {
  const content = temporaryContent();
  content.story('a', {});
  content.story('b', { date: '2025-10-25 08:00' });
  content.story('c', { date: '2025-10-26 08:00' });
  expect(await content.slugs('sort_by: "content.date:desc"')).toEqual(['c', 'b', 'a']);
  expect(await content.slugs('sort_by: "content.date:asc:nulls_first"')).toEqual(['a', 'b', 'c']);
});

test('keeps the editor’s order of stories with equal sort values, on every page', async () => {
  const content = temporaryContent();
  for (let number = 0; number < 30; number++) {
    content.story(`s${String(number).padStart(2, '0')}`, { title: 'gelijk' }, { position: 100 - number });
  }
  const pages = [1, 2, 3].map((page) =>
    content.slugs(`sort_by: "content.title:asc", per_page: 12, page: ${page}`),
  );
  const all = (await Promise.all(pages)).flat();
  expect(new Set(all).size).toBe(30);
  expect(all[0]).toBe('s29');
  expect(all).toEqual(await content.slugs('per_page: 100'));
});

test('returns 25 stories per page by default and at most 100, with the total number of stories (§7.3, §7.8)', async () => {
  const content = temporaryContent();
  for (let number = 0; number < 120; number++) content.story(`s${number}`, {});
  const { data } = await content.ask(`{
    plain: ContentNodes { total items { slug } }
    most: ContentNodes(per_page: 500) { total items { slug } }
  }`);
  const expected = (count: number) => ({ total: 120, items: { length: count } });
  expect(data).toMatchObject({ plain: expected(25), most: expected(100) });
});

test('returns an empty page after the last, and the first page for page 0', async () => {
  const content = temporaryContent();
  for (const slug of ['a', 'b', 'c']) content.story(slug, {});
  expect(await content.slugs('per_page: 2, page: 2')).toEqual(['c']);
  const { data } = await content.ask('{ ContentNodes(per_page: 2, page: 9) { total items { slug } } }');
  expect(data).toEqual({ ContentNodes: { total: 3, items: [] } });
  expect(await content.slugs('per_page: 2, page: 0')).toEqual(['a', 'b']);
});

test('returns an error that names the invalid part of an order', async () => {
  const content = temporaryContent();
  content.story('a', {});
  await expect(content.slugs('sort_by: "name:upwards"')).rejects.toThrow('is invalid at "upwards"');
});
