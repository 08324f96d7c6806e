import type { LinkEntry } from '../stories/link-entries.ts';

/** A link with the properties of Storyblok's REST API, in their order. Dates only on request. */
export function restLink(entry: LinkEntry, withDates: boolean): Record<string, unknown> {
  return {
    id: entry.id,
    uuid: entry.uuid,
    slug: entry.slug,
    path: entry.path,
    real_path: `/${entry.path ?? entry.slug}`,
    // Unlike in a story, the root is null, not 0.
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
