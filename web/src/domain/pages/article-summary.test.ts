import { expect, it } from 'vitest';
import { firstLetter, publisherLine } from './article-summary.ts';

it.each([
  ['Élan in vier bedrijven', 'É'],
  ['  stilte', 's'],
  ['𝔸lles begint hier', '𝔸'],
  ['', ''],
])('finds the first letter of «%s»: «%s»', (title, letter) => {
  expect(firstLetter(title)).toBe(letter);
});

it('formats «publishing house • address» for a bookstore, or only the part that is known (§2.63)', () => {
  expect(publisherLine({ publishingHouse: 'Uitgeverij Merel', address: 'Sluizeken 88, 9000 Gent' })).toBe(
    'Uitgeverij Merel • Sluizeken 88, 9000 Gent',
  );
  expect(publisherLine({ publishingHouse: 'Uitgeverij Merel' })).toBe('Uitgeverij Merel');
  expect(publisherLine({ address: 'Markt 1' })).toBe('Markt 1');
  expect(publisherLine({})).toBeUndefined();
});
