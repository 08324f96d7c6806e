import { expect, it } from 'vitest';
import { indexedWordsOf, readingsOf, wordsOf } from './words.ts';

it.each([
  ['soft hyphens', 'Boeken\u00adbeurs\u00adfeest', 'boekenbeursfeest'],
  ['a zero-width space', 'Voorlees\u200bmarathon', 'voorleesmarathon'],
  ['a word joiner, a byte order mark and a direction mark', 'a\u2060b\ufeffc\u200ed', 'abcd'],
  ['a dotless i', 'Yıldız Kılıçdaroğlu', 'yildiz kilicdaroglu'],
  ['a dotted capital I', 'İstanbul', 'istanbul'],
  ['Nordic letters', 'Þórður Sjøstrand Æbleø', 'thordur sjostrand aebleo'],
  ['other letters with a stroke', 'Łódź Đorđe Ħal Ŧana', 'lodz dorde hal tana'],
  ['ligatures', 'Œuvre Straße', 'oeuvre strasse'],
  ['apostrophes', "'s foto’s, foto's", 's fotos fotos'],
])('normalizes words with %s', (_, text, words) => {
  expect(wordsOf(text).join(' ')).toBe(words);
});

it('indexes a hyphenated word as one word and in parts, whatever hyphen it contains', () => {
  expect(indexedWordsOf('gratis wi-fi')).toEqual(['gratis', 'wifi', 'wi', 'fi']);
  expect(indexedWordsOf('kop\u2011hals\u2010romp')).toEqual(['kophalsromp', 'kop', 'hals', 'romp']);
  expect(indexedWordsOf('Gent - Brugge, in- en uitgang')).toEqual(['gent', 'brugge', 'in', 'en', 'uitgang']);
});

it('reads a typed hyphenated word in parts and as one word', () => {
  expect(readingsOf('gratis wi-fi')).toEqual([
    ['gratis', 'wi', 'fi'],
    ['gratis', 'wifi'],
  ]);
  expect(readingsOf('gratis wifi')).toEqual([['gratis', 'wifi']]);
  expect(readingsOf('')).toEqual([[]]);
});
