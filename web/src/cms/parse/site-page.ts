import { storyPath } from '../../domain/paths.ts';
import type { SitePage } from '../../domain/site-page.ts';
import { parseEnvelope } from './envelope.ts';

/** The content types that pages are made of, and have no page of their own. */
export const PARTS_OF_PAGES: readonly string[] = [
  'program',
  'header',
  'footer',
  'social',
  'global_data',
  'location',
  'theme',
  'type',
  'on_tour_location',
];

/** A story as the sitemap lists it; `undefined` when it is none, or has no page. */
export function parseSitePage(story: unknown): SitePage | undefined {
  const envelope = parseEnvelope(story);
  if (envelope === undefined || PARTS_OF_PAGES.includes(envelope.component)) return undefined;
  return { uuid: envelope.uuid, path: storyPath(envelope.fullSlug), published: envelope.publishedAt };
}
