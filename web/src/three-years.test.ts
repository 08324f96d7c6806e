import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from './server/content/fixtures/our-content.ts';
import { siteOfYears, writeYears, type YearsContent } from './server/fixtures/site-of-years.ts';

// Follows the clock through three years, with the content that editors publish along the way.

const DAYS_2025 = ['2025-10-25', '2025-10-26', '2025-11-02'];
const DAYS_2026 = ['2026-10-24', '2026-10-25', '2026-11-01'];
const DAYS_2027 = ['2027-10-23', '2027-10-24', '2027-10-31'];
const SALES_2025 = '2025-09-01 08:00';
const SALES_2026 = '2026-09-01 08:00';
const BOTH = [...DAYS_2025, ...DAYS_2026];

const CONTENT = {
  nothing: { days: [] },
  'days of 2025': { days: DAYS_2025, ticketsFrom: SALES_2025 },
  'programme of 2025': { days: DAYS_2025, programmes: [2025], ticketsFrom: SALES_2025 },
  'days of 2026': { days: BOTH, programmes: [2025], ticketsFrom: SALES_2025 },
  'programme of 2026': { days: BOTH, programmes: [2025, 2026], ticketsFrom: SALES_2026 },
  'days of 2027': { days: [...BOTH, ...DAYS_2027], programmes: [2025, 2026], ticketsFrom: SALES_2026 },
  'programme of 2027': {
    days: [...BOTH, ...DAYS_2027],
    programmes: [2025, 2026, 2027],
    ticketsFrom: SALES_2026,
  },
} satisfies Record<string, YearsContent>;
type ContentName = keyof typeof CONTENT;

const NEWS = 'Hou me op de hoogte';
const SHOP = 'Koop tickets';
const NEXT_2025 = 'Volgende editie: 25 oktober tot 2 november 2025';
const NEXT_2026 = 'Volgende editie: 24 oktober tot 1 november 2026';
const NEXT_2027 = 'Volgende editie: 23 tot 31 oktober 2027';
const OVER = 'Deze editie is voorbij';
const NOW = 'Nu & straks';
const COMES = 'Er komt een volgende editie';
const RESUMES_TODAY = 'Straks om 10:00 gaat het verder';
const RESUMES_TOMORROW = 'Morgen om 10:00 gaat het verder';
const RESUMES_SUNDAY = 'Op zondag 2 november om 10:00 gaat het verder';

/**
 * Each line contains the content, the instant, the current edition, the button and the band of the home page, and where
 * `/programma` leads.
 */
