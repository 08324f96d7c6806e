import { expect, it } from 'vitest';
import type { Facet, ProgrammeItem } from './programme-item.ts';
import { createWholeDays } from './whole-days.ts';

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

it('a day is made once of the same programme, whatever other days are asked for', () => {
  const wholeDays = createWholeDays();
  const monday = wholeDays('2025-10-27', programme, choices);
  expect(monday.timetable.map(({ title }) => title)).toEqual(['maandag']);
  expect(monday.ongoing.map(({ title }) => title)).toEqual(['hele-maandag']);
  expect(monday.dayCounts.map(({ day }) => day)).toEqual(['2025-10-26', '2025-10-27']);
  expect(wholeDays('2025-10-26', programme, choices).timetable).toHaveLength(1);
  // The choices come in an object of their own each time.
  expect(wholeDays('2025-10-27', programme, { ...choices })).toBe(monday);
});

it('a day is made anew of another programme, and of other choices', () => {
  const wholeDays = createWholeDays();
  const monday = wholeDays('2025-10-27', programme, choices);
  const moved = programme.map((one) => ({ ...one, start: new Date(+one.start - 86_400_000) }));
  expect(wholeDays('2025-10-27', moved, choices).timetable).toEqual([]);
  expect(wholeDays('2025-10-27', programme, choices)).toEqual(monday);
  const renamed = { ...choices, location: [{ ...forum, title: 'Het forum' }] };
  expect(wholeDays('2025-10-27', programme, renamed).options.location).toEqual([
    { slug: 'forum', title: 'Het forum' },
  ]);
});
