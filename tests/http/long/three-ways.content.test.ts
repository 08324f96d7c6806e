import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe } from 'vitest';
import { SHIPPED_EDITION } from '../../../content-fixtures/editions.ts';
import { startSite } from '../../../e2e/support/running-site.ts';
import { momentId } from '../../../web/src/domain/programme/moment.ts';
import { expect, testOn } from '../our-site.ts';
import { siteBetweenEditions, type Way } from '../second-edition.ts';
import { sitemapPaths } from '../sitemap.ts';

const LONG_MS = 900_000;
const FIRST_DAY = '/programma/2025-10-25';

const siteAfter = (way: Way) => () => siteBetweenEditions(SHIPPED_EDITION, way);

const textAt = async (url: string) => (await fetch(url)).text();
const statusAt = async (url: string) => (await fetch(url, { method: 'HEAD' })).status;
const daysIn = (paths: readonly string[], year: number) =>
  paths.filter((path) => path.startsWith(`/programma/${year}-`));

/** Returns the short ids of all items of the shipped edition that have a page. */
async function shortIds(): Promise<string[]> {
  const folder = join(SHIPPED_EDITION, 'stories', 'programma-items');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json'));
  const stories = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  );
  return stories.filter(({ content }) => content.experience).map(momentId);
}

/** Expects a site to present 2026 as its current edition. */
async function isOf2026(url: string): Promise<void> {
  expect((await fetch(`${url}/programma`)).url).toBe(`${url}/programma/2026-10-24`);
  expect(await textAt(`${url}/programma.ics`)).toContain('X-WR-CALNAME:Boektopia 2026\r\n');
  const { schedule } = JSON.parse(await textAt(`${url}/schedule.json`));
  expect(schedule.conference).toMatchObject({ start: '2026-10-24', end: '2026-11-01', daysCount: 9 });
  const home = await textAt(`${url}/`);
  expect(home).toContain('"startDate":"2026-10-24","endDate":"2026-11-01"');
  const signing = await textAt(`${url}/signeren`);
  expect(signing.match(/href="\/signeren\?dag=2026-[\d-]+"/g)?.length).toBeGreaterThan(7);
  expect(signing).not.toContain('dag=2025-');
  const found = await textAt(`${url}/zoeken?zoekterm=signeren`);
  expect(found).not.toContain('dag=2025-');
}

describe('all dates moved in place', () => {
  const test = testOn(siteAfter('moved in place'));

  test('presents one edition, and responds with a 404 for the old day pages', { timeout: LONG_MS }, async ({
    site,
  }) => {
    await isOf2026(site.url);
    const paths = await sitemapPaths(site.url);
    expect([daysIn(paths, 2026).length, daysIn(paths, 2025).length]).toEqual([9, 0]);
    expect(paths).not.toContain('/edities');
    expect(await statusAt(site.url + FIRST_DAY)).toBe(404);
    // The uuids of the items do not change, so their short links lead to the new moments.
    for (const id of (await shortIds()).slice(0, 20)) expect(await statusAt(`${site.url}/m/${id}`)).toBe(200);
  });
});

describe('new days and items beside the old', () => {
  const test = testOn(siteAfter('beside the old'));

  test('presents the new edition, and still serves every address of the old one', {
    timeout: LONG_MS,
  }, async ({ site }) => {
    await isOf2026(site.url);
    const before = await startSite({ CONTENT_DIR: SHIPPED_EDITION });
    const old = await sitemapPaths(before.url);
    await before.stop();
    const days = daysIn(old, 2025);
    const ids = await shortIds();
    expect([days.length, ids.length >= 200]).toEqual([9, true]);
    const paths = [
      ...old,
      ...days.flatMap((day) => [`${day}.ics`, `${day}.items`, `${day}?weergave=rooster`]),
      ...ids.flatMap((id) => [`/m/${id}`, `/m/${id}.ics`]),
    ];
    const dead: string[] = [];
    for (const path of paths) {
      const status = await statusAt(site.url + path);
      if (status !== 200) dead.push(`${path} responds ${status}`);
    }
    expect(dead).toEqual([]);
    for (const day of days) expect(await textAt(site.url + day)).toContain('Boektopia 2025, voorbij');
  });
});

describe('new days and items, the old ones unpublished', () => {
  const test = testOn(siteAfter('old unpublished'));

  test('presents one edition, and responds with a 404 for unpublished stories', { timeout: LONG_MS }, async ({
    site,
  }) => {
    await isOf2026(site.url);
    const paths = await sitemapPaths(site.url);
    expect([daysIn(paths, 2026).length, daysIn(paths, 2025).length]).toEqual([9, 0]);
    const [id] = await shortIds();
    expect(await statusAt(site.url + FIRST_DAY)).toBe(404);
    expect(await statusAt(`${site.url}/m/${id}`)).toBe(404);
  });
});
