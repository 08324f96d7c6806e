import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { moveEdition } from '../src/moved-copy.ts';
import { movedTime } from '../src/moved-time.ts';

const PARTS = [
  'components.json',
  'stories/home.json',
  'stories/globaal',
  'stories/programma',
  'events',
].concat('stories/programma-items');

describe('a moved date', () => {
  it.each([
    ['2025-10-26', 364, '2026-10-25'],
    ['2025-10-25 08:00', 364, '2026-10-24 08:00'],
    // The new date is in winter time, when 10:00 in Brussels is one hour later in UTC than in summer time.
    ['2025-10-25 08:00', 7, '2025-11-01 09:00'],
    ['2025-11-02 09:00:00', -14, '2025-10-19 08:00:00'],
    // Midnight in Brussels stays midnight.
    ['2025-10-25 22:00', 1, '2025-10-26 23:00'],
    ['2025-11-28T18:00:00+01:00', 180, '2026-05-27T18:00:00+02:00'],
    ['2025-09-09T16:46:27+00:00', 90, '2025-12-08T17:46:27+00:00'],
    ['', 364, ''],
    ['binnenkort', 364, 'binnenkort'],
  ])('«%s» moved by %i days is «%s»', (text, days, moved) => {
    expect(movedTime(text, days)).toBe(moved);
  });

  it('keeps a time in the first or second occurrence of the hour that the clock repeats in autumn', () => {
    expect(movedTime('2025-10-26 00:30', 364)).toBe('2026-10-25 00:30');
    expect(movedTime('2025-10-26 01:30', 364)).toBe('2026-10-25 01:30');
    // If the new day has no repeated hour, both times become equal.
    expect(movedTime('2025-10-26 00:30', 1)).toBe('2025-10-27 01:30');
    expect(movedTime('2025-10-26 01:30', 1)).toBe('2025-10-27 01:30');
  });

  it('preserves the local hour of dates that are stored in Brussels wall time', () => {
    expect(movedTime('2025-10-25 10:00', 7, 'wall')).toBe('2025-11-01 10:00');
  });

  it('moves a time that the clock skips in spring to after the gap', () => {
    expect(movedTime('2025-03-29 01:30', 1)).toBe('2025-03-30 01:30');
  });
});

describe('an edition moved by 364 days', () => {
  const parent = mkdtempSync(join(tmpdir(), 'moved-edition-'));
  const [from, to] = [join(parent, 'part'), join(parent, 'moved')];
  const days = ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29'].concat([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  beforeAll(() => {
    // The whole edition has 900 files, which take seconds on a busy machine.
    for (const part of PARTS)
      cpSync(join(FIXTURE_EDITION, part), join(from, part), {
        recursive: true,
        filter: (path) => !/(?:1[1-9]|2\d)\d\d-[a-z][^/]*$/.test(path),
      });
    mkdirSync(join(from, 'assets'));
    writeFileSync(join(from, 'assets', 'dag.webp'), 'beeld');
    moveEdition({ from, to, days: 364 });
  });
  afterAll(() => rmSync(parent, { recursive: true }));

  const text = (...path: string[]) => readFileSync(join(to, ...path), 'utf8');
  const story = (path: string) => JSON.parse(text('stories', `${path}.json`));
  const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

  it('the moved edition has a page and a folder of items for each moved day, and none for the original days', () => {
    expect(readdirSync(join(to, 'stories', 'programma')).sort()).toEqual(days.map((day) => `${day}.json`));
    expect(readdirSync(join(to, 'stories', 'programma-items')).sort()).toEqual(days);
    expect(story('programma/2026-10-25')).toMatchObject({
      slug: '2026-10-25',
      full_slug: 'programma/2026-10-25',
      content: { date: '2026-10-25 00:00' },
    });
  });

  it('the links in the moved edition lead to the moved days, and the dates in its menu are moved too', () => {
    const header = text('stories', 'globaal', 'header.json');
    expect(header).toContain('"cached_url": "programma/2026-10-25"');
    expect(header).toMatch(/"label": "2026-10-2\d \d\d:\d\d"/);
    const links = filesIn(join(to, 'stories'))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => text('stories', file).match(/programma\/2025-\d\d-\d\d/g) ?? []);
    expect(links).toEqual([]);
  });

  it('the moved edition contains every file, with its uuid, its images and its formatting', () => {
    const all = (folder: string) => filesIn(folder).filter((file) => /^(stories|assets|events)\b/.test(file));
    expect(all(to)).toHaveLength(all(from).length);
    const before = JSON.parse(readFileSync(join(from, 'stories', 'programma', '2025-10-26.json'), 'utf8'));
    const linesOf = (json: string) => json.split('\n').length;
    expect(linesOf(text('stories', 'home.json'))).toBe(
      linesOf(readFileSync(join(from, 'stories', 'home.json'), 'utf8')),
    );
    const { uuid, content, published_at } = story('programma/2026-10-25');
    expect({ uuid, published_at, image: content.image }).toEqual({
      uuid: before.uuid,
      published_at: before.published_at,
      image: before.content.image,
    });
  });

  it('the moved edition has moved dates in UiTdatabank events, and no other changes in them', () => {
    const [file = ''] = readdirSync(join(from, 'events')).filter((name) => name.endsWith('.json'));
    const before = JSON.parse(readFileSync(join(from, 'events', file), 'utf8'));
    const after = JSON.parse(text('events', file));
    expect(after.endDate).toBe(movedTime(before.endDate, 364));
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after.created).toBe(before.created);
  });

  it('refuses a target folder that is not empty', () => {
    expect(() => moveEdition({ from, to, days: 1 })).toThrow('is niet leeg');
    expect(existsSync(join(to, 'components.json'))).toBe(true);
  });
});
