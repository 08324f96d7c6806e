import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveItem } from '../../domain/programme/live/live-schedule.ts';
import { type LiveResponse, loadResponse, parseLiveResponse, saveResponse } from './live-response.ts';

/** An item with every field. If the parser omits a field, the test fails. */
const ITEM: Required<LiveItem> = {
  uuid: 'a',
  title: 'De slak heeft gelijk',
  byline: 'Mira Vandoorne, Jef Claes',
  start: new Date('2025-10-27T09:00:00Z'),
  end: new Date('2025-10-27T10:00:00Z'),
  stage: 'Forum',
  category: 'kids',
  status: 'soldOut',
  signing: { spot: 'Tafel 3' },
};

const ANSWER: LiveResponse = {
  now: new Date('2025-10-27T08:59:58.250Z'),
  plan: {
    stage: 'Forum',
    urgent: 'De hal sluit om 16:00.',
    firstDay: '2025-10-25',
    lastStart: new Date('2025-11-02T16:00:00Z'),
    items: [ITEM],
    slides: [
      { uid: 't', kind: 'text', text: 'Koffie' },
      {
        uid: 'i',
        kind: 'image',
        image: { src: 'https://a.storyblok.com/f/1/2x1/a.webp', alt: 'Een rij', width: 2, height: 1 },
      },
    ],
  },
};

it('round-trips a response through JSON', () => {
  expect(parseLiveResponse(JSON.parse(JSON.stringify(ANSWER)))).toEqual(ANSWER);
});

it.each([
  [undefined],
  ['<!doctype html>'],
  [[]],
  [{}],
  [{ now: 'ooit', plan: { items: [], slides: [] } }],
  [{ now: '2025-10-27T09:00:00Z', plan: {} }],
])('rejects %j as a schedule response', (value) => {
  expect(parseLiveResponse(value)).toBeUndefined();
});

it('parses the status from an older build, which sent Dutch words', () => {
  const item = { uuid: 'b', title: 'B', start: '2025-10-27T09:00:00Z' };
  const items = ['geannuleerd', 'moved'].map((status) => ({ ...item, status }));
  const read = parseLiveResponse({ now: '2025-10-27T09:00:00Z', plan: { items, slides: [] } });
  expect(read?.plan.items.map(({ status }) => status)).toEqual(['cancelled', 'moved']);
});

it('omits items and slides that cannot be parsed, and returns the others', () => {
  const read = parseLiveResponse({
    now: '2025-10-27T09:00:00Z',
    plan: {
      firstDay: 'zaterdag',
      items: [
        null,
        { uuid: 'a' },
        { uuid: 'b', title: 'B', start: '2025-10-27T09:00:00Z', status: 'anders' },
      ],
      slides: [3, { uid: 'v', kind: 'video' }, { uid: 'i', kind: 'image', image: {} }],
    },
  });
  expect(read?.plan).toEqual({
    items: [{ uuid: 'b', title: 'B', start: new Date('2025-10-27T09:00:00Z') }],
    slides: [],
  });
});

const EMPTY = { now: new Date('2025-10-27T09:00:00Z'), plan: { items: [], slides: [] } };
const TEN_MINUTES_FAST = Date.UTC(2025, 9, 27, 9, 10);

let held: Map<string, string>;
beforeEach(() => {
  held = new Map();
  const localStorage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
});
afterEach(() => void vi.unstubAllGlobals());

it('advances the time of a saved response correctly on a device whose clock is wrong', () => {
  saveResponse('/live.json', EMPTY, TEN_MINUTES_FAST);
  expect(loadResponse('/live.json', TEN_MINUTES_FAST + 3_600_000)).toEqual({
    ...EMPTY,
    now: new Date('2025-10-27T10:00:00Z'),
    asOf: EMPTY.now,
  });
});

it('saves responses separately per hall screen', () => {
  saveResponse('/live.json?locatie=forum', EMPTY, 0);
  expect(loadResponse('/live.json', 0)).toBeUndefined();
});

it.each(['', 'null', '3', '{', '{"answer":{}}', '{"deviceNow":3}'])(
  'loads nothing if «%s» is saved as a response',
  (text) => {
    held.set('/live.json', text);
    expect(loadResponse('/live.json', 0)).toBeUndefined();
  },
);
