import type { Edition } from '../folder/edition.ts';
import { parentPath, type Story } from '../folder/story.ts';
import { linkEntries } from '../stories/link-entries.ts';
import type { SpaceFiles } from './space-files.ts';

/** A story or a folder of the space. */
export interface Entry {
  id: number;
  uuid: string;
  name: string;
  /** The path without slashes at its ends. A folder and its start page have the same path. */
  path: string;
  /** The id of the parent folder; 0 at the root. The parent of a start page is its own folder. */
  parentId: number;
  isStartpage: boolean;
  /** The latest version of the story; undefined for a folder. */
  story: Story | undefined;
}

const kept = new WeakMap<Edition, readonly Entry[]>();

/** Returns all stories and folders of an edition, sorted by path; memoized. */
export function entriesOf(edition: Edition): readonly Entry[] {
  const known = kept.get(edition);
  if (known) return known;
  const links = linkEntries(edition.drafts, edition);
  const folders = new Map(links.flatMap(({ isFolder, slug, id }) => (isFolder ? [[slug, id] as const] : [])));
  const entries = links.map(({ id, uuid, name, slug, isFolder, isStartpage }): Entry => {
    const path = slug.replace(/\/+$/, '');
    const isStart = isStartpage && folders.has(path);
    const parent = isStart ? path : parentPath(path);
    const at = edition.drafts.byUuid.get(uuid);
    return {
      ...{ id, uuid, name, path },
      parentId: folders.get(parent) ?? 0,
      isStartpage: isStart,
      story: isFolder || at === undefined ? undefined : edition.drafts.stories[at],
    };
  });
  kept.set(edition, entries);
  return entries;
}

export const publishedFile = (path: string): string => `stories/${path}.json`;
export const draftFile = (path: string): string => `stories/${path}.draft.json`;
export const folderFile = (path: string): string => `stories/${path}.folder.json`;

/** Formats a story or folder as the Management API does, without its content, as in a list. */
export function shown(entry: Entry, edition: Edition, files: SpaceFiles) {
  const { id, uuid, name, path, parentId, isStartpage, story } = entry;
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const place = { name, parent_id: parentId, id, uuid, slug, full_slug: isStartpage ? `${path}/` : path };
  const always = { deleted_at: null, pinned: false, alternates: [] };
  if (story === undefined) {
    const filed = files.read(folderFile(path));
    const dates = { created_at: filed?.created_at ?? null, updated_at: filed?.updated_at ?? null };
    const none = {
      published: false,
      unpublished_changes: false,
      published_at: null,
      position: 0,
      tag_list: [],
    };
    return { ...place, ...always, ...dates, ...none, is_folder: true, is_startpage: false };
  }
  const isPublished = edition.published.byUuid.has(uuid);
  const at = edition.published.byUuid.get(uuid);
  return {
    ...place,
    ...always,
    is_folder: false,
    is_startpage: story.is_startpage,
    published: isPublished,
    unpublished_changes: at === undefined || edition.published.stories[at] !== story,
    created_at: story.created_at,
    updated_at: updatedAt(story, path, files),
    published_at: story.published_at,
    first_published_at: story.first_published_at,
    position: story.position,
    tag_list: story.tag_list,
    path: story.path,
    sort_by_date: story.sort_by_date,
    meta_data: story.meta_data,
    group_id: story.group_id,
    translated_slugs: story.translated_slugs,
  };
}

/** The time of the last change of a story: in its file, or of the file itself if somebody edited it by hand. */
function updatedAt(story: Story, path: string, files: SpaceFiles): string {
  const edited = Math.max(files.modified(publishedFile(path)), files.modified(draftFile(path)));
  return new Date(Math.max(Date.parse(story.updated_at ?? '') || 0, edited)).toISOString();
}
