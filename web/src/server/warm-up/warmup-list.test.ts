import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWarmupList } from './warmup-list.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asked-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const HOST = 'www.boektopia.be';
const open = (log: (line: string) => void = () => undefined) =>
  createWarmupList({ file: join(folder, 'asked.json'), log });

it('the next process is told what was asked of this one, the last first', async () => {
  await open().keep([`${HOST}/praktisch`, `${HOST}/`, `${HOST}/contact`]);
  const paths = (await open().take()).map((address) => new URL(address).pathname);
  expect(paths).toEqual(['/praktisch', '/', '/contact']);
});

it('what nobody asked for again comes after what was asked of this process', async () => {
  await open().keep([`${HOST}/praktisch`, `${HOST}/`]);
  const asked = open();
  await asked.take();
  await asked.keep([`${HOST}/contact`, `${HOST}/`]);
  const paths = (await open().take()).map((address) => new URL(address).pathname);
  expect(paths).toEqual(['/contact', '/', '/praktisch']);
});

it('nothing that a visitor typed is kept', async () => {
  await open().keep([`${HOST}/zoeken?zoekterm=geheim`, `${HOST}/`]);
  expect(readFileSync(join(folder, 'asked.json'), 'utf8')).not.toContain('geheim');
  expect(await open().take()).toEqual([`http://${HOST}/`]);
});

it('a process that ends before it has kept anything leaves nothing to the next', async () => {
  await open().keep([`${HOST}/`]);
  await open().take();
  expect(await open().take()).toEqual([]);
});

it('no more is kept than a start can make', async () => {
  await open().keep(Array.from({ length: 1_000 }, (_, number) => `${HOST}/activiteiten/${number}`));
  const kept = await open().take();
  expect(kept).toHaveLength(400);
  expect(kept[0]).toBe(`http://${HOST}/activiteiten/0`);
});

it.each(['', '{', '[1]', '{"a":1}', '["https://elders.example/x"]'])(
  'a file that is no such list is as none: %s',
  async (text) => {
    writeFileSync(join(folder, 'asked.json'), text);
    expect(await open().take()).toEqual([]);
  },
);

it('a disk that cannot be written is told once', async () => {
  const lines: string[] = [];
  const asked = createWarmupList({
    file: join(folder, 'away', 'asked.json'),
    log: (line) => lines.push(line),
  });
  await asked.keep([`${HOST}/`]);
  await asked.keep([`${HOST}/contact`]);
  expect(lines).toHaveLength(1);
});
