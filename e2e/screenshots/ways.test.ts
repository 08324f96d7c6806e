import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WAYS, wayOf } from './ways.ts';

it('supports exactly the rendering modes that the style guide lists', () => {
  const guide = readFileSync(new URL('../../web/src/pages/style-guide/states.tsx', import.meta.url), 'utf8');
  const ways = [...guide.matchAll(/"npm run screenshots -- --as ([a-z-]+)"/g)].map(([, way]) => way);
  expect(ways).toEqual(Object.keys(WAYS));
});

it('reports an unknown rendering mode together with the supported ones', () => {
  expect(() => wayOf('papier')).toThrow('--as takes print, forced-colours, large-text; not papier.');
  expect(wayOf(undefined)).toEqual({});
});
