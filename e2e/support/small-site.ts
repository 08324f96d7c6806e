import type { ContentFolder } from './content.ts';
import { whileRunning } from './process.ts';
import { type Site, startSite } from './running-site.ts';
import { smallFestival } from './small-festival.ts';

/** Noon on the second day of the small festival. */
export const SMALL_NOON = '2025-10-26T12:00:00+01:00';

export type Circumstances = {
  /** Start time of the site's clock; by default that of {@link startSite}. */
  now?: string;
  /** Changes the content before the site starts. */
  change?: (folder: ContentFolder) => Promise<void>;
  /** Additional environment of the site. */
  env?: Readonly<Record<string, string>>;
};

/** Passes a site with the small festival to `use`. Stops the site afterwards, which removes its content folder. */
export async function withSmallSite(
  use: (site: Site) => Promise<void>,
  circumstances: Circumstances = {},
): Promise<void> {
  await whileRunning(await startSmallSite(circumstances), use);
}

/** Starts a site with the small festival. Stopping the site removes its content folder. */
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
