import { withDates } from '../../web/src/domain/dated-json.ts';
import { parseDayItems } from '../../web/src/domain/programme/day/day-items.ts';
import { expect, test } from './our-site.ts';

const SUNDAY = '/programma/2025-10-26';
const OVERVIEW = '/boektopia-op-toer-uit';
const UNKNOWN_EVENT = '/boektopia-op-toer-activiteiten/00000000-0000-4000-8000-000000000099';

/**
 * Matches the cache headers of a page: shared caches may store it for at most two seconds, or less if an item
 * on the page begins or ends sooner.
 */
const SHARED =
  /^public, max-age=(?:0|[12]?[0-9]|30), s-maxage=[0-2], stale-while-revalidate=[0-8], stale-if-error=([0-9]|[1-5][0-9]|60)$/;

test('the rows of a day depend only on the selected filters, not on the order of parameters or on unknown parameters', async ({
  site,
}) => {
  const rows = async (query: string) =>
    (await (await fetch(`${site.url}${SUNDAY}?${query}`)).text()).match(/<article[\s\S]*?<\/article>/g);
  const canonical = await rows('type=gesprek&thema=strips&locatie=forum');
  expect(await rows('locatie=forum&kleur=rood&thema=strips&type=gesprek&type=bestaat-niet')).toEqual(
    canonical,
  );
});

test('a page is rendered once for every spelling of its address and every encoding, and a cached copy gets a 304', async ({
  site,
}) => {
  const ask = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${SUNDAY}?${query}`, { headers });
  const tags = async () =>
    Promise.all(
      ['type=gesprek&thema=strips', 'utm_source=krant&thema=strips&type=gesprek&pagina=1'].map(
        async (query) => {
          const [plain, packed] = [
            await ask(query, { 'accept-encoding': 'identity' }),
            await ask(query, { 'accept-encoding': 'br' }),
          ];
          expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([
            null,
            'br',
          ]);
          expect(await packed.text()).toBe(await plain.text());
          expect(packed.headers.get('content-security-policy')).toContain("'sha256-");
          return packed.headers.get('etag') ?? '';
        },
      ),
    );
  // The minute can change between two requests, and pages of different minutes have different ETags.
  await expect.poll(async () => new Set(await tags()).size).toBe(1);
  await expect
    .poll(async () => {
      const [etag = ''] = await tags();
      return (await ask('type=gesprek&thema=strips', { 'if-none-match': etag })).status;
    })
    .toBe(304);
  const control = (await ask('type=gesprek')).headers.get('cache-control');
  expect(control).toMatch(SHARED);
});

test.describe('the item data of a day', () => {
  const ITEMS = `${SUNDAY}.items`;

  test('the item data of a day contains all items whatever the selection, and is cached like a page', async ({
    site,
  }) => {
    const [page, answer] = await Promise.all([fetch(site.url + SUNDAY), fetch(site.url + ITEMS)]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    for (const { headers } of [page, answer]) expect(headers.get('cache-control')).toMatch(SHARED);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const body = await answer.text();
    expect(parseDayItems(withDates(JSON.parse(body)))?.timetable.length).toBeGreaterThan(2 * 24);
    const narrowed = await fetch(`${site.url}${ITEMS}?type=gesprek&pagina=2`);
    expect(await narrowed.text()).toBe(body);
  });

  test('a browser with a cached copy of a day’s item data gets a 304', async ({ site }) => {
    const { headers } = await fetch(site.url + ITEMS, { method: 'HEAD' });
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await fetch(site.url + ITEMS, { headers: { 'if-none-match': `"ander", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
    expect((await fetch(site.url + ITEMS, { headers: { 'if-none-match': '"ander"' } })).status).toBe(200);
  });

  test('the item data of a day without a page returns 404', async ({ site }) => {
    for (const day of ['2025-10-24', 'maandag', '2025-10-26.items', '%2e%2e'])
      expect((await fetch(`${site.url}/programma/${day}.items`)).status, day).toBe(404);
  });
});

test('the page of a day contains only the data that it shows: its rows, all options and all counts', async ({
  site,
}) => {
  const html = await (await fetch(site.url + SUNDAY)).text();
  expect(html.match(/<article/g)?.length).toBeLessThan(40);
  const last = parseDayItems(
    withDates(await (await fetch(`${site.url}${SUNDAY}.items`)).json()),
  )?.timetable.at(-1);
  expect(last?.title).toBeTruthy();
  expect(html).not.toContain(last?.title);
});

