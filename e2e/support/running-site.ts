import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURE_EDITION } from '../../content-fixtures/editions.ts';
import { ROOT, type Running, startProcess } from './process.ts';

/** The server that the tests look at. */
export const SERVER = process.env.SITE_SERVER ?? join(ROOT, 'web', 'build', 'server', 'server', 'main.js');

/** Monday of the festival, half an hour before the doors open. */
export const MONDAY = '2025-10-27T09:30:00+01:00';

/** The site as it is deployed, in a process of its own with a data folder of its own. */
export type Site = Running;

/** What a whole run of tests may have every site do otherwise: `npm run soak -- rest`. */
const FOR_EVERY_SITE = ['CONTENT_API'].flatMap((name) => {
  const value = process.env[name];
  return value ? [[name, value] as const] : [];
});

/** Starts a built site, ours unless told otherwise, on a free port. It answers when this settles, be it with 503. */
export async function startSite(
  env: Readonly<Record<string, string>> = {},
  program: readonly string[] = [SERVER],
  { logFile, patienceMs }: { logFile?: string; patienceMs?: number } = {},
): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'site-'));
  const pictures = process.env.SHARED_PICTURES;
  if (pictures) await symlink(pictures, join(data, 'images'));
  const variables = {
    NODE_ENV: 'production',
    LOG_FORMAT: 'text',
    SITE_NOW: MONDAY,
    CONTENT_DIR: FIXTURE_EDITION,
    DATA_DIR: data,
    DATABASE_URL: `file:${join(data, 'site.db')}`,
    ...Object.fromEntries(FOR_EVERY_SITE),
    ...env,
  };
  const site = await startProcess(program, variables, patienceMs, logFile);
  await fetch(`${site.url}/health`);
  const afterwards = (end: () => Promise<void>) => async () => {
    await end();
    await rm(data, { recursive: true, force: true });
  };
  return { ...site, stop: afterwards(site.stop), kill: afterwards(site.kill) };
}

/** The address of the site that a whole run of tests looks at, and never changes. */
export const OUR_SITE = 'OUR_SITE_URL';
/** Where its log is kept, for tests in other processes than the one that started it. */
export const OUR_LOG = 'OUR_SITE_LOG';

/**
 * Starts the site of a run: the edition of the tests on the festival's Monday, for every test that only looks. What it makes of
 * pictures is there for every other site of the run, which would make the same again. Settles with what ends it.
 */
export async function startOurSite(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'run-'));
  const pictures = join(folder, 'pictures');
  await mkdir(pictures);
  process.env.SHARED_PICTURES = pictures;
  const log = join(folder, 'site.log');
  const site = await startSite({}, [SERVER], { logFile: log });
  process.env[OUR_SITE] = site.url;
  process.env[OUR_LOG] = log;
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
