import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const lastSync = z.object({
  /** The uuid of the story in the folder. */
  uuid: z.string(),
  /** The story's `updated_at` in the space at this sync; empty if the next sync has to read the story again. */
  seen: z.string(),
  /** The story's full slug, in the folder and in the space. */
  path: z.string(),
  /** The texts of the story's files, which are the common ancestor of later changes on both sides. */
  files: z.object({ published: z.string().optional(), draft: z.string().optional() }),
});

/** A story at its last sync, when it was equal in the folder and in the space. */
export type LastSync = z.infer<typeof lastSync>;

/** The last sync of each story of one content folder, by the story's id in the space. */
export type LastSyncs = {
  all(): ReadonlyMap<number, LastSync>;
  /** The last sync of a story with another folder. */
  elsewhere(id: number): readonly LastSync[];
  set(id: number, sync: LastSync): void;
  forget(id: number): void;
};

/**
 * Opens the stored syncs in `dir`: one file per folder and story, written immediately, so that an interrupted command
 * can continue. If these files are lost, push and pull compare every story, but cannot determine which side changed it.
 *
 * @param folder the content folder, as an absolute path
 */
export function openLastSyncs(dir: string, folder: string): LastSyncs {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const own = join(dir, name);
  const others = namesIn(dir).filter((other) => other !== name);
  const syncs = new Map<number, LastSync>();
  for (const file of namesIn(own).filter((file) => /^\d+\.json$/.test(file))) {
    const sync = read(join(own, file));
    if (sync) syncs.set(Number.parseInt(file, 10), sync);
  }
  return {
    all: () => syncs,
    elsewhere: (id) => others.flatMap((other) => read(join(dir, other, `${id}.json`)) ?? []),
    set(id, sync) {
      syncs.set(id, sync);
      mkdirSync(own, { recursive: true });
      // Write a temporary file first, because an interrupted write must not leave half a file.
      writeFileSync(join(own, `${id}.tmp`), JSON.stringify(sync));
      renameSync(join(own, `${id}.tmp`), join(own, `${id}.json`));
    },
    forget(id) {
      syncs.delete(id);
      rmSync(join(own, `${id}.json`), { force: true });
    },
  };
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

/** Reads one file; a damaged file counts as missing. */
function read(file: string): LastSync | undefined {
  try {
    return lastSync.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
