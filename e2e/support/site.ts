import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { ROOT, type Running, startProcess } from './process.ts';

const SERVER = process.env.SITE_SERVER ?? join(ROOT, 'web', 'build', 'server', 'index.js');

/** Monday of the festival, half an hour before the doors open. */
export const MONDAY = '2025-10-27T09:30:00+01:00';

/** The site as it is deployed, in a process of its own with a data folder of its own. */
export type Site = Running;

/** Starts the built site on a free port. It answers when this settles, be it with 503. */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'site-'));
  const site = await startProcess([SERVER], {
    NODE_ENV: 'production',
    SITE_NOW: MONDAY,
    CONTENT_DIR: join(ROOT, 'content'),
    DATA_DIR: data,
    DATABASE_URL: `file:${join(data, 'site.db')}`,
    ...env,
  });
  await fetch(`${site.url}/health`);
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Tests that look at one running site with our own content, on the festival's Monday. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, provide) => {
      const site = await startSite();
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
});

export { expect } from '@playwright/test';
