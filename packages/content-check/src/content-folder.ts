import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetShelf } from './asset-shelf.ts';
import { type ContentModel, readContentModel } from './content-model.ts';
import type { Content } from './edition.ts';
import { readStoryFile } from './story-file.ts';
import { vanishedStories } from './vanished-stories.ts';

/** Thrown if a folder cannot be checked at all. The message is for the editor. */
export class NoContent extends Error {}

/**
 * Reads a whole content folder, and lists the stories that vanished from it since a commit, by default the last one.
 * Throws {@link NoContent} if the folder has no stories or no content model, or if the commit is unknown.
 */
export function readContentFolder(folder: string, since?: string): Content {
  const stories = join(folder, 'stories');
  const paths = orNoContent(`${folder}: er is geen map ‘stories’`, () => storyPaths(stories, ''));
  const model = readModel(folder);
  const vanished = vanishedStories(folder, since ?? 'HEAD');
  if (vanished === undefined && since !== undefined)
    throw new NoContent(`${folder}: Git kent hier geen versie ‘${since}’`);
  const read = paths.map((path) => readStoryFile(path, readFileSync(join(stories, path), 'utf8')));
  return {
    files: read.filter((file) => 'content' in file),
    broken: read.filter((file) => 'reason' in file),
    model,
    shelf: assetShelf(join(folder, 'assets')),
    vanished,
  };
}

/** Reads the content model of a folder. Throws {@link NoContent} if there is none. */
export const readModel = (folder: string): ContentModel =>
  orNoContent(`${folder}: components.json ontbreekt of is geen JSON`, () =>
    readContentModel(readFileSync(join(folder, 'components.json'), 'utf8')),
  );

/** Lists the story files. Like the content server it does not follow symbolic links. */
function storyPaths(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('.')) return [];
      if (entry.isDirectory()) return storyPaths(root, path);
      return entry.isFile() && entry.name.endsWith('.json') ? [path] : [];
    });
}

function orNoContent<T>(message: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new NoContent(message, { cause: error });
  }
}
