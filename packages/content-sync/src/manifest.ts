import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { StoryFile } from './story-file.ts';

const id = z.union([z.string(), z.number()]);
const rememberedFile = z.object({
  /** Digest of the file when it was last pushed or pulled. */
  digest: z.string(),
  /** The fields of the file except its content. They cannot be read from the space, which has its own ids and dates. */
  around: z.record(z.string(), z.unknown()),
});
const line = z.object({
  old_id: id,
  new_id: id,
  created_at: z.string(),
  /**
   * The time of the story's last known change in the space. Only lines with the numeric id of a story have it; lines
   * with its uuid do not.
   */
  seen: z.string().optional(),
  /** The story's full slug, both in the space and in the folder, when `seen` was recorded. */
  path: z.string().optional(),
  files: z.object({ published: rememberedFile.optional(), draft: rememberedFile.optional() }).optional(),
});

/**
 * One line: the id of a story in the folder, and the id of the same story in the space. The keys `old_id`, `new_id` and
 * `created_at` are those of Storyblok's CLI.
 */
export type ManifestLine = z.infer<typeof line>;
export type ManifestFile = z.infer<typeof rememberedFile>;

/**
 * Maps the ids of the folder to those of one space, which assigns new ids to pushed stories. Nothing else stores this
 * map. Each step appends its line at once, so that an interrupted push can continue.
 */
export type Manifest = {
  toSpace(old: string | number): string | number | undefined;
  toFolder(given: string | number): string | number | undefined;
  /** Returns the manifest line of the story with this id in the space. */
  story(numberInSpace: number): ManifestLine | undefined;
  add(line: ManifestLine): void;
  /** The uuids of the folder, mapped to those of the space. */
  uuids(): ReadonlyMap<string, string>;
};

/** Opens the manifest in `file`. A missing file counts as empty. Later lines take precedence. */
export function openManifest(file: string): Manifest {
  const byOld = new Map<string | number, ManifestLine>();
  const byNew = new Map<string | number, ManifestLine>();
  const take = (entry: ManifestLine) => {
    byOld.set(entry.old_id, entry);
    byNew.set(entry.new_id, entry);
  };
  for (const text of linesOf(file)) take(line.parse(JSON.parse(text)));
  return {
    toSpace: (old) => byOld.get(old)?.new_id,
    toFolder: (given) => byNew.get(given)?.old_id,
    story: (number) => byNew.get(number),
    add(entry) {
      take(entry);
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
    },
    uuids: () =>
      new Map(
        [...byOld.values()].flatMap(({ old_id, new_id }) =>
          typeof old_id === 'string' && typeof new_id === 'string' ? [[old_id, new_id] as const] : [],
        ),
      ),
  };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((text) => text !== '');
  } catch {
    return [];
  }
}

/**
 * Returns the digest of a file, and the fields of its story with `null` in place of the content, which preserves the
 * order of the keys.
 */
export const manifestEntry = ({ text, story }: Pick<StoryFile, 'text' | 'story'>): ManifestFile => ({
  digest: digestOf(text),
  around: { ...story, content: null },
});

/** Returns a digest that detects changes to a file. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
