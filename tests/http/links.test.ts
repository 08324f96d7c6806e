import { PAGE_KINDS } from '../../e2e/page-kinds.ts';
import { expect, ourSite, test } from './our-site.ts';
import { brokenLinks, isListed, type WalkedPage, walkSite } from './site-walk.ts';

const PRODUCTION = 'https://www.boektopia.be';
/** Timeout in ms: the walk renders every page on a new site, on a machine that may be busy. */
const WALK_MS = 300_000;
/** Whether to visit all pages and check more images than `npm test` does. `npm run test:all -- links` sets it. */
const LONG = process.env.LONG_FORM !== undefined;

/** All pages of the site, visited once for all tests of this file. */
let pages: ReadonlyMap<string, WalkedPage> = new Map();

test.beforeAll(async () => {
  pages = await walkSite(
    ourSite().url,
    PAGE_KINDS.filter(({ status }) => status === 200).map(({ path }) => path),
  );
}, WALK_MS);

/** Returns the first group of every match. */
const found = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

const meta = (html: string, name: string): string[] =>
  found(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));

/** Lists the metadata for search engines and shared links that a page lacks. */
function lacks(path: string, { html }: WalkedPage): string[] {
  const { pathname, searchParams } = new URL(path, PRODUCTION);
  const pagina = searchParams.get('pagina');
  // On an unfiltered list each page has its own canonical address. Pages of a filtered list and of the
  // samples in the style guide do not.
  const isOfList = pagina !== null && searchParams.size === 1 && pathname !== '/stijlgids';
  // For each day, the signing board has a separate canonical URL.
  const dag = pathname === '/signeren' ? searchParams.get('dag') : null;
  const query = isOfList ? `?pagina=${pagina}` : dag ? `?dag=${dag}` : '';
  const own = `${PRODUCTION}${pathname}${query}`;
  const [canonical] = found(html, /<link rel="canonical" href="([^"]*)"/g);
  const [picture = ''] = meta(html, 'og:image');
  return [
    ...(found(html, /(<h1[\s>])/g).length === 1 ? [] : ['one h1']),
    ...(found(html, /<title>([^<]+)<\/title>/g).length === 1 ? [] : ['one title']),
    ...(canonical === own ? [] : [`the canonical address ${own}, not ${canonical}`]),
    ...['og:title', 'og:url', 'og:type', 'og:image', 'twitter:title', 'twitter:image', 'twitter:card'].filter(
      (name) => meta(html, name).length !== 1,
    ),
    ...(URL.canParse(picture) ? [] : [`a whole address of its picture, not ${picture}`]),
  ];
}

/** Returns the types of the structured data of a page. Throws on invalid JSON. */
const typesIn = (html: string): unknown[] =>
  found(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
    (json) => JSON.parse(json)['@type'],
  );

test('every link of the whole site leads to an existing page and anchor (§1.1)', async ({ site }) => {
  expect(pages.size).toBeGreaterThan(LONG ? 400 : 300);
  expect(brokenLinks(pages, site.url, await isListed(site.url))).toEqual([]);
});

test('every visited page has its metadata for search engines and shared links exactly once', async () => {
  const shown = [...pages].filter(([, { status, type }]) => status === 200 && type === 'text/html');
  const faults = shown.flatMap(([path, page]) => {
    const missing = lacks(path, page);
    const way = path === '/' || typesIn(page.html).includes('BreadcrumbList') ? [] : ['the way to it'];
    return [...missing, ...way].map((what) => `${path} lacks ${what}`);
  });
  expect(faults).toEqual([]);
});

test('a sample of the images of the site loads', async ({ site }) => {
  const all = [...pages.values()]
    .flatMap(({ pictures }) => pictures)
    .filter(({ origin }) => origin === site.url);
  const different = [...new Set(all.map(({ href }) => href))].sort();
  expect(different.length).toBeGreaterThan(100);
  const sample = different.filter((_, index) => index % (LONG ? 10 : 120) === 0);
  const statuses: string[] = [];
  for (const address of sample) {
    const response = await fetch(address);
    await response.body?.cancel();
    statuses.push(`${address} ${response.status}`);
  }
  expect(statuses).toEqual(sample.map((address) => `${address} 200`));
});

const SHARED = [
  '/activiteiten/de-slak-heeft-gelijk',
  '/programma/2025-10-27',
  '/boektopia-op-toer-activiteiten/636e6809-5bde-53ca-99b9-4c30a3ec1abf',
  '/zoeken',
];

for (const path of SHARED) {
  test(`${path} has its own share image, at an address that changes with the image`, async ({ site }) => {
    const html = pages.get(path)?.html ?? '';
    const address = (meta(html, 'og:image')[0] ?? '').replaceAll('&amp;', '&');
    expect(address).toMatch(new RegExp(`^${PRODUCTION}/deelbeeld${path}\\.jpg\\?v=[0-9a-z]+$`));
    expect(meta(html, 'og:image:width')).toEqual(['1200']);
    expect(meta(html, 'og:image:alt')[0]).not.toBe('');
    const response = await fetch(address.replace(PRODUCTION, site.url));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    // Chat apps ignore larger images.
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(300_000);
  });
}

