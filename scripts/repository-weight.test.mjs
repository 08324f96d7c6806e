import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { repositoryWeight } from './repository-weight.mjs';
import { checkLanes } from './tiers.mjs';

/** @type {string[]} */
const made = [];
afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

/**
 * Creates a repository that tracks files of these sizes and also contains an untracked file.
 * @param {Record<string, number>} sizes
 */
function repository(sizes) {
  const root = mkdtempSync(join(tmpdir(), 'weight-'));
  made.push(root);
  for (const [file, size] of Object.entries(sizes)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    // Creates sparse files: git only needs their names here.
    writeFileSync(join(root, file), '');
    truncateSync(join(root, file), size);
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '--intent-to-add', '.'], { cwd: root });
  writeFileSync(join(root, 'untracked.bin'), Buffer.alloc(900_000));
  return root;
}

describe('the weight of a repository', () => {
  it('counts only the size of tracked files', () => {
    expect(repositoryWeight(repository({ 'één.md': 1000, 'a/b.webp': 400_000 }))).toEqual({
      bytes: 401_000,
      findings: [],
    });
  });

  it('reports a file that is too large', () => {
    expect(repositoryWeight(repository({ 'docs/wide.jpg': 400_001 })).findings).toEqual([
      'docs/wide.jpg weighs 401 KB, the limit for a file is 400 KB',
    ]);
  });

  it('has no size limit for a font or a lock file', () => {
    const files = { 'web/fonts/text.woff2': 500_000, 'package-lock.json': 500_000 };
    expect(repositoryWeight(repository(files)).findings).toEqual([]);
  });

  it('reports that all files together are too large', () => {
    const files = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`${i}.webp`, 3000]));
    expect(repositoryWeight(repository(files), { most: 14_000 }).findings).toEqual([
      'The tracked files weigh 15 KB, the limit is 14 KB',
    ]);
  });

  it('counts no files in a folder without git, such as an unpacked archive', () => {
    const root = repository({ 'large.bin': 500_000 });
    rmSync(join(root, '.git'), { recursive: true });
    expect(repositoryWeight(root)).toEqual({ bytes: 0, findings: [] });
  });
});

describe('the command that npm run check runs', () => {
  const COMMAND = join(import.meta.dirname, 'repository-weight.mjs');
  /** @param {string} folder */
  const run = (folder) => spawnSync(process.execPath, [COMMAND, folder], { encoding: 'utf8' });

  it('the weight check is a step of npm run check', () => {
    const steps = checkLanes({ env: {}, reports: tmpdir() }, 'check').flat();
    expect(steps.map(({ name }) => name)).toContain('Weight of the repository');
  });

  it('the command fails on a heavy file, and names it', () => {
    const { status, stderr } = run(repository({ 'README.md': 900, 'docs/tour.png': 400_001 }));
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'docs/tour.png weighs 401 KB, the limit for a file is 400 KB\n',
    });
  });

  it('the command fails on many files that are too large only together', () => {
    const files = Object.fromEntries(Array.from({ length: 92 }, (_, i) => [`assets/${i}.webp`, 399_000]));
    const { status, stderr } = run(repository(files));
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'The tracked files weigh 36708 KB, the limit is 36500 KB\n',
    });
  });

  it('the command prints the total size if it is below the limit', () => {
    const { status, stdout } = run(repository({ 'README.md': 900 }));
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'The tracked files weigh 1 KB.\n' });
  });
});
