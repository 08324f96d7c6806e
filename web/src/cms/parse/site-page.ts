import { PARTS_OF_PAGES } from '../../domain/pages/parts-of-pages.ts';
import { storyPath } from '../../domain/pages/paths.ts';
import type { SitePage } from '../../domain/pages/site-page.ts';
import { parseStory } from './story.ts';

/** A story as the sitemap lists it; `undefined` when it is none, or has no page. */
export function parseSitePage(story: unknown): SitePage | undefined {
  const envelope = parseStory(story);
  if (envelope === undefined || PARTS_OF_PAGES.includes(envelope.component)) return undefined;
  return { uuid: envelope.uuid, path: storyPath(envelope.fullSlug), published: envelope.publishedAt };
}
