import { expect, it } from 'vitest';
import { livePlan } from './live-plan.ts';
import type { ProgrammeItem } from './programme-item.ts';

const FORUM = { uuid: 'l1', slug: 'forum', title: 'Forum' };
const AGORA = { uuid: 'l2', slug: 'agora', title: 'Agora' };
const item = (uuid: string, start: string, more: Partial<ProgrammeItem> = {}): ProgrammeItem => ({
  uuid,
  title: uuid,
  start: new Date(start),
  themes: [],
  ongoing: false,
  tags: [],
  ...more,
});
const UPCOMING = [
  item('late', '2025-10-27T12:00:00Z', { location: AGORA }),
  item('early', '2025-10-27T10:00:00Z', {
    location: FORUM,
    themes: [{ uuid: 't', slug: 'strips', title: 'Strips' }],
    tags: ['uitverkocht', 'rolstoel'],
  }),
  item('all day', '2025-10-27T09:00:00Z', { ongoing: true, location: FORUM }),
];
const around = { slides: [], firstDay: '2025-10-25', stage: undefined };

it('the plan of the hall holds what is to come, in order, and nothing that runs through the day', () => {
  const { items, lastStart, stage } = livePlan(UPCOMING, around);
  expect(items.map(({ uuid }) => uuid)).toEqual(['early', 'late']);
  expect(items[0]).toMatchObject({ stage: 'Forum', category: 'strips', status: 'volzet' });
  expect(lastStart).toEqual(new Date('2025-10-27T12:00:00Z'));
  expect(stage).toBeUndefined();
});

it('the plan of a stage holds its own items, and knows how long the festival goes on', () => {
  const { items, lastStart, stage } = livePlan(UPCOMING, { ...around, stage: FORUM });
  expect(items.map(({ uuid }) => uuid)).toEqual(['early']);
  expect(lastStart).toEqual(new Date('2025-10-27T12:00:00Z'));
  expect(stage).toBe('Forum');
});
