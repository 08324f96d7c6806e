import { expect, it } from 'vitest';
import { meaningOfTag } from 'web/story-rules';
import { likelyTag } from './tag.ts';

it('reads a tag whatever its capitals, spaces and hyphens, and other words for it', () => {
  expect(['volzet', 'VOLZET', 'uitverkocht', 'Sold-out'].map(meaningOfTag)).toEqual(Array(4).fill('soldOut'));
  expect(['afgelast', 'Gaat niet door'].map(meaningOfTag)).toEqual(['cancelled', 'cancelled']);
  expect(meaningOfTag('gratis')).toBeUndefined();
});

it('guesses at a tag of which few letters are wrong, and at no other', () => {
  expect(likelyTag('geanuleerd')).toBe('geannuleerd');
  expect(likelyTag('rolstoel!')).toBe('rolstoel');
  expect(likelyTag('gratis')).toBeUndefined();
  expect(likelyTag('xyz')).toBeUndefined();
});