test('a filtered day has its own title, description, address and image for sharing, and is not indexed', async ({
  site,
}) => {
  const day = '/programma/2025-10-29';
  const narrowed = async (query: string) => {
    const html = await (await fetch(`${site.url}${day}${query}`)).text();
    const [picture = ''] = meta(html, 'og:image').map((address) => address.replaceAll('&amp;', '&'));
    return { html, picture };
  };
  const whole = await narrowed('');
  const { html, picture } = await narrowed('?pagina=1&type=voorlezing&utm_source=x&type=%3Cscript%3E');
  const sentence = 'Voorlezingen op woensdag 29 oktober';
  expect(found(html, /<title>([^<]+)<\/title>/g)).toEqual([`${sentence} | Boektopia`]);
  expect(meta(html, 'og:title')).toEqual([sentence]);
  expect(meta(html, 'og:description')[0]).toMatch(/^\d+ belevingen.* op Boektopia: /);
  expect(meta(html, 'og:url')).toEqual([`${PRODUCTION}${day}?type=voorlezing`]);
  expect(found(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${PRODUCTION}${day}`]);
  expect(meta(html, 'robots')).toEqual(['noindex']);
  expect(picture).toMatch(/\/deelbeeld\/programma\/2025-10-29\.jpg\?type=voorlezing&v=\w+$/);
  const drawn = await fetch(picture.replace(PRODUCTION, site.url));
  expect(drawn.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const plain = Buffer.from(await (await fetch(whole.picture.replace(PRODUCTION, site.url))).arrayBuffer());
  expect(Buffer.from(await drawn.arrayBuffer())).not.toEqual(plain);
  // The number of share images is bounded: a selection of more than three options gets the image of its day.
  const many = await narrowed('?type=gesprek&type=voorlezing&locatie=forum&locatie=agora');
  expect(many.picture).toBe(whole.picture);
});

test('a shared link to a grid opens the grid, and has its own title, its own description and the image of the selection', async ({
  site,
}) => {
  const day = '/programma/2025-10-29';
  const shared = async (query: string) => {
    const html = await (await fetch(`${site.url}${day}?${query}`)).text();
    const [url, title, description, picture] = ['url', 'title', 'description', 'image'].map((name) =>
      meta(html, `og:${name}`)
        .map((one) => one.replaceAll('&amp;', '&'))
        .join(),
    );
    return {
      url,
      title,
      description,
      picture,
      canonical: found(html, /<link rel="canonical" href="([^"]*)"/g),
    };
  };
  const [list, grid, whole] = [
    await shared('type=voorlezing'),
    await shared('weergave=rooster&utm_source=x&type=voorlezing'),
    await shared('weergave=rooster'),
  ];
  expect(grid).toEqual({
    ...list,
    url: `${PRODUCTION}${day}?type=voorlezing&weergave=rooster`,
    title: 'Voorlezingen op woensdag 29 oktober, als rooster',
  });
  expect(whole).toMatchObject({
    url: `${PRODUCTION}${day}?weergave=rooster`,
    title: 'Woensdag 29 oktober, als rooster',
    description: expect.stringMatching(/^\d+ belevingen.* op Boektopia: /),
    canonical: [`${PRODUCTION}${day}`],
  });
});

test('a share image at an outdated address is cached only briefly, and an address without a page has no share image', async ({
  site,
}) => {
  const old = await fetch(`${site.url}/deelbeeld/programma/2025-10-27.jpg?v=oud`);
  expect(old.status).toBe(200);
  expect(old.headers.get('cache-control')).toBe('public, max-age=60');
  for (const path of [
    'bestaat-niet.jpg',
    'activiteiten/bestaat-niet.jpg',
    'globaal/header.jpg',
    'praktisch.png',
    '.jpg',
  ]) {
    expect((await fetch(`${site.url}/deelbeeld/${path}`)).status).toBe(404);
  }
});

test('an old address redirects to the new one with its query, and redirects hide no existing page', async ({
  site,
}) => {
  const moved = async (path: string) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    await response.body?.cancel();
    return [response.status, response.headers.get('location')];
  };
  expect(await moved('/tickets?utm_source=krant')).toEqual([308, '/praktisch?utm_source=krant#tickets']);
  expect(await moved('/Programma-2024')).toEqual([308, '/programma']);
  expect(await moved('/praktisch')).toEqual([200, null]);
  const lastYear = await fetch(`${site.url}/programma/2024-10-26`);
  expect(new URL(lastYear.url).pathname).toBe('/programma/2025-10-27');
});
