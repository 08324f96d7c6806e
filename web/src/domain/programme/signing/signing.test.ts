import { expect, it } from 'vitest';
import { isSigning } from './signing.ts';

it('recognizes a signing by its title, or by the slug of its type, even if editors renamed the type', () => {
  expect(isSigning({ type: { slug: 'signeersessie', title: 'Handtekeningen' } })).toBe(true);
  expect(isSigning({ type: { slug: 'uur', title: 'Signeeruur' } })).toBe(true);
  expect(isSigning({ type: { slug: 'gesprek', title: 'Gesprek' } })).toBe(false);
  expect(isSigning({})).toBe(false);
});
