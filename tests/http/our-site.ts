import { existsSync, readFileSync } from 'node:fs';
import { test as base } from 'vitest';
import { withoutStamp } from '../../e2e/support/process.ts';
import { OUR_LOG, OUR_SITE, type Site } from '../../e2e/support/running-site.ts';
import { type Circumstances, startSmallSite } from '../../e2e/support/small-site.ts';

/** Returns the shared site of the run, with the tests' edition on the festival's Monday. */
export function ourSite(): Pick<Site, 'url' | 'log'> {
  const { [OUR_SITE]: url, [OUR_LOG]: log } = process.env;
  if (url === undefined || log === undefined) throw new Error('the set-up of the run did not start the site');
  return {
    url,
    get log() {
      return existsSync(log) ? readFileSync(log, 'utf8').split('\n').map(withoutStamp) : [];
    },
  };
}

/** A `test` that uses the shared site. */
export const test = base.extend<{ site: Pick<Site, 'url' | 'log'> }>({
  site: async ({}, provide) => provide(ourSite()),
});

/** Creates a `test` for a file whose tests share a separate site. The first test starts the site. */
export function testOn(start: () => Promise<Site>) {
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

/** Creates a `test` for a file whose tests share a site with the small festival. */
export const testOnSmallSite = (circumstances: Circumstances) => testOn(() => startSmallSite(circumstances));

export { expect } from 'vitest';
