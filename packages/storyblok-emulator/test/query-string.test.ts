import { expect, test } from 'vitest';
import { parseQuery } from '../src/rest/query-string.ts';

const read = (text: string) => parseQuery(new URLSearchParams(text));

test('parses brackets as objects, and empty brackets as a list', () => {
  expect(
    read(
      'page=2&filter_query[a.b][in]=x&filter_query[a.b][like]=y*&filter_query[c][in][]=1&filter_query[c][in][]=2',
    ),
  ).toEqual({
    page: '2',
    filter_query: { 'a.b': { in: 'x', like: 'y*' }, c: { in: ['1', '2'] } },
  });
});

test('starts a new alternative when an __or condition names another field, and keeps a range of one field together', () => {
  const or = (...conditions: string[]) =>
    read(conditions.map((condition) => `filter_query[__or][]${condition}`).join('&')).filter_query;
  expect(or('[a][in]=x', '[b][gt_int]=3')).toEqual({ __or: [{ a: { in: 'x' } }, { b: { gt_int: '3' } }] });
  expect(or('[a][gt_int]=1', '[a][lt_int]=5', '[b][in]=x')).toEqual({
    __or: [{ a: { gt_int: '1', lt_int: '5' } }, { b: { in: 'x' } }],
  });
  expect(or('[a][in]=x', '[a][in]=y')).toEqual({ __or: [{ a: { in: 'x' } }, { a: { in: 'y' } }] });
  expect(read('filter_query[__or][0][a][in]=x&filter_query[b][in]=y')).toEqual({
    filter_query: { b: { in: 'y' }, __or: [{ a: { in: 'x' } }] },
  });
});

test('does not let a key of the query change an object’s prototype', () => {
  expect(read('filter_query[__proto__][in]=x')).toEqual({ filter_query: { ['__proto__']: { in: 'x' } } });
  expect({}).not.toHaveProperty('in');
});
