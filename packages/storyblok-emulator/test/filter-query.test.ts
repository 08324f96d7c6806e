import { expect, test } from 'vitest';
import { temporaryContent } from './temporary-content.ts';

function programme() {
  const content = temporaryContent();
  content.story('a', {
    component: 'program',
    title: 'Dikke boeken',
    price: '9',
    rating: 3.5,
    start_date: '2025-10-25 08:00',
    location: 'forum',
    theme: ['strips', 'fantasy'],
    ongoing_program_item: 'true',
    free: true,
    seo: { title: 'Over Vlaamse boeken' },
    empty_list: [],
  });
  content.story('b', {
    component: 'program',
    title: 'Dunne boeken',
    price: '10',
    rating: '4.25',
    start_date: '2025-10-25 22:00',
    location: 'agora',
    theme: ['fantasy'],
    ongoing_program_item: 'false',
    free: false,
    seo: { title: '' },
    note: '',
  });
  content.story('c', {
    component: 'program',
    title: 'Café',
    price: '100',
    start_date: '2025-10-26 23:00',
    location: 'leescafe',
    theme: [],
    note: null,
  });
  content.story('d', { component: 'experience', title: 'Een voorstelling', theme: 'fantasy' });
  const by = (filter: string) => content.slugs(`filter_query: ${filter}`);
  return { content, by };
}

test('accepts one value, a comma-separated text and a list for the operator «in» (§7.8)', async () => {
  const { by } = programme();
  expect(await by('{location: {in: "forum"}}')).toEqual(['a']);
  expect(await by('{location: {in: "forum,agora"}}')).toEqual(['a', 'b']);
  expect(await by('{location: {in: ["leescafe", "agora"]}}')).toEqual(['b', 'c']);
  expect(await by('{location: {in: []}}')).toEqual([]);
});

test('compares booleans and numbers as text for the operator «in», which does not search lists', async () => {
  const { by } = programme();
  expect(await by('{free: {in: "true"}}')).toEqual(['a']);
  expect(await by('{ongoing_program_item: {in: "true"}}')).toEqual(['a']);
  expect(await by('{rating: {in: "3.5"}}')).toEqual(['a']);
  expect(await by('{theme: {in: "fantasy"}}')).toEqual(['d']);
});

test('finds the stories of a content type if the operator «in» is used with the field «component» (§7.8)', async () => {
  const { by } = programme();
  expect(await by('{component: {in: "experience"}}')).toEqual(['d']);
  expect(await by('{component: {in: "experience,program"}}')).toHaveLength(4);
  expect(await by('{component: {in: "nothing"}}')).toEqual([]);
});

test('excludes stories whose field has a value in not_in, but not stories without the field (§7.13)', async () => {
  const { by } = programme();
  expect(await by('{location: {not_in: "forum,agora"}}')).toEqual(['c', 'd']);
  expect(await by('{component: {not_in: ["program"]}}')).toEqual(['d']);
});

test('ignores case with the operator «like», and matches a part of a text only with wildcards', async () => {
  const { by } = programme();
  expect(await by('{title: {like: "*BOEKEN"}}')).toEqual(['a', 'b']);
  expect(await by('{title: {like: "dikke*"}}')).toEqual(['a']);
  expect(await by('{title: {like: "boeken"}}')).toEqual([]);
  expect(await by('{title: {like: "*.*"}}')).toEqual([]);
  expect(await by('{note: {like: ""}}')).toEqual(['b']);
});

test('with not_like, finds the stories that do not match and the stories that lack the field', async () => {
  const { by } = programme();
  expect(await by('{title: {not_like: "*boeken"}}')).toEqual(['c', 'd']);
  expect(await by('{location: {not_like: "*"}}')).toEqual(['d']);
});

test('finds stories whose list contains any of the values with in_array and any_in_array (§7.8)', async () => {
  const { by } = programme();
  expect(await by('{theme: {in_array: "strips,fantasy"}}')).toEqual(['a', 'b']);
  expect(await by('{theme: {any_in_array: ["strips"]}}')).toEqual(['a']);
  expect(await by('{theme: {in_array: "none"}}')).toEqual([]);
});

test('with all_in_array, finds stories whose list contains all of the values', async () => {
  const { by } = programme();
  expect(await by('{theme: {all_in_array: "strips,fantasy"}}')).toEqual(['a']);
  expect(await by('{theme: {all_in_array: ["fantasy"]}}')).toEqual(['a', 'b']);
});

