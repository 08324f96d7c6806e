import { expect, it } from 'vitest';
import type { Facet, ProgrammeItem } from '../programme-item.ts';
import { wholeDay } from './whole-day.ts';

const forum: Facet = { uuid: 'uuid-forum', slug: 'forum', title: 'Forum' };
const choices = { type: [], theme: [], location: [forum] };
const item = (uuid: string, start: string, ongoing = false): ProgrammeItem => ({
  uuid,
  title: uuid,
  start: new Date(start),
  location: forum,
  themes: [],
  ongoing,
  statuses: [],
  access: [],
});
const programme = [
  item('zondag', '2025-10-26T09:00:00Z'),
  item('maandag', '2025-10-27T09:00:00Z'),
  item('hele-maandag', '2025-10-27T08:00:00Z', true),
];

it('separates the timetable from all-day items, and counts the items of other days', () => {
  const monday = wholeDay('2025-10-27', programme, choices);
  expect(monday.timetable.map(({ title }) => title)).toEqual(['maandag']);
  expect(monday.ongoing.map(({ title }) => title)).toEqual(['hele-maandag']);
  expect(monday.dayCounts.map(({ day }) => day)).toEqual(['2025-10-26', '2025-10-27']);
  expect(monday.options.location).toEqual([{ slug: 'forum', title: 'Forum' }]);
});
