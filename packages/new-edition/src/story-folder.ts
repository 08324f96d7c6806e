import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject, type JsonObject, objectOf } from 'content-check/json';

/** Thrown if a folder cannot be used. Its message is for the editor. */
export class UnusableFolder extends Error {}

/** A story file: its place in the folder, and the whole JSON object. */
export type Story = {
  /** The full slug, derived from the path of the file. */
  slug: string;
  /** Whether the file contains a draft. */
  draft: boolean;
  json: JsonObject;
  content: JsonObject;
};

/** Reads all stories of a content folder, sorted by path. Throws {@link UnusableFolder} at the first invalid file. */
export function readStories(folder: string): Story[] {
  const root = join(folder, 'stories');
  let paths: string[];
  try {
    paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
  } catch {
    throw new UnusableFolder(`${folder}: er is geen map ‘stories’`);
  }
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => readStory(path, readFileSync(join(root, path), 'utf8')));
}

function readStory(path: string, source: string): Story {
  const slug = path.replace(/(\.draft)?\.json$/, '');
  let json: unknown;
  try {
    json = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    json = undefined;
  }
  if (!isObject(json) || !isObject(json.content)) throw new UnusableFolder(`${path} is geen verhaal`);
  return { slug, draft: path.endsWith('.draft.json'), json, content: objectOf(json.content) };
}

/** Writes stories in the format of the folder: two spaces, and a line break at the end. */
export function writeStories(folder: string, stories: readonly Story[]): void {
  for (const { slug, draft, json } of stories) {
    const file = join(folder, 'stories', `${slug}${draft ? '.draft' : ''}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
  }
}

/**
 * Returns the uuid of a copy for another year. The same original and year always give the same uuid, so that a second
 * run recognizes the copies of the first.
 */
export function uuidOfCopy(original: string, year: number): string {
  const hash = createHash('sha256').update(`${original} in ${year}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `${variant}${hash.slice(18, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** Derives a story id from the uuid that is not among `taken`, and adds it to `taken`. */
export function idOf(uuid: string, taken: Set<number>): number {
  let id = Number.parseInt(uuid.slice(0, 8), 16) % 2_000_000_000;
  while (id === 0 || taken.has(id)) id += 1;
  taken.add(id);
  return id;
}
