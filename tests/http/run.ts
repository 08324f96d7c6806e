import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { OUR_SITE, startOurSite } from '../../e2e/support/running-site.ts';

/**
 * Set-up of the HTTP tests: a build, and the site that most of them use. Two Vitest projects of one run share
 * that site; the one that started it stops it at the end of the run.
 */
export async function setup(): Promise<() => Promise<void>> {
  await ensureSiteIsBuilt();
  if (process.env[OUR_SITE]) return async () => {};
  return startOurSite();
}
