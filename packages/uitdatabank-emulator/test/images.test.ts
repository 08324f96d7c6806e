import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryEvents } from './temporary-events.ts';

const ID = '92272095-9564-4f46-9e1b-6165f509857a';

async function images() {
  const events = temporaryEvents();
  events.write(`images/${ID}.jpeg`, 'beeld');
  events.write(`images/${ID}.png`, 'beeld');
  events.write(`images/${ID}.webp`, 'beeld');
  events.write('images/20270813/oude-drukken.jpg', 'beeld');
  events.write('images/geheim.txt', 'geheim');
  events.write('geheim.png', 'geheim');
  const server = await events.start();
  const get = (url: string, method = 'GET') => server.fetch(new Request(url, { method }));
  return { events, get };
}

test.each([
  [`https://images-test.uitdatabank.be/${ID}.jpeg`, 'image/jpeg'],
  [`https://images.uitdatabank.be/${ID}.png`, 'image/png'],
  [`https://images.uitdatabank.be/${ID}.webp?width=800&height=600&crop=auto`, 'image/webp'],
  ['http://media.uitdatabank.be/20270813/oude-drukken.jpg', 'image/jpeg'],
  [`http://localhost:4001/${ID}.jpeg`, 'image/jpeg'],
])('serves an image without a credential: %s', async (url, type) => {
  const { get } = await images();
  const response = await get(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect(await response.text()).toBe('beeld');
  expect((await get(url, 'HEAD')).status).toBe(200);
});

test('returns 404 for a missing image', async () => {
  const { get } = await images();
  expect((await get('https://images.uitdatabank.be/weg.jpeg')).status).toBe(404);
  expect((await get(`https://images.uitdatabank.be/20270101/${ID}.jpeg`)).status).toBe(404);
});

test('returns 404 if the folder has no images', async () => {
  const events = temporaryEvents();
  const { fetch } = await events.start();
  expect((await fetch(new Request(`https://images.uitdatabank.be/${ID}.jpeg`))).status).toBe(404);
});

test('serves nothing outside the images folder, neither by path nor by symbolic link', async () => {
  const { events, get } = await images();
  symlinkSync(join(events.dir, 'geheim.png'), join(events.dir, 'images/link.png'));
  for (const path of [
    '/../geheim.png',
    '/%2e%2e/geheim.png',
    '/..%2fgeheim.png',
    '/..%5cgeheim.png',
    '/20270813/../../geheim.png',
    '/20270813/..%2f..%2fgeheim.png',
    '/.png',
    '/%00geheim.png',
    '/link.png',
    '/geheim.txt',
    '/images/geheim.txt',
  ]) {
    const response = await get(`https://images.uitdatabank.be${path}`);
    expect([path, [401, 404].includes(response.status)]).toEqual([path, true]);
    expect(await response.text()).not.toContain('geheim');
  }
});
