import type { ContentFolder } from './content.ts';
import { whileRunning } from './process.ts';
import { test as base, type Site, startSite } from './site.ts';
import { smallFestival } from './small-festival.ts';

/** Noon on the second day of the small festival. */
export const SMALL_NOON = '2025-10-26T12:00:00+01:00';

type Circumstances = {
  /** The site's clock; without it, that of every other test. */
  now?: string;
  /** What the editors do before the site starts. */
  change?: (folder: ContentFolder) => Promise<void>;
};

/** Uses a site over the small festival, which is gone afterwards, whatever happens. */
export async function withSmallSite(
  use: (site: Site) => Promise<void>,
  circumstances: Circumstances = {},
): Promise<void> {
  await whileRunning(await startSmallSite(circumstances), use);
}

/** The tests of a file that look at one such site, which starts with the first that does. */
export function testOnSmallSite(circumstances: Circumstances) {
  let started: Promise<Site> | undefined;
  const test = base.extend({
    site: async ({}, provide) => {
      started ??= startSmallSite(circumstances);
      await provide(await started);
    },
  });
  test.afterAll(async () => (await started)?.stop());
  return test;
}

async function startSmallSite({ now, change }: Circumstances): Promise<Site> {
  const folder = await smallFestival();
  try {
    await change?.(folder);
    const site = await startSite({ CONTENT_DIR: folder.dir, ...(now && { SITE_NOW: now }) });
    const stop = async () => {
      await site.stop();
      await folder.remove();
    };
    return { ...site, stop };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}
