import { ensureSiteIsBuilt } from './built.ts';
import { startOurSite } from './running-site.ts';

/** What a run of journeys needs before it: a build, and the site that most of them look at. */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureSiteIsBuilt();
  return startOurSite();
}
