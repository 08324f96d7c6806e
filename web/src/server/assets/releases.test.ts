import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publicFiles } from '../responses/public-files.ts';
import { addRelease, type Release } from './releases.ts';

let folder: string;
let directory: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  directory = join(folder, 'releases');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a build with these files, plus `shared.js`, which every build contains. */
function build(id: string, ...files: string[]): Release {
  const clientDirectory = join(folder, id, 'client');
  mkdirSync(join(clientDirectory, 'assets'), { recursive: true });
  for (const file of ['shared.js', ...files])
    writeFileSync(join(clientDirectory, 'assets', file), `// ${file}`);
  return { directory, clientDirectory, id };
}
const at = (minute: number) => new Date(Date.now() + 60_000 * minute);
const lying = () => readdirSync(join(directory, 'assets')).sort();

it('stores the files of the running build and of the two builds before it, and deletes files of older builds', () => {
  const one = build('one', 'one-a1.js');
  addRelease(one, at(1));
  addRelease(build('two', 'two-b2.js'), at(2));
  addRelease(build('three', 'three-c3.css'), at(3));
  expect(lying()).toEqual(['one-a1.js', 'shared.js', 'three-c3.css', 'two-b2.js']);
  addRelease(build('four', 'four-d4.js'), at(4));
  expect(lying()).toEqual(['four-d4.js', 'shared.js', 'three-c3.css', 'two-b2.js']);
  // The first build starts again, and therefore counts as the newest.
  addRelease(one, at(5));
  expect(lying()).toEqual(['four-d4.js', 'one-a1.js', 'shared.js', 'three-c3.css']);
});

it('counts a build only once, even if it starts again in another process', () => {
  addRelease(build('one', 'one-a1.js'), at(1));
  const two = build('two', 'two-b2.js');
  for (const minute of [2, 3, 4, 5]) addRelease(two, at(minute));
  expect(lying()).toEqual(['one-a1.js', 'shared.js', 'two-b2.js']);
});

it('writes separate partial files for processes with the same pid, as in containers', () => {
  // Another process is writing this partial file: it must not be overwritten.
  mkdirSync(join(directory, 'assets', `one-a1.js.${process.pid}.tmp`), { recursive: true });
  mkdirSync(join(directory, 'releases', `one.json.${process.pid}.tmp`), { recursive: true });
  addRelease(build('one', 'one-a1.js'), at(1));
  expect(lying()).toContain('one-a1.js');
});

it('deletes partial files, unless a process may still be writing them', () => {
  addRelease(build('one'), at(0));
  for (const name of ['old.js.1.tmp', 'new.js.2.tmp']) writeFileSync(join(directory, 'assets', name), '//');
  utimesSync(join(directory, 'assets', 'old.js.1.tmp'), at(-120), at(-120));
  writeFileSync(join(directory, 'releases', 'cut.json'), '["sha');
  addRelease(build('two'), at(1));
  expect(lying()).toEqual(['new.js.2.tmp', 'shared.js']);
});

it('throws when the folder cannot be created', () => {
  writeFileSync(directory, 'no folder');
  expect(() => addRelease(build('one'))).toThrow();
});

it('serves the files of older and newer builds, and no other files', async () => {
  const old = build('old', 'old-a1.js');
  addRelease(old, at(1));
  const files = publicFiles(
    old.clientDirectory,
    directory,
  )(async () => new Response('<html>', { status: 418 }));
  const ask = (path: string) => files(new Request(`http://site${path}`));
  expect((await ask('/assets/new-b2.js')).status).toBe(404);
  addRelease(build('new', 'new-b2.js', 'new-b2.js.br'), at(2));
  const found = await ask('/assets/new-b2.js');
  expect([found.status, await found.text()]).toEqual([200, '// new-b2.js']);
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(found.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  writeFileSync(join(folder, 'geheim.txt'), 'geheim');
  for (const path of [
    '/assets/new-b2.js.br',
    '/assets/gone-c3.js',
    '/assets/..%2F..%2Fgeheim.txt',
    '/assets/%2e%2e/geheim.txt',
    '/assets/.hidden.js',
    '/assets/assets/new-b2.js',
  ]) {
    const response = await ask(path);
    expect(response.ok, path).toBe(false);
    expect(await response.text(), path).not.toContain('geheim');
  }
  expect((await ask('/assets/gone-c3.js')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(existsSync(join(directory, 'releases', 'new.json'))).toBe(true);
  expect(readFileSync(join(directory, 'releases', 'new.json'), 'utf8')).toContain('new-b2.js');
});
