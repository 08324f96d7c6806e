import { describe, expect, it } from 'vitest';
import { placeholderTexts } from 'web/content-rules';
import { type Reference, wrongSentences } from './dates-of-edition.ts';

const [first, last] = ['2026-10-24', '2026-11-01'];
const EDITION = { first, last, year: 2026, name: 'Boektopia 2026' };
const REFERENCE: Reference = {
  first,
  last,
  year: 2026,
  festival: EDITION,
  texts: placeholderTexts(EDITION, new Date('2026-10-01T10:00:00Z')),
  isChronicle: false,
};
const problems = (text: string, more: Partial<Reference> = {}) =>
  wrongSentences(text, { ...REFERENCE, ...more }).map(({ problem, written }) => `${problem}: ${written}`);

describe('a sentence about the edition', () => {
  it.each([
    ['Op zaterdag 24 oktober gaan de deuren open.'],
    ['Van {eerste dag} tot {laatste dag} {jaar}: {editie}.'],
    ['Van zaterdag {eerste dag} tot zondag {laatste dag}.'],
    ['Boektopia 2026, op zondag 1 november 2026.'],
    ['In de nacht van zaterdag 24 op zondag 25 oktober gaat de klok achteruit.'],
    ['Op de knop staat ‘za 24/10’.'],
    ['Op woensdag 3 maart 2027 begint de voorverkoop.'],
    // A date far from the festival may belong to the year before or after.
    ['Van donderdag 15 mei tot vrijdag 15 mei.'],
  ])('accepts the dates in «%s»', (text) => expect(problems(text)).toEqual([]));

  it.each([
    ['Op zaterdag 25 oktober gaan de deuren open.', 'weekday: zaterdag 25 oktober'],
    ['Zaterdag 25\u00a0oktober', 'weekday: Zaterdag 25 oktober'],
    ['Op de knop staat ‘za 25/10’.', 'weekday: za 25/10'],
    ['In de nacht van zaterdag 25 op zondag 26 oktober gaat de klok achteruit.', 'weekday: zaterdag 25'],
    ['Van vrijdag {eerste dag} tot {laatste dag}.', 'weekday: vrijdag 24 oktober'],
    ['Tot maandag 31 november.', 'weekday: maandag 31 november'],
    ['Tot zondag 2 november 2025.', 'year: zondag 2 november 2025'],
    ['Laatst aangepast op 1 september 2025.', 'year: 1 september 2025'],
    ['Boektopia 2025', 'year: Boektopia 2025'],
    ['Het programma 2025 staat online.', 'year: programma 2025'],
    ['25 oktober tot 2 november, Kortrijk Xpo.', 'bare: 25 oktober'],
    ['Op 3 september vertrekt hier de toer.', 'bare: 3 september'],
  ])('reports the date in «%s» as wrong', (text, problem) => expect(problems(text)).toEqual([problem]));
});

it.each([
  ['Vrijwilliger sinds 1998, en sinds Boektopia 2019.'],
  ['De editie van 2024 telde 300 belevingen.'],
  ['Op 11 juli 1302 werd hier gevochten.'],
  ['Postbode tot 1998, in een dienstregeling van 1957.'],
  ['Op 14 februari krijgt iedereen een roos.'],
  ['2000 Antwerpen, nummer 24, 3 op 10 mensen.'],
])('accepts historical dates and other numbers, as in «%s»', (text) => expect(problems(text)).toEqual([]));

it('accepts any year in news, but compares days of the week with the date of the news', () => {
  const news = { first: '2025-10-29', last: '2025-10-29', year: 2025, isChronicle: true };
  expect(problems('Zaterdag 1 november was de drukste dag van Boektopia 2025.', news)).toEqual([]);
  expect(problems('Zondag 1 november was de drukste dag.', news)).toEqual(['weekday: Zondag 1 november']);
});

it('reports each sentence once, for its worst problem', () => {
  const found = wrongSentences('Op 28 oktober of zaterdag 25 oktober. Kom op maandag 26 oktober.', REFERENCE);
  expect(found).toMatchObject([
    {
      sentence: 'Op 28 oktober of zaterdag 25 oktober.',
      problem: 'weekday',
      what: '‘zaterdag 25 oktober’ is in 2026 een zondag',
    },
  ]);
});
