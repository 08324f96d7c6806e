import { describe, expect, it } from 'vitest';
import { editionsOf } from './edition.ts';
import { filledText, hasPlaceholder, placeholderTexts, unknownPlaceholders } from './placeholders.ts';

const NOW = new Date('2026-12-31T23:30:00Z');
const [EDITION] = editionsOf([{ day: '2025-10-25' }, { day: '2025-11-02' }]);
const filled = (text: string) => filledText(text, placeholderTexts(EDITION, NOW));

describe('the placeholders of an edition', () => {
  it('replaces placeholders with the edition’s first and last day without a year, its year, and its name', () => {
    expect(filled('{editie}: van {eerste dag} tot {laatste dag} {jaar}.')).toBe(
      'Boektopia 2025: van 25\u00a0oktober tot 2\u00a0november 2025.',
    );
  });

  it('accepts capitals and extra white space in placeholders', () => {
    expect(filled('{Eerste  dag}, { jaar }, {laatste\u00a0dag}')).toBe(
      '25\u00a0oktober, 2025, 2\u00a0november',
    );
  });

  it('leaves other words in braces as typed, and reports them as unknown', () => {
    const text = 'Op {derde dag} van {jaar} {}, {"a": 1} en {jaren}';
    expect(filled(text)).toBe('Op {derde dag} van 2025 {}, {"a": 1} en {jaren}');
    expect(unknownPlaceholders(text)).toEqual(['{derde dag}', '{"a": 1}', '{jaren}']);
  });
});

it('fills in general words, and the current year in Brussels, while no day has a page', () => {
  expect(
    filledText('{editie}, van {eerste dag} tot {laatste dag} {jaar}', placeholderTexts(undefined, NOW)),
  ).toBe('Boektopia, van de eerste dag tot de laatste dag 2027');
});

it('recognizes a text with a placeholder on repeated calls', () => {
  for (let time = 0; time < 3; time += 1) expect(hasPlaceholder('In {jaar}')).toBe(true);
  expect(hasPlaceholder('In {jaren}')).toBe(false);
});
