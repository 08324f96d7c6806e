import { parentOf, pathOf } from './folder-in-space.ts';
import type { Manifest } from './manifest.ts';
import type { SpaceStory } from './space.ts';
import type { Kind } from './story-file.ts';

/** The ids and fields of a story in the folder. */
type Filed = {
  uuid: string;
  /** The slug of the story's files; if there are none, the story's slug in the space. */
  slug: string;
  /** The fields in the story's file, read now or at the last sync. */
  known: Record<string, unknown> | undefined;
};

/**
 * Converts a story that was changed in the space to the fields of its file, except the content. Ids become those of the
 * folder.
 */
export function storyAround(
  story: SpaceStory,
  kind: Kind,
  { uuid, slug, known }: Filed,
  manifest: Manifest,
): Record<string, unknown> {
  const parent = story.parent_id ?? 0;
  const isInSameFolder = parentOf(slug) === parentOf(pathOf(story));
  const optional = ['path', 'sort_by_date', 'meta_data', 'translated_slugs'].filter((key) => {
    const value = story[key];
    return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  });
  return {
    name: story.name,
    id: manifest.toFolder(story.id) ?? known?.id ?? story.id,
    uuid,
    slug: story.slug,
    full_slug: pathOf(story),
    created_at: known?.created_at ?? story.created_at,
    published_at: kind === 'draft' && !story.published ? null : story.published_at,
    first_published_at: story.first_published_at ?? null,
    position: story.position ?? 0,
    tag_list: story.tag_list ?? [],
    is_startpage: known?.is_startpage ?? story.is_startpage ?? false,
    parent_id: (isInSameFolder ? known?.parent_id : undefined) ?? manifest.toFolder(parent) ?? parent,
    ...Object.fromEntries(optional.map((key) => [key, story[key]])),
    content: null,
  };
}
