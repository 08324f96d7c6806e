import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { eventually, storyFile, temporaryContent } from './temporary-content.ts';

/**
 * Timeout for the emulator to see an edit, in ms. It takes about 200 ms; the margin is for a machine that runs other
 * tests too.
 */
const ABOUT_A_SECOND = 2500;

vi.setConfig({ testTimeout: 20_000 });

test('sees changed, added and deleted files without a restart, and increases Space.version', async () => {
  const content = temporaryContent();
  content.story('a', { title: 'oud' });
  content.story('b', {});
  await content.start(true);
  const version = async () => (await content.ask('{ Space { version } }')).data?.Space;
  const before = await version();
  expect(await content.slugs('per_page: 100')).toEqual(['a', 'b']);

  content.story('a', { title: 'nieuw' });
  const changed = eventually(
    async () => (await content.slugs('filter_query: {title: {in: "nieuw"}}')).length === 1,
  );
  expect(await changed).toBeLessThan(ABOUT_A_SECOND);

  content.story('c', {});
  rmSync(join(content.dir, 'stories/b.json'));
  const moved = eventually(async () => String(await content.slugs('per_page: 100')) === 'a,c');
  expect(await moved).toBeLessThan(ABOUT_A_SECOND);
  expect(await version()).not.toEqual(before);
  expect(content.lines).toEqual([]);
});

test('notices new, renamed, replaced and deleted folders, with all their contents', async () => {
  const content = temporaryContent();
  content.story('home', {});
  await content.start(true);
  const all = async () => (await content.slugs('per_page: 100')).join();

  content.story('nieuws/oud/een', {});
  content.story('nieuws/twee', {});
  await eventually(async () => (await all()) === 'home,nieuws/oud/een,nieuws/twee');

  renameSync(join(content.dir, 'stories/nieuws'), join(content.dir, 'stories/pers'));
  await eventually(async () => (await all()) === 'home,pers/oud/een,pers/twee');
  content.story('pers/oud/drie', {});
  await eventually(async () => (await all()) === 'home,pers/oud/drie,pers/oud/een,pers/twee');

  rmSync(join(content.dir, 'stories/pers'), { recursive: true });
  content.story('pers/vier', {});
  await eventually(async () => (await all()) === 'home,pers/vier');
  content.story('pers/vijf', {});
  await eventually(async () => (await all()) === 'home,pers/vier,pers/vijf');

  rmSync(join(content.dir, 'stories/pers'), { recursive: true });
  await eventually(async () => (await all()) === 'home');
});

test('keeps the last valid version of a story whose file becomes malformed, until it is repaired', async () => {
  const content = temporaryContent();
  content.story('a', { title: 'goed' });
  await content.start(true);
  const title = async () => JSON.stringify((await content.ask('{ ContentNode(id: "a") { content } }')).data);

  content.write('stories/a.json', '{"name": "half');
  await eventually(async () => content.lines.length === 1);
  expect(content.lines[0]).toMatch(/^stories\/a\.json: is not JSON: .*; the last good version stays$/);
  expect(await title()).toContain('goed');

  content.story('a', { title: 'beter' });
  await eventually(async () => (await title()).includes('beter'));
  expect(content.lines).toHaveLength(1);
});

test('logs nothing for a file that is written in two steps', async () => {
  const content = temporaryContent();
  content.story('a', { title: 'oud' });
  await content.start(true);
  const whole = JSON.stringify(storyFile('a', { title: 'nieuw' }));
  writeFileSync(join(content.dir, 'stories/a.json'), whole.slice(0, 20));
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(join(content.dir, 'stories/a.json'), whole);
  await eventually(async () => (await content.slugs('filter_query: {title: {in: "nieuw"}}')).length === 1);
  expect(content.lines).toEqual([]);
});

test('finds the second file with a uuid after the first file with that uuid is removed', async () => {
  const content = temporaryContent();
  content.story('a', {}, { uuid: 'same' });
  content.story('b', {}, { uuid: 'same' });
  await content.start(true);
  expect(await content.slugs('per_page: 100')).toEqual(['a']);
  rmSync(join(content.dir, 'stories/a.json'));
  await eventually(async () => (await content.slugs('per_page: 100')).join() === 'b');
});

test('stops watching after close', async () => {
  const content = temporaryContent();
  content.story('a', {});
  const server = await content.start(true);
  server.close();
  content.story('b', {});
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await content.slugs('per_page: 100')).toEqual(['a']);
});

test('watches the root folder again after it was removed and restored', async () => {
  const content = temporaryContent();
  content.story('a', {});
  await content.start(true);
  const all = async () => (await content.slugs('per_page: 100')).join();

  renameSync(content.dir, `${content.dir}-elders`);
  await eventually(async () => (await all()) === '');
  renameSync(`${content.dir}-elders`, content.dir);
  await eventually(async () => (await all()) === 'a');
  content.story('nieuws/b', {});
  await eventually(async () => (await all()) === 'a,nieuws/b');

  rmSync(content.dir, { recursive: true });
  content.story('c', {});
  await eventually(async () => (await all()) === 'c');
  content.story('d', {});
  await eventually(async () => (await all()) === 'c,d');
});

test('does not replace a story with a copy that has the same uuid', async () => {
  const content = temporaryContent();
  content.story('home', {});
  await content.start(true);
  content.write('stories/about.json', storyFile('about', {}, { uuid: 'uuid of home' }));
  await eventually(async () => content.lines.length === 1);
  expect(content.lines).toEqual([
    'stories/about.json: uuid uuid of home is already that of stories/home.json; left out',
  ]);
  expect(await content.slugs('per_page: 100')).toEqual(['home']);
});
