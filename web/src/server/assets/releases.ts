import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export type Release = {
  /** The folder with the files of all builds. */
  directory: string;
  /** The folder with the browser part of this build. */
  clientDirectory: string;
  id: string;
};

/** Number of builds whose files are stored: the running build and the two before it. */
const MAX_RELEASES = 3;
/** Age, in ms, beyond which a partial file counts as abandoned by its process. */
const ABANDONED_MS = 3_600_000;

const ASSETS = 'assets';
const NOTES = 'releases';
const HALF = '.tmp';
const note = z.array(z.string());

/**
 * Copies the files of this build, named by content hash, to the shared folder, and deletes the files of the oldest
 * builds. Pages from before an upgrade, and processes that still run an earlier build, can therefore load their files.
 * The build that started last counts as the newest, which allows a rollback. Safe in several processes at once. Throws
 * when the folder cannot be written.
 */
export function addRelease({ directory, clientDirectory, id }: Release, now = new Date()): void {
  const from = join(clientDirectory, ASSETS);
  const to = join(directory, ASSETS);
  mkdirSync(to, { recursive: true });
  mkdirSync(join(directory, NOTES), { recursive: true });
  const files = readdirSync(from);
  // Write the list of files first: a concurrent cleanup deletes files that are on no list.
  writeNote(join(directory, NOTES, `${id}.json`), files, now);
  for (const file of files) {
    const place = join(to, file);
    if (existsSync(place)) continue;
    const half = halfOf(place);
    copyFileSync(join(from, file), half);
    renameSync(half, place);
  }
  removeOld(directory, now);
}

/** Returns a unique file name. The pid alone is not unique: it is 1 in every container. */
const halfOf = (path: string): string => `${path}.${randomUUID()}${HALF}`;

function writeNote(path: string, files: readonly string[], now: Date): void {
  const half = halfOf(path);
  writeFileSync(half, JSON.stringify(files));
  utimesSync(half, now, now);
  renameSync(half, path);
}

function removeOld(directory: string, now: Date): void {
  const notes = readdirSync(join(directory, NOTES))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(directory, NOTES, name))
    .map((path) => ({ path, started: statSync(path).mtimeMs, files: filesOf(path) }))
    .sort((a, b) => b.started - a.started);
  const kept = new Set(notes.slice(0, MAX_RELEASES).flatMap(({ files }) => files));
  for (const { path } of notes.slice(MAX_RELEASES)) rmSync(path, { force: true });
  for (const file of readdirSync(join(directory, ASSETS))) {
    const path = join(directory, ASSETS, file);
    const isUnderWay = file.endsWith(HALF) && isYoung(path, now);
    if (!kept.has(file) && !isUnderWay) rmSync(path, { force: true });
  }
}

/** Whether the file is recent. A file that another process has renamed meanwhile counts as recent. */
function isYoung(path: string, now: Date): boolean {
  const file = statSync(path, { throwIfNoEntry: false });
  return file === undefined || +now - file.mtimeMs < ABANDONED_MS;
}

function filesOf(path: string): readonly string[] {
  try {
    return note.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return [];
  }
}
