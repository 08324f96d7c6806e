import type { LastSync } from './last-sync.ts';
import { readFile, removeFile, type StoryFile, writeFile } from './story-file.ts';
import type { OwnFiles } from './sync-side.ts';

/** A story of the folder: the files of both versions, at one path. */
export type FolderStory = { path: string; uuid: string; files: OwnFiles; latest: StoryFile };

/** Groups files into stories: the published version and the draft at one path. */
export function storiesOf(files: readonly StoryFile[]): FolderStory[] {
  const byPath = new Map<string, OwnFiles>();
  for (const file of files)
    byPath.set(file.slug, { ...byPath.get(file.slug), [file.draft ? 'draft' : 'published']: file });
  return [...byPath].flatMap(([path, own]) => {
    const latest = own.draft ?? own.published;
    return latest ? [{ path, uuid: latest.story.uuid, files: own, latest }] : [];
  });
}

/** Returns the texts of a story's files, to store as its last sync. */
export const textsOf = ({ published, draft }: OwnFiles): LastSync['files'] => ({
  published: published?.text,
  draft: draft?.text,
});

/** A file to write (`text`) or to remove. `before` is its text when the command read the folder. */
export type FileChange = { path: string; text: string | undefined; before: string | undefined };

/**
 * Applies changes to the folder. Removes files first, because a moved story may take the path of a removed file. If
 * somebody else changed any of the files since the command read the folder, applies nothing and returns the paths of
 * those files.
 */
export function applyChanges(folder: string, changes: readonly FileChange[]): string[] {
  const moved = new Set(changes.filter(({ text }) => text === undefined).map(({ path }) => path));
  const touched = changes.filter(({ path, before, text }) => {
    const now = readFile(folder, path);
    return now !== before && !(text !== undefined && moved.has(path));
  });
  if (touched.length > 0) return touched.map(({ path }) => path);
  for (const { path, text } of changes) if (text === undefined) removeFile(folder, path);
  for (const { path, text } of changes) if (text !== undefined) writeFile(folder, path, text);
  return [];
}
