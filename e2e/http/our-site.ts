import { test as base } from 'vitest';
import { OUR_SITE, type Site, startSite } from '../support/running-site.ts';
import { type Circumstances, startSmallSite } from '../support/small-site.ts';

/** The one site of the run, with our own content, on the festival's Monday. */
export function ourSite(): { url: string } {
  const url = process.env[OUR_SITE];
  if (url === undefined) throw new Error('the set-up of the run starts the site');
  return { url };
}

/** Tests that ask it. */
export const test = base.extend<{ site: { url: string } }>({
  site: async ({}, provide) => provide(ourSite()),
});

/** The tests of a file that ask one site of their own, which starts with the first that does. */
function testOn(start: () => Promise<Site>) {
  let started: Promise<Site> | undefined;
  const own = base.extend<{ site: Site }>({
    site: async ({}, provide) => {
      started ??= start();
      await provide(await started);
    },
  });
  own.afterAll(async () => (await started)?.stop());
  return own;
}

/** The tests of a file that ask one site over the small festival. */
export const testOnSmallSite = (circumstances: Circumstances) => testOn(() => startSmallSite(circumstances));

/** The tests of a file that change a site with our own content, or read its log. */
export const testOnOwnSite = (env: Readonly<Record<string, string>> = {}) => testOn(() => startSite(env));

export { expect } from 'vitest';
