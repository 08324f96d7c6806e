import { expect, it } from 'vitest';
import { soundOf, stemsOf } from './word-forms.ts';

const shareStem = (one: string, other: string) => [...stemsOf(one)].some((stem) => stemsOf(other).has(stem));

it.each([
  ['brieven', 'brief'],
  ['verhalen', 'verhaaltje'],
  ['katje', 'katten'],
  ['taartje', 'taart'],
  ['zilvervisjes', 'zilvervissen'],
  ['stripkes', 'strips'],
  ['boterhammekes', 'boterham'],
  ['cassettes', 'cassette'],
  ['golven', 'golf'],
])('recognizes «%s» and «%s» as forms of one word', (one, other) => {
  expect(shareStem(one, other)).toBe(true);
});

it.each([
  ['gent', 'gen'],
  ['les', 'le'],
  ['kat', 'kast'],
])('does not recognize «%s» and «%s» as forms of one word', (one, other) => {
  expect(shareStem(one, other)).toBe(false);
});

it.each([
  ['kasper', 'casper'],
  ['otevare', 'ottevaere'],
  ['lamertijn', 'lammertyn'],
  ['desmet', 'desmedt'],
])('returns the same sound code for «%s» and «%s»', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});
