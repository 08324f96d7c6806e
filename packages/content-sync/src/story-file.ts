import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** The two versions of a story, each in its own file: published, and saved but not published. */
export type Kind = 'published' | 'draft';
export const KINDS: readonly Kind[] = ['published', 'draft'];

/** A story file of the folder. */
export type StoryFile = {
  /** The full slug, derived from the path of the file. */
  slug: string;
  /** Whether the file contains the version that is saved but not published. */
  draft: boolean;
  /** The bytes of the file, as text. */
  text: string;
  story: FiledStory;
};

const filedStory = z.looseObject({
  name: z.string(),
  uuid: z.string(),
  id: z.number().optional(),
  parent_id: z.number().nullish(),
  position: z.number().optional(),
  tag_list: z.array(z.string()).optional(),
  content: z.looseObject({ component: z.string() }),
});

/** Storyblok's story object, with the fields that push needs. Other fields of a file are preserved. */
type FiledStory = z.infer<typeof filedStory>;

/** Thrown if a folder cannot be pushed or pulled. The message is for the editor. */
export class UnusableFolder extends Error {}

/** Reads all stories of a content folder, sorted by path. Throws {@link UnusableFolder} at the first invalid file. */
export function readStories(folder: string): StoryFile[] {
  return storyPaths(join(folder, 'stories'), '').map((path) => {
    const text = readFileSync(join(folder, 'stories', path), 'utf8');
    const draft = path.endsWith('.draft.json');
    return { slug: path.replace(/(\.draft)?\.json$/, ''), draft, text, story: readStory(path, text) };
  });
}

function readStory(path: string, text: string): FiledStory {
  try {
    const json: unknown = JSON.parse(text);
    filedStory.parse(json);
    // Return the JSON instead of zod's result, whose keys may be in another order than in the file.
    return json as FiledStory;
  } catch (error) {
    throw new UnusableFolder(`${path} is geen verhaal: ${error instanceof Error ? error.message : error}`);
  }
}

function storyPaths(root: string, folder: string): string[] {
  let entries: ReturnType<typeof list>;
  try {
    entries = list(join(root, folder));
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return storyPaths(root, path);
    return entry.isFile() && entry.name.endsWith('.json') ? [path] : [];
  });
}

const list = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));

/** The path of a story's file in a content folder. */
export const storyPath = (slug: string, draft: boolean): string =>
  join('stories', `${slug}${draft ? '.draft' : ''}.json`);

/** The text of a file in the folder; `undefined` if there is no such file. */
export function readFile(folder: string, path: string): string | undefined {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a file in the folder, and creates parent folders. */
export function writeFile(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

export function removeFile(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
}
