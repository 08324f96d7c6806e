import { expect, it } from 'vitest';
import { isRecord, list, parsedJson, reasonOf, record, trimmed } from './unknown-values.ts';

const ODD = [undefined, null, 0, true, '', 'tekst', Symbol('x')];

it('only a JSON object is a record', () => {
  expect(record({ a: 1 })).toEqual({ a: 1 });
  for (const odd of [...ODD, [], [{}]]) {
    expect(isRecord(odd)).toBe(false);
    expect(record(odd)).toEqual({});
  }
});

it('anything but a list is an empty one', () => {
  expect(list([1, null])).toEqual([1, null]);
  for (const odd of [...ODD, {}, { length: 1 }]) expect(list(odd)).toEqual([]);
});

it('a text is trimmed, and one without words is none', () => {
  expect(trimmed('  twee woorden\n')).toBe('twee woorden');
  for (const odd of [undefined, null, 0, true, '', ' \n\t', {}, ['x']]) expect(trimmed(odd)).toBeUndefined();
});

it('a text of JSON says what it says, and any other text nothing', () => {
  expect(parsedJson('[1,null]')).toEqual([1, null]);
  expect(parsedJson('null')).toBeNull();
  for (const odd of [undefined, null, '', 'stuk', '{"half":']) expect(parsedJson(odd)).toBeUndefined();
});

it('what is thrown says why, with what lies under it', () => {
  expect(reasonOf('stuk')).toBe('stuk');
  expect(reasonOf(new Error('status 500'))).toBe('status 500');
  expect(reasonOf(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }))).toBe(
    'fetch failed: ECONNREFUSED',
  );
});
