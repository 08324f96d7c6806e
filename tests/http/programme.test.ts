import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIXTURE_EDITION } from '../../content-fixtures/editions.ts';
import { rawRequest } from '../../e2e/support/raw-request.ts';
import type { Site } from '../../e2e/support/running-site.ts';
import { SMALL_DAYS } from '../../e2e/support/small-festival.ts';
import { SMALL_NOON } from '../../e2e/support/small-site.ts';
import { emptyElements } from './empty-elements.ts';
import { expect, testOnSmallSite } from './our-site.ts';

const test = testOnSmallSite({ now: SMALL_NOON });

/** The query that opens the collapsed part of today's list, so that the page also contains the past items. */
const WITH_PAST = '?voorbij=1';

const text = async (site: Site, path: string) => (await fetch(site.url + path)).text();
/** Returns the start time of each row with this title: the attribute and the visible text. */
const startOf = (html: string, title: string) => {
  const rows = html.split('<article').filter((row) => row.includes(`>${title}<`));
  return rows.map((row) => /<time[^>]*date[tT]ime="([^"]+)"[^>]*>([^<]+)<\/time>/.exec(row)?.slice(1, 3));
};

test.describe('days are in Brussels time, whatever the time zone of the server', () => {
  test('an item that starts at ten shows 10:00 both on the day before the clock change and on the day itself (§9.10)', async ({
    site,
  }) => {
    const saturday = await text(site, '/programma/2025-10-25');
    const sunday = await text(site, `/programma/2025-10-26${WITH_PAST}`);
    expect(startOf(saturday, 'Zaterdag om tien')).toEqual([['2025-10-25T10:00:00+02:00', '10:00']]);
    expect(startOf(sunday, 'Zondag om tien')).toEqual([['2025-10-26T10:00:00+01:00', '10:00']]);
  });

  test('a day page shows the items of both hours between 02:00 and 03:00, in chronological order', async ({
    site,
  }) => {
    const sunday = await text(site, `/programma/2025-10-26${WITH_PAST}`);
    expect(startOf(sunday, 'Half drie de eerste keer')).toEqual([['2025-10-26T02:30:00+02:00', '02:30']]);
    expect(startOf(sunday, 'Half drie de tweede keer')).toEqual([['2025-10-26T02:30:00+01:00', '02:30']]);
    expect(sunday.indexOf('Half drie de eerste')).toBeLessThan(sunday.indexOf('Half drie de tweede'));
  });

  test('each day page has the items from midnight to midnight, and no item is on two days (§7.12)', async ({
    site,
  }) => {
    const days = await Promise.all(SMALL_DAYS.map((day) => text(site, `/programma/${day}${WITH_PAST}`)));
    const daysOf = (title: string) => SMALL_DAYS.filter((_, index) => days[index]?.includes(`>${title}<`));
    expect(daysOf('Een voor middernacht')).toEqual(['2025-10-25']);
    expect(daysOf('Klokslag middernacht')).toEqual(['2025-10-26']);
    expect(daysOf('Tot na middernacht')).toEqual(['2025-10-26']);
  });
});

test.describe('a day with more items than fit a page has several pages', () => {
  const monday = '/programma/2025-10-27';

  for (const [requested, location] of [
    ['3', `${monday}?pagina=2`],
    ['1000000000', `${monday}?pagina=2`],
  ] as const) {
    test(`a day with more items than fit on one page redirects from page ${requested} to its last page (§2.12)`, async ({
      site,
    }) => {
      const answer = await rawRequest(site.url, `${monday}?pagina=${requested}`);
      expect(answer.status).toBe(302);
      expect(answer.headers.location).toBe(location);
    });
  }

  for (const requested of ['0', '-1', 'abc', '1e9', '']) {
    test(`a day with more items than fit on one page shows its first page for «pagina=${requested}»`, async ({
      site,
    }) => {
      const response = await fetch(`${site.url}${monday}?pagina=${requested}`);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('>Maandag 00<');
      expect(html).not.toContain('>Maandag 29<');
      expect(html).toContain(`<link rel="canonical" href="https://www.boektopia.be${monday}"`);
    });
  }
});

test('a story of type live is a hall screen at any slug', async ({ site }) => {
  const html = await text(site, '/schermen/molenpoort');
  expect(html).toContain('Welkom aan de molenpoort');
  expect(html).toContain('<h1');
  expect(html).not.toMatch(/<footer|Molendagen/);
});

test('with the content of another festival, the same build shows that festival and no content of Boektopia', async ({
  site,
}) => {
  const ours = await wordsOfOurFrame();
  expect(ours.length).toBeGreaterThan(20);
  for (const path of ['/', '/laarzen', '/programma/2025-10-26', '/bestaat-niet']) {
    const html = await (await fetch(site.url + path)).text();
    expect(html, path).toContain('Molendagen');
    expect(html, path).toContain('Wegwijs');
    expect(html, path).not.toMatch(/Kortrijk|Xpo|a\.storyblok\.com/);
    expect(
      ours.filter((words) => html.includes(words)),
      path,
    ).toEqual([]);
  }
});

/**
 * Returns the texts and links of our home page, header and footer, and our social links, if they are specific to our
 * content.
 */
async function wordsOfOurFrame(): Promise<string[]> {
  const stories = ['home', 'globaal/header', 'globaal/footer', 'globaal/social', 'globaal/global-data'];
  const words = new Set<string>();
  const collect = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      if (['label', 'title', 'text', 'intro_title', 'intro_text', 'url', 'reservation_url'].includes(key))
        words.add(value.trim());
    } else if (Array.isArray(value)) for (const item of value) collect(item, key);
    else if (value !== null && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) collect(one, name);
  };
  for (const story of stories) {
    collect(
      JSON.parse(await readFile(join(FIXTURE_EDITION, 'stories', `${story}.json`), 'utf8')).content,
      '',
    );
  }
  // Excludes the page titles that the site itself sets, and texts too short to be specific.
  const everyones = /^(Boektopia|Programma|Contact|Tickets|Zoeken|Praktisch|Nieuws|Privacy|\/.*)$/;
  return [...words].filter((text) => text.length >= 6 && !everyones.test(text) && !/^\d{4}-/.test(text));
}

test('if the content has no authors, ages, tables and walking times, the site has no links to them and no empty elements', async ({
  site,
}) => {
  for (const path of ['/auteurs', '/auteurs/mira-vandoorne']) {
    expect((await fetch(site.url + path)).status, path).toBe(404);
  }
  const pages = [
    '/',
    '/programma/2025-10-27',
    '/programma/2025-10-27?weergave=rooster',
    '/programma/tekst',
    '/activiteiten/voorlezen',
    '/signeren',
    '/nu',
    '/mijn-stapel',
    '/live',
    '/de-weg',
  ];
  for (const path of pages) {
    const html = await text(site, path);
    expect(html, path).not.toMatch(/href="\/auteurs/);
    expect(emptyElements(html), path).toEqual([]);
  }
  const day = await text(site, '/programma/2025-10-27');
  const groups = ['Voor wie', 'Leeftijd', 'Toegankelijkheid', 'Reserveren'];
  expect(groups.filter((group) => day.includes(`>${group}<`))).toEqual([]);
});
