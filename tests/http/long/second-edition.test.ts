import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { momentId } from '../../../web/src/domain/programme/moment.ts';
import { expect, ourSite, testOn } from '../our-site.ts';
import { isInNextEdition, siteBetweenEditions } from '../second-edition.ts';
import { sitemapPaths } from '../sitemap.ts';

const test = testOn(() => siteBetweenEditions(FIXTURE_EDITION, 'beside the old'));

const textAt = async (url: string) => (await fetch(url)).text();
const jsonAt = async (url: string) => (await fetch(url)).json();
const namesOf = (calendar: string) => /X-WR-CALNAME:(.*)\r/.exec(calendar)?.[1]?.replaceAll('\\,', ',');
const yearsIn = (text: string) => [
  ...new Set(text.match(/\b202[567]-\d{2}-\d{2}/g)?.map((day) => day.slice(0, 4))),
];

/** Returns the stories of the programme items of 2025. */
async function oldItems(): Promise<{ uuid: string; experience: unknown }[]> {
  const folder = join(FIXTURE_EDITION, 'stories', 'programma-items');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json'));
  return Promise.all(
    files.map(async (file) => {
      const { uuid, content } = JSON.parse(await readFile(join(folder, file), 'utf8'));
      return { uuid, experience: content.experience };
    }),
  );
}

test('every page, calendar and short link of the earlier edition still works', async ({ site }) => {
  const before = await sitemapPaths(ourSite().url);
  const listed = await sitemapPaths(site.url);
  expect(before.filter((path) => !listed.includes(path))).toEqual([]);
  const days = before.filter((path) => /^\/programma\/\d/.test(path));
  // Tests every fifth short link. The test of the shipped edition tests all of them.
  const items = (await oldItems()).filter((_, index) => index % 5 === 0);
  const archive = listed.slice(listed.indexOf('/edities'));
  const paths = [
    ...archive,
    ...days.flatMap((day) => [`${day}.ics`, `${day}.items`, `/boekje?dag=${day.slice(-10)}`]),
    ...items.map((item) => `/m/${momentId(item)}.ics`),
  ];
  expect([days.length, archive.length > 60, items.length > 30]).toEqual([9, true, true]);
  const dead: string[] = [];
  for (const path of paths) {
    const { status } = await fetch(site.url + path, { method: 'HEAD' });
    if (status !== 200) dead.push(`${path} responds ${status}`);
  }
  for (const item of items.filter(({ experience }) => typeof experience === 'string')) {
    const { headers } = await fetch(`${site.url}/m/${momentId(item)}`, { redirect: 'manual' });
    const to = headers.get('location') ?? '';
    if (!listed.includes(to.replace(/\?.*/, ''))) dead.push(`/m/${momentId(item)} leads to ${to}`);
  }
  expect(dead).toEqual([]);
});

test('lists, feeds and structured data contain the current edition only', async ({ site }) => {
  const of = (path: string) => textAt(site.url + path);
  for (const path of [
    '/programma.json',
    '/schedule.json',
    '/programma.items',
    '/_app/programma.json?dag=2026-10-24',
  ])
    expect([
      path,
      yearsIn((await of(path)).replace(/"days":\[[^\]]*\]/, '').replace(/"\$schema":"[^"]*"/, '')),
    ]).toEqual([path, ['2026']]);
  expect(namesOf(await of('/programma.ics'))).toBe('Boektopia 2026');
  const { schedule } = await jsonAt(`${site.url}/schedule.json`);
  expect(schedule.conference).toMatchObject({ title: 'Boektopia 2026', start: '2026-10-24', daysCount: 9 });
  const home = await of('/');
  expect(home).toContain('"startDate":"2026-10-24","endDate":"2026-11-01"');
  // Links that editors typed may lead to days of the earlier edition.
  const shelf = /<nav[^>]*aria-label="Dagen van het festival".*?<\/nav>/s.exec(home)?.[0] ?? '';
  expect(shelf.match(/href="[^"]*"/g)).toHaveLength(9);
  expect(shelf).not.toContain('2025-');
  for (const path of ['/signeren', '/nu', '/programma/tekst', '/programma/2026-10-24']) {
    const page = /<main.*<\/main>/s.exec(await of(path))?.[0] ?? '';
    expect([path, page.length > 1_000, page.includes('2025-1')]).toEqual([path, true, false]);
  }
});

test('the pages and the calendar of an earlier day name its edition and link to its other days', async ({
  site,
}) => {
  const day = await textAt(`${site.url}/programma/2025-10-25`);
  expect(day).toContain('Boektopia 2025, voorbij');
  expect(day).toContain('href="/programma/2025-11-02"');
  expect(day).not.toContain('href="/programma/2026-10-24"');
  expect(namesOf(await textAt(`${site.url}/programma/2025-10-25.ics`))).toBe(
    'Boektopia 2025, voorbij: zaterdag 25 oktober',
  );
  const edition = await textAt(`${site.url}/programma/2025`);
  for (const part of ['<h1', 'Boektopia 2025', 'voorbij', 'href="/programma/2025-10-31"', '/activiteiten/'])
    expect(edition).toContain(part);
  const editions = await textAt(`${site.url}/edities`);
  for (const part of ['href="/programma/2026"', 'href="/programma/2025"']) expect(editions).toContain(part);
  expect((await fetch(`${site.url}/programma/2019`)).status).toBe(404);
});

test('the sitemap lists the pages of earlier editions last', async ({ site }) => {
  const paths = await sitemapPaths(site.url);
  const archive = paths.indexOf('/edities');
  const at = (path: string) => paths.indexOf(path);
  expect(at('/programma/2026-10-24')).toBeGreaterThan(-1);
  expect(at('/programma/2026-10-24')).toBeLessThan(archive);
  expect(at('/praktisch')).toBeLessThan(archive);
  expect(at('/programma/2025')).toBeGreaterThan(archive);
  expect(at('/programma/2025-10-25')).toBeGreaterThan(archive);
  expect(paths.length).toBe(new Set(paths).size);
});

test('the search finds an experience of an earlier edition only if all editions are searched', async ({
  site,
}) => {
  const { experiences } = await jsonAt(`${ourSite().url}/programma.json`);
  const gone = experiences.find((one: { id: string }) => !isInNextEdition(one.id));
  const path = new URL(gone.url).pathname;
  const search = `${site.url}/zoeken?${new URLSearchParams({ zoekterm: gone.title })}`;
  expect(await textAt(search)).not.toContain(`href="${path}`);
  const all = await textAt(`${search}&edities=alle`);
  expect(all).toContain(`href="${path}`);
  expect(all).toContain('Boektopia 2025');
  expect(await textAt(site.url + path)).toContain('Boektopia 2025, voorbij');
});