const LINES: readonly [ContentName, string, number | undefined, string, string, string | undefined][] = [
  ['nothing', '2025-05-02T12:00:00+02:00', undefined, NEWS, COMES, undefined],
  ['nothing', '2025-05-31T23:59:00+02:00', undefined, NEWS, COMES, undefined],
  ['days of 2025', '2025-06-01T00:00:00+02:00', 2025, NEWS, NEXT_2025, '2025-10-25'],
  ['days of 2025', '2025-08-31T23:59:00+02:00', 2025, NEWS, NEXT_2025, '2025-10-25'],
  ['days of 2025', '2025-09-02T09:00:00+02:00', 2025, SHOP, 'Nog 53 dagen', '2025-10-25'],
  ['programme of 2025', '2025-09-01T09:59:00+02:00', 2025, NEWS, NEXT_2025, '2025-10-25'],
  ['programme of 2025', '2025-09-01T10:00:00+02:00', 2025, SHOP, 'Nog 54 dagen', '2025-10-25'],
  ['programme of 2025', '2025-10-24T10:00:00+02:00', 2025, SHOP, 'Morgen om 10:00 begint het', '2025-10-25'],
  ['programme of 2025', '2025-10-24T23:59:00+02:00', 2025, SHOP, 'Morgen om 10:00 begint het', '2025-10-25'],
  ['programme of 2025', '2025-10-25T00:00:00+02:00', 2025, SHOP, 'Vandaag om 10:00 begint het', '2025-10-25'],
  ['programme of 2025', '2025-10-25T09:30:00+02:00', 2025, SHOP, NOW, '2025-10-25'],
  ['programme of 2025', '2025-10-25T10:05:00+02:00', 2025, SHOP, NOW, '2025-10-25'],
  ['programme of 2025', '2025-10-25T23:30:00+02:00', 2025, SHOP, RESUMES_TOMORROW, '2025-10-25'],
  ['programme of 2025', '2025-10-26T02:30:00+02:00', 2025, SHOP, RESUMES_TODAY, '2025-10-26'],
  ['programme of 2025', '2025-10-26T02:30:00+01:00', 2025, SHOP, RESUMES_TODAY, '2025-10-26'],
  ['programme of 2025', '2025-10-26T10:05:00+01:00', 2025, SHOP, NOW, '2025-10-26'],
  ['programme of 2025', '2025-10-28T12:00:00+01:00', 2025, SHOP, RESUMES_SUNDAY, '2025-11-02'],
  ['programme of 2025', '2025-11-02T10:05:00+01:00', 2025, SHOP, NOW, '2025-11-02'],
  ['programme of 2025', '2025-11-02T17:30:00+01:00', 2025, SHOP, OVER, '2025-11-02'],
  ['programme of 2025', '2025-11-02T23:59:00+01:00', 2025, SHOP, OVER, '2025-11-02'],
  ['programme of 2025', '2025-11-03T00:00:00+01:00', 2025, NEWS, OVER, '2025-10-25'],
  ['programme of 2025', '2025-12-24T12:00:00+01:00', 2025, NEWS, OVER, '2025-10-25'],
  ['days of 2026', '2025-11-02T17:30:00+01:00', 2025, SHOP, OVER, '2025-11-02'],
  ['days of 2026', '2025-11-03T00:00:00+01:00', 2026, NEWS, NEXT_2026, '2026-10-24'],
  ['days of 2026', '2026-03-29T03:00:00+02:00', 2026, NEWS, NEXT_2026, '2026-10-24'],
  ['programme of 2026', '2026-08-31T12:00:00+02:00', 2026, NEWS, NEXT_2026, '2026-10-24'],
  ['programme of 2026', '2026-09-01T10:00:00+02:00', 2026, SHOP, 'Nog 53 dagen', '2026-10-24'],
  ['programme of 2026', '2026-10-23T23:59:00+02:00', 2026, SHOP, 'Morgen om 10:00 begint het', '2026-10-24'],
  ['programme of 2026', '2026-10-24T00:00:00+02:00', 2026, SHOP, 'Vandaag om 10:00 begint het', '2026-10-24'],
  ['programme of 2026', '2026-10-24T10:05:00+02:00', 2026, SHOP, NOW, '2026-10-24'],
  ['programme of 2026', '2026-10-25T02:30:00+01:00', 2026, SHOP, RESUMES_TODAY, '2026-10-25'],
  ['programme of 2026', '2026-11-01T10:05:00+01:00', 2026, SHOP, NOW, '2026-11-01'],
  ['programme of 2026', '2026-11-01T23:59:00+01:00', 2026, SHOP, OVER, '2026-11-01'],
  ['programme of 2026', '2026-11-02T00:00:00+01:00', 2026, NEWS, OVER, '2026-10-24'],
  ['programme of 2026', '2027-02-01T12:00:00+01:00', 2026, NEWS, OVER, '2026-10-24'],
  ['days of 2027', '2027-03-01T12:00:00+01:00', 2027, NEWS, NEXT_2027, '2027-10-23'],
  ['days of 2027', '2027-10-22T12:00:00+02:00', 2027, NEWS, NEXT_2027, '2027-10-23'],
  ['programme of 2027', '2027-10-23T10:05:00+02:00', 2027, SHOP, NOW, '2027-10-23'],
  ['programme of 2027', '2027-11-01T00:00:00+01:00', 2027, NEWS, OVER, '2027-10-23'],
  ['programme of 2027', '2028-01-05T12:00:00+01:00', 2027, NEWS, OVER, '2027-10-23'],
];

