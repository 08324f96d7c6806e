import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURE_EDITION } from '../../content-fixtures/editions.ts';
import { ROOT, type Running, startProcess } from './process.ts';

/** The path of the server under test. */
export const SERVER = process.env.SITE_SERVER ?? join(ROOT, 'web', 'build', 'server', 'server', 'main.js');

/** Monday of the festival at 9:30, half an hour before the doors open. */
export const MONDAY = '2025-10-27T09:30:00+01:00';

/** A site that runs as in production, in its own process and with its own data folder. */
export type Site = Running;

/** Environment variables that a test run, such as `npm run soak -- rest`, sets for every site. */
const FOR_EVERY_SITE = ['CONTENT_API'].flatMap((name) => {
  const value = process.env[name];
  return value ? [[name, value] as const] : [];
});

/**
 * Starts a built site (by default ours) on a free port. Resolves once the site responds, possibly with 503.
 */
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

/** The environment variable with the URL of the site that all tests share. No test may change this site. */
export const OUR_SITE = 'OUR_SITE_URL';
/** Environment variable with the path of the shared site's log. Tests need it if another process started that site. */
export const OUR_LOG = 'OUR_SITE_LOG';

/**
 * Starts the shared site of a run, with the tests' edition on the festival's Monday. Other sites of the run
 * share its folder of resized images, therefore they do not resize the images again. Returns the function
 * that stops the site.
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
