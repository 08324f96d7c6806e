import { type FSWatcher, statSync, watch as watchPath } from 'node:fs';
import { join } from 'node:path';
import { EVERY_NAME, type FolderChanges, FolderReader, type FolderReaderOptions } from './folder-reader.ts';

export interface WatchedFolderOptions extends Pick<FolderReaderOptions, 'root' | 'accepts' | 'log'> {
  /** Called first with all files, then with each set of changes. */
  onChanges: (changes: FolderChanges) => void;
  watch: boolean;
}

export interface WatchedFolder {
  /** Resolves after the first read; rejects if the folder cannot be listed. */
  ready: Promise<void>;
  close: () => void;
}

/** How long files must be unchanged before they are read, in ms. Editors write a file in several steps. */
const QUIET_MS = 80;
/** Maximum wait for unchanged files, in ms: without it, a script that keeps writing would delay the read forever. */
const LONGEST_WAIT_MS = 500;
/** Interval at which to check whether a removed root folder exists again, in ms. */
const BACK_MS = 500;

/**
 * Reads a folder once, then watches it. An event only marks a folder to be read again. Changes are found by comparison,
 * therefore bursts of events and renamed folders cause no errors. There is one watch per folder, not per file, because
 * many systems do not allow a watch for each of 20,000 stories.
 */
export function openFolder({ root, accepts, log, onChanges, watch }: WatchedFolderOptions): WatchedFolder {
  const watchers = new Map<string, FSWatcher>();
  const touched = new Map<string, Set<string>>();
  let firstTouch = 0;
  let timer: NodeJS.Timeout | undefined;
  let back: NodeJS.Timeout | undefined;
  /** The identity of the folder at the root's path; undefined if there is none. */
  let identity: string | undefined;
  let closed = false;

  const unfollow = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };

  const follow = (folder: string) => {
    unfollow(folder);
    if (!watch || closed) return;
    try {
      const watcher = watchPath(join(root, folder), { persistent: false });
      watcher.on('change', (_event, name) => touch(folder, name?.toString() ?? EVERY_NAME));
      watcher.on('error', () => touch(folder, EVERY_NAME));
      watchers.set(folder, watcher);
    } catch (error) {
      // Ignore a missing folder here: the listing that follows reports it.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
      const reason = error instanceof Error ? error.message : String(error);
      log(`${folder || '.'}: changes in this folder will not be seen: ${reason}`);
    }
  };

  const reader = new FolderReader({ root, accepts, log, onFolder: follow, onFolderGone: unfollow });

  function touch(folder: string, name: string): void {
    if (closed) return;
    if (touched.size === 0) firstTouch = Date.now();
    touched.set(folder, (touched.get(folder) ?? new Set()).add(name));
    clearTimeout(timer);
    const longest = firstTouch + LONGEST_WAIT_MS - Date.now();
    timer = setTimeout(lookAgain, Math.max(0, Math.min(QUIET_MS, longest)));
  }

  function lookAgain(): void {
    const round = [...touched];
    touched.clear();
    looking = looking
      .then(async () => {
        const changes: FolderChanges = new Map();
        if (identityOf(root) !== identity) await lookForRoot(changes);
        for (const [folder, names] of round) {
          if (!closed && reader.knows(folder)) await reader.read(folder, names, changes);
        }
        if (changes.size > 0 && !closed) onChanges(changes);
      })
      .catch((error: unknown) => log(`the content could not be read again: ${error}`));
  }

  /**
   * Checks whether the root folder exists again after it was removed or replaced: the watch on the old folder reports
   * nothing more.
   */
  async function lookForRoot(changes: FolderChanges): Promise<void> {
    if (closed) return;
    const there = identityOf(root);
    if (there !== undefined) {
      follow('');
      await reader.read('', new Set([EVERY_NAME]), changes);
      if (identity === undefined) log(`${root}: the folder is back`);
    } else {
      if (reader.knows('')) await reader.read('', new Set(), changes);
      if (identity !== undefined) log(`${root}: the folder is gone; waiting for it`);
      back = setTimeout(() => touch('', EVERY_NAME), BACK_MS);
      back.unref();
    }
    identity = there;
  }

  async function readEverything(): Promise<void> {
    const changes: FolderChanges = new Map();
    identity = identityOf(root);
    await reader.read('', new Set(), changes);
    onChanges(changes);
  }

  const ready = readEverything();
  // The folder is read by one call at a time, in order. `ready` reports a failure of the first call.
  let looking: Promise<void> = ready.catch(() => undefined);

  return {
    ready,
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearTimeout(back);
      for (const folder of [...watchers.keys()]) unfollow(folder);
    },
  };
}

/** Identifies a folder. Includes the creation time, because systems reuse the inode numbers of removed folders. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.birthtimeMs}`;
}
