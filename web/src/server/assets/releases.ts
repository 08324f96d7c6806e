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
  /** Where the browser's part of this build lies. */
  clientDirectory: string;
  /** What tells this build from others. */
  id: string;
};

/** The running build and the two before it. */
const KEPT = 3;
/** A half-written file this old is of a process that is gone. */
const ABANDONED_MS = 3_600_000;

const ASSETS = 'assets';
const NOTES = 'releases';
const HALF = '.tmp';
const note = z.array(z.string());

/**
 * Lays the files of this build, which are named by their content, beside those of the builds before it, and removes what
 * only older builds had: a page that was opened before an upgrade, or comes from a process that is not upgraded yet, finds
 * its own. The build that started last counts as the newest, so that a rollback is one. Several processes may do so at once.
 * Throws where the folder cannot be written.
 */
export function addRelease({ directory, clientDirectory, id }: Release, now = new Date()): void {
  const from = join(clientDirectory, ASSETS);
  const to = join(directory, ASSETS);
  mkdirSync(to, { recursive: true });
  mkdirSync(join(directory, NOTES), { recursive: true });
  const files = readdirSync(from);
  // First of all: whoever clears up meanwhile leaves alone what stands in a note.
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

/** A name that nobody else writes. The number of a process is 1 in every container. */
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
  const kept = new Set(notes.slice(0, KEPT).flatMap(({ files }) => files));
  for (const { path } of notes.slice(KEPT)) rmSync(path, { force: true });
  for (const file of readdirSync(join(directory, ASSETS))) {
    const path = join(directory, ASSETS, file);
    const isUnderWay = file.endsWith(HALF) && isYoung(path, now);
    if (!kept.has(file) && !isUnderWay) rmSync(path, { force: true });
  }
}

/** Another process may have put it in its place meanwhile. */
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
