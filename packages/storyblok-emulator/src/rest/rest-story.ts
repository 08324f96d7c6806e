import type { Story } from '../folder/story.ts';
import { type Presentation, presentContent } from '../stories/present-content.ts';
import { storyIn } from '../stories/translation.ts';

/** The properties that `excluding_story_fields` can remove. All other properties are always included. */
const OPTIONAL = new Set([
  'alternates',
  'created_at',
  'default_full_slug',
  'first_published_at',
  'group_id',
  'is_startpage',
  'lang',
  'meta_data',
  'parent_id',
  'path',
  'position',
  'published_at',
  'release_id',
  'sort_by_date',
  'tag_list',
  'taxonomy_terms',
  'translated_slugs',
  'updated_at',
]);

/** Returns a story with the properties of Storyblok's REST API, in their order. */
export function restStory(
  story: Story,
  how: Presentation,
  without: ReadonlySet<string>,
): Record<string, unknown> {
  const shown = storyIn(story, how.language);
  const properties = {
    name: shown.name,
    created_at: shown.created_at,
    published_at: shown.published_at,
    updated_at: shown.updated_at,
    id: shown.id,
    uuid: shown.uuid,
    content: presentContent(story, how),
    slug: shown.slug,
    full_slug: shown.full_slug,
    sort_by_date: shown.sort_by_date,
    position: shown.position,
    tag_list: shown.tag_list,
    is_startpage: shown.is_startpage,
    parent_id: shown.parent_id,
    meta_data: shown.meta_data,
    group_id: shown.group_id,
    first_published_at: shown.first_published_at,
    release_id: shown.release_id,
    lang: shown.lang,
    path: shown.path,
    alternates: shown.alternates,
    default_full_slug: shown.default_full_slug,
    translated_slugs: shown.translated_slugs,
  };
  if (without.size === 0) return properties;
  return Object.fromEntries(
    Object.entries(properties).filter(([key]) => !(without.has(key) && OPTIONAL.has(key))),
  );
}
