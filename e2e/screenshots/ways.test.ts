import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WAYS, wayOf } from './ways.ts';

it('pages can be pictured in each way that the style guide names, and in no other', () => {
  const guide = readFileSync(new URL('../../web/src/pages/style-guide/states.tsx', import.meta.url), 'utf8');
  const ways = [...guide.matchAll(/"npm run screenshots -- --as ([a-z-]+)"/g)].map(([, way]) => way);
  expect(ways).toEqual(Object.keys(WAYS));
});

it('a way that does not exist is said, with those that do', () => {
  expect(() => wayOf('papier')).toThrow('--as takes print, forced-colours, large-text; not papier.');
  expect(wayOf(undefined)).toEqual({});
});
