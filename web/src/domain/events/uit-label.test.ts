import { expect, it } from 'vitest';
import { UIT_LABELS, uitLabel } from './uit-label.ts';

it('there are four tags to choose from (§2.71)', () => {
  expect(UIT_LABELS).toEqual(['Voorleessessie', 'Voorstelling', 'Signeersessie', 'Workshops']);
});

it.each([
  ['Workshops', 'Workshops'],
  ['workshops', 'Workshops'],
  [' VOORSTELLING ', 'Voorstelling'],
])('«%s» asks for %s', (asked, label) => {
  expect(uitLabel(asked)).toBe(label);
});

it.each([null, '', 'Workshop', 'boektopia', 'constructor'])('%s is dropped silently', (asked) => {
  expect(uitLabel(asked)).toBeUndefined();
});
