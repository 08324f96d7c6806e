import { expect, it } from 'vitest';
import type { OfflineNews } from '../domain/pages/offline.ts';
import { createDownloads } from './download.ts';
import { memoryCaches } from './fixtures/memory-caches.ts';
import { createNetwork } from './network.ts';
import { createStores } from './stores.ts';

const PARTS = { '2025-10-25': 'a', '2025-10-26': 'b', algemeen: 'c' };
const whole = (parts: Record<string, string>) => ({
  parts: Object.fromEntries(Object.entries(parts).map(([name, hash]) => [name, { hash, data: hash }])),
});

/** Creates a device, and a site whose responses a test can change. */
function device({ build = 'b1', caches = memoryCaches() } = {}) {
  const site = {
    build,
    parts: PARTS as Record<string, string>,
    texts: 't1',
    date: 'Mon, 27 Oct 2025 08:40:00 GMT',
  };
  const requested: string[] = [];
  const said: OfflineNews[] = [];
  const clock = { now: new Date('2025-10-28T08:41:00Z') };
  const send = async (request: Request | string | URL, init?: RequestInit) => {
    const { pathname, searchParams, search } = new URL(String(request), 'https://site');
    requested.push(pathname + search);
    const headers = { 'x-build': site.build, date: site.date };
    if (pathname === '/_app') return new Response('<link href="/assets/a.js">', { headers });
    if (pathname.startsWith('/assets/parts-')) return Response.json(['/assets/a.js', '/assets/day.js']);
    if (pathname.startsWith('/assets/')) return new Response('code');
    if (pathname === '/_app/teksten.json') {
      const isStored = new Headers(init?.headers).get('if-none-match') === site.texts;
      const tagged = { ...headers, etag: site.texts };
      return isStored
        ? new Response(null, { status: 304, headers: tagged })
        : new Response(site.texts, { headers: tagged });
    }
    if (searchParams.has('delen')) return Response.json({ parts: site.parts }, { headers });
    const day = searchParams.get('dag');
    if (day) return Response.json({ hash: site.parts[day], data: site.parts[day] }, { headers });
    return Response.json(whole(site.parts), { headers });
  };
  const downloads = createDownloads({
    build,
    network: createNetwork(send),
    stores: createStores(build, caches),
    tell: (news) => said.push(news),
    now: () => clock.now,
  });
  return { site, requested, said, clock, downloads, caches };
}

it('downloads the page frame without content, and its files', async () => {
  const { downloads, requested } = device();
  await downloads.take('shell');
  expect(requested).toEqual(['/_app', '/assets/a.js']);
});

it('stores the programme with the server’s date and the time of download by the device’s clock, and reports the date', async () => {
  const { downloads, said } = device();
  await downloads.downloadAndReport('programme');
  expect(said).toEqual([{ step: 'programme', storedAt: '2025-10-27T08:40:00.000Z' }]);
  const stored = await downloads.stored('programme');
  expect(stored?.headers.get('x-stored-at')).toBe('2025-10-27T08:40:00.000Z');
  expect(stored?.headers.get('x-device-at')).toBe('2025-10-28T08:41:00.000Z');
});

it('downloads the offline frame and the changed days again once the downloaded copies are ten minutes old', async () => {
  const { downloads, site, requested, clock } = device();
  await downloads.downloadAndReport('programme');
  requested.length = 0;
  await downloads.downloadAndReport('programme');
  expect(requested).toEqual([]);
  Object.assign(site, { parts: { ...PARTS, '2025-10-26': 'b2' }, date: 'Mon, 27 Oct 2025 08:52:00 GMT' });
  clock.now = new Date(+clock.now + 12 * 60_000);
  await downloads.downloadAndReport('programme');
  expect(requested).toEqual(['/_app/programma.json?delen', '/_app/programma.json?dag=2025-10-26', '/_app']);
  const stored = await downloads.stored('programme');
  expect(stored?.headers.get('x-stored-at')).toBe('2025-10-27T08:52:00.000Z');
  expect(await stored?.json()).toEqual(whole(site.parts));
});

it('keeps unchanged texts and updates their date', async () => {
  const { downloads, site, clock } = device();
  await downloads.downloadAndReport('texts');
  Object.assign(site, { date: 'Mon, 27 Oct 2025 08:52:00 GMT' });
  clock.now = new Date(+clock.now + 12 * 60_000);
  await downloads.downloadAndReport('texts');
  const stored = await downloads.stored('texts');
  expect(stored?.headers.get('x-stored-at')).toBe('2025-10-27T08:52:00.000Z');
  expect(await stored?.text()).toBe('t1');
});

it('stores nothing from another build, and reports the failure', async () => {
  const { downloads, site, said } = device();
  site.build = 'b2';
  await downloads.downloadAndReport('programme');
  expect(await downloads.stored('programme')).toBeUndefined();
  expect(said).toEqual([{ step: 'programme', failed: 'away' }]);
});

it('reports that the device is full if deleting images does not make enough room', async () => {
  const caches = memoryCaches();
  const { downloads, said } = device({ caches });
  caches.leaveRoom(0);
  await downloads.downloadAndReport('programme');
  expect(said).toEqual([{ step: 'programme', failed: 'full' }]);
});

it('downloads the texts once for two simultaneous requests', async () => {
  const { downloads, requested } = device();
  await Promise.all([downloads.downloadAndReport('texts'), downloads.downloadAndReport('texts')]);
  expect(requested.filter((path) => path === '/_app/teksten.json')).toHaveLength(1);
});
