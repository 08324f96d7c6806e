import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../e2e/support/process.ts';
import { startSite } from '../../e2e/support/running-site.ts';
import { expect, test } from './our-site.ts';

test('the service worker belongs to the running build and is not cacheable, and /health reports the build and the worker', async ({
  site,
}) => {
  const response = await fetch(`${site.url}/sw.js`);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const build = (await fetch(`${site.url}/_app`)).headers.get('x-build') ?? '';
  expect(await response.text()).toMatch(new RegExp(`^const BUILD="${build}";`));
  expect(await (await fetch(`${site.url}/health`)).json()).toMatchObject({ build, serviceWorker: 'on' });
});

test('if the service worker is disabled, its own script and every page remove it, and /health reports «off»', async () => {
  const site = await startSite({ SERVICE_WORKER: 'off' });
  expect(await (await fetch(`${site.url}/sw.js`)).text()).toContain('registration.unregister()');
  for (const path of ['/_app', '/contact'])
    expect(await (await fetch(site.url + path)).text()).toContain('data-worker="leave"');
  expect(await (await fetch(`${site.url}/health`)).json()).toMatchObject({ serviceWorker: 'off' });
  await site.stop();
});

test('all files that the worker downloads exist, and revalidated responses name the running build', async ({
  site,
}) => {
  const shell = await fetch(`${site.url}/_app`);
  const build = shell.headers.get('x-build');
  const parts: string[] = JSON.parse(await (await fetch(`${site.url}/assets/parts-${build}.json`)).text());
  expect(parts.length).toBeGreaterThan(25);
  // The message for pages without offline data contains a drawing. The shell must contain the URL of the
  // drawing's file.
  expect(await shell.text()).toMatch(/\/assets\/scenes-[\w-]+\.svg/);
  expect(parts.filter((path) => /style-guide|\/live-|EditorScreen/.test(path))).toEqual([]);
  const statuses = await Promise.all(parts.map(async (path) => (await fetch(site.url + path)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const path of ['/_app/programma.json', '/_app/programma.json?delen', '/_app/teksten.json']) {
    const first = await fetch(site.url + path);
    const again = await fetch(site.url + path, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([path, again.status, again.headers.get('x-build')]).toEqual([path, 304, build]);
    expect(again.headers.get('date')).toBeTruthy();
  }
});

test('the web app manifest names pages that exist and images of the stated sizes', async ({ site }) => {
  const manifest = JSON.parse(await readFile(join(ROOT, 'web', 'public', 'manifest.webmanifest'), 'utf8'));
  // The installed app opens on «Nu & straks». Its id is still the home page, so that browsers recognize older
  // installations.
  expect([manifest.start_url, manifest.id]).toEqual(['/nu', '/']);
  const shortcuts = manifest.shortcuts.map(({ url }: { url: string }) => url);
  expect(shortcuts).toEqual(['/mijn-stapel', '/programma']);
  for (const url of ['/nu', ...shortcuts]) expect((await fetch(site.url + url)).status, url).toBe(200);
  const icons = manifest.shortcuts.flatMap(({ icons }: { icons: unknown[] }) => icons);
  const pictures: { src: string; sizes: string; type: string }[] = [
    ...manifest.icons,
    ...icons,
    ...manifest.screenshots,
  ];
  for (const { src, sizes, type } of pictures) {
    const response = await fetch(site.url + src);
    expect([src, response.status, response.headers.get('content-type')?.replace(/;.*/, '')]).toEqual([
      src,
      200,
      type,
    ]);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});
