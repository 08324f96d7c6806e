import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStoryblokEmulator } from 'storyblok-emulator';
import { expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../../content-fixtures/editions.ts';
import { createClient } from '../../cms/client.ts';
import { createCms } from '../../cms/cms.ts';
import { graphqlSource } from '../../cms/graphql-source.ts';
import { createQueryCache } from '../../cms/query-cache.ts';
import { nowBand } from '../../domain/programme/now/now-band.ts';
import {
  fitting,
  nextFitting,
  nowState,
  runningNow,
  startingSoon,
  TIMES_TO_SPEND,
} from '../../domain/programme/now/now-view.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { QUERY_AGES } from '../../server/cache/caching.ts';
import { events } from '../../server/content/events.ts';
import { clock } from '../../server/request-clock.ts';
import { nowPage } from './load.ts';

// Compares the «now» page with the raw story files at 53 points in time, or with `npm run test:all -- samples` at 200.

const LONG = process.env.LONG_FORM !== undefined;
const PATIENCE_MS = 60_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A story file of the test edition. content-check guarantees its shape. */
type File = {
  uuid: string;
  slug: string;
  tag_list: string[];
  content: {
    title: string;
    location: string;
    start_date: string;
    end_date?: string;
    ongoing_program_item?: string;
    walking_times: { from: string; to: string; minutes: string }[];
  };
};
const read = (path: string): File => JSON.parse(readFileSync(join(FIXTURE_EDITION, 'stories', path), 'utf8'));
const filesIn = (folder: string): File[] =>
  readdirSync(join(FIXTURE_EDITION, 'stories', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.draft.json'))
    .map((name) => read(join(folder, name)));

const STAGES = filesIn('locaties');
const stageOf = (uuid: string) => STAGES.find((stage) => stage.uuid === uuid);
const WALKS = read('globaal/global-data.json').content.walking_times.map(({ from, to, minutes }) => ({
  ends: [stageOf(from)?.slug, stageOf(to)?.slug],
  minutes: Number(minutes),
}));
const instant = (written: string) => Date.parse(`${written.replace(' ', 'T')}:00Z`);

/** The items with a start time, read from the files. `id` is the short id of an item's moment; times are in ms. */
const TOLD = filesIn('programma-items')
  .filter(({ content }) => content.ongoing_program_item !== 'true')
  .map(({ uuid, tag_list, content }) => ({
    id: Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url').slice(0, 6),
    start: instant(content.start_date),
    end: content.end_date ? instant(content.end_date) : undefined,
    isCancelled: tag_list.includes('geannuleerd'),
    isFull: tag_list.includes('volzet'),
    stage: stageOf(content.location)?.slug,
  }));
type Told = (typeof TOLD)[number];

const endOf = ({ start, end }: Told) => end ?? start + 2 * HOUR;
const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' });
const walk = (from: string | undefined, to: string | undefined) => {
  if (from === undefined || to === undefined) return 5;
  if (from === to) return 0;
  return WALKS.find(({ ends }) => ends.includes(from) && ends.includes(to))?.minutes ?? 5;
};

/**
 * The number of regular times: every 47 minutes on nine days. `INSTANTS` also contains error-prone times: midnights,
 * and the hour that repeats.
 */
const REGULAR = 172;
const INSTANTS = [
  ...Array.from({ length: REGULAR }, (_, index) => {
    const day = index % 9;
    return Date.parse('2025-10-25T06:41:00Z') + day * 24 * HOUR + Math.floor(index / 9) * 47 * MINUTE;
  }),
  ...[
    '2025-07-01T10:00',
    '2025-10-24T21:59',
    '2025-10-25T08:00',
    '2025-10-25T21:59',
    '2025-10-25T22:00',
    '2025-10-25T23:30',
    '2025-10-26T00:00',
    '2025-10-26T00:59',
    '2025-10-26T01:00',
    '2025-10-26T01:30',
    '2025-10-26T02:00',
    '2025-10-26T22:59',
    '2025-10-26T23:00',
    '2025-10-27T22:59',
    '2025-10-27T23:00',
    '2025-10-28T23:00',
    '2025-10-29T23:00',
    '2025-10-30T23:00',
    '2025-10-31T22:30',
    '2025-10-31T23:00',
    '2025-10-31T23:15',
    '2025-11-01T00:00',
    '2025-11-01T23:00',
    '2025-11-02T16:00',
    '2025-11-02T18:00',
    '2025-11-02T23:00',
    '2025-11-03T09:00',
    '2026-05-01T09:00',
  ].map((time) => Date.parse(`${time}:00Z`)),
];

const cms = createCms({
  source: graphqlSource(
    createClient({
      fetch: emulator(),
      url: 'http://content.invalid/v1/api',
      token: 'public',
      version: 'published',
      timeoutMs: PATIENCE_MS,
      log: () => {},
    }),
  ),
  cache: createQueryCache({ ...QUERY_AGES, freshMs: PATIENCE_MS }),
  dates: 'utc',
  log: () => {},
});

function emulator() {
  const { fetch } = createStoryblokEmulator({ dir: FIXTURE_EDITION, watch: false, log: () => {} });
  return async (request: Request) => fetch(request);
}

/** The sorted ids of a list. */
const ids = (items: readonly Pick<RowItem, 'uuid'>[]) => items.map(({ uuid }) => uuid).sort();
const told = (items: readonly Told[]) => items.map(({ id }) => id).sort();
const firstStarts = (items: readonly Told[], count: number) =>
  items
    .map(({ start }) => start)
    .sort((a, b) => a - b)
    .slice(0, count);
const starts = (items: readonly RowItem[]) => items.map(({ start }) => +start);

it(
  "lists the same items as the story files at many times: running items, items that start soon, and items that fit the visitor's time",
  async () => {
    expect(INSTANTS).toHaveLength(200);
    const site = { canonical: '', origin: 'https://www.boektopia.be', indexed: true };
    const seen = { fits: 0, nothing: 0, kinds: new Set<string>() };
    for (const [index, at] of INSTANTS.entries()) {
      // Always test the error-prone times.
      if (!LONG && index < REGULAR && index % 7 !== 0) continue;
      const now = new Date(at);
      const page = await nowPage.load({
        cms,
        clock,
        events,
        now,
        url: new URL('https://www.boektopia.be/nu'),
        site,
      });
      const { items, opening, walks } = page;
      const when = now.toISOString();

      const soon = TOLD.filter(({ start }) => start >= at && start <= at + 90 * MINUTE);
      const running = TOLD.filter((one) => !one.isCancelled && one.start < at && endOf(one) >= at);
      expect(ids(startingSoon(items, now)), when).toEqual(told(soon));
      expect(ids(runningNow(items, now)), when).toEqual(told(running));

      const stage = STAGES[index % (STAGES.length + 1)]?.slug;
      const canReach = TOLD.filter(
        (one) =>
          !one.isCancelled &&
          !one.isFull &&
          one.end !== undefined &&
          one.start >= at + walk(stage, one.stage) * MINUTE,
      );
      for (const minutes of TIMES_TO_SPEND) {
        const spender = { now, minutes, at: stage, walks };
        const fits = canReach.filter(({ end = 0 }) => end <= at + minutes * MINUTE);
        const found = fitting(items, spender);
        expect(ids(found), `${when} ${minutes} ${stage}`).toEqual(told(fits));
        expect(starts(found)).toEqual(starts(found).toSorted((a, b) => a - b));
        if (fits.length > 0) seen.fits += 1;
        else {
          seen.nothing += 1;
          const first = Math.min(...canReach.map(({ start }) => start));
          // The page contains only items that start within the next three hours.
          const next = nextFitting(items, spender);
          if (canReach.some(({ start }) => start <= at + 3 * HOUR))
            expect(Number(next?.start), when).toBe(first);
        }
      }

      const coming = TOLD.filter((one) => !one.isCancelled && one.start > at);
      const first = Math.min(...coming.map(({ start }) => start));
      const isOpen = running.length > 0 || soon.some(({ isCancelled }) => !isCancelled);
      const hasBegun = TOLD.some((one) => !one.isCancelled && one.start <= at);
      const kind = isOpen ? 'open' : coming.length === 0 ? 'over' : hasBegun ? 'pause' : 'before';
      const state = nowState(items, opening, now);
      expect(state.kind, when).toBe(kind);
      seen.kinds.add(kind);
      if (state.kind === 'pause' || state.kind === 'before') {
        const ofDay = coming.filter(({ start }) => dayIn.format(start) === dayIn.format(first));
        expect(+state.next.start, when).toBe(first);
        expect(starts(state.next.items)).toEqual(firstStarts(ofDay, 6));
      }
      const band = nowBand(await cms.programmeItems(), now);
      const canJoin = soon.filter(({ isCancelled, isFull }) => !isCancelled && !isFull);
      const last = Math.max(...TOLD.filter(({ isCancelled }) => !isCancelled).map(endOf));
      const isOver = at > last ? 'over' : undefined;
      const toCome = coming.length === 0 ? isOver : hasBegun ? 'pause' : 'before';
      expect(band?.kind, when).toBe(canJoin.length > 0 ? 'open' : toCome);
      if (band && 'items' in band) {
        const from =
          canJoin.length > 0
            ? canJoin
            : coming.filter(({ start }) => dayIn.format(start) === dayIn.format(first));
        expect(band.items.map(({ start }) => +start)).toEqual(firstStarts(from, 3));
      }
      if (band && 'start' in band) expect(+band.start, when).toBe(first);
    }
    expect([...seen.kinds].sort()).toEqual(['before', 'open', 'over', 'pause']);
    expect(Math.min(seen.fits, seen.nothing)).toBeGreaterThan(LONG ? 50 : 5);
  },
  PATIENCE_MS,
);
