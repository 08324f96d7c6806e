import { PAGE_KINDS } from '../../e2e/page-kinds.ts';
import { expect, test } from './our-site.ts';
import { requestOnce } from './requested-pages.ts';

type Thing = { '@type': string; [property: string]: unknown };

/** The properties that search engines require, by type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BookStore: ['name', 'address', 'url', 'image'],
  Event: ['name', 'startDate', 'location', 'image', 'eventStatus', 'url'],
  Person: ['name', 'url'],
  Festival: ['name', 'startDate', 'endDate', 'location', 'image', 'eventStatus'],
};

/** The expected type of structured data on each kind of page, not counting the breadcrumb list. */
const EXPECTED_TYPES: Readonly<Record<string, string>> = {
  home: 'Festival',
  experience: 'Event',
  'activity of the tour': 'Event',
  'event of UiTdatabank': 'Event',
  'news article': 'NewsArticle',
  bookstore: 'BookStore',
  author: 'Person',
};

const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

for (const { name, path, status } of PAGE_KINDS.filter((kind) => kind.status === 200)) {
  test(`${name} has structured data with all required properties`, async ({ site }) => {
    const page = await requestOnce(site.url + path);
    expect(page.status).toBe(status);
    const things = thingsIn(page.html);
    for (const thing of things) {
      expect(thing['@context']).toBe('https://schema.org');
      for (const property of REQUIRED[thing['@type']] ?? [`a known type instead of ${thing['@type']}`]) {
        expect(thing, `${thing['@type']} has ${property}`).toHaveProperty(property);
      }
    }
    const types = things.map((thing) => thing['@type']);
    expect(types.includes('BreadcrumbList')).toBe(path !== '/');
    if (EXPECTED_TYPES[name] !== undefined) expect(types).toContain(EXPECTED_TYPES[name]);
  });
}

test('every moment of an experience is an event with the UTC offset of its day', async ({ site }) => {
  const html = await (await fetch(`${site.url}/activiteiten/de-slak-heeft-gelijk`)).text();
  const events = thingsIn(html).filter((thing) => thing['@type'] === 'Event');
  expect(events.map(({ startDate }) => startDate)).toContain('2025-10-27T10:30:00+01:00');
});

test('the sitemap lists only published pages, and a sample of them responds with 200 (§3.18, §7.16)', async ({
  site,
}) => {
  const response = await fetch(`${site.url}/sitemap.xml`);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const urls = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url),
  );
  expect(new Set(urls.map(({ origin }) => origin))).toEqual(new Set(['https://www.boektopia.be']));
  const paths = urls.map(({ pathname }) => pathname);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/boektopia-op-toer/antwerpen');
  expect(paths).not.toContain('/nieuws/we-verklappen-de-slotnacht');
  expect(paths.filter((path) => /^\/(locaties|types|themas|programma-items|globaal)\//.test(path))).toEqual(
    [],
  );

  const sample = paths.filter((_, index) => index % 29 === 0);
  const statuses: string[] = [];
  for (const path of sample) {
    const { status, body } = await fetch(site.url + path, { redirect: 'manual' });
    await body?.cancel();
    statuses.push(`${path} ${status}`);
  }
  expect(statuses).toEqual(sample.map((path) => `${path} 200`));
});

test('robots.txt names the sitemap', async ({ site }) => {
  const response = await fetch(`${site.url}/robots.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain('Sitemap: https://www.boektopia.be/sitemap.xml');
});

test('the site serves security.txt at its well-known address', async ({ site }) => {
  const response = await fetch(`${site.url}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toMatch(/^Contact: https:\/\/www\.boektopia\.be\/contact$/m);
});
