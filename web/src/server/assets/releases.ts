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
  /** The folder that all builds share. */
  directory: string;
  /** The folder with the browser part of this build. */
  clientDirectory: string;
  /** Identifies this build. */
  id: string;
};

/** The number of builds to store: the running one and the two before it. */
const MAX_RELEASES = 3;
/** A partial file of this age, in ms, belongs to a process that no longer runs. */
const ABANDONED_MS = 3_600_000;

const ASSETS = 'assets';
const NOTES = 'releases';
const HALF = '.tmp';
const note = z.array(z.string());

/**
 * Copies the files of this build, named by content hash, beside those of earlier builds, and deletes files of the
 * oldest builds: a page from before an upgrade, or from a process that is not upgraded yet, still finds its files. The
 * build started last counts as the newest, so that a rollback works. Safe in several processes at once. Throws when the
 * folder cannot be written.
 */
export function addRelease({ directory, clientDirectory, id }: Release, now = new Date()): void {
  const from = join(clientDirectory, ASSETS);
  const to = join(directory, ASSETS);
  mkdirSync(to, { recursive: true });
  mkdirSync(join(directory, NOTES), { recursive: true });
  const files = readdirSync(from);
  // First, because a concurrent cleanup keeps the files listed in a note.
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

/** Returns a unique file name. The pid is 1 in every container. */
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

/** Whether the file is recent; another process may have renamed it meanwhile. */
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
