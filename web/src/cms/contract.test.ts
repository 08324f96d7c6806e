import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStoryblokEmulator, type StoryblokEmulator } from 'storyblok-emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ongoingOf, timetableOf } from '../domain/programme/day/programme-day.ts';
import { experienceTimes } from '../domain/programme/experience/experience-times.ts';
import type { ContentDates } from '../domain/time/brussels.ts';
import { createClient } from './client.ts';
import { type Cms, createCms } from './cms.ts';
import { uuid, writeEdition } from './fixtures/edition.ts';
import { AGES } from './fixtures/responses-at-noon.ts';
import { graphqlSource } from './graphql-source.ts';
import { createQueryCache } from './query-cache.ts';

const NOW = new Date('2025-10-27T08:30:00Z');

let dir = '';
let server: StoryblokEmulator | undefined;
const logged: string[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'contract-'));
  await writeEdition(dir);
  server = createStoryblokEmulator({ dir, watch: false, log: (line) => logged.push(line) });
  await server.ready;
});

afterAll(async () => {
  server?.close();
  await rm(dir, { recursive: true, force: true });
});

/** Creates the site's CMS client, whose requests Storyblok's emulator answers in this process. */
function cmsOf(dates: ContentDates = 'utc'): Cms {
  const client = createClient({
    fetch: async (request) => (server ? server.fetch(request) : Response.error()),
    url: 'http://content.invalid/v1/api',
    token: 'public',
    version: 'published',
    timeoutMs: 5_000,
    log: (line) => logged.push(line),
  });
  return createCms({
    source: graphqlSource(client),
    cache: createQueryCache(AGES),
    dates,
    log: (line) => logged.push(line),
  });
}

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('the content server', () => {
  it('returns the frame (§3.8)', async () => {
    const frame = await cmsOf().frame();
    expect(frame.header.links).toMatchObject([
      { kind: 'plain', label: 'Praktisch', link: { href: '/praktisch' } },
    ]);
    expect(frame.reservationUrl).toBe('https://tickets.example/klein');
  });

  it('returns home and published pages, but no page that is only a draft (§6.2)', async () => {
    const cms = cmsOf();
    expect((await cms.home())?.title).toBe('Klein Festival');
    expect(await cms.pageBySlug('praktisch')).toMatchObject({
      path: '/praktisch',
      title: 'Praktisch',
      colour: 'green',
    });
    expect(await cms.pageBySlug('nog-niet')).toBeUndefined();
    expect(await cms.pageBySlug('bestaat-niet')).toBeUndefined();
  });

  it('returns each day under its Brussels date, although midnight in Brussels is the evening before in UTC (§3.16, §7.9)', async () => {
    expect((await cmsOf().festivalDays(NOW)).map(({ day, path }) => [day, path])).toEqual([
      ['2025-10-25', '/programma/2025-10-25'],
      ['2025-10-26', '/programma/2025-10-26'],
      ['2025-10-27', '/programma/2025-10-27'],
    ]);
  });

  it('returns the items of a day including those at exactly midnight, and none of adjacent days (§7.8, §7.12)', async () => {
    const cms = cmsOf();
    const startingOn = async (day: string) => titles(timetableOf(await cms.itemsStartingOn(day), day));
    expect(await startingOn('2025-10-25')).toEqual(['Eén voor middernacht']);
    expect(await startingOn('2025-10-26')).toEqual(['Drie keer', 'Drie keer', 'Laat']);
    expect(await startingOn('2025-10-27')).toEqual(['Eerste van maandag', 'Met een gat']);
    expect(await startingOn('2025-10-28')).toEqual([]);
  });

  it('requests only the items of the day, by bounds in the query (§7.12)', async () => {
    const starts = (await cmsOf().itemsStartingOn('2025-10-26')).map(({ start }) => start.toISOString());
    expect(starts).toEqual([
      '2025-10-25T22:00:00.000Z',
      '2025-10-26T09:00:00.000Z',
      '2025-10-26T22:30:00.000Z',
    ]);
  });

  it('returns an item with all its relations (§3.3, §3.2)', async () => {
    const [night] = await cmsOf().itemsStartingOn('2025-10-26');
    expect(night).toMatchObject({
      uuid: uuid('d2-0000'),
      title: 'Drie keer',
      start: new Date('2025-10-25T22:00:00Z'),
      end: new Date('2025-10-25T23:00:00Z'),
      preciseLocation: 'zaal 2',
      extraInfo: 'Neem een trui mee.',
      ongoing: false,
      experience: {
        uuid: uuid('exp-3'),
        path: '/activiteiten/drie-keer',
        title: 'Drie keer',
        preview: 'Drie keer hetzelfde, telkens anders.',
      },
      location: { uuid: uuid('loc-forum'), slug: 'forum', title: 'Forum' },
      type: { slug: 'gesprek', title: 'Gesprek' },
    });
    expect(titles(night?.themes ?? [])).toEqual(['Strips', 'Fantasy']);
  });

  it('returns no item of an unpublished experience, and warns once about it', async () => {
    const cms = cmsOf();
    for (const items of [await cms.itemsStartingOn('2025-10-27'), await cms.programmeItems(NOW)])
      expect(items.map((item) => item.uuid)).not.toContain(uuid('hidden'));
    expect(logged.filter((line) => line.includes('programma-items/hidden'))).toEqual([
      '[content] programma-items/hidden: a programme item of an unpublished or deleted experience is not shown',
    ]);
  });

  it('returns an item without its unpublished relations, and warns once about each relation', async () => {
    const cms = cmsOf();
    const broken = (await cms.itemsStartingOn('2025-10-27')).find(({ title }) => title === 'Met een gat');
    expect(broken).toMatchObject({ experience: undefined, location: undefined, ongoing: false });
    expect(titles(broken?.themes ?? [])).toEqual(['Fantasy']);
    await cms.programmeItems(NOW);
    for (const field of ['location', 'theme']) {
      expect(
        logged.filter((line) => line.includes('programma-items/broken') && line.includes(`${field} points`)),
      ).toHaveLength(1);
    }
  });

  it('returns the ongoing items of a day, whenever they began (§2.55)', async () => {
    const ongoing = await cmsOf().ongoingItems();
    expect(titles(ongoingOf(ongoing, '2025-10-25'))).toEqual(['Negen dagen lang', 'Alleen zaterdag']);
    expect(titles(ongoingOf(ongoing, '2025-10-26'))).toEqual(['Negen dagen lang']);
    expect(titles(ongoingOf(ongoing, '2025-11-03'))).toEqual([]);
  });

  it('returns an experience with all its items (§2.44)', async () => {
    const cms = cmsOf();
    const experience = await cms.experienceBySlug('activiteiten/drie-keer');
    expect(experience).toMatchObject({
      kind: 'experience',
      title: 'Drie keer',
      body: [{ kind: 'quote', text: 'Lees.' }],
    });
    const items = await cms.itemsOfExperience(experience?.uuid ?? '', NOW);
    const times = experienceTimes(items, new Date('2025-10-26T08:00:00Z'));
    expect(times.items.map(({ uuid }) => uuid)).toEqual([uuid('d1-2359'), uuid('d2-0000'), uuid('d2-1000')]);
    expect(times.leading?.uuid).toBe(uuid('d2-1000'));
  });

  it('returns neither an experience that is only a draft nor its items', async () => {
    const cms = cmsOf();
    expect(await cms.experienceBySlug('activiteiten/verborgen')).toBeUndefined();
    expect(await cms.itemsOfExperience(uuid('geen'), NOW)).toEqual([]);
  });

  it('returns the whole programme, sorted by start (§7.10)', async () => {
    const starts = (await cmsOf().programmeItems(NOW)).map(({ start }) => +start);
    expect(starts).toHaveLength(8);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it('returns the addresses and distinguishes folders from stories (§7.16)', async () => {
    const links = await cmsOf().links();
    expect(links).toContainEqual({ uuid: uuid('prak'), slug: 'praktisch', published: true, isFolder: false });
    expect(links.find(({ slug }) => slug === 'nog-niet')?.published ?? false).toBe(false);
    expect(links.filter(({ isFolder }) => isFolder).map(({ slug }) => slug.replace(/\/$/, ''))).toContain(
      'activiteiten',
    );
  });
});

describe('the content read as Brussels wall time', () => {
  it('reads a wall time of 21:59 on the first day as 21:59, not as 23:59', async () => {
    const [first] = await cmsOf('wall').itemsStartingOn('2025-10-25');
    expect(titles(await cmsOf('wall').itemsStartingOn('2025-10-25'))).toContain('Eén voor middernacht');
    expect(first?.start.toISOString()).not.toBe('2025-10-25T21:59:00.000Z');
    const items = await cmsOf('wall').programmeItems(NOW);
    const last = items.find(({ title }) => title === 'Eén voor middernacht');
    expect(last?.start.toISOString()).toBe('2025-10-25T19:59:00.000Z');
  });
});
