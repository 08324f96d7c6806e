import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { OUR_SITE, startOurSite } from '../../e2e/support/running-site.ts';

/**
 * Runs before the HTTP tests: builds the site if necessary, and starts the site that most tests use. Two Vitest
 * projects share that site. The project that started the site stops the site at the end of the run.
 */
export async function setup(): Promise<() => Promise<void>> {
  await ensureSiteIsBuilt();
  if (process.env[OUR_SITE]) return async () => {};
  return startOurSite();
}
