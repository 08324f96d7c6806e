import { expect, it } from 'vitest';
import { firstLetter } from './first-letter.ts';

it.each([
  ['Élan in vier bedrijven', 'É'],
  ['  stilte', 's'],
  ['𝔸lles begint hier', '𝔸'],
  ['', ''],
])('«%s» begins with «%s»', (title, letter) => {
  expect(firstLetter(title)).toBe(letter);
});
