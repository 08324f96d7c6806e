import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFileStore } from './image-cache.ts';

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'images-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, 'images');
}

/** Disk space of a small file, in bytes. */
const BLOCK = 4096;

function storeIn(directory: string, maxBytes = 100 * BLOCK, maxFiles = 1000) {
  const lines: string[] = [];
  return { ...createFileStore({ directory, maxBytes, maxFiles, log: (line) => lines.push(line) }), lines };
}

const picture = (size: number, type = 'image/webp') => ({ body: new Uint8Array(size).fill(7), type });

/** Sets a file's times back, because file systems record times too coarsely for a quick test. */
function grownOlder(directory: string, name: string, minutes: number): void {
  const then = new Date(Date.now() - minutes * 60_000);
  utimesSync(join(directory, name), then, then);
}

it('returns a stored image, even in another process that starts later', async () => {
  const directory = folder();
  const first = storeIn(directory);
  expect(await first.get('kat')).toBeUndefined();
  for (const type of ['image/webp', 'image/jpeg', 'image/png', 'image/gif', 'image/svg+xml']) {
    await first.set(type, picture(10, type));
    expect(await first.get(type)).toEqual(picture(10, type));
  }
  expect(await storeIn(directory).get('image/svg+xml')).toEqual(picture(10, 'image/svg+xml'));
  expect(first.lines).toEqual([]);
});

it('stays within its size limit by evicting the least recently used images', async () => {
  const directory = folder();
  const store = storeIn(directory, 2 * BLOCK);
  for (const key of ['a', 'b']) await store.set(key, picture(40));
  await store.get('a');
  await store.set('c', picture(40));
  expect([await store.get('a'), await store.get('b'), await store.get('c')].map(Boolean)).toEqual([
    true,
    false,
    true,
  ]);
  await store.set('te groot', picture(2 * BLOCK + 1));
  expect(await store.get('te groot')).toBeUndefined();
  expect(readdirSync(directory)).toHaveLength(2);
});

it('counts the disk space of images in whole blocks, and limits the number of images', async () => {
  const directory = folder();
  const store = storeIn(directory, 20 * BLOCK);
  for (let key = 0; key < 60; key += 1) await store.set(`klein ${key}`, picture(40));
  expect(readdirSync(directory)).toHaveLength(20);
  const few = storeIn(directory, 20 * BLOCK, 5);
  await few.set('nog een', picture(40));
  expect(readdirSync(directory)).toHaveLength(5);
});

it('after a restart, restores the order of use and applies a limit that is now smaller', async () => {
  const directory = folder();
  const before = storeIn(directory);
  await before.set('oud', picture(40));
  const [old = ''] = readdirSync(directory);
  await before.set('nieuw', picture(40));
  grownOlder(directory, old, 5);
  const after = storeIn(directory, BLOCK);
  expect(await after.get('oud')).toBeUndefined();
  expect(await after.get('nieuw')).toEqual(picture(40));
  expect(readdirSync(directory)).toHaveLength(1);
});

it('ignores missing, empty, partial and foreign files', async () => {
  const directory = folder();
  const before = storeIn(directory);
  await before.set('weg', picture(10));
  const [gone = ''] = readdirSync(directory);
  await before.set('leeg', picture(10));
  const [empty = ''] = readdirSync(directory).filter((name) => name !== gone);
  truncateSync(join(directory, empty));
  writeFileSync(join(directory, 'leesmij.txt'), 'van iemand');
  writeFileSync(join(directory, 'half.1-1.tmp'), 'half');
  writeFileSync(join(directory, 'nu.1-2.tmp'), 'bezig');
  grownOlder(directory, 'half.1-1.tmp', 90);

  const after = storeIn(directory);
  expect(await after.get('leeg')).toBeUndefined();
  rmSync(join(directory, gone));
  expect(await after.get('weg')).toBeUndefined();
  expect(
    readdirSync(directory)
      .filter((name) => name !== empty)
      .sort(),
  ).toEqual(['leesmij.txt', 'nu.1-2.tmp']);
});

it('never returns a partial image while ten processes write the same key', async () => {
  const directory = folder();
  const store = storeIn(directory, 10_000_000);
  await Promise.all(Array.from({ length: 10 }, () => store.set('kat', picture(500_000))));
  expect(readdirSync(directory)).toHaveLength(1);
  expect((await store.get('kat'))?.body).toHaveLength(500_000);
});

it('works without a writable disk, and logs that once', async () => {
  const directory = folder();
  // Put a file in place of the folder, so that writing fails for every user: permissions would not stop root.
  writeFileSync(directory, 'in de weg');
  chmodSync(directory, 0o444);
  const store = storeIn(directory);
  for (const key of ['a', 'b', 'c']) {
    await store.set(key, picture(10));
    expect(await store.get(key)).toBeUndefined();
  }
  expect(store.lines).toHaveLength(1);
  expect(store.lines[0]).toContain('cannot be written');
});
