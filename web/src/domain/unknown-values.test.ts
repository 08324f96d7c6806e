import { expect, it } from 'vitest';
import { isRecord, list, parsedJson, reasonOf, record, trimmed } from './unknown-values.ts';

const ODD = [undefined, null, 0, true, '', 'tekst', Symbol('x')];

it('accepts only a JSON object as a record', () => {
  expect(record({ a: 1 })).toEqual({ a: 1 });
  for (const odd of [...ODD, [], [{}]]) {
    expect(isRecord(odd)).toBe(false);
    expect(record(odd)).toEqual({});
  }
});

it('returns an empty list for any value that is not a list', () => {
  expect(list([1, null])).toEqual([1, null]);
  for (const odd of [...ODD, {}, { length: 1 }]) expect(list(odd)).toEqual([]);
});

it('trims a text, and returns undefined if nothing is left', () => {
  expect(trimmed('  twee woorden\n')).toBe('twee woorden');
  for (const odd of [undefined, null, 0, true, '', ' \n\t', {}, ['x']]) expect(trimmed(odd)).toBeUndefined();
});

it('parses JSON, and returns undefined for any other text', () => {
  expect(parsedJson('[1,null]')).toEqual([1, null]);
  expect(parsedJson('null')).toBeNull();
  for (const odd of [undefined, null, '', 'stuk', '{"half":']) expect(parsedJson(odd)).toBeUndefined();
});

it('returns the message of an error together with that of its cause', () => {
  expect(reasonOf('stuk')).toBe('stuk');
  expect(reasonOf(new Error('status 500'))).toBe('status 500');
  expect(reasonOf(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }))).toBe(
    'fetch failed: ECONNREFUSED',
  );
});
