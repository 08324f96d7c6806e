import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { StoryFile } from './story-file.ts';

const id = z.union([z.string(), z.number()]);
const rememberedFile = z.object({
  /** Of the file as it was pushed or pulled. */
  digest: z.string(),
  /** What the file says around the content: a space gives its own ids and dates. */
  around: z.record(z.string(), z.unknown()),
});
const line = z.object({
  old_id: id,
  new_id: id,
  created_at: z.string(),
  /** With the number of a story: when the space last changed it, as far as we know. */
  seen: z.string().optional(),
  /** Where the story then stood, in the space and in the folder: the path of its files. */
  path: z.string().optional(),
  files: z.object({ published: rememberedFile.optional(), draft: rememberedFile.optional() }).optional(),
});

/** One line: what an id of the folder is called in the space. The first three keys are those of Storyblok's CLI. */
export type ManifestLine = z.infer<typeof line>;
export type ManifestFile = z.infer<typeof rememberedFile>;

/**
 * What one space calls the stories of the folder. Only this file knows: a space gives new ids to whatever is pushed.
 * Each thing that is done adds its line at once, so that a push that breaks off goes on where it was.
 */
export type Manifest = {
  toSpace(old: string | number): string | number | undefined;
  toFolder(given: string | number): string | number | undefined;
  /** What is remembered of a story, by its number in the space. */
  story(numberInSpace: number): ManifestLine | undefined;
  add(line: ManifestLine): void;
  /** Uuids of the folder with those of the space. */
  uuids(): ReadonlyMap<string, string>;
};

/** Opens the manifest in `file`; a file that is not there yet is an empty one. Later lines win. */
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

/** Of a file: its digest, and what stands around its content, with the content's place among it. */
export const manifestEntry = ({ text, story }: Pick<StoryFile, 'text' | 'story'>): ManifestFile => ({
  digest: digestOf(text),
  around: { ...story, content: null },
});

/** Tells whether a file is as it was. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
