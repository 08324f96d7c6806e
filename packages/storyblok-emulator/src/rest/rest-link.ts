import type { LinkEntry } from '../stories/link-entries.ts';

/** Returns a link with the properties of Storyblok's REST API, in their order. Includes dates only on request. */
export function restLink(entry: LinkEntry, withDates: boolean): Record<string, unknown> {
  return {
    id: entry.id,
    uuid: entry.uuid,
    slug: entry.slug,
    path: entry.path,
    real_path: `/${entry.path ?? entry.slug}`,
    // The id of the root is null here, although it is 0 in a story.
    parent_id: entry.parentId === 0 ? null : entry.parentId,
    name: entry.name,
    is_folder: entry.isFolder,
    published: entry.published,
    is_startpage: entry.isStartpage,
    position: entry.position,
    ...(withDates && {
      published_at: entry.publishedAt,
      created_at: entry.createdAt,
      updated_at: entry.updatedAt,
    }),
    ...(entry.translatedSlugs.length > 0 && {
      alternates: entry.translatedSlugs.map(({ lang, path, name, published }) => ({
        path,
        name: name ?? null,
        lang,
        published: published ?? null,
        translated_path: `/${lang}/${path ?? entry.slug}`,
      })),
    }),
  };
}
