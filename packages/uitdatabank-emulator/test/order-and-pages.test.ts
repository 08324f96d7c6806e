import { expect, test } from 'vitest';
import { temporaryEvents } from './temporary-events.ts';

test('sorts events by the end of their availability, ascending or descending, if sort[availableTo] is given', async () => {
  const events = temporaryEvents();
  events.event('a', { availableTo: '2027-11-01T10:00:00+01:00' });
  events.event('b', { availableTo: '2027-10-30T10:00:00+00:00' });
  events.event('c', { availableTo: '2027-10-30T11:30:00+02:00' });
  events.event('d', { availableTo: undefined, endDate: '2027-10-31T10:00:00+01:00' });
  events.event('e', { availableTo: '2100-01-01T00:00:00+00:00', calendarType: 'permanent' });
  expect(await events.ids('sort[availableTo]=asc')).toEqual(['c', 'b', 'd', 'a', 'e']);
  expect(await events.ids('sort[availableTo]=desc')).toEqual(['e', 'a', 'd', 'b', 'c']);
});

test('applies several sort orders in the given order', async () => {
  const events = temporaryEvents();
  const [early, late] = ['2027-10-30T10:00:00+02:00', '2027-10-31T10:00:00+01:00'];
  events.event('a', { availableTo: late, created: '2027-01-01T10:00:00+01:00' });
  events.event('b', { availableTo: early, created: '2027-02-01T10:00:00+01:00' });
  events.event('c', { availableTo: early, created: '2027-01-01T10:00:00+01:00' });
  expect(await events.ids('sort[availableTo]=asc&sort[created]=asc')).toEqual(['c', 'b', 'a']);
  expect(await events.ids('sort[created]=asc&sort[availableTo]=desc')).toEqual(['a', 'c', 'b']);
});

test('puts events without a sort value last in both directions', async () => {
  const events = temporaryEvents();
  events.event('a', { completeness: undefined });
  events.event('b', { completeness: 40, modified: '2027-01-02T10:00:00+01:00', metadata: { popularity: 1 } });
  events.event('c', { completeness: 90, modified: '2027-01-01T10:00:00+01:00', metadata: { popularity: 5 } });
  expect(await events.ids('sort[completeness]=asc')).toEqual(['b', 'c', 'a']);
  expect(await events.ids('sort[completeness]=desc')).toEqual(['c', 'b', 'a']);
  expect(await events.ids('sort[modified]=asc')).toEqual(['c', 'b', 'a']);
  expect(await events.ids('sort[popularity]=desc')).toEqual(['c', 'b', 'a']);
});

test('returns events in the order of their files if no sort order is given or if their sort values are equal', async () => {
  const events = temporaryEvents();
  for (const id of ['c', 'a', 'b']) events.event(id);
  for (const query of ['', 'sort[score]=desc', 'sort[availableTo]=desc']) {
    expect(await events.ids(query)).toEqual(['a', 'b', 'c']);
  }
});

test('returns consecutive pages, and an empty page after the last', async () => {
  const events = temporaryEvents();
  for (const id of ['a', 'b', 'c', 'd', 'e']) events.event(id);
  expect(await events.ids('start=0&limit=2')).toEqual(['a', 'b']);
  expect(await events.ids('start=2&limit=2')).toEqual(['c', 'd']);
  expect(await events.ids('start=4&limit=2')).toEqual(['e']);
  expect(await events.found('start=6&limit=2')).toEqual({ itemsPerPage: 2, totalItems: 5, member: [] });
});

test('returns 30 events per page by default, and none with limit=0', async () => {
  const events = temporaryEvents();
  for (let at = 0; at < 31; at += 1) events.event(`event-${at}`);
  for (const query of ['', 'limit=0', 'limit=veel', 'limit=']) {
    const { itemsPerPage, totalItems, member } = await events.found(query);
    expect([query, itemsPerPage, totalItems, member.length]).toEqual([query, 30, 31, 30]);
  }
  expect(await events.found('limit=2000')).toMatchObject({ itemsPerPage: 2000, totalItems: 31 });
});

test('parses start and limit as PHP does', async () => {
  const events = temporaryEvents();
  for (const id of ['a', 'b', 'c']) events.event(id);
  expect(await events.ids('start=abc')).toEqual(['a', 'b', 'c']);
  expect(await events.ids('start=1.9')).toEqual(['b', 'c']);
  expect(await events.ids('start=2x&limit=1')).toEqual(['c']);
});

test('limits the sum of start and limit to 10,000', async () => {
  const events = temporaryEvents();
  expect((await events.get('start=8000&limit=2000')).status).toBe(200);
  expect(await events.refusal('start=8001&limit=2000')).toBe(
    'Parameters start + limit must be less than or equal to 10000, got 10001.',
  );
});
