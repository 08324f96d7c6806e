import { expect, it } from 'vitest';
import { indexedWordsOf, placedWords, readingsOf, wordsOf } from './words.ts';

it.each([
  ['soft hyphens', 'Boeken\u00adbeurs\u00adfeest', 'boekenbeursfeest'],
  ['a zero-width space', 'Voorlees\u200bmarathon', 'voorleesmarathon'],
  ['a word joiner, a byte order mark and a direction mark', 'a\u2060b\ufeffc\u200ed', 'abcd'],
  ['a dotless i', 'Yıldız Kılıçdaroğlu', 'yildiz kilicdaroglu'],
  ['a dotted capital I', 'İstanbul', 'istanbul'],
  ['Nordic letters', 'Þórður Sjøstrand Æbleø', 'thordur sjostrand aebleo'],
  ['other letters with a stroke', 'Łódź Đorđe Ħal Ŧana', 'lodz dorde hal tana'],
  ['ligatures', 'Œuvre Straße', 'oeuvre strasse'],
  ['apostrophes', "'s foto’s, foto's, foto`s, foto´s, ʼs fotoʼs", 's fotos fotos fotos fotos s fotos'],
  ['decorative letters', '𝓑𝓸𝓮𝓴 Ｂｏｅｋ', 'boek boek'],
])('normalizes words with %s', (_, text, words) => {
  expect(wordsOf(text).join(' ')).toBe(words);
});

it('indexes a hyphenated word as one word and in parts, whatever hyphen it contains', () => {
  expect(indexedWordsOf('gratis wi-fi')).toEqual(['gratis', 'wifi', 'wi', 'fi']);
  expect(indexedWordsOf('kop\u2011hals\u2010romp')).toEqual(['kophalsromp', 'kop', 'hals', 'romp']);
  expect(indexedWordsOf('Gent - Brugge, in- en uitgang')).toEqual(['gent', 'brugge', 'in', 'en', 'uitgang']);
});

it('indexes initials and words with brackets both as one word and as parts', () => {
  expect(indexedWordsOf('J.M. Coetzee')).toEqual(['jm', 'j', 'm', 'coetzee']);
  expect(indexedWordsOf('(On)gelukkig (2)')).toEqual(['ongelukkig', 'on', 'gelukkig', '2']);
  expect(indexedWordsOf('Klaar. Af.Start')).toEqual(['klaar', 'af', 'start']);
});

it('indexes a word both with and without its elided article, at its place in the text', () => {
  expect(indexedWordsOf("L'étranger van d’Hondt")).toEqual([
    'letranger',
    'etranger',
    'van',
    'dhondt',
    'hondt',
  ]);
  expect(placedWords("l'étranger")[1]).toEqual({ word: 'etranger', start: 2, end: 10 });
  expect(indexedWordsOf("z'n foto's")).toEqual(['zn', 'fotos']);
});

it('reads a hyphenated search word both as its parts and as one word', () => {
  expect(readingsOf('gratis wi-fi')).toEqual([
    ['gratis', 'wi', 'fi'],
    ['gratis', 'wifi'],
  ]);
  expect(readingsOf('gratis wifi')).toEqual([['gratis', 'wifi']]);
  expect(readingsOf('')).toEqual([[]]);
});
