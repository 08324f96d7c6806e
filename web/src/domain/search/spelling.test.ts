import { expect, it } from 'vitest';
import { nearWords } from './spelling.ts';

it.each([
  ['zilvarvis', 'zilvervis'],
  ['zilvervsi', 'zilvervis'],
  ['vandorne', 'vandoorne'],
  ['vandooorne', 'vandoorne'],
  ['mria', 'mira'],
  ['boekhandle', 'boekhandel'],
])('finds «%s» one mistake away from «%s»', (written, meant) => {
  expect(nearWords(written, ['ander', meant, written])).toEqual([meant]);
});

it('accepts one spelling mistake in a word, and none in a short word', () => {
  expect(nearWords('zolvarvis', ['zilvervis'])).toEqual([]);
  expect(nearWords('abdc', ['bacd'])).toEqual([]);
  expect(nearWords('kar', ['kat'])).toEqual([]);
});