test.each([
  ['empty', 'note', ['a', 'b', 'c', 'd']],
  ['not_empty', 'location', ['a', 'b', 'c']],
  ['empty_array', 'theme', ['c']],
  ['not_empty_array', 'theme', ['a', 'b']],
  ['true', 'free', ['a']],
  ['false', 'free', ['b']],
  ['true', 'ongoing_program_item', ['a']],
  ['null', 'note', ['a', 'c', 'd']],
  ['not_null', 'note', ['b']],
])('evaluates is %s on the field %s', async (value, field, expected) => {
  const { by } = programme();
  expect(await by(`{${field}: {is: "${value}"}}`)).toEqual(expected);
});

test('excludes stories with exactly the date in gt_date or lt_date (§7.12)', async () => {
  const { by } = programme();
  expect(await by('{start_date: {gt_date: "2025-10-25 08:00"}}')).toEqual(['b', 'c']);
  expect(await by('{start_date: {gt_date: "2025-10-25 07:59"}}')).toEqual(['a', 'b', 'c']);
  expect(await by('{start_date: {lt_date: "2025-10-26 23:00"}}')).toEqual(['a', 'b']);
  expect(await by('{start_date: {gt_date: "2025-10-24 21:59", lt_date: "2025-10-25 22:00"}}')).toEqual(['a']);
});

test('compares dates as instants, whatever their format (§7.11)', async () => {
  const { by } = programme();
  expect(await by('{start_date: {gt_date: "2025-10-26"}}')).toEqual(['c']);
  expect(await by('{start_date: {gt_date: "2025-10-26T22:59:59"}}')).toEqual(['c']);
  expect(await by('{start_date: {gt_date: "2025-10-27T00:00:00+01:00"}}')).toEqual([]);
  expect(await by('{start_date: {gt_date: "2025-10-26T23:59:00+01:00"}}')).toEqual(['c']);
});

test('compares values as numbers, not as text, in gt_int, lt_int, gt_float and lt_float, and excludes the bound', async () => {
  const { by } = programme();
  expect(await by('{price: {gt_int: 9}}')).toEqual(['b', 'c']);
  expect(await by('{price: {gt_int: "10", lt_int: "101"}}')).toEqual(['c']);
  expect(await by('{rating: {gt_float: 3.5}}')).toEqual(['b']);
  expect(await by('{rating: {lt_float: "4.25"}}')).toEqual(['a']);
});

test('with the operator «exists», finds stories that have or lack a value in a field', async () => {
  const { by } = programme();
  expect(await by('{note: {exists: true}}')).toEqual(['b']);
  expect(await by('{location: {exists: "false"}}')).toEqual(['d']);
});

test('accepts a variable with dotted paths as a filter, and variables inside a literal', async () => {
  const { content } = programme();
  const requested = await content.ask(
    `query ($filter: JsonScalar, $place: JsonScalar) {
      dotted: ContentNodes(filter_query: $filter) { items { full_slug } }
      inside: ContentNodes(filter_query: {location: {in: $place}}) { items { full_slug } }
    }`,
    { variables: { filter: { 'seo.title': { like: '*vlaamse*' } }, place: ['agora'] } },
  );
  expect(requested.data).toEqual({
    dotted: { items: [{ full_slug: 'a' }] },
    inside: { items: [{ full_slug: 'b' }] },
  });
});

test('joins fields and operators by AND, and the alternatives of __or by OR (§7.8)', async () => {
  const { by } = programme();
  expect(await by('{location: {in: "forum,agora"}, theme: {in_array: "strips"}}')).toEqual(['a']);
  expect(await by('{__or: [{location: {in: "agora"}}, {theme: {in_array: "strips"}}]}')).toEqual(['a', 'b']);
  expect(
    await by(
      '{component: {in: "program"}, __or: [{price: {gt_int: 50}}, {location: {in: "forum"}, free: {is: "false"}}]}',
    ),
  ).toEqual(['c']);
});

test('returns an error with the reason for an invalid filter', async () => {
  const { by } = programme();
  await expect(by('{title: {contains: "x"}}')).rejects.toThrow('"contains" is not one of in,');
  await expect(by('{title: "x"}')).rejects.toThrow('title needs an operator');
  await expect(by('{start_date: {gt_date: "25/10/2025"}}')).rejects.toThrow('"25/10/2025" is not a date');
  await expect(by('{price: {gt_int: "veel"}}')).rejects.toThrow('is not a number');
  await expect(by('{free: {is: "maybe"}}')).rejects.toThrow('is: "maybe" is not one of empty');
});
