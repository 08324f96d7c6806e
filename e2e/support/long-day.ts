import { type ContentFolder, copyOfContent } from './content.ts';
import { type EditionItem, publishedStories, readEdition } from './edition.ts';
import { type Site, startSite } from './running-site.ts';

/**
 * A site on which `day` has more items than fit on one printed page. `items` contains all items of its
 * edition.
 */
export type LongDaySite = Site & { items: readonly EditionItem[] };

/** Starts a site with the tests' edition, in which every item of `day` occurs twice at the same time. */
export async function startLongDay(day: string): Promise<LongDaySite> {
  const folder = await copyOfContent();
  try {
    await doubleItems(folder, day);
    const { items } = readEdition(folder.dir);
    const site = await startSite({ CONTENT_DIR: folder.dir });
    const stop = async () => {
      await site.stop();
      await folder.remove();
    };
    return { ...site, items, stop };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

async function doubleItems(folder: ContentFolder, day: string): Promise<void> {
  const items = new Map(readEdition().items.map((item) => [item.uuid, item]));
  for (const { uuid, full_slug, content } of publishedStories()) {
    const item = items.get(uuid);
    if (item?.day !== day || item.ongoing) continue;
    await folder.write(`${full_slug}-nog-eens`, content);
  }
}
