import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A change of one file. `modified` is its modification time, in ms since 1970. */
export type FileChange =
  | { kind: 'text'; text: string; modified: number }
  | { kind: 'unreadable'; reason: string }
  | { kind: 'gone' };

/** The changed files, by their path relative to the folder, with forward slashes. */
export type FolderChanges = Map<string, FileChange>;

export interface FolderReaderOptions {
  root: string;
  /** Whether a file or a folder (relative path) belongs to the content. */
  accepts: (path: string, kind: 'file' | 'folder') => boolean;
  /**
   * Called for each folder before it is listed. A watch that starts in this call sees every change after the listing.
   */
  onFolder: (folder: string) => void;
  onFolderGone: (folder: string) => void;
  log: (line: string) => void;
}

/** Placeholder that means every name in a folder. */
export const EVERY_NAME = '*';

const FILES_PER_TURN = 200;
const FOLDER = 'folder';

/**
 * Tracks the size, time and inode of every file in a folder and reports differences since the last read. It reads only
 * files that differ, and does not follow symbolic links.
 */
export class FolderReader {
  readonly #options: FolderReaderOptions;
  /** For each folder that was read, its entries by name: a file has its stamp as the value, a folder has a marker. */
  readonly #known = new Map<string, Map<string, string>>();
  #filesSeen = 0;

  constructor(options: FolderReaderOptions) {
    this.#options = options;
  }

  knows(folder: string): boolean {
    return this.#known.has(folder);
  }

  /**
   * Lists a folder and adds its changes to `changes`. Rereads the files in `named` even if their stamp is unchanged. If
   * `named` contains a folder, rereads every file below it, because another folder may have been moved to its path.
   * Throws only if the root cannot be listed.
   */
  async read(folder: string, named: ReadonlySet<string>, changes: FolderChanges): Promise<void> {
    const before = this.#known.get(folder);
    if (!before) this.#options.onFolder(folder);
    const entries = this.#list(folder, changes);
    if (!entries) return;
    const seen = new Map<string, string>();
    this.#known.set(folder, seen);
    for (const entry of entries) {
      const path = pathOf(folder, entry.name);
      const wasFolder = before?.get(entry.name) === FOLDER;
      const isNamed = named.has(entry.name) || named.has(EVERY_NAME);
      if (entry.isDirectory() && this.#options.accepts(path, 'folder')) {
        seen.set(entry.name, FOLDER);
        if (wasFolder && isNamed) this.#options.onFolder(path);
        if (!wasFolder || isNamed) await this.read(path, new Set(isNamed ? [EVERY_NAME] : []), changes);
      } else if (entry.isFile() && this.#options.accepts(path, 'file')) {
        const stamp = this.#readFile(
          path,
          named.has(entry.name) ? undefined : before?.get(entry.name),
          changes,
        );
        if (stamp !== undefined) seen.set(entry.name, stamp);
        if (++this.#filesSeen % FILES_PER_TURN === 0) await nextTurn();
      }
    }
    for (const [name, stamp] of before ?? []) {
      const path = pathOf(folder, name);
      if (stamp === FOLDER && seen.get(name) !== FOLDER) this.#forget(path, changes);
      if (stamp !== FOLDER && (!seen.has(name) || seen.get(name) === FOLDER))
        changes.set(path, { kind: 'gone' });
    }
  }

  #list(folder: string, changes: FolderChanges): Dirent[] | undefined {
    try {
      return readdirSync(join(this.#options.root, folder), { withFileTypes: true });
    } catch (error) {
      if (folder === '' && !this.#known.has('')) throw error;
      if (!isMissing(error)) this.#options.log(`${folder}: cannot be listed: ${messageOf(error)}`);
      this.#forget(folder, changes);
      return undefined;
    }
  }

  #readFile(path: string, before: string | undefined, changes: FolderChanges): string | undefined {
    try {
      const { mtimeMs, ctimeMs, size, ino } = lstatSync(join(this.#options.root, path));
      const stamp = `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
      if (stamp !== before) {
        const text = readFileSync(join(this.#options.root, path), 'utf8');
        changes.set(path, { kind: 'text', text, modified: mtimeMs });
      }
      return stamp;
    } catch (error) {
      // The file was removed after the listing. The loop over known entries reports its removal.
      if (isMissing(error)) return undefined;
      changes.set(path, { kind: 'unreadable', reason: messageOf(error) });
      return 'unreadable';
    }
  }

  #forget(folder: string, changes: FolderChanges): void {
    for (const [name, stamp] of this.#known.get(folder) ?? []) {
      if (stamp === FOLDER) this.#forget(pathOf(folder, name), changes);
      else changes.set(pathOf(folder, name), { kind: 'gone' });
    }
    this.#known.delete(folder);
    this.#options.onFolderGone(folder);
  }
}

function pathOf(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
