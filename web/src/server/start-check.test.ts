import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { demoLine, startProblems, startWarnings } from './start-check.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const CONTENT_DIR = join(folder, 'content');
const DATA_DIR = join(folder, 'data');
mkdirSync(join(CONTENT_DIR, 'stories'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

it('accepts a site with content and a data folder, and leaves no files behind', () => {
  expect(startProblems({ CONTENT_DIR, DATA_DIR })).toEqual([]);
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

it('reports the path of a content folder that has no content', () => {
  const wrong = join(folder, 'contnt');
  expect(startProblems({ CONTENT_DIR: wrong, DATA_DIR })).toEqual([
    `CONTENT_DIR is «${wrong}»; expected: a folder of content, with a folder «stories» in it`,
  ]);
  const remote = { CONTENT_API_URL: 'https://gapi.storyblok.com/v1/api', CONTENT_DIR: wrong, DATA_DIR };
  expect(startProblems(remote)).toEqual([]);
});

it('reports the path of a folder that cannot be written, with the reason', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(startProblems({ CONTENT_DIR, DATA_DIR: join(file, 'data') })).toEqual([
    `DATA_DIR is «${join(file, 'data')}»; expected: a folder in which this user may write (ENOTDIR)`,
  ]);
});

it('warns in production, and only there, that the preview secret is public', () => {
  expect(startWarnings({ PREVIEW_SECRET: 'voorbeeld' }, 'production').join()).toContain(
    'WARN PREVIEW_SECRET',
  );
  expect(startWarnings({ PREVIEW_SECRET: 'voorbeeld' }, undefined)).toEqual([]);
  expect(startWarnings({ PREVIEW_SECRET: 'eigen' }, 'production')).toEqual([]);
  expect(startWarnings({}, 'production')).toEqual([]);
});

it('names the defaults of the demo that are in use, as a warning on a public site', () => {
  expect(demoLine({ DEPLOYED: '0' }, ['sqlite', 'demo-content'])).toBe(
    'Dit is de demo (sqlite, demo-content), niet voor het internet: zie docs/operations/install.md.',
  );
  expect(demoLine({ DEPLOYED: '1' }, ['sqlite'])).toBe(
    'WARN ALLOW accepts defaults of the demo on a public site: sqlite',
  );
  expect(demoLine({ DEPLOYED: '1' }, [])).toBeUndefined();
});
