import { expect, it } from 'vitest';
import { accessOf } from './access.ts';

it('what makes an item easier to come to is said in words, each once, whatever the spelling of the tag', () => {
  expect(accessOf(['rolstoel', 'Gebarentolk', 'VGT', 'volzet'])).toEqual(['gebarentaal', 'rolstoel']);
  expect(accessOf(['ondertiteling', 'Prikkel-arm'])).toEqual(['ondertiteld', 'prikkelarm']);
});

it('other tags say nothing of access', () => {
  expect(accessOf(['nieuw', 'regen', ''])).toEqual([]);
});
