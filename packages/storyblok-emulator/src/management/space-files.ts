import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { FolderChanges } from '../folder/folder-reader.ts';

/** A JSON object as stored in a file. */
export type Raw = Record<string, unknown>;

/** The new content of a file. `modified` is its modification time in ms since 1970; the default is now. */
export type NewFile = { json: unknown; modified?: number };

/** The files of a space that the Management API reads and changes. Paths are relative to the folder. */
export interface SpaceFiles {
  /** Returns the parsed JSON of a file; undefined if there is no such file or it is not an object. */
  read: (path: string) => Raw | undefined;
  /** Writes files, and removes those whose value is undefined. The change is visible in every API at once. */
  change: (files: ReadonlyMap<string, NewFile | undefined>) => void;
  /** The modification time of a file in ms since 1970; 0 if there is no such file. */
  modified: (path: string) => number;
  /** The current time in ms since 1970. Each call returns a later time than the previous call. */
  now: () => number;
}

/** Opens the files below `root`. `apply` receives each change before the folder's watcher notices it. */
export function openSpaceFiles(root: string, apply: (changes: FolderChanges) => void): SpaceFiles {
  let latest = 0;
  const now = () => {
    latest = Math.max(Date.now(), latest + 1);
    return latest;
  };

  return {
    now,
    read: (path) => {
      try {
        const json: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
        // Safe cast: an object that is not a list has string keys.
        return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Raw) : undefined;
      } catch {
        return undefined;
      }
    },
    modified: (path) => Math.round(statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0),
    change: (files) => {
      const changes: FolderChanges = new Map();
      for (const [path, file] of files) {
        if (file === undefined) {
          rmSync(join(root, path), { force: true });
          removeEmptyFolders(root, dirname(path));
          changes.set(path, { kind: 'gone' });
          continue;
        }
        const text = `${JSON.stringify(file.json, null, 2)}\n`;
        const modified = file.modified ?? now();
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
        utimesSync(join(root, path), modified / 1000, modified / 1000);
        changes.set(path, { kind: 'text', text, modified });
      }
      apply(changes);
    },
  };
}

/** Removes a folder below `stories` and its parents while they are empty. */
function removeEmptyFolders(root: string, folder: string): void {
  for (let path = folder; path.startsWith('stories/'); path = dirname(path)) {
    try {
      if (readdirSync(join(root, path)).length > 0) return;
      rmdirSync(join(root, path));
    } catch {
      return;
    }
  }
}
