import type { Edition } from './edition.ts';
import { folderId, type Story } from './story.ts';
import { byCodeUnit, type StoryIndex } from './story-index.ts';

/** An entry of the list of all links: a story, or a folder that holds stories. `slug` is the full slug. */
export interface LinkEntry {
  id: number;
  isFolder: boolean;
  isStartpage: boolean;
  name: string;
  parentId: number;
  position: number;
  published: boolean;
  slug: string;
  uuid: string;
}

/** Every story and every folder whose full slug begins with `start`, in the order of their full slugs. */
export function linkEntries(index: StoryIndex, edition: Edition, start: string): LinkEntry[] {
  const folders = foldersOf(index.stories);
  const parentOf = (slug: string) => folders.get(parentPath(slug)) ?? 0;
  const stories = index.stories.map((story) => ({
    id: story.id,
    isFolder: false,
    isStartpage: story.is_startpage,
    name: story.name,
    parentId: parentOf(story.full_slug),
    position: story.position,
    published: edition.published.byUuid.has(story.uuid),
    slug: story.full_slug,
    uuid: story.uuid,
  }));
  const folderEntries = [...folders].map(([path, id]) => ({
    id,
    isFolder: true,
    isStartpage: false,
    name: path.slice(path.lastIndexOf('/') + 1),
    parentId: parentOf(path),
    position: 0,
    published: false,
    slug: path,
    uuid: `00000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`,
  }));
  return [...folderEntries, ...stories]
    .filter((entry) => entry.slug.startsWith(start))
    .sort((a, b) => byCodeUnit(a.slug, b.slug) || Number(b.isFolder) - Number(a.isFolder));
}

/** The folders that stories lie in, with their ids: the `parent_id` that their stories state, if any does. */
function foldersOf(stories: readonly Story[]): ReadonlyMap<string, number> {
  const folders = new Map<string, number>();
  for (const { full_slug, parent_id } of stories) {
    const direct = parentPath(full_slug);
    if (direct !== '' && parent_id !== 0) folders.set(direct, parent_id);
    for (let path = direct; path !== ''; path = parentPath(path)) {
      if (!folders.has(path)) folders.set(path, folderId(path));
    }
  }
  return folders;
}

function parentPath(slug: string): string {
  return slug.slice(0, Math.max(0, slug.lastIndexOf('/')));
}
