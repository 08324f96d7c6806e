import { ensureSiteIsBuilt } from './built.ts';
import { startOurSite } from './running-site.ts';

/** The set-up of a run of journeys: a build, and the site that most of them use. */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureSiteIsBuilt();
  return startOurSite();
}
