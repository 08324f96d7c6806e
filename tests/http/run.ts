import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { OUR_SITE, startOurSite } from '../../e2e/support/running-site.ts';

/**
 * What tests that ask by HTTP need before them: a build, and the site that most of them ask. Two projects of one run ask
 * the same one: who started it ends it, when all of them are through.
 */
export async function setup(): Promise<() => Promise<void>> {
  await ensureSiteIsBuilt();
  if (process.env[OUR_SITE]) return async () => {};
  return startOurSite();
}
