import type { ContentFolder } from './content.ts';
import { whileRunning } from './process.ts';
import { type Site, startSite } from './running-site.ts';
import { smallFestival } from './small-festival.ts';

/** Noon on the second day of the small festival. */
export const SMALL_NOON = '2025-10-26T12:00:00+01:00';

export type Circumstances = {
  /** The site's clock; without it, that of every other test. */
  now?: string;
  /** What the editors do before the site starts. */
  change?: (folder: ContentFolder) => Promise<void>;
  /** What the site is told besides. */
  env?: Readonly<Record<string, string>>;
};

/** Uses a site over the small festival, which is gone afterwards, whatever happens. */
export async function withSmallSite(
  use: (site: Site) => Promise<void>,
  circumstances: Circumstances = {},
): Promise<void> {
  await whileRunning(await startSmallSite(circumstances), use);
}

/** Starts such a site; its folder goes with it. */
export async function startSmallSite({ now, change, env }: Circumstances): Promise<Site> {
  const folder = await smallFestival();
  try {
    await change?.(folder);
    const site = await startSite({ CONTENT_DIR: folder.dir, ...(now && { SITE_NOW: now }), ...env });
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
