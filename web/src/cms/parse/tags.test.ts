import { expect, it } from 'vitest';
import { meaningOfTag, parseAccess, parseStatuses } from './tags.ts';

it.each([
  [['volzet'], ['soldOut']],
  [['Uitverkocht'], ['soldOut']],
  [['sold-out'], ['soldOut']],
  [['AFGELAST'], ['cancelled']],
  [
    ['nieuw', 'verplaatst', 'geannuleerd'],
    ['cancelled', 'moved', 'new'],
  ],
  [['volzet', 'uitverkocht'], ['soldOut']],
  [['rolstoel', 'herfst'], []],
  [[], []],
])('parses the tags %j to the statuses %j', (tags, statuses) => {
  expect(parseStatuses(tags)).toEqual(statuses);
});

it('reads each kind of access once, in any spelling of the tag', () => {
  expect(parseAccess(['rolstoel', 'Gebarentolk', 'VGT', 'volzet'])).toEqual(['signLanguage', 'wheelchair']);
  expect(parseAccess(['ondertiteling', 'Prikkel-arm'])).toEqual(['captioned', 'lowStimulus']);
});

it('returns no access features for tags that name none', () => {
  expect(parseAccess(['nieuw', 'regen', ''])).toEqual([]);
});

it('ignores unknown tags', () => {
  expect(['gratis', '', 'constructor', 'toString'].map(meaningOfTag)).toEqual(Array(4).fill(undefined));
});
