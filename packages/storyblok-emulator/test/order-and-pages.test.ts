import { expect, test } from 'vitest';
import { temporaryContent } from './temporary-content.ts';

test('the programme sorts by start date, titles as people read them (§7.9, §7.10)', async () => {
  const content = temporaryContent();
  content.story('a', { title: 'Zaal', start_date: '2025-10-26 08:00' });
  content.story('b', { title: 'één', start_date: '2025-10-25 18:00' });
  content.story('c', { title: 'Arena', start_date: '2025-10-25 08:00' });
  expect(await content.slugs('sort_by: "content.start_date:asc"')).toEqual(['c', 'b', 'a']);
  expect(await content.slugs('sort_by: "content.title:asc"')).toEqual(['c', 'b', 'a']);
  expect(await content.slugs('sort_by: "content.title:desc"')).toEqual(['a', 'b', 'c']);
});

test('several keys sort one after the other, and properties sort too (§7.13)', async () => {
  const content = temporaryContent();
  content.story('a', { seo: { title: '1' } }, { name: 'Y', created_at: '2025-01-03T00:00:00.000Z', id: 9 });
  content.story('b', { seo: { title: '2' } }, { name: 'X', created_at: '2025-01-01T00:00:00.000Z', id: 10 });
  content.story('c', { seo: { title: '3' } }, { name: 'Y', created_at: '2025-01-02T00:00:00.000Z', id: 100 });
  expect(await content.slugs('sort_by: "created_at:desc"')).toEqual(['a', 'c', 'b']);
  expect(await content.slugs('sort_by: "name:desc,slug:desc"')).toEqual(['c', 'a', 'b']);
  expect(await content.slugs('sort_by: "content.seo.title:desc"')).toEqual(['c', 'b', 'a']);
  expect(await content.slugs('sort_by: "id:asc"')).toEqual(['a', 'b', 'c']);
});

test('numbers sort as texts unless :int or :float says otherwise', async () => {
  const content = temporaryContent();
  content.story('a', { price: '9.5' });
  content.story('b', { price: '10' });
  content.story('c', { price: '100' });
  expect(await content.slugs('sort_by: "content.price:asc"')).toEqual(['b', 'c', 'a']);
  expect(await content.slugs('sort_by: "content.price:asc:int"')).toEqual(['a', 'b', 'c']);
  expect(await content.slugs('sort_by: "content.price:desc:float"')).toEqual(['c', 'b', 'a']);
});

test('stories without the field come last, or first when asked so', async () => {
  const content = temporaryContent();
  content.story('a', {});
  content.story('b', { date: '2025-10-25 08:00' });
  content.story('c', { date: '2025-10-26 08:00' });
  expect(await content.slugs('sort_by: "content.date:desc"')).toEqual(['c', 'b', 'a']);
  expect(await content.slugs('sort_by: "content.date:asc:nulls_first"')).toEqual(['a', 'b', 'c']);
});

test('stories that compare equal keep the order of the editor on every page', async () => {
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

test('pages hold 25 unless asked otherwise, 100 at most, and total counts all (§7.3, §7.8)', async () => {
  const content = temporaryContent();
  for (let number = 0; number < 120; number++) content.story(`s${number}`, {});
  const { data } = await content.ask(`{
    plain: ContentNodes { total items { slug } }
    most: ContentNodes(per_page: 500) { total items { slug } }
  }`);
  const expected = (count: number) => ({ total: 120, items: { length: count } });
  expect(data).toMatchObject({ plain: expected(25), most: expected(100) });
});

test('a page beyond the last is empty, and page 0 is the first', async () => {
  const content = temporaryContent();
  for (const slug of ['a', 'b', 'c']) content.story(slug, {});
  expect(await content.slugs('per_page: 2, page: 2')).toEqual(['c']);
  const { data } = await content.ask('{ ContentNodes(per_page: 2, page: 9) { total items { slug } } }');
  expect(data).toEqual({ ContentNodes: { total: 3, items: [] } });
  expect(await content.slugs('per_page: 2, page: 0')).toEqual(['a', 'b']);
});

test('an order that cannot be read is an error that says why', async () => {
  const content = temporaryContent();
  content.story('a', {});
  await expect(content.slugs('sort_by: "name:upwards"')).rejects.toThrow('cannot be read at "upwards"');
});
