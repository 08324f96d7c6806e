import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryContent } from './temporary-content.ts';

async function assets() {
  const content = temporaryContent();
  content.write('assets/1800x1200/03220881a1/versjes.webp', 'beeld');
  content.write('assets/x/abc/é n.svg', '<svg/>');
  content.write('geheim.json', 'geheim');
  const server = await content.start();
  const get = (path: string, method = 'GET') =>
    server.fetch(new Request(`http://content.test${path}`, { method }));
  return { content, get };
}

test('serves an image with its content type and an unlimited cache lifetime', async () => {
  const { get } = await assets();
  const response = await get('/f/101/1800x1200/03220881a1/versjes.webp');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('beeld');
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/f/101/x/abc/%C3%A9%20n.svg')).headers.get('content-type')).toBe('image/svg+xml');
});

test('serves files other than images unchanged, whatever transformation is requested', async () => {
  const { get } = await assets();
  for (const end of ['/m', '/m/', '/m/800x0/filters:quality(75)', '/m/fit-in/10x10/smart']) {
    expect(await (await get(`/f/101/1800x1200/03220881a1/versjes.webp${end}`)).text()).toBe('beeld');
  }
});

test('returns 404 for other addresses, and allows only reading', async () => {
  const { get } = await assets();
  for (const path of [
    '/f/102/1800x1200/03220881a1/versjes.webp',
    '/f/101/1800x1200/03220881a1/',
    '/f/101/1800x1200/03220881a1',
    '/f/',
    '/f/101/1800x1200/03220881a1/weg.webp',
    '/f/101/1800x1200/03220881a1/%E0%A4%A',
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
  expect((await get('/f/101/1800x1200/03220881a1/versjes.webp', 'DELETE')).status).toBe(405);
  expect((await get('/f/101/1800x1200/03220881a1/versjes.webp', 'HEAD')).status).toBe(200);
});

test('serves nothing outside the assets folder, neither by path nor by symbolic link', async () => {
  const { content, get } = await assets();
  symlinkSync(join(content.dir, 'geheim.json'), join(content.dir, 'assets/1800x1200/03220881a1/link.json'));
  symlinkSync(content.dir, join(content.dir, 'assets/1800x1200/map'));
  const start = '/f/101/1800x1200/03220881a1';
  const tries = [
    `${start}/../../../geheim.json`,
    `${start}/..%2f..%2f..%2fgeheim.json`,
    `${start}/..%5c..%5c..%5cgeheim.json`,
    `${start}/%2e%2e/%2e%2e/%2e%2e/geheim.json`,
    `${start}/....//geheim.json`,
    `${start}/..`,
    `${start}/%00geheim.json`,
    `${start}/link.json`,
    '/f/101/1800x1200/map/geheim.json',
    '/f/101/x/../geheim.json',
  ];
  for (const path of tries) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).not.toContain('geheim');
  }
});
