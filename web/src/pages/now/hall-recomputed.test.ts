import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStoryblokEmulator } from 'storyblok-emulator';
import { expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../../content-fixtures/editions.ts';
import { createClient } from '../../cms/client.ts';
import { createCms } from '../../cms/cms.ts';
import { graphqlSource } from '../../cms/graphql-source.ts';
import { createQueryCache } from '../../cms/query-cache.ts';
import { answerNow, FIRST_FEW, festivalState, type NowEntry } from '../../domain/programme/now/now-answer.ts';
import { nowBand } from '../../domain/programme/now/now-band.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { QUERY_AGES } from '../../server/cache/caching.ts';
import { events } from '../../server/content/events.ts';
import { clock } from '../../server/request-clock.ts';
import { nowPage } from './load.ts';

const NOW = new Date('2025-10-27T08:30:00Z');

// Recomputes the answers of the «now» page from the raw story files, for six stages and five amounts of time, at 200
// points in time (`npm run test:all -- samples`) or at 53 of them. Shares no code with the page: the rules are written
// out again here.

const LONG = process.env.LONG_FORM !== undefined;
const PATIENCE_MS = 120_000;
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
    type: string;
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
const TYPES = filesIn('types');
const stageOf = (uuid: string) => STAGES.find((stage) => stage.uuid === uuid);
const WALKS = read('globaal/global-data.json').content.walking_times.map(({ from, to, minutes }) => ({
  ends: [stageOf(from)?.slug, stageOf(to)?.slug],
  minutes: Number(minutes),
}));
const instant = (written: string) => Date.parse(`${written.replace(' ', 'T')}:00Z`);

/** The items, read from the files, with the short id of their moment. Times in ms. */
const FILED_ITEMS = filesIn('programma-items').map(({ uuid, tag_list, content }) => {
  const type = TYPES.find((one) => one.uuid === content.type)?.slug;
  const isOngoing = content.ongoing_program_item === 'true';
  return {
    id: Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url').slice(0, 6),
    start: instant(content.start_date),
    end: content.end_date ? instant(content.end_date) : undefined,
    isCancelled: tag_list.includes('geannuleerd'),
    isFull: tag_list.includes('volzet'),
    isOngoing,
    /** Visitors can enter signing tables, ongoing activities and treasure hunts at any time. */
    anyTime: isOngoing || type === 'signeersessie' || type === 'zoektocht',
    stage: stageOf(content.location)?.slug,
  };
});
type FiledItem = (typeof FILED_ITEMS)[number];

const endOf = ({ start, end }: FiledItem) => end ?? start + 2 * HOUR;
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

const timeIn = new Intl.DateTimeFormat('nl-BE', { timeZone: 'Europe/Brussels', timeStyle: 'short' });

/** Returns the instant of today at which clocks show the time of `instant`. */
function todayAt(at: number, instant: number): number {
  const near = at - (at % (24 * HOUR)) - 24 * HOUR;
  for (let other = near; other < near + 72 * HOUR; other += 5 * MINUTE)
    if (dayIn.format(other) === dayIn.format(at) && timeIn.format(other) === timeIn.format(instant))
      return other;
  throw new Error(timeIn.format(instant));
}

const known = new Map<string, { opens: number; closes: number }>();

/** Returns when an item opens and closes. If it lasts several days, it does so every day. */
function hoursOf(one: FiledItem, at: number): { opens: number; closes: number } {
  const [start, end] = [one.start, endOf(one)];
  if (end - start < 12 * HOUR || dayIn.format(start) === dayIn.format(end - 1))
    return { opens: start, closes: end };
  const key = `${one.id} ${at}`;
  const hours = known.get(key) ?? { opens: todayAt(at, start), closes: todayAt(at, end) };
  known.set(key, hours);
  return hours;
}

/** Whether visitors can enter an item at a time, whatever their choice. */
function runs(one: FiledItem, at: number): boolean {
  if (one.isCancelled || one.isFull) return false;
  if (!one.anyTime) return one.start <= at && at < one.start + 10 * MINUTE && at <= endOf(one);
  const { opens, closes } = hoursOf(one, at);
  return one.start <= at && at <= endOf(one) && opens <= at && at < closes;
}

/** Whether there is time for the walk and a meaningful visit. */
function fitsIn(one: FiledItem, at: number, minutes: number, stage: string | undefined): boolean {
  if (one.isCancelled || one.isFull) return false;
  const there = at + walk(stage, one.stage) * MINUTE;
  const back = at + minutes * MINUTE;
  if (one.anyTime) {
    const { opens, closes } = hoursOf(one, at);
    const done = Math.max(there, opens) + 10 * MINUTE;
    return done <= back && done <= closes;
  }
  const isInTime = one.start > at ? there <= one.start : there < one.start + 10 * MINUTE;
  return one.end !== undefined && isInTime && one.end <= back;
}

const wordsOf = (one: FiledItem, at: number): string => {
  const until = Math.ceil((one.start - at) / MINUTE);
  if (until > 0) return `over ${until} min`;
  if (!one.anyTime) return until === 0 ? 'begint nu' : `al ${-until} min bezig`;
  if (one.end === undefined) return 'nu open';
  const { closes } = hoursOf(one, at);
  const left = Math.ceil((closes - at) / MINUTE);
  return left < 100 ? `nog ${left} min` : `tot ${timeIn.format(closes)}`;
};

/** The saved moment during which a visit takes place. */
function clashOf(
  one: FiledItem,
  at: number,
  stage: string | undefined,
  saved: readonly FiledItem[],
): string | undefined {
  const there = at + walk(stage, one.stage) * MINUTE;
  const from = one.anyTime ? Math.max(there, hoursOf(one, at).opens) : Math.max(one.start, at);
  const to = one.anyTime ? from + 10 * MINUTE : endOf(one);
  return saved.find(
    (other) =>
      other.id !== one.id &&
      !other.isOngoing &&
      !other.isCancelled &&
      other.start < to &&
      endOf(other) > from,
  )?.id;
}

const DURATIONS = [undefined, 15, 30, 45, 60];
/** Six stages, and `undefined` for a visitor who chose no stage. */
const PLACES = [...STAGES.slice(0, 6).map(({ slug }) => slug), undefined];

const idsOf = (items: readonly FiledItem[]) => items.map(({ id }) => id).sort();
const ids = (entries: readonly NowEntry<RowItem>[]) => entries.map(({ item }) => item.uuid).sort();
const starts = (entries: readonly NowEntry<Pick<RowItem, 'start'>>[]) =>
  entries.map(({ item }) => +item.start);
const firstStarts = (items: readonly FiledItem[], count: number) =>
  items
    .map(({ start }) => start)
    .sort((a, b) => a - b)
    .slice(0, count);

const loaded = (now: Date) =>
  nowPage.load({
    cms,
    clock,
    events,
    now,
    url: new URL('https://www.boektopia.be/nu'),
    site: { canonical: '', origin: 'https://www.boektopia.be', indexed: true },
  });

it(
  'matches answers recomputed from the story files, for every stage and amount of time',
  async () => {
    expect(INSTANTS).toHaveLength(200);
    expect(PLACES).toHaveLength(7);
    const seen = { entries: 0, clashes: 0, kinds: new Set<string>() };
    for (const [index, at] of INSTANTS.entries()) {
      // Always test the error-prone times.
      if (!LONG && index < REGULAR && index % 7 !== 0) continue;
      const now = new Date(at);
      const when = now.toISOString();
      const { items, opening, walks } = await loaded(now);

      const running = FILED_ITEMS.filter((one) => runs(one, at));
      const soon = FILED_ITEMS.filter(({ start }) => start > at && start <= at + HOUR);
      const after = FILED_ITEMS.filter(({ start, isCancelled }) => !isCancelled && start > at + HOUR);
      const first = Math.min(...after.map(({ start }) => start));
      const later = after.filter(({ start }) => dayIn.format(start) === dayIn.format(first));
      const kept = [...running, ...soon].filter((_, nth) => nth % 3 === index % 3);
      const saved = kept.map(
        ({ id, start, end }): SavedMoment => ({
          id,
          title: id,
          start: new Date(start),
          end: end === undefined ? undefined : new Date(end),
        }),
      );

      for (const place of PLACES) {
        for (const minutes of DURATIONS) {
          const what = `${when} ${place} ${minutes}`;
          const belongs = (one: FiledItem) => minutes === undefined || fitsIn(one, at, minutes, place);
          const answer = answerNow(items, { now, place, minutes, walks, saved });
          expect(ids(answer.running), what).toEqual(idsOf(running.filter(belongs)));
          expect(ids(answer.soon), what).toEqual(idsOf(soon.filter(belongs)));
          expect(starts(answer.soon), what).toEqual(starts(answer.soon).toSorted((a, b) => a - b));
          expect(starts(answer.later).slice(0, FIRST_FEW), what).toEqual(
            firstStarts(minutes === undefined ? later : [], FIRST_FEW),
          );
          for (const { item, walk: steps, words, clash } of [...answer.running, ...answer.soon]) {
            const one = FILED_ITEMS.find(({ id }) => id === item.uuid);
            if (one === undefined) throw new Error(item.uuid);
            expect(steps, what).toBe(place === undefined ? undefined : walk(place, one.stage));
            expect(words, what).toBe(wordsOf(one, at));
            expect(clash?.id, what).toBe(clashOf(one, at, place, kept));
            seen.entries += 1;
            if (clash) seen.clashes += 1;
          }
        }
      }

      const begun = FILED_ITEMS.filter((one) => !one.isCancelled && one.start <= at);
      const last = Math.max(...FILED_ITEMS.filter(({ isCancelled }) => !isCancelled).map(endOf));
      const isOpen = running.length > 0 || soon.some(({ isCancelled }) => !isCancelled);
      const toCome = begun.length > 0 ? 'pause' : 'before';
      const closed = later.length > 0 ? toCome : at > last ? 'over' : 'ending';
      if (opening === undefined) throw new Error('The programme is empty');
      const kind = festivalState(answerNow(items, { now }), opening, now);
      expect(kind, when).toBe(isOpen ? 'open' : closed);
      seen.kinds.add(kind);

      const band = nowBand(await cms.programmeItems(NOW), now);
      const canJoin = soon.filter(({ isCancelled, isFull }) => !isCancelled && !isFull);
      if (band?.kind === 'open') {
        expect(band.running.length, when).toBe(Math.min(2, running.length));
        expect(
          band.soon.map(({ start }) => +start),
          when,
        ).toEqual(firstStarts(canJoin, 2));
      } else expect(running.length + canJoin.length, when).toBe(0);
      if (band?.kind === 'pause') expect(band.items.length, when).toBeGreaterThan(0);
    }
    expect([...seen.kinds].sort()).toEqual(['before', 'open', 'over', 'pause']);
    expect(seen.entries).toBeGreaterThan(LONG ? 10_000 : 1_500);
    expect(seen.clashes).toBeGreaterThan(100);
  },
  PATIENCE_MS,
);

it(
  'finds an item for visitors with 30 or 45 minutes at any time between 11:00 and 17:00 on the busiest day',
  async () => {
    const perDay = new Map<string, number>();
    for (const { start } of FILED_ITEMS)
      perDay.set(dayIn.format(start), (perDay.get(dayIn.format(start)) ?? 0) + 1);
    const [busiest = ''] = [...perDay].sort((a, b) => b[1] - a[1])[0] ?? [];
    expect(busiest).toBe('2025-10-26');
    for (
      let at = Date.parse(`${busiest}T11:00+01:00`);
      at <= Date.parse(`${busiest}T17:00+01:00`);
      at += 10 * MINUTE
    ) {
      const now = new Date(at);
      const { items, walks } = await loaded(now);
      for (const place of [undefined, ...STAGES.map(({ slug }) => slug)]) {
        for (const minutes of [30, 45]) {
          const { running, soon } = answerNow(items, { now, place, minutes, walks });
          expect(running.length + soon.length, `${now.toISOString()} ${place} ${minutes}`).toBeGreaterThan(0);
        }
      }
    }
  },
  PATIENCE_MS,
);
