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

it('passes the list of requested pages to the next process, starting with the page requested last', async () => {
  await open().keep([`${HOST}/praktisch`, `${HOST}/`, `${HOST}/contact`]);
  const paths = (await open().take()).map((address) => new URL(address).pathname);
  expect(paths).toEqual(['/praktisch', '/', '/contact']);
});

it('lists first the pages requested from this process, then those requested only from earlier processes', async () => {
  await open().keep([`${HOST}/praktisch`, `${HOST}/`]);
  const requested = open();
  await requested.take();
  await requested.keep([`${HOST}/contact`, `${HOST}/`]);
  const paths = (await open().take()).map((address) => new URL(address).pathname);
  expect(paths).toEqual(['/contact', '/', '/praktisch']);
});

it('stores no search terms that a visitor typed', async () => {
  await open().keep([`${HOST}/zoeken?zoekterm=geheim`, `${HOST}/`]);
  expect(readFileSync(join(folder, 'asked.json'), 'utf8')).not.toContain('geheim');
  expect(await open().take()).toEqual([`http://${HOST}/`]);
});

it('returns no pages if the previous process ended before it stored any', async () => {
  await open().keep([`${HOST}/`]);
  await open().take();
  expect(await open().take()).toEqual([]);
});

it('stores no more pages than a starting process can render', async () => {
  await open().keep(Array.from({ length: 1_000 }, (_, number) => `${HOST}/activiteiten/${number}`));
  const kept = await open().take();
  expect(kept).toHaveLength(400);
  expect(kept[0]).toBe(`http://${HOST}/activiteiten/0`);
});

it.each(['', '{', '[1]', '{"a":1}', '["https://elders.example/x"]'])(
  'ignores an invalid file: %s',
  async (text) => {
    writeFileSync(join(folder, 'asked.json'), text);
    expect(await open().take()).toEqual([]);
  },
);

it('if the disk cannot be written, logs that once', async () => {
  const lines: string[] = [];
  const requested = createWarmupList({
    file: join(folder, 'away', 'asked.json'),
    log: (line) => lines.push(line),
  });
  await requested.keep([`${HOST}/`]);
  await requested.keep([`${HOST}/contact`]);
  expect(lines).toHaveLength(1);
});
