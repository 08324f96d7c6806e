import { slugOfPath } from '../domain/pages/paths.ts';
import { pageShareImage } from '../domain/pages/share-image.ts';
import type { Content, PageRequest } from '../ports.ts';

/** What is asked of a page without showing it: what everyone may see of it, now; of a list narrowed by `parameters`. */
export type PageQuestion = Pick<PageRequest, 'cms' | 'events' | 'now'> & {
  path: string;
  parameters: URLSearchParams;
};

/** What is known of every page that has a story of its own and is told by its content alone. */
export const storyParts = {
  async shareImage({ cms, path }: PageQuestion) {
    const page = await cms.pageBySlug(slugOfPath(path));
    return page && pageShareImage(page);
  },
  content: (cms: Content, slug: string) => cms.pageBySlug(slug),
};
