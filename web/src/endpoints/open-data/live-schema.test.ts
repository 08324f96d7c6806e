import { expect, it } from 'vitest';
import type { Image } from '../../domain/images/image.ts';
import type { LiveItem, LiveSchedule } from '../../domain/programme/live/live-schedule.ts';
import { liveSchema } from './live-schema.ts';

/** An item with every possible field: a field that the schema lacks makes the test fail. */
const ITEM: Required<LiveItem> = {
  uuid: 'a',
  title: 'De slak heeft gelijk',
  byline: 'Mira Vandoorne',
  start: new Date('2025-10-27T09:00:00Z'),
  end: new Date('2025-10-27T10:00:00Z'),
  stage: 'Forum',
  category: 'kids',
  status: 'soldOut',
  signing: { spot: 'Tafel 3' },
};
const IMAGE: Required<Image> = {
  src: 'https://a.storyblok.com/f/1/2x1/a.webp',
  alt: 'Een rij',
  width: 2,
  height: 1,
  focus: { x: 0.5, y: 0.5 },
  title: 'De rij',
  copyright: 'Boektopia',
  signatures: { 640: 'abc' },
};
const PLAN: Required<LiveSchedule> = {
  stage: 'Forum',
  urgent: 'De hal sluit om 16:00.',
  items: [ITEM],
  slides: [
    { uid: 't', kind: 'text', text: 'Koffie' },
    { uid: 'i', kind: 'image', image: IMAGE },
  ],
  firstDay: '2025-10-25',
  lastStart: new Date('2025-11-02T16:00:00Z'),
};
const serialized = (plan: object): unknown =>
  JSON.parse(JSON.stringify({ now: new Date('2025-10-27T08:59:58.250Z'), plan }));

it('describes every field that /live.json can contain', () => {
  expect(liveSchema.safeParse(serialized(PLAN)).error).toBeUndefined();
});

it('rejects a field that is not in the schema of /live.json', () => {
  expect(liveSchema.safeParse(serialized({ ...PLAN, weather: 'rain' })).success).toBe(false);
});
