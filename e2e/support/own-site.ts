import { type Site, startSite } from './running-site.ts';
import { test as base } from './site.ts';
import { type Circumstances, startSmallSite } from './small-site.ts';

/** The tests of a file that look at one site of their own, which starts with the first that does. */
function testOn(start: () => Promise<Site>) {
  let started: Promise<Site> | undefined;
  const test = base.extend<{ site: Site }>({
    site: async ({}, provide) => {
      started ??= start();
      await provide(await started);
    },
  });
  test.afterAll(async () => (await started)?.stop());
  return test;
}

/** The tests of a file that look at one site over the small festival. */
export const testOnSmallSite = (circumstances: Circumstances) => testOn(() => startSmallSite(circumstances));

/** The tests of a file that change a site with our own content, or read its log. */
export const testOnOwnSite = (env: Readonly<Record<string, string>> = {}) => testOn(() => startSite(env));
