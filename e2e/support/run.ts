import { ensureSiteIsBuilt } from './built.ts';
import { startOurSite } from './running-site.ts';

/** Runs before all journeys: builds the site if necessary, and starts the site that most journeys use. */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureSiteIsBuilt();
  return startOurSite();
}
