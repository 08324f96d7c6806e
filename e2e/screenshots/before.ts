import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SHIPPED_EDITION } from '../../content-fixtures/editions.ts';
import { comparePictures } from '../../tests/compare/compare-pictures.ts';
import { ROOT, startProcess, whileRunning } from '../support/process.ts';
import { SERVER } from '../support/running-site.ts';
import { startShippedSite } from '../support/shipped-edition.ts';

/** A fresh checkout is installed and built before it answers. In ms. */
const FRESH_CHECKOUT = 15 * 60_000;
/** Both sites stand still at the same second, so that neither is ahead of the other. */
const STANDING_CLOCK = ['--import', join(ROOT, 'tests', 'compare', 'standing-clock.mjs')];

/**
 * Pictures every kind of page as a commit shows it and as the working tree does, on the content of the working tree,
 * and tells which differ. Each that does lies in `folder`, both sides and their difference beside each other.
 */
export async function compareWithCommit(commit: string, folder: string): Promise<void> {
  const server = await serverOf(commit);
  const compared = await whileRunning(
    await startShippedSite({}, [...STANDING_CLOCK, server]),
    async (before) =>
      whileRunning(await startShippedSite({}, [...STANDING_CLOCK, SERVER]), (after) =>
        comparePictures(before.url, after.url, folder),
      ),
  );
  const lines = compared
    .filter(({ differing }) => differing > 0)
    .map(({ name, differing, pixels, file = '' }) => `${name}: ${differing} of ${pixels} pixels, ${file}`);
  lines.push(`${compared.length} pictures, ${lines.length} differ from ${commit}`);
  await writeFile(join(folder, 'differences.txt'), `${lines.join('\n')}\n`);
  console.log(lines.join('\n'));
}

/** The built server of a commit, from a checkout of its own that stays for the next time. */
async function serverOf(commit: string): Promise<string> {
  const id = await git('rev-parse', '--verify', `${commit}^{commit}`);
  const checkout = join(ROOT, '.data', 'checkouts', id.slice(0, 12));
  // Forced, because git remembers a checkout that went with its folder.
  if (!existsSync(checkout)) await git('worktree', 'add', '--force', '--detach', checkout, id);
  // Its own `npm start` knows how that commit is installed and built; it is stopped as soon as it answers.
  const data = await mkdtemp(join(tmpdir(), 'before-'));
  const settings = { CONTENT_DIR: SHIPPED_EDITION, DATA_DIR: data };
  const start = await startProcess([join(checkout, 'scripts', 'start.mjs')], settings, FRESH_CHECKOUT);
  await start.stop();
  await rm(data, { recursive: true, force: true });
  return join(checkout, 'web', 'build', 'server', 'index.js');
}

async function git(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: ROOT });
  return stdout.trim();
}
