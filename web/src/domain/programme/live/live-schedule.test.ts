import { describe, expect, it } from 'vitest';
import type { ProgrammeItem } from '../programme-item.ts';
import {
  type LiveItem,
  type LiveSchedule,
  liveMoment,
  liveSchedule,
  liveView,
  nextStart,
  shownFrom,
} from './live-schedule.ts';

const FORUM = { uuid: 'l1', slug: 'forum', title: 'Forum' };
const AGORA = { uuid: 'l2', slug: 'agora', title: 'Agora' };
const item = (uuid: string, start: string, more: Partial<ProgrammeItem> = {}): ProgrammeItem => ({
  uuid,
  title: uuid,
  start: new Date(start),
  themes: [],
  ongoing: false,
  statuses: [],
  access: [],
  ...more,
});
const UPCOMING = [
  item('late', '2025-10-27T12:00:00Z', { location: AGORA }),
  item('early', '2025-10-27T10:00:00Z', {
    location: FORUM,
    themes: [{ uuid: 't', slug: 'strips', title: 'Strips' }],
    statuses: ['soldOut'],
    access: ['wheelchair'],
  }),
  item('all day', '2025-10-27T09:00:00Z', { ongoing: true, location: FORUM }),
];
const around = {
  now: new Date('2025-10-27T09:00:00Z'),
  slides: [],
  firstDay: '2025-10-25',
  stage: undefined,
};

it('lists the upcoming items of the hall by time, without all-day items', () => {
  const { items, lastStart, stage } = liveSchedule(UPCOMING, around);
  expect(items.map(({ uuid }) => uuid)).toEqual(['early', 'late']);
  expect(items[0]).toMatchObject({ stage: 'Forum', category: 'strips', status: 'soldOut' });
  expect(lastStart).toEqual(new Date('2025-10-27T12:00:00Z'));
  expect(stage).toBeUndefined();
});

it('lists the items of one stage, but returns the last start of the whole festival', () => {
  const { items, lastStart, stage } = liveSchedule(UPCOMING, { ...around, stage: FORUM });
  expect(items.map(({ uuid }) => uuid)).toEqual(['early']);
  expect(lastStart).toEqual(new Date('2025-10-27T12:00:00Z'));
  expect(stage).toBe('Forum');
});

it('includes a signing until its end, and any other item until five minutes after its start', () => {
  const hour = { end: new Date('2025-10-27T11:00:00Z') };
  const items = [
    item('signs', '2025-10-27T10:00:00Z', {
      ...hour,
      type: { uuid: 's', slug: 'signeersessie', title: 'Signeersessie' },
    }),
    item('talks', '2025-10-27T10:00:00Z', hour),
  ];
  const planAt = (time: string) => {
    const now = new Date(`2025-10-27T${time}Z`);
    const requested = items.filter(({ start }) => +start > +shownFrom(now));
    return liveSchedule(requested, { ...around, now }).items.map(({ uuid }) => uuid);
  };
  expect(planAt('10:04:59')).toEqual(['signs', 'talks']);
  expect(planAt('10:30:00')).toEqual(['signs']);
  expect(planAt('11:00:00')).toEqual(['signs']);
  expect(planAt('11:00:01')).toEqual([]);
  expect(shownFrom(new Date('2025-10-26T23:03:00Z'))).toEqual(new Date('2025-10-26T22:58:00Z'));
});

const at = (iso: string) => new Date(iso);
const liveItem = (uuid: string, start: string, more: Partial<LiveItem> = {}): LiveItem => ({
  uuid,
  title: uuid,
  start: at(start),
  ...more,
});
const plan = (items: readonly LiveItem[], more: Partial<LiveSchedule> = {}): LiveSchedule => ({
  items,
  slides: [],
  firstDay: '2025-10-25',
  lastStart: items.at(-1)?.start,
  ...more,
});
const shown = (of: LiveSchedule, now: string) => {
  const view = liveView(of, at(now));
  return 'items' in view ? [view.kind, ...view.items.map(({ uuid }) => uuid)] : [view.kind];
};

