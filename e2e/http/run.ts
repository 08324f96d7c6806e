import { ensureSiteIsBuilt } from '../support/built.ts';
import { startOurSite } from '../support/running-site.ts';

/** What tests that ask by HTTP need before them: a build, and the site that most of them ask. */
export async function setup(): Promise<() => Promise<void>> {
  await ensureSiteIsBuilt();
  return startOurSite();
}
