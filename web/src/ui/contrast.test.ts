import { describe, expect, it } from 'vitest';
import { contrastOf } from './contrast.ts';

describe('the contrast of two colours', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrastOf('#d81e2c', '#d81e2c')).toBe(1);
  });

  it('is the same whichever of the two is the text', () => {
    expect(contrastOf('#1b1430', '#ff8fbf')).toBe(contrastOf('#ff8fbf', '#1b1430'));
  });

  it('knows the grey that just passes on white and the one that just does not', () => {
    expect(contrastOf('#767676', '#FFFFFF')).toBeGreaterThan(4.5);
    expect(contrastOf('#777777', '#FFFFFF')).toBeLessThan(4.5);
  });

  it('refuses what is no colour, rather than call it readable', () => {
    expect(() => contrastOf('var(--ink)', '#ffffff')).toThrow(/not a colour/);
  });
});
