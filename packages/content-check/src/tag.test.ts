import { expect, it } from 'vitest';
import { meaningOfTag } from 'web/story-rules';
import { likelyTag } from './tag.ts';

it('recognizes tags and their synonyms, ignoring capitals, spaces and hyphens', () => {
  expect(['volzet', 'VOLZET', 'uitverkocht', 'Sold-out'].map(meaningOfTag)).toEqual(Array(4).fill('soldOut'));
  expect(['afgelast', 'Gaat niet door'].map(meaningOfTag)).toEqual(['cancelled', 'cancelled']);
  expect(meaningOfTag('gratis')).toBeUndefined();
});

it('suggests a tag only if few letters differ', () => {
  expect(likelyTag('geanuleerd')).toBe('geannuleerd');
  expect(likelyTag('rolstoel!')).toBe('rolstoel');
  expect(likelyTag('gratis')).toBeUndefined();
  expect(likelyTag('xyz')).toBeUndefined();
});