/** Pages and data that contain only items of the current edition, except the home page. */
const LISTS = [
  '/nu',
  '/live',
  '/signeren',
  '/boekje',
  '/zoeken?zoekterm=soep',
  '/programma/tekst',
  '/programma.ics',
  '/programma.json',
  '/programma.items',
  '/_app/programma.json',
] as const;

/** Addresses that do not exist while no day is known. */
const NEED_A_DAY: readonly string[] = ['/boekje', '/programma.ics'];

/** The instant at which followed calendars still contain the past edition, and its year. */
const STILL_FOLLOWED = ['2025-11-03T00:00:00+01:00', 2025] as const;

let folder = '';
const sites = new Map<ContentName, ReturnType<typeof siteOfYears>>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'years-'));
  for (const [index, [name, content]] of Object.entries(CONTENT).entries()) {
    const dir = join(folder, String(index));
    await writeYears(dir, content);
    // `as`: Object.entries loses the type of the keys.
    sites.set(name as ContentName, siteOfYears(dir));
  }
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = async (name: ContentName, path: string, now: string) => {
  const answer = await sites.get(name)?.(path, new Date(now));
  if (answer === undefined) throw new Error(`there is no content ${name}`);
  return answer;
};
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
const yearsIn = (text: string) =>
  [...new Set([...text.matchAll(/(?:Soep|Inkt|Schrijver) (\d{4})/g)].map(([, year]) => Number(year)))].sort();

it('covers forty instants in three years', () => {
  expect(LINES).toHaveLength(40);
});

describe.each(LINES)('with %s, at %s', (name, now, year, button, band, opens) => {
  const { days, programmes = [] }: YearsContent = CONTENT[name];
  const hasItems = year !== undefined && programmes.includes(year);

  it('shows the season on the home page, and links to tickets only while they are on sale', async () => {
    const html = await (await get(name, '/', now)).text();
    const [, said = ''] = /<h2 id="nu-en-straks"[^>]*>(.*?)<\/h2>/.exec(html) ?? [];
    expect(words(said)).toBe(band);
    expect(words(html)).toContain(button);
    const isSold = button === SHOP;
    expect(html.includes('https://tickets.example/"')).toBe(isSold);
    expect(html.includes('href="/formulier/newsletter"')).toBe(!isSold);
    expect(yearsIn(html).filter((one) => one !== year)).toEqual([]);
  });

  it('redirects `/programma` to a day of the current edition, if there is one', async () => {
    const answer = await get(name, '/programma', now);
    if (opens === undefined) return expect(answer.status).toBe(200);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/programma/${opens}`]);
    const html = await (await get(name, `/programma/${opens}`, now)).text();
    expect(yearsIn(html)).toEqual(hasItems ? [year] : []);
    if (!hasItems) expect(words(html)).toMatch(/Het programma van .* volgt nog\./);
  });

  it.each(LISTS)('shows only the current edition on %s', async (path) => {
    const answer = await get(name, path, now);
    expect(answer.status).toBe(year === undefined && NEED_A_DAY.includes(path) ? 404 : 200);
    const others = yearsIn(await answer.text()).filter((one) => one !== year);
    expect(others).toEqual(
      path === '/programma.ics' && now === STILL_FOLLOWED[0] && year !== STILL_FOLLOWED[1]
        ? [STILL_FOLLOWED[1]]
        : [],
    );
  });

  it('serves the programme of earlier editions and every other page', async () => {
    for (const path of [...days.map((day) => `/programma/${day}`), '/activiteiten/soep', '/mijn-stapel'])
      expect((await get(name, path, now)).status, path).toBe(200);
  });
});
