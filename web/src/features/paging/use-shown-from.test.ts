import { expect, it } from 'vitest';
import { shownFromOf, shownFromState } from './use-shown-from.ts';

const elsewhere = { ...shownFromState(2), document: 1 };

it('restores the first shown page of a list in the document that stored it', () => {
  expect(shownFromOf(shownFromState(2), false)).toBe(2);
  expect(shownFromOf(elsewhere, false)).toBeUndefined();
});

it('restores the first shown page of a list in a document that was loaded by going back', () => {
  expect(shownFromOf(elsewhere, true)).toBe(2);
});

it('ignores the state of a history entry if it has an unknown shape', () => {
  for (const state of [null, undefined, 'from', {}, { ...shownFromState(2), from: '2' }])
    expect(shownFromOf(state, true)).toBeUndefined();
});
