import { expect, it } from 'vitest';
import { excerpt } from './texts.ts';

it('quotes whole words around a match, but only a part of a long address', () => {
  const text = 'Wij bedienen tussendoor een kaartje van € 12 voor nieuwsgierigen en hun buren';
  expect(excerpt(text, /€/)).toBe('een kaartje van € 12 voor nieuwsgierigen en');
  expect(excerpt(`${'a'.repeat(60)}€${'b'.repeat(60)}`, /€/)?.length).toBeLessThan(100);
  expect(excerpt('Om 10u30.', /u/)).toBe('Om 10u30');
  expect(excerpt(text, /\$/)).toBeUndefined();
});