test('the grid of a day has all items of its list in the same order, and links to the grids of other days; a list contains no grid', async ({
  site,
}) => {
  const [list, grid] = await Promise.all(
    ['type=gesprek', 'type=gesprek&weergave=rooster'].map(async (query) =>
      (await fetch(`${site.url}${SUNDAY}?${query}`)).text(),
    ),
  );
  expect(list).not.toContain('class="day-grid"');
  expect(grid).toContain('class="day-grid"');
  const day = parseDayItems(withDates(await (await fetch(`${site.url}${SUNDAY}.items`)).json()));
  const talks = day?.timetable.filter(({ type }) => type?.slug === 'gesprek').map(({ uuid }) => uuid);
  expect([...(grid?.matchAll(/data-item="([^"]+)"/g) ?? [])].map(([, uuid]) => uuid)).toEqual(talks);
  // The form without scripts, the links to other days and the link that removes a filter all lead back to the grid.
  // Only the last link below leads to the list.
  expect(grid).toContain('<input type="hidden" name="weergave" value="rooster"/>');
  expect(grid).toContain('href="/programma/2025-10-27?type=gesprek&amp;weergave=rooster"');
  expect(grid).toContain(`href="${SUNDAY}?weergave=rooster"`);
  expect(grid).toContain(`href="${SUNDAY}?type=gesprek"`);
});

test('a town without a tour stop is not found', async ({ site }) => {
  expect((await fetch(`${site.url}/boektopia-op-toer/atlantis`)).status).toBe(404);
});

test('the list of UiT events ignores an unknown tag, redirects to its last page, and has one canonical address', async ({
  site,
}) => {
  const odd = await fetch(`${site.url}${OVERVIEW}?label=Bestaatniet&pagina=abc`);
  expect(odd.status).toBe(200);
  expect(await odd.text()).toContain(`<link rel="canonical" href="https://www.boektopia.be${OVERVIEW}"`);
  const beyond = await fetch(`${site.url}${OVERVIEW}?label=workshops&pagina=99`, { redirect: 'manual' });
  expect(beyond.status).toBe(302);
  expect(beyond.headers.get('location')).toMatch(/^\/boektopia-op-toer-uit\?label=Workshops(&pagina=\d+)?$/);
});

test('the old address of an event redirects to its page, and an unknown event is not found (§2.6)', async ({
  site,
}) => {
  const html = await (await fetch(site.url + OVERVIEW)).text();
  const [, path = ''] = /href="\/boektopia-op-toer-activiteiten\/([0-9a-f-]{36})"/.exec(html) ?? [];
  const moved = await fetch(`${site.url}/boektopia-op-toer-uit-activiteiten/${path}`, { redirect: 'manual' });
  expect(moved.status).toBe(308);
  expect(moved.headers.get('location')).toBe(`/boektopia-op-toer-activiteiten/${path}`);
  expect((await fetch(site.url + UNKNOWN_EVENT)).status).toBe(404);
});

const headOf = async (site: { url: string }, path: string) => {
  const html = await (await fetch(site.url + path)).text();
  return {
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
  };
};

test('search engines may index the pages of an unfiltered list, but not filtered lists or search results', async ({
  site,
}) => {
  const HOST = 'https://www.boektopia.be';
  expect(await headOf(site, `${SUNDAY}?pagina=2`)).toEqual({
    canonical: `${HOST}${SUNDAY}?pagina=2`,
    robots: undefined,
  });
  expect(await headOf(site, `${SUNDAY}?type=gesprek&pagina=2`)).toEqual({
    canonical: `${HOST}${SUNDAY}`,
    robots: 'noindex',
  });
  expect(await headOf(site, `${SUNDAY}?weergave=rooster`)).toEqual({
    canonical: `${HOST}${SUNDAY}`,
    robots: 'noindex',
  });
  expect(await headOf(site, '/zoeken?zoekterm=slak')).toEqual({
    canonical: `${HOST}/zoeken`,
    robots: 'noindex',
  });
});

test('the address that a tour town has in the content system redirects to the page of the town', async ({
  site,
}) => {
  const moved = await fetch(`${site.url}/on-tour/leuven?type=gesprek`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([
    308,
    '/boektopia-op-toer/leuven?type=gesprek',
  ]);
});
