import type { Edition } from '../folder/edition.ts';
import { type FolderFile, folderId, parentPath, type Story, type TranslatedSlug } from '../folder/story.ts';
import { byCodeUnit, type StoryIndex } from './story-index.ts';

/** An entry in the list of all links: a story, or a folder. `slug` is the full slug. */
export interface LinkEntry {
  id: number;
  uuid: string;
  slug: string;
  path: string | null;
  /** The id of the parent folder; 0 at the root. */
  parentId: number;
  name: string;
  isFolder: boolean;
  published: boolean;
  isStartpage: boolean;
  position: number;
  createdAt: string | null;
  publishedAt: string | null;
  updatedAt: string | null;
  translatedSlugs: readonly TranslatedSlug[];
}

const kept = new WeakMap<StoryIndex, readonly LinkEntry[]>();

/** Returns all stories and folders, sorted by full slug; memoized per edition. */
export function linkEntries(index: StoryIndex, edition: Edition): readonly LinkEntry[] {
  const known = kept.get(index);
  if (known) return known;
  const filed = new Map(edition.folders.map((folder) => [folder.full_slug, folder]));
  const folders = foldersOf(index.stories, filed);
  const parentOf = (slug: string) => folders.get(parentPath(slug)) ?? 0;
  const stories = index.stories.map(
    (story): LinkEntry => ({
      id: story.id,
      uuid: story.uuid,
      slug: story.full_slug,
      path: story.path,
      parentId: parentOf(story.full_slug),
      name: story.name,
      isFolder: false,
      published: edition.published.byUuid.has(story.uuid),
      isStartpage: story.is_startpage,
      position: story.position,
      createdAt: story.created_at,
      publishedAt: story.published_at,
      updatedAt: story.updated_at,
      translatedSlugs: story.translated_slugs ?? [],
    }),
  );
  const folderEntries = [...folders].map(([path, id]) =>
    folderEntry(path, id, parentOf(path), filed.get(path)),
  );
  const entries = [...folderEntries, ...stories].sort(
    (a, b) => byCodeUnit(a.slug, b.slug) || Number(b.isFolder) - Number(a.isFolder),
  );
  kept.set(index, entries);
  return entries;
}

function folderEntry(path: string, id: number, parentId: number, file: FolderFile | undefined): LinkEntry {
  return {
    id,
    uuid: file?.uuid ?? `00000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`,
    slug: path,
    path: null,
    parentId,
    name: file?.name ?? path.slice(path.lastIndexOf('/') + 1),
    isFolder: true,
    published: false,
    isStartpage: false,
    position: 0,
    createdAt: null,
    publishedAt: null,
    updatedAt: null,
    translatedSlugs: [],
  };
}

/**
 * Returns the folders that contain stories or have a file. A folder's id comes from its file, otherwise from the
 * `parent_id` of its stories, otherwise from its path.
 */
function foldersOf(
  stories: readonly Story[],
  filed: ReadonlyMap<string, FolderFile>,
): ReadonlyMap<string, number> {
  const folders = new Map<string, number>();
  for (const { full_slug, parent_id } of stories) {
    const direct = parentPath(full_slug);
    if (direct !== '' && parent_id !== 0) folders.set(direct, parent_id);
    for (let path = direct; path !== ''; path = parentPath(path)) {
      if (!folders.has(path)) folders.set(path, folderId(path));
    }
  }
  for (const [path, { id }] of filed) folders.set(path, id);
  return folders;
}
