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

/** Maximum time to install, build and start a new checkout, in ms. */
const FRESH_CHECKOUT = 15 * 60_000;
/**
 * Node options that stop the clock of a site at `SITE_NOW`. Both sites get the same time, because their pages show it.
 */
const STANDING_CLOCK = ['--import', join(ROOT, 'tests', 'compare', 'standing-clock.mjs')];

/**
 * Takes a screenshot of every kind of page at a commit and in the working tree, both with the content of the
 * working tree, and reports the differences. For each difference, `folder` contains one image with both
 * screenshots and their difference.
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

/** Returns the path of the built server of a commit. Later runs reuse the checkout of that commit. */
async function serverOf(commit: string): Promise<string> {
  const id = await git('rev-parse', '--verify', `${commit}^{commit}`);
  const checkout = join(ROOT, '.data', 'checkouts', id.slice(0, 12));
  // `--force` is needed because git still lists a checkout whose folder was deleted.
  if (!existsSync(checkout)) await git('worktree', 'add', '--force', '--detach', checkout, id);
  // The checkout's own `npm start` installs packages, builds the site and starts it. The site is stopped as
  // soon as it responds.
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
