import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, type Running, startProcess } from './process.ts';
import { test as base } from './slow.ts';

/** The server that the tests look at. */
export const SERVER = process.env.SITE_SERVER ?? join(ROOT, 'web', 'build', 'server', 'index.js');

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
): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'site-'));
  const site = await startProcess(program, {
    NODE_ENV: 'production',
    SITE_NOW: MONDAY,
    CONTENT_DIR: join(ROOT, 'content'),
    DATA_DIR: data,
    DATABASE_URL: `file:${join(data, 'site.db')}`,
    ...Object.fromEntries(FOR_EVERY_SITE),
    ...env,
  });
  await fetch(`${site.url}/health`);
  const afterwards = (end: () => Promise<void>) => async () => {
    await end();
    await rm(data, { recursive: true, force: true });
  };
  return { ...site, stop: afterwards(site.stop), kill: afterwards(site.kill) };
}

/**
 * Tests that look at one running site with our own content, on the festival's Monday. Whoever looks at another
 * extends this with another `site`: as long as only tests are told so, and no worker, a worker goes from file to
 * file with the same browser and the same site.
 */
export const test = base.extend<{ site: Site }, { ours: Site }>({
  ours: [
    async ({}, provide) => {
      const site = await startSite();
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ ours }, provide) => provide(ours),
  baseURL: async ({ site }, provide) => provide(site.url),
});

export { expect } from '@playwright/test';
