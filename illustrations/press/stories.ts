import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Matches the URL of our pictures in content: `…/f/101/{W}x{H}/{hash}/{name}.webp`. */
const CONVENTION = /\/f\/101\/(\d+x\d+)\/([0-9a-f]{10})\/([^/]+)\.webp$/;

interface Asset {
  alt: string | null;
  focus: string;
  filename: string;
}

/** A picture that content refers to, with all files that use it. */
export interface Wanted {
  size: string;
  hash: string;
  name: string;
  /** Files (below the stories folder) whose content contains the picture. */
  files: string[];
}

export interface Story {
  file: string;
  slug: string;
  fullSlug: string;
  uuid: string;
  title: string;
  component: string;
  content: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads all story files below a folder. Skips a file that does not parse, because it may be only partly written. */
export async function readStories(root: string): Promise<Story[]> {
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.json')).sort();
  const stories: Story[] = [];
  for (const file of names) {
    const parsed = parse(await readFile(join(root, file), 'utf8'));
    if (!isRecord(parsed) || !isRecord(parsed.content)) continue;
    const { content } = parsed;
    stories.push({
      file,
      slug: text(parsed.slug),
      fullSlug: text(parsed.full_slug),
      uuid: text(parsed.uuid),
      title: text(content.title) || text(parsed.name),
      component: text(content.component),
      content,
    });
  }
  return stories;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Calls `visit` with every asset object in a value. */
function eachAsset(value: unknown, visit: (asset: Asset) => void): void {
  if (Array.isArray(value)) for (const item of value) eachAsset(item, visit);
  if (!isRecord(value)) return;
  // Safe cast: a record with these two keys is Storyblok's asset field. Its other keys are not changed.
  if (value.fieldtype === 'asset' && CONVENTION.test(text(value.filename))) visit(value as unknown as Asset);
  for (const inner of Object.values(value)) eachAsset(inner, visit);
}

/** Returns the pictures that the stories refer to, each once. */
export function wantedPictures(stories: readonly Story[]): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const story of stories) {
    eachAsset(story.content, (asset) => {
      const [, size = '', hash = '', name = ''] = CONVENTION.exec(asset.filename) ?? [];
      const key = `${size}/${hash}/${name}`;
      const entry = wanted.get(key) ?? { size, hash, name, files: [] };
      if (!entry.files.includes(story.file)) entry.files.push(story.file);
      wanted.set(key, entry);
    });
  }
  return [...wanted.values()];
}

/**
 * Writes alt text and focus into one story file, and returns the number of changed assets. It reads the file again
 * first, because an editor may have saved it in the meantime.
 */
export async function describe(
  root: string,
  file: string,
  told: ReadonlyMap<string, { alt: string; focus: string }>,
): Promise<number> {
  const path = join(root, file);
  const story = parse(await readFile(path, 'utf8'));
  if (!isRecord(story)) return 0;
  let changed = 0;
  eachAsset(story.content, (asset) => {
    const [, size = '', hash = '', name = ''] = CONVENTION.exec(asset.filename) ?? [];
    const news = told.get(`${size}/${hash}/${name}`);
    if (news === undefined || (asset.alt === news.alt && asset.focus === news.focus)) return;
    asset.alt = news.alt;
    asset.focus = news.focus;
    changed++;
  });
  if (changed > 0) await writeFile(path, `${JSON.stringify(story, null, 2)}\n`);
  return changed;
}
