import { slugOfPath } from '../domain/pages/paths.ts';
import { pageShareImage } from '../domain/pages/share-image.ts';
import type { Content, PageRequest } from '../ports.ts';

/** The input for loading a page's public data without displaying the page. `parameters` may filter a list. */
export type StoryRequest = Pick<PageRequest, 'cms' | 'events' | 'now'> & {
  path: string;
  parameters: URLSearchParams;
};

/** Loads the share image and the content of a page that consists only of a story. */
export const storyParts = {
  async shareImage({ cms, path }: StoryRequest) {
    const page = await cms.pageBySlug(slugOfPath(path));
    return page && pageShareImage(page);
  },
  content: (cms: Content, slug: string) => cms.pageBySlug(slug),
};
