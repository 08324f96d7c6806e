import { expect, it } from 'vitest';
import { alternativeTo } from './alternatives.ts';
import type { ProgrammeItem } from './programme-item.ts';

const item = (uuid: string, start: string, tags: string[] = [], experience = 'e'): ProgrammeItem => ({
  uuid,
  title: uuid,
  start: new Date(start),
  experience: { uuid: experience, path: '/a', title: 'A', hideReservation: false },
  themes: [],
  ongoing: false,
  tags,
});
const full = item('full', '2025-10-27T13:00:00Z', ['volzet']);
const programme = [
  item('other', '2025-10-27T14:00:00Z', [], 'another'),
  item('past', '2025-10-26T13:00:00Z'),
  item('later', '2025-10-30T14:00:00Z'),
  item('off', '2025-10-28T14:00:00Z', ['geannuleerd']),
  item('next', '2025-10-29T14:00:00Z'),
  full,
];
const now = new Date('2025-10-27T08:30:00Z');

it('for what is full or off, another time is the next one to come that is neither', () => {
  expect(alternativeTo(full, programme, now)?.uuid).toBe('next');
  expect(alternativeTo({ ...full, tags: ['afgelast'] }, programme, now)?.uuid).toBe('next');
  expect(alternativeTo(full, programme, new Date('2025-10-30T12:00:00Z'))?.uuid).toBe('later');
});

it('there is none for what can be seen, for what has no experience, and when all is over', () => {
  expect(alternativeTo({ ...full, tags: ['nieuw'] }, programme, now)).toBeUndefined();
  expect(alternativeTo({ ...full, experience: undefined }, programme, now)).toBeUndefined();
  expect(alternativeTo(full, programme, new Date('2025-11-01T12:00:00Z'))).toBeUndefined();
});
