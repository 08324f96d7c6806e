import { expect, it } from 'vitest';
import { facet, itemAt } from '../fixtures/experience.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { countdown, stateWords, timeLeft, whenNext } from './now-words.ts';

const at = (time: string, day = '2025-10-27') => new Date(`${day}T${time}:00+01:00`);
const NOW = at('13:52');

it.each<[string, Partial<ProgrammeItem>, string]>([
  ['13:46', {}, 'al 6 min bezig'],
  ['13:52', {}, 'begint nu'],
  ['13:53', {}, 'over 1 min'],
  ['14:52', {}, 'over 60 min'],
  ['14:53', {}, 'om 14:53'],
  ['10:00', { ongoing: true, end: at('18:00') }, 'tot 18:00'],
  ['13:00', { type: facet('Signeersessie'), end: at('14:12') }, 'nog 20 min'],
  ['13:00', { type: facet('Signeersessie') }, 'nu open'],
])('describes the state of an item that starts at %s', (start, more, words) => {
  expect(stateWords(itemAt(at(start).toISOString(), more), NOW)).toBe(words);
});

it('names the day of a later start', () => {
  const words = (day: string) => stateWords({ start: at('10:00', day), ongoing: false }, NOW);
  expect(words('2025-10-28')).toBe('morgen om 10:00');
  expect(words('2025-10-31')).toBe('vrijdag 31 oktober om 10:00');
});

it('says when an item of several days closes today, and when it ends', () => {
  const long = { start: at('10:00', '2025-10-26'), end: at('15:00', '2025-11-02'), ongoing: true };
  expect(stateWords(long, NOW)).toBe('nog 68 min');
  expect(timeLeft(long, NOW)).toBe('tot zo 2/11');
});

it.each([
  ['14:00', 'nog 8 min'],
  ['13:52', 'nog 1 min'],
  ['15:31', 'nog 99 min'],
  ['15:32', 'tot 15:32'],
])('formats the time left until %s', (end, words) => {
  expect(timeLeft({ start: at('13:00'), end: at(end) }, NOW)).toBe(words);
  expect(timeLeft({ start: at('13:00') }, NOW)).toBeUndefined();
});

it.each([
  [at('09:00'), 'Straks om 10:00'],
  [at('00:10'), 'Straks om 10:00'],
  [at('23:59', '2025-10-26'), 'Morgen om 10:00'],
  [new Date('2025-10-25T23:30:00+02:00'), 'Op maandag 27 oktober om 10:00'],
])('formats the next start at %s as «%s»', (now, words) => {
  expect(whenNext(at('10:00'), now)).toBe(words);
});

it('counts calendar days until the start, across the night with 25 hours', () => {
  const start = new Date('2025-10-27T10:00:00+01:00');
  expect(countdown(start, new Date('2025-10-15T23:59:00+02:00'))).toBe('Nog 12 dagen');
  expect(countdown(start, new Date('2025-10-25T00:10:00+02:00'))).toBe('Nog 2 dagen');
  expect(countdown(start, new Date('2025-10-26T00:10:00+02:00'))).toBe('Morgen om 10:00 begint het');
  expect(countdown(start, new Date('2025-10-27T00:10:00+01:00'))).toBe('Vandaag om 10:00 begint het');
});
