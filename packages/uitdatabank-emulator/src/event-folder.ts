import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { EventDocument } from './document-values.ts';

/** A file as last read: its event, or a remark on what is wrong with it. */
interface EventFile {
  stamp: string;
  event?: EventDocument;
  remark?: string;
}

const eventSchema = z.looseObject({ '@id': z.string().min(1) });

/**
 * Returns a function that reads the events in the `*.json` files of a folder, sorted by file name. Each call lists the
 * folder again and reads changed files; a missing folder counts as empty. A file without an event is skipped and
 * reported once on `log`. If two files contain the same event, the first counts. The function rejects if the folder
 * cannot be listed.
 */
export function createEventFolder(
  dir: string,
  log: (line: string) => void,
): () => Promise<readonly EventDocument[]> {
  let known = new Map<string, EventFile>();
  let said = new Set<string>();
  let reading: Promise<readonly EventDocument[]> | undefined;

  async function readFolder(): Promise<readonly EventDocument[]> {
    const names = await eventFiles(dir);
    const files = await Promise.all(names.map((name) => readEventFile(join(dir, name), known.get(name))));
    known = new Map(files.flatMap((file, at) => (file ? [[names[at] ?? '', file]] : [])));

    const remarks = new Set<string>();
    const events = new Map<string, { event: EventDocument; name: string }>();
    for (const [name, { event, remark }] of known) {
      const first = event && events.get(event['@id']);
      if (event && !first) events.set(event['@id'], { event, name });
      const reason = first ? `is the event of ${first.name}` : remark;
      if (reason !== undefined) remarks.add(`${name}: ${reason}; left out`);
    }
    for (const line of remarks) if (!said.has(line)) log(line);
    said = remarks;
    return [...events.values()].map(({ event }) => event);
  }

  return () => {
    // Concurrent callers share one read.
    reading ??= readFolder().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

/** Reads a file unless it is unchanged. Returns undefined if the file was removed after it was listed. */
async function readEventFile(path: string, before: EventFile | undefined): Promise<EventFile | undefined> {
  let stamp = '';
  try {
    const { mtimeMs, ctimeMs, size, ino } = await stat(path);
    stamp = `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
    if (stamp === before?.stamp) return before;
    return { stamp, event: eventSchema.parse(JSON.parse(await readFile(path, 'utf8'))) };
  } catch (error) {
    return isMissing(error) ? undefined : { stamp, remark: reasonOf(error) };
  }
}

async function eventFiles(dir: string): Promise<string[]> {
  try {
    const entries = await readdir(dir, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && /^[^.].*\.json$/.test(entry.name))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'is not an event with an @id';
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
  return error instanceof SyntaxError ? `is not JSON: ${reason}` : `cannot be read: ${reason}`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
