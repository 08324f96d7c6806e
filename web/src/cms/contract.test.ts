import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ContentServer, createContentServer } from 'content-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentDates } from '../domain/brussels.ts';
import { experienceTimes } from '../domain/experience-times.ts';
import { ongoingOf, timetableOf } from '../domain/programme-day.ts';
import { createAnswers } from './answers.ts';
import { createClient } from './client.ts';
import { type Cms, createCms } from './cms.ts';

/** The content model of the site: what an editor can write is what is asked for here. */
const COMPONENTS = join(import.meta.dirname, '../../../content/components.json');

let dir = '';
let server: ContentServer | undefined;
const logged: string[] = [];

const uuid = (name: string) => {
  const hex = Buffer.from(name).toString('hex').padEnd(32, '0').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

type Fields = Record<string, unknown>;

async function write(fullSlug: string, id: string, component: string, fields: Fields, suffix = '.json') {
  const path = join(dir, 'stories', `${fullSlug}${suffix}`);
  await mkdir(dirname(path), { recursive: true });
  const content = { _uid: uuid(`${id}#`), component, ...fields };
  await writeFile(path, JSON.stringify({ name: String(fields.title ?? id), uuid: uuid(id), content }));
}

const item = (id: string, fields: Fields) => write(`programma-items/${id}`, id, 'program', fields);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'contract-'));
  await cp(COMPONENTS, join(dir, 'components.json'));

  await write('home', 'home', 'home', { title: 'Klein Festival' });
  await write('praktisch', 'prak', 'page', { title: 'Praktisch', page_color: 'green' });
  await write('nog-niet', 'nog', 'page', { title: 'Nog niet' }, '.draft.json');
  await write('globaal/header', 'head', 'header', {
    nav_links: [
      {
        _uid: 'n1',
        component: 'link',
        label: 'Praktisch',
        link: {
          id: uuid('prak'),
          linktype: 'story',
          fieldtype: 'multilink',
          cached_url: 'praktisch',
          url: '',
        },
      },
    ],
  });
  await write('globaal/footer', 'foot', 'footer', {});
  await write('globaal/social', 'soc', 'social', {});
  await write('globaal/global-data', 'glob', 'global_data', {
    reservation_url: 'https://tickets.example/klein',
  });

  await write('locaties/forum', 'loc-forum', 'location', { title: 'Forum' });
  await write('types/gesprek', 'type-g', 'type', { title: 'Gesprek' });
  await write('themas/strips', 'theme-s', 'theme', { title: 'Strips' });
  await write('themas/fantasy', 'theme-f', 'theme', { title: 'Fantasy' });
  await write('themas/weg', 'theme-w', 'theme', { title: 'Weg' }, '.draft.json');

  for (const [id, day, date] of [
    ['day-3', '2025-10-27', '2025-10-26 23:00'],
    ['day-1', '2025-10-25', '2025-10-24 22:00'],
    ['day-2', '2025-10-26', '2025-10-25 22:00'],
  ] as const) {
    await write(`programma/${day}`, id, 'date_overview', { title: day, date });
  }

  await write('activiteiten/drie-keer', 'exp-3', 'experience', {
    title: 'Drie keer',
    preview_text: 'Drie keer hetzelfde, telkens anders.',
    theme: [uuid('theme-s')],
    body: [{ _uid: 'q', component: 'quote', text: 'Lees.' }],
  });
  await write('activiteiten/verborgen', 'exp-draft', 'experience', { title: 'Verborgen' }, '.draft.json');

  const full = {
    experience: uuid('exp-3'),
    location: uuid('loc-forum'),
    type: uuid('type-g'),
    theme: [uuid('theme-s'), uuid('theme-f')],
  };
  await item('d1-2359', { ...full, title_overwrite: 'Eén voor middernacht', start_date: '2025-10-25 21:59' });
  await item('d2-0000', {
    ...full,
    start_date: '2025-10-25 22:00',
    end_date: '2025-10-25 23:00',
    precise_location: 'zaal 2',
    extra_info: 'Neem een trui mee.',
  });
  await item('d2-1000', { ...full, start_date: '2025-10-26 09:00', end_date: '2025-10-26 10:00' });
  await item('d2-2330', {
    start_date: '2025-10-26 22:30',
    end_date: '2025-10-27 00:30',
    title_overwrite: 'Laat',
  });
  await item('d3-0000', { start_date: '2025-10-26 23:00', title_overwrite: 'Eerste van maandag' });
  await item('expo', {
    title_overwrite: 'Negen dagen lang',
    start_date: '2025-10-24 22:00',
    end_date: '2025-11-02 22:59',
    ongoing_program_item: 'true',
  });
  await item('expo-2', {
    title_overwrite: 'Alleen zaterdag',
    start_date: '2025-10-25 08:00',
    end_date: '2025-10-25 16:00',
    ongoing_program_item: 'true',
  });
  await item('broken', {
    title_overwrite: 'Met een gat',
    start_date: '2025-10-27 09:00',
    experience: uuid('exp-draft'),
    location: uuid('nergens'),
    theme: [uuid('theme-w'), uuid('theme-f')],
    ongoing_program_item: 'false',
  });

  server = createContentServer({ dir, watch: false, log: (line) => logged.push(line) });
  await server.ready;
});

afterAll(async () => {
  server?.close();
  await rm(dir, { recursive: true, force: true });
});

