import type { Cms } from '../../cms/cms.ts';
import type { Block } from '../../domain/pages/block.ts';
import { blocksWithin } from '../../domain/pages/blocks-within.ts';
import { slugOfPath } from '../../domain/pages/paths.ts';
import { pageShareImage } from '../../domain/pages/share-image.ts';
import { tellsMinutes } from '../../server/cache/page-lifetime.ts';

/** What is asked of a page without showing it: what everyone may see of it, now; of a list narrowed by `parameters`. */
export type PageQuestion = { cms: Cms; path: string; now: Date; parameters: URLSearchParams };

/** What is known of every page that has a story of its own and is told by its content alone. */
export const storyParts = {
  async shareImage({ cms, path }: PageQuestion) {
    const page = await cms.pageBySlug(slugOfPath(path));
    return page && pageShareImage(page);
  },
  content: (cms: Cms, slug: string) => cms.pageBySlug(slug),
};

/** Says so where the plan of the hall stands: at its stages a browser shows what is saved by the time of the page. */
export function tellsMinutesOnPlan(body: readonly Block[], now: Date): void {
  if (blocksWithin(body).some(({ kind }) => kind === 'hallPlan')) tellsMinutes(now);
}
