import type { SpaceStory } from './space.ts';

/** The stories and folders of a space, indexed by the path of their file. */
export type Index = {
  story(path: string): SpaceStory | undefined;
  byUuid(uuid: string): SpaceStory | undefined;
  folder(path: string): SpaceStory | undefined;
  stories: readonly SpaceStory[];
};

/**
 * Returns the path of a story's file, without extension. The slug of a start page is that of its folder with a trailing
 * slash.
 */
export const pathOf = ({ full_slug }: SpaceStory): string => full_slug.replace(/\/+$/, '');

export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Returns all parent folders of these paths, outermost first. */
export function foldersOf(paths: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const path of paths) for (let at = parentOf(path); at !== ''; at = parentOf(at)) folders.add(at);
  const depth = (path: string) => path.split('/').length;
  return [...folders].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
}

export function indexOf(listed: readonly SpaceStory[]): Index {
  const stories = listed.filter(({ is_folder }) => !is_folder);
  const byPath = new Map(stories.map((story) => [pathOf(story), story]));
  const byUuid = new Map(stories.map((story) => [story.uuid, story]));
  const folders = new Map(
    listed.filter(({ is_folder }) => is_folder).map((folder) => [pathOf(folder), folder]),
  );
  return {
    stories,
    story: (path) => byPath.get(path),
    byUuid: (uuid) => byUuid.get(uuid),
    folder: (path) => folders.get(path),
  };
}
