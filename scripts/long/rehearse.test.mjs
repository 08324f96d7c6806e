import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../places.mjs';

it('pushes a copy of the content to an emulated space, and pulls what an editor changes there', () => {
  const dir = mkdtempSync(join(tmpdir(), 'rehearse-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const content = join(dir, 'content');
  mkdirSync(join(content, 'stories'), { recursive: true });
  const component = {
    name: 'page',
    is_root: true,
    schema: { title: { type: 'text', display_name: 'Titel' } },
  };
  writeFileSync(join(content, 'components.json'), JSON.stringify([component]));
  const story = {
    name: 'Home',
    uuid: 'cb1fdd87-bd49-5962-be5e-dc3ec723cfd0',
    content: { component: 'page', title: 'A' },
  };
  writeFileSync(join(content, 'stories', 'home.json'), JSON.stringify(story));
  /** @param {string[]} args */
  const rehearse = (...args) =>
    spawnSync(process.execPath, [join(ROOT, 'scripts', 'rehearse.mjs'), ...args], {
      env: { ...process.env, DATA_DIR: join(dir, 'data'), CONTENT_DIR: content },
      encoding: 'utf8',
    });

  expect(rehearse('push', '--write', '--as', 'An').stdout).toMatch(/^nieuw {6}home$/m);
  const inSpace = join(dir, 'data', 'rehearsal', 'space', 'stories', 'home.json');
  writeFileSync(inSpace, readFileSync(inSpace, 'utf8').replace('"A"', '"Van een redacteur"'));
  const { status, stdout } = rehearse('pull', '--write', '--as', 'An');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^gewijzigd {2}stories\/home\.json$/m)]);
  const copy = join(dir, 'data', 'rehearsal', 'An', 'content', 'stories', 'home.json');
  expect(readFileSync(copy, 'utf8')).toContain('Van een redacteur');
  expect(readFileSync(join(content, 'stories', 'home.json'), 'utf8')).toBe(JSON.stringify(story));
  expect(rehearse('sync').status).toBe(2);
}, 60_000);
