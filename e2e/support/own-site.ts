import { startLongDay } from './long-day.ts';
import { type Site, startSite } from './running-site.ts';
import { test as base } from './site.ts';
import { type Circumstances, startSmallSite } from './small-site.ts';

/** Creates a `test` for one file whose tests share a site. The first test starts the site. */
function testOn<One extends Site>(start: () => Promise<One>) {
  let started: Promise<One> | undefined;
  const test = base.extend<{ site: One }>({
    site: async ({}, provide) => {
      started ??= start();
      await provide(await started);
    },
  });
  test.afterAll(async () => (await started)?.stop());
  return test;
}

/** Creates a `test` for a file whose tests share a site with the small festival. */
export const testOnSmallSite = (circumstances: Circumstances) => testOn(() => startSmallSite(circumstances));

/**
 * Creates a `test` for a file whose tests share a site with more items on a day than fit on one printed page.
 */
export const testOnLongDay = (day: string) => testOn(() => startLongDay(day));

/** Creates a `test` for a file whose tests change a site or read its log. The site has the tests' edition. */
export const testOnOwnSite = (env: Readonly<Record<string, string>> = {}) => testOn(() => startSite(env));