describe('the next items', () => {
  const monday = plan([
    liveItem('a', '2025-10-27T10:00:00+01:00'),
    liveItem('b', '2025-10-27T10:30:00+01:00'),
    liveItem('c', '2025-10-27T11:00:00+01:00'),
    liveItem('d', '2025-10-27T11:00:00+01:00'),
    liveItem('e', '2025-10-27T11:15:00+01:00', { end: at('2025-10-27T11:17:00+01:00') }),
    liveItem('f', '2025-10-28T10:00:00+01:00'),
  ]);

  it.each([
    ['before the doors open', '2025-10-27T09:59:59+01:00', ['today', 'a', 'b', 'c', 'd']],
    ['at the start itself', '2025-10-27T10:00:00+01:00', ['today', 'a', 'b', 'c', 'd']],
    ['a second before five minutes are over', '2025-10-27T10:04:59+01:00', ['today', 'a', 'b', 'c', 'd']],
    ['five minutes after the start', '2025-10-27T10:05:00+01:00', ['today', 'b', 'c', 'd']],
    ['with three left', '2025-10-27T10:35:00+01:00', ['today', 'c', 'd', 'e']],
    ['with one left', '2025-10-27T11:16:00+01:00', ['today', 'e']],
    ['after the end of a very short one', '2025-10-27T11:17:01+01:00', ['later', 'f']],
    ['on the next day, before anything', '2025-10-28T00:00:00+01:00', ['today', 'f']],
    ['after the last item', '2025-10-28T10:05:00+01:00', ['over']],
  ])('shows the next items %s (§2.79)', (_, now, expected) => {
    expect(shown(monday, now)).toEqual(expected);
  });

  it('distinguishes two starts in the hour that occurs twice at the clock change', () => {
    const night = plan([
      liveItem('a', '2025-10-26T02:30:00+02:00'),
      liveItem('b', '2025-10-26T02:30:00+01:00'),
    ]);
    expect(shown(night, '2025-10-26T02:34:00+02:00')).toEqual(['today', 'a', 'b']);
    expect(shown(night, '2025-10-26T02:35:00+02:00')).toEqual(['today', 'b']);
    expect(liveMoment(night.items[1] ?? liveItem('', ''), at('2025-10-26T02:35:00+02:00'))).toBe(
      'over 55 min',
    );
    expect(shown(night, '2025-10-26T02:34:59+01:00')).toEqual(['today', 'b']);
  });

  it('shows an item until five minutes after its start, even if it began before midnight', () => {
    const late = plan([
      liveItem('a', '2025-10-26T23:58:00+01:00'),
      liveItem('b', '2025-10-27T10:00:00+01:00'),
    ]);
    expect(shown(late, '2025-10-27T00:02:59+01:00')).toEqual(['today', 'a', 'b']);
    expect(shown(late, '2025-10-27T00:03:00+01:00')).toEqual(['today', 'b']);
  });
});

describe('after the last item of today', () => {
  const sunday = liveItem('a', '2025-10-26T10:00:00+01:00');
  const saturday = liveItem('s', '2025-10-25T10:00:00+02:00');

  it.each([
    ['the evening before the first day', '2025-10-24T20:00:00+02:00', [saturday, sunday], true, true],
    ['weeks before', '2025-09-24T20:00:00+02:00', [saturday, sunday], false, true],
    ['an evening of the festival, 25 hours long', '2025-10-25T20:00:00+02:00', [sunday], true, false],
    ['before a closed day', '2025-10-23T20:00:00+02:00', [sunday], false, false],
  ])('shows the items of the next day with a programme: %s', (_, now, items, tomorrow, opening) => {
    expect(liveView(plan(items), at(now))).toMatchObject({ kind: 'later', tomorrow, opening });
  });

  it.each([
    ['the festival is over', plan([]), '2025-11-03T10:00:00+01:00', 'over'],
    ['only the days are known', plan([]), '2025-09-03T10:00:00+02:00', 'announced'],
    ['there are no days either', plan([], { firstDay: undefined }), '2025-09-03T10:00:00+02:00', 'unknown'],
    [
      'this stage has no more items, but others have',
      plan([], { stage: 'Forum', lastStart: at('2025-10-27T17:00:00+01:00') }),
      '2025-10-27T17:04:00+01:00',
      'elsewhere',
    ],
    [
      'no stage has more items',
      plan([], { stage: 'Forum', lastStart: at('2025-10-27T17:00:00+01:00') }),
      '2025-10-27T17:05:00+01:00',
      'over',
    ],
  ])('shows no items of today if %s', (_, of, now, kind) => {
    expect(liveView(of, at(now)).kind).toBe(kind);
  });
});

it.each([
  ['2025-10-27T08:59:59+01:00', undefined],
  ['2025-10-27T09:01:00+01:00', 'over 59 min'],
  ['2025-10-27T09:53:20+01:00', 'over 7 min'],
  ['2025-10-27T09:59:59.999+01:00', 'over 1 min'],
  ['2025-10-27T10:00:00+01:00', 'nu bezig'],
])('describes an item at 10:00 as of %s: «%s»', (now, words) => {
  expect(liveMoment(liveItem('a', '2025-10-27T10:00:00+01:00'), at(now))).toBe(words);
});

it('never shows a cancelled item as running', () => {
  const off = liveItem('a', '2025-10-27T10:00:00+01:00', { status: 'cancelled' });
  expect(liveMoment(off, at('2025-10-27T10:01:00+01:00'))).toBe('geannuleerd');
});

it('returns the next start strictly after now (§4.18)', () => {
  const two = plan([liveItem('a', '2025-10-27T10:00:00Z'), liveItem('b', '2025-10-27T11:00:00Z')]);
  expect(nextStart(two, at('2025-10-27T09:59:59Z'))).toEqual(at('2025-10-27T10:00:00Z'));
  expect(nextStart(two, at('2025-10-27T10:00:00Z'))).toEqual(at('2025-10-27T11:00:00Z'));
  expect(nextStart(two, at('2025-10-27T11:00:00Z'))).toBeUndefined();
});
