import { expect, test } from 'vitest';
import { NOW, temporaryEvents } from './temporary-events.ts';

const EVERYTHING = 'workflowStatus=*&availableFrom=*&availableTo=*&addressCountry=*&audienceType=*';

test('does not find events that are past by the given clock', async () => {
  const events = temporaryEvents();
  let now = new Date('2027-10-30T22:00:00+02:00');
  events.event('a', { availableTo: '2027-10-30T22:00:00+02:00' });
  await events.start({ now: () => now });
  expect(await events.ids()).toEqual(['a']);
  now = new Date('2027-10-30T22:00:01+02:00');
  expect(await events.ids()).toEqual([]);
});

test('does not find events that are not yet published', async () => {
  const events = temporaryEvents();
  events.event('a', { availableFrom: NOW });
  events.event('b', { availableFrom: '2027-09-01T10:00:01+02:00' });
  expect(await events.ids()).toEqual(['a']);
});

test('adds past events to the results if availableFrom is «*», and future events if availableTo is «*»', async () => {
  const events = temporaryEvents();
  events.event('past', {
    availableFrom: '2026-01-01T00:00:00+01:00',
    availableTo: '2026-02-01T00:00:00+01:00',
  });
  events.event('present');
  events.event('to come', { availableFrom: '2027-10-01T00:00:00+02:00' });
  expect(await events.ids('availableFrom=*')).toEqual(['past', 'present']);
  expect(await events.ids('availableTo=*')).toEqual(['present', 'to come']);
  expect(await events.ids('availableFrom=*&availableTo=*')).toEqual(['past', 'present', 'to come']);
});

test('finds events whose availability overlaps the period from availableFrom to availableTo', async () => {
  const events = temporaryEvents();
  const shown = (from: string, to: string) => ({
    availableFrom: `${from}T12:00:00+01:00`,
    availableTo: `${to}T12:00:00+01:00`,
  });
  events.event('before', shown('2026-01-01', '2026-01-31'));
  events.event('overlapping', shown('2026-01-15', '2026-02-15'));
  events.event('after', shown('2026-03-02', '2026-03-31'));
  expect(
    await events.ids('availableFrom=2026-02-01T00:00:00%2B01:00&availableTo=2026-03-01T00:00:00%2B01:00'),
  ).toEqual(['overlapping']);
});

test('if availableTo is before availableFrom, shows the event only at the instant of availableFrom', async () => {
  const events = temporaryEvents();
  events.event('a', { availableFrom: NOW, availableTo: '2026-01-01T00:00:00+01:00' });
  expect(await events.ids()).toEqual(['a']);
});

test('shows an event without availability dates until its end, and a permanent event without them forever', async () => {
  const events = temporaryEvents();
  const silent = { availableFrom: undefined, availableTo: undefined };
  events.event('to come', silent);
  events.event('over', { ...silent, endDate: '2026-10-30T22:00:00+01:00' });
  events.event('permanent', {
    ...silent,
    calendarType: 'permanent',
    startDate: undefined,
    endDate: undefined,
  });
  expect(await events.ids()).toEqual(['permanent', 'to come']);
});

test('shows course series and camps until they start, and treats midnight as the end of a day', async () => {
  const events = temporaryEvents();
  const begun = {
    availableTo: undefined,
    startDate: '2027-08-30T10:00:00+02:00',
    endDate: '2027-10-30T22:00:00+02:00',
  };
  events.event('lecture', begun);
  events.event('series', { ...begun, terms: [{ id: '0.3.1.0.0' }] });
  events.event('camp', { ...begun, terms: [{ id: '0.57.0.0.0' }] });
  events.event('today', { ...begun, endDate: '2027-09-01T00:00:00+02:00' });
  expect(await events.ids()).toEqual(['lecture', 'today']);
});

test('finds only events that are approved or ready for validation', async () => {
  const events = temporaryEvents();
  for (const status of ['APPROVED', 'DELETED', 'DRAFT', 'READY_FOR_VALIDATION', 'REJECTED']) {
    events.event(status, { workflowStatus: status });
  }
  expect(await events.ids()).toEqual(['APPROVED', 'READY_FOR_VALIDATION']);
  expect(await events.ids('workflowStatus=draft,rejected')).toEqual(['DRAFT', 'REJECTED']);
  expect(await events.ids('workflowStatus=*')).toHaveLength(5);
});

test('finds only events in Belgium by default, and events in another country on request', async () => {
  const events = temporaryEvents();
  events.event('be');
  events.event('nl', { location: { address: { nl: { addressCountry: 'NL' } } } });
  expect(await events.ids()).toEqual(['be']);
  expect(await events.ids('addressCountry=nl')).toEqual(['nl']);
  expect(await events.ids('addressCountry=*')).toEqual(['be', 'nl']);
});

test('by default finds only events for everyone, including events without a stated audience', async () => {
  const events = temporaryEvents();
  events.event('everyone', { audience: undefined });
  events.event('schools', { audience: { audienceType: 'education' } });
  expect(await events.ids()).toEqual(['everyone']);
  expect(await events.ids('audienceType=education')).toEqual(['schools']);
  expect(await events.ids('audienceType=*')).toHaveLength(2);
});

test('turns off all default filters if disableDefaultFilters is set, but keeps the requested filters', async () => {
  const events = temporaryEvents();
  events.event('hidden', {
    workflowStatus: 'DRAFT',
    availableTo: '2026-01-01T00:00:00+01:00',
    availableFrom: '2025-01-01T00:00:00+01:00',
    audience: { audienceType: 'members' },
    location: { address: { nl: { addressCountry: 'NL' } } },
  });
  events.event('seen');
  expect(await events.ids()).toEqual(['seen']);
  expect(await events.ids('disableDefaultFilters=true')).toEqual(['hidden', 'seen']);
  expect(await events.ids(EVERYTHING)).toEqual(['hidden', 'seen']);
  expect(await events.ids('disableDefaultFilters=false')).toEqual(['seen']);
  expect(await events.ids('disableDefaultFilters=true&workflowStatus=DRAFT')).toEqual(['hidden']);
  expect(await events.ids('disableDefaultFilters=true&availableFrom=2027-01-01T00:00:00%2B01:00')).toEqual([
    'seen',
  ]);
});
