import { describe, expect, it } from 'vitest';
import { excerpt, markedText } from './search-marks.ts';

const written = (text: string, ...words: string[]) =>
  markedText(text, new Set(words))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

const ODD = [
  'André en Zoë aten een e\u0301e\u0301n\u0308kje ( * + . \\ <script>alert(1)</script>',
  '❤️boek 👩‍👩‍👧‍👦lezer 1️⃣een क्‍षेत्र नमस्ते 한국어 ก็ à́̂b̈',
  "'s avonds foto’s, foto's: œuvre Straße",
  'boeken\u00adbeurs voorlees\u200bmarathon\u200b wi-fi kop\u2011hals\u2011romp',
];

describe('marks', () => {
  it('marks whole words, ignoring accents and case', () => {
    expect(written('André las «ANDRE» voor aan andré', 'andre')).toBe(
      '[André] las «[ANDRE]» voor aan [andré]',
    );
    expect(written('de bandrecorder', 'band', 'andre')).toBe('de bandrecorder');
    expect(written('een e\u0301e\u0301n kat', 'een')).toBe('[een e\u0301e\u0301n] kat');
    expect(written('Mira Vandoorne, Mira', 'mira', 'vandoorne')).toBe('[Mira Vandoorne], [Mira]');
    expect(written('gratis wi-fi, wi fi', 'wifi', 'wi', 'fi')).toBe('gratis [wi-fi], [wi fi]');
    expect(written('gratis wi-fi', 'fi')).toBe('gratis wi-[fi]');
    expect(written("foto's en foto’s", 'fotos')).toBe("[foto's] en [foto’s]");
  });

  it('never changes the text that it marks', () => {
    for (const text of ODD) {
      const all = new Set(text.split(/\s+/).map((word) => word.toLowerCase()));
      expect(
        markedText(text, all)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });

  it('never begins or ends a mark within a grapheme', () => {
    const letters = new Intl.Segmenter('nl', { granularity: 'grapheme' });
    for (const text of ODD) {
      const bounds = new Set([...letters.segment(text)].map(({ index }) => index).concat(text.length));
      let place = 0;
      // This fake set contains every word, so that `markedText` marks all words.
      for (const part of markedText(text, { has: () => true } as unknown as ReadonlySet<string>)) {
        expect(bounds.has(place), `${text} at ${place}`).toBe(true);
        place += part.text.length;
      }
    }
  });

  it('marks no words for a search for special characters', () => {
    for (const word of ['(', '*', '+', '.', '\\', '<script>', '[', '$&']) {
      expect(written('a ( * + . \\ <script> b', word)).toBe('a ( * + . \\ <script> b');
    }
    expect(written('<script>alert(1)</script>', 'script')).toBe('<[script]>alert(1)</[script]>');
  });
});

describe('an excerpt', () => {
  const long = `${'Veel woorden vooraf. '.repeat(30)}Dan de slak. ${'En nog veel erna. '.repeat(30)}`;

  it('takes the excerpt from the lead if the lead contains a search word, or if the text contains none', () => {
    expect(excerpt('Een slak op bezoek.', long, new Set(['slak']))).toBe('Een slak op bezoek.');
    expect(excerpt('Wie wacht, zit.', long, new Set(['elders']))).toBe('Wie wacht, zit.');
  });

  it('uses the passage around the match as the excerpt, cut between words', () => {
    const shown = excerpt('Wie wacht, zit.', long, new Set(['slak']));
    expect(shown).toContain('Dan de slak.');
    expect(shown).toMatch(/^… \S.*\S…$/);
    expect(shown.length).toBeLessThan(110);
    expect(long).toContain(shown.slice(2, -1));
  });

  it('uses the beginning of the text as the excerpt if there is no lead, and nothing if there is no text', () => {
    expect(excerpt(undefined, long, new Set())).toMatch(/^Veel woorden/);
    expect(excerpt(undefined, '', new Set(['slak']))).toBe('');
  });

  it('cuts an excerpt between two letters inside a very long word', () => {
    const shown = excerpt(undefined, '👩‍👩‍👧‍👦'.repeat(100), new Set());
    expect(shown).toMatch(/^(👩‍👩‍👧‍👦)+…$/u);
  });
});