/** The cms of the site over the content server, through its door and no other. */
function cmsOf(dates: ContentDates = 'utc'): Cms {
  const client = createClient({
    fetch: async (request) => (server ? server.fetch(request) : Response.error()),
    url: 'http://content.invalid/v1/api',
    token: 'public',
    version: 'published',
    timeoutMs: 5_000,
    log: (line) => logged.push(line),
  });
  return createCms({ client, answers: createAnswers(), dates, log: (line) => logged.push(line) });
}

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('the content server gives the site', () => {
  it('its frame (§3.8)', async () => {
    const frame = await cmsOf().frame();
    expect(frame.header.links).toMatchObject([
      { kind: 'plain', label: 'Praktisch', link: { href: '/praktisch' } },
    ]);
    expect(frame.reservationUrl).toBe('https://tickets.example/klein');
  });

  it('home and pages, and no page that is only a draft (§6.2)', async () => {
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

  it('its days in order, each on its Brussels day though midnight there is the evening before in UTC (§3.16, §7.9)', async () => {
    expect((await cmsOf().festivalDays()).map(({ day, path }) => [day, path])).toEqual([
      ['2025-10-25', '/programma/2025-10-25'],
      ['2025-10-26', '/programma/2025-10-26'],
      ['2025-10-27', '/programma/2025-10-27'],
    ]);
  });

  it('a day with what starts at exactly midnight, and nothing of the days around it (§7.8, §7.12)', async () => {
    const cms = cmsOf();
    const startingOn = async (day: string) => titles(timetableOf(await cms.itemsStartingOn(day), day));
    expect(await startingOn('2025-10-25')).toEqual(['Eén voor middernacht']);
    expect(await startingOn('2025-10-26')).toEqual(['Drie keer', 'Drie keer', 'Laat']);
    expect(await startingOn('2025-10-27')).toEqual(['Eerste van maandag', 'Met een gat']);
    expect(await startingOn('2025-10-28')).toEqual([]);
  });

  it('every item of a day already by its bounds, before the site looks again (§7.12)', async () => {
    const starts = (await cmsOf().itemsStartingOn('2025-10-26')).map(({ start }) => start.toISOString());
    expect(starts).toEqual([
      '2025-10-25T22:00:00.000Z',
      '2025-10-26T09:00:00.000Z',
      '2025-10-26T22:30:00.000Z',
    ]);
  });

  it('an item with all it is related to (§3.3, §3.2)', async () => {
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

  it('an item without the relations that are not published, and says once where they are missing', async () => {
    const cms = cmsOf();
    const broken = (await cms.itemsStartingOn('2025-10-27')).find(({ title }) => title === 'Met een gat');
    expect(broken).toMatchObject({ experience: undefined, location: undefined, ongoing: false });
    expect(titles(broken?.themes ?? [])).toEqual(['Fantasy']);
    await cms.programmeItems();
    for (const field of ['experience', 'location', 'theme']) {
      expect(
        logged.filter((line) => line.includes('programma-items/broken') && line.includes(`${field} points`)),
      ).toHaveLength(1);
    }
  });

  it('what runs through a day, whenever it began (§2.55)', async () => {
    const ongoing = await cmsOf().ongoingItems();
    expect(titles(ongoingOf(ongoing, '2025-10-25'))).toEqual(['Negen dagen lang', 'Alleen zaterdag']);
    expect(titles(ongoingOf(ongoing, '2025-10-26'))).toEqual(['Negen dagen lang']);
    expect(titles(ongoingOf(ongoing, '2025-11-03'))).toEqual([]);
  });

  it('an experience with every one of its items (§2.44)', async () => {
    const cms = cmsOf();
    const experience = await cms.experienceBySlug('activiteiten/drie-keer');
    expect(experience).toMatchObject({
      kind: 'experience',
      title: 'Drie keer',
      body: [{ kind: 'quote', text: 'Lees.' }],
    });
    const items = await cms.itemsOfExperience(experience?.uuid ?? '');
    const times = experienceTimes(items, new Date('2025-10-26T08:00:00Z'));
    expect(times.items.map(({ uuid }) => uuid)).toEqual([uuid('d1-2359'), uuid('d2-0000'), uuid('d2-1000')]);
    expect(times.leading?.uuid).toBe(uuid('d2-1000'));
  });

  it('no experience that is only a draft, and no items of it', async () => {
    const cms = cmsOf();
    expect(await cms.experienceBySlug('activiteiten/verborgen')).toBeUndefined();
    expect(await cms.itemsOfExperience(uuid('geen'))).toEqual([]);
  });

  it('the whole programme by start (§7.10)', async () => {
    const starts = (await cmsOf().programmeItems()).map(({ start }) => +start);
    expect(starts).toHaveLength(8);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it('its addresses, folders told from stories (§7.16)', async () => {
    const links = await cmsOf().links();
    expect(links).toContainEqual({ uuid: uuid('prak'), slug: 'praktisch', published: true, isFolder: false });
    expect(links.find(({ slug }) => slug === 'nog-niet')?.published ?? false).toBe(false);
    expect(links.filter(({ isFolder }) => isFolder).map(({ slug }) => slug.replace(/\/$/, ''))).toContain(
      'activiteiten',
    );
  });
});

describe('the same content read as Brussels wall time', () => {
  it('gives 21:59 on the first day its 21:59, not 23:59', async () => {
    const [first] = await cmsOf('wall').itemsStartingOn('2025-10-25');
    expect(titles(await cmsOf('wall').itemsStartingOn('2025-10-25'))).toContain('Eén voor middernacht');
    expect(first?.start.toISOString()).not.toBe('2025-10-25T21:59:00.000Z');
    const items = await cmsOf('wall').programmeItems();
    const last = items.find(({ title }) => title === 'Eén voor middernacht');
    expect(last?.start.toISOString()).toBe('2025-10-25T19:59:00.000Z');
  });
});
