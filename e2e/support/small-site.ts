import { test as base } from '@playwright/test';
import type { ContentFolder } from './content.ts';
import { whileRunning } from './process.ts';
import { type Site, startSite } from './site.ts';
import { withSmallFestival } from './small-festival.ts';

/** Noon on the second day of the small festival. */
export const SMALL_NOON = '2025-10-26T12:00:00+01:00';

type Circumstances = {
  /** The site's clock; without it, that of every other test. */
  now?: string;
  /** What the editors do before the site starts. */
  change?: (folder: ContentFolder) => Promise<void>;
};

/** Uses a site over the small festival, which is gone afterwards, whatever happens. */
export function withSmallSite(
  use: (site: Site) => Promise<void>,
  { now, change }: Circumstances = {},
): Promise<void> {
  return withSmallFestival(async (folder) => {
    await change?.(folder);
    await whileRunning(await startSite({ CONTENT_DIR: folder.dir, ...(now && { SITE_NOW: now }) }), use);
  });
}

/** Tests that look at one such site. */
export function testOnSmallSite(circumstances: Circumstances) {
  return base.extend<object, { site: Site }>({
    site: [async ({}, provide) => withSmallSite(provide, circumstances), { scope: 'worker' }],
    baseURL: async ({ site }, provide) => provide(site.url),
  });
}
