import { expect, it } from 'vitest';
import { STATES } from '../../web/src/pages/style-guide/state-facts.ts';
import { WAYS, wayOf } from './ways.ts';

it('pages can be pictured in each way that the style guide names, and in no other', () => {
  const named = Object.values(STATES).flatMap((facts) => ('command' in facts ? facts.command : []));
  const ways = named.map((command) => /^npm run screenshots -- --as ([a-z-]+)$/.exec(command)?.[1]);
  expect(ways).toEqual(Object.keys(WAYS));
});

it('a way that does not exist is said, with those that do', () => {
  expect(() => wayOf('papier')).toThrow('--as takes print, forced-colours, large-text; not papier.');
  expect(wayOf(undefined)).toEqual({});
});
