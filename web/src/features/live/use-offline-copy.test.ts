import { expect, it } from 'vitest';
import { saveOfflineCopy } from './use-offline-copy.ts';

const ORIGIN = 'https://www.boektopia.be';
const HTML =
  '<link href="/assets/live-1.css"><use href="/assets/icons-1.svg#clock"><script>import "/assets/entry-1.js"</script>';
const PAGE = {
  address: '/live?locatie=forum',
  loaded: [
    `${ORIGIN}/assets/entry-1.js`,
    `${ORIGIN}/assets/icons-1.svg#pin`,
    `${ORIGIN}/beeld?url=rij&w=640`,
    `${ORIGIN}/live.json?locatie=forum`,
    'https://elders.be/assets.js',
  ],
};

/** A page cache that contains `held` and can fetch every address except those in `gone`. */
function pageCache(held: string[] = [], gone: string[] = []) {
  const things = new Map(held.map((path) => [ORIGIN + path, new Response(path)]));
  const requested: string[] = [];
  const urlOf = (request: RequestInfo | URL) => new URL(String(request), ORIGIN).href;
  return {
    requested,
    paths: () => [...things.keys()].map((url) => url.slice(ORIGIN.length)).sort(),
    match: async (request: RequestInfo | URL) => things.get(urlOf(request)),
    put: async (request: RequestInfo | URL, response: Response) => void things.set(urlOf(request), response),
    keys: async () => [...things.keys()].map((url) => new Request(url)),
    delete: async (request: RequestInfo | URL) => things.delete(urlOf(request)),
    add: async (request: RequestInfo | URL) => {
      if (gone.includes(String(request))) throw new TypeError('503');
      things.set(urlOf(request), new Response());
    },
    addAll: async (requests: Iterable<RequestInfo>) => {
      const all = [...requests].map(String);
      if (all.some((path) => gone.includes(path))) throw new TypeError('404');
      requested.push(...all);
      for (const path of all) things.set(urlOf(path), new Response(path));
    },
  };
}

const given =
  (status = 200) =>
  async () =>
    new Response(HTML, { status });
const WHOLE = [
  '/assets/entry-1.js',
  '/assets/icons-1.svg',
  '/assets/live-1.css',
  '/beeld?url=rij&w=640',
  '/live?locatie=forum',
];

it('saves a page with all files that it loaded or that its HTML names, but without API responses', async () => {
  const device = pageCache();
  await saveOfflineCopy(PAGE, device, given());
  expect(device.paths()).toEqual(WHOLE);
});

it('saves a page even if an image cannot be fetched', async () => {
  const device = pageCache([], ['/beeld?url=rij&w=640']);
  await saveOfflineCopy(PAGE, device, given());
  expect(device.paths()).toEqual(WHOLE.filter((path) => !path.startsWith('/beeld')));
});

it('deletes the files of an older build, and does not refetch files that are already saved', async () => {
  const device = pageCache(['/assets/entry-0.js', '/assets/live-1.css', '/live?locatie=forum']);
  await saveOfflineCopy(PAGE, device, given());
  expect(device.paths()).toEqual(WHOLE);
  expect(device.requested).not.toContain('/assets/live-1.css');
});

it.each([
  ['the server returns an error', pageCache(['/live?locatie=forum', '/assets/entry-0.js']), given(503)],
  [
    'a part no longer exists',
    pageCache(['/live?locatie=forum', '/assets/entry-0.js'], ['/assets/live-1.css']),
    given(),
  ],
])('leaves the saved page unchanged if %s', async (_, device, fetchPage) => {
  await expect(saveOfflineCopy(PAGE, device, fetchPage)).rejects.toThrow();
  expect(device.paths()).toEqual(['/assets/entry-0.js', '/live?locatie=forum']);
});
