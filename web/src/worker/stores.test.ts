import { expect, it } from 'vitest';
import { memoryCaches } from './fixtures/memory-caches.ts';
import { createStores } from './stores.ts';

const picture = (name: string, width: number) =>
  new Request(`https://site/beeld?url=https%3A%2F%2Fa%2F${name}&w=${width}&q=75`);

it('deletes the caches of older builds except the files of the previous build, and keeps the caches of other workers', async () => {
  const caches = memoryCaches();
  for (const build of ['a', 'b', 'c']) {
    const stores = createStores(build, caches);
    await stores.putFile('https://site/assets/x.js', new Response(build));
    await stores.putData('https://site/_app/programma.json', new Response(build));
  }
  await caches.open('live /live');
  const stores = createStores('c', caches);
  expect(await stores.hasOlder('https://site/_app/programma.json')).toBe(true);
  await stores.deleteOlder();
  expect(await caches.keys()).toEqual([
    ...['boektopia b bestanden', 'boektopia c bestanden', 'boektopia c gegevens', 'live /live'],
  ]);
  expect(await stores.hasOlder('https://site/_app/programma.json')).toBe(false);
});

it('returns an image in another width if the requested width is missing, and limits the number of stored images', async () => {
  const stores = createStores('a', memoryCaches(), 8);
  await stores.putPicture(picture('slak.webp', 640), new Response('slak'));
  expect(await (await stores.picture(picture('slak.webp', 1080)))?.text()).toBe('slak');
  expect(await stores.picture(picture('uil.webp', 640))).toBeUndefined();
  for (let number = 0; number < 8; number++)
    await stores.putPicture(picture(`${number}`, 640), new Response('x'));
  expect(await stores.picture(picture('slak.webp', 640))).toBeUndefined();
  expect(await stores.picture(picture('7', 640))).toBeDefined();
});

it('deletes images to make room for the programme', async () => {
  const caches = memoryCaches();
  const stores = createStores('a', caches);
  await stores.putPicture(picture('slak.webp', 640), new Response('slak'));
  caches.leaveRoom(1);
  await stores.putData('https://site/_app/programma.json', new Response('all'));
  expect(await stores.picture(picture('slak.webp', 640))).toBeUndefined();
  expect(await (await stores.match('data', 'https://site/_app/programma.json'))?.text()).toBe('all');
});

it('looks up a response without creating a cache', async () => {
  const caches = memoryCaches();
  const stores = createStores('a', caches);
  await stores.match('files', 'https://site/_app');
  await stores.match('data', 'https://site/_app/programma.json');
  await stores.picture(picture('slak.webp', 640));
  expect(await caches.keys()).toEqual([]);
});

it('stores nothing after it was closed, not even the result of a running write, and keeps caches of other workers', async () => {
  const caches = memoryCaches();
  await caches.open('live /live');
  const stores = createStores('b', caches);
  await createStores('a', caches).putData('https://site/_app/programma.json', new Response('all'));
  const underWay = [
    stores.putFile('https://site/assets/x.js', new Response('x')),
    stores.putPicture(picture('slak.webp', 640), new Response('slak')),
  ];
  await stores.close();
  await Promise.all(underWay);
  await stores.putFile('https://site/assets/y.js', new Response('y'));
  await stores.putPicture(picture('uil.webp', 640), new Response('uil'));
  expect(await caches.keys()).toEqual(['live /live']);
});
