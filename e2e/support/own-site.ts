import { startLongDay } from './long-day.ts';
import { type Site, startSite } from './running-site.ts';
import { test as base } from './site.ts';
import { type Circumstances, startSmallSite } from './small-site.ts';

/** The tests of a file that look at one site of their own, which starts with the first that does. */
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

/** The tests of a file that look at one site over the small festival. */
export const testOnSmallSite = (circumstances: Circumstances) => testOn(() => startSmallSite(circumstances));

/** The tests of a file that look at a site with more items on a day than one printed page. */
export const testOnLongDay = (day: string) => testOn(() => startLongDay(day));

/** The tests of a file that change a site with the edition of the tests, or read its log. */
export const testOnOwnSite = (env: Readonly<Record<string, string>> = {}) => testOn(() => startSite(env));
