import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const id = z.union([z.string(), z.number()]);
const line = z.object({ old_id: id, new_id: id, created_at: z.string() });

/**
 * One line: the id of a story in the folder, and the id of the same story in the space. The keys are those of
 * Storyblok's CLI.
 */
type ManifestLine = z.infer<typeof line>;

/**
 * Maps the ids of the folder to those of one space. For a space that accepts the folder's uuids, it maps only the
 * numeric ids. Each new entry is appended immediately, so that an interrupted push can continue.
 */
export type Manifest = {
  toSpace(old: string | number): string | number | undefined;
  toFolder(given: string | number): string | number | undefined;
  add(line: ManifestLine): void;
  /** The uuids of the folder that differ in the space, mapped to those of the space. */
  uuids(): ReadonlyMap<string, string>;
};

/**
 * Opens the manifest in `file`. Treats a missing file as empty, and skips damaged lines. Later lines override earlier
 * ones.
 */
export function openManifest(file: string): Manifest {
  const byOld = new Map<string | number, ManifestLine>();
  const byNew = new Map<string | number, ManifestLine>();
  const take = (entry: ManifestLine) => {
    byOld.set(entry.old_id, entry);
    byNew.set(entry.new_id, entry);
  };
  const source = textOf(file);
  // An interrupted command may have left an incomplete line.
  let start = source === '' || source.endsWith('\n') ? '' : '\n';
  for (const text of source.split('\n')) {
    const entry = readLine(text);
    if (entry) take(entry);
  }
  return {
    toSpace: (old) => byOld.get(old)?.new_id,
    toFolder: (given) => byNew.get(given)?.old_id,
    add(entry) {
      take(entry);
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${start}${JSON.stringify(entry)}\n`);
      start = '';
    },
    uuids: () =>
      new Map(
        [...byOld.values()].flatMap(({ old_id, new_id }) =>
          typeof old_id === 'string' && typeof new_id === 'string' && old_id !== new_id
            ? [[old_id, new_id] as const]
            : [],
        ),
      ),
  };
}

function readLine(text: string): ManifestLine | undefined {
  try {
    return line.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
