import { expect, it } from 'vitest';
import { shownFromOf, shownFromState } from './use-shown-from.ts';

it('what is shown before a page is known to the document that showed it, and to no other', () => {
  expect(shownFromOf(shownFromState(2))).toBe(2);
  expect(shownFromOf({ ...shownFromState(2), document: 1 })).toBeUndefined();
  for (const state of [null, undefined, 'from', {}, { ...shownFromState(2), from: '2' }]) {
    expect(shownFromOf(state)).toBeUndefined();
  }
});
