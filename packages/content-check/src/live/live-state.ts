import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject, listOf } from '../json.ts';

/** One version of a story. */
export type Version = { name: string; tags: readonly string[]; content: Record<string, unknown> };

/** A story of a space. `draft` is set only if it differs from the published version. */
export type LiveStory = { uuid: string; slug: string; published?: Version; draft?: Version };

/** A story that is no longer published at this address. `at` is when a check noticed that, in ISO 8601. */
export type Vanished = { uuid: string; slug: string; published: Version; at: string };

/** What one check of a space stores for the next check. */
export type LiveState = {
  /** The cache version of the space. */
  version: number;
  /** The instant from which the next check looks for changes, in ISO 8601. */
  readAt: string;
  /** The last publication of a story that a check found, in ISO 8601. */
  publishedAt?: string | undefined;
  stories: readonly LiveStory[];
  vanished: readonly Vanished[];
};

/** Increase this number when the format changes. Files in other formats are ignored. */
const FORMAT = 2;

export type LiveStore = { read: () => LiveState | undefined; write: (state: LiveState) => void };

/**
 * Opens the stored state of a space in `dir`. `space` contains the settings that the state depends on, such as the URL.
 */
export function openLiveStore(dir: string, space: readonly unknown[]): LiveStore {
  const name = createHash('sha256').update(JSON.stringify(space)).digest('hex').slice(0, 16);
  const file = join(dir, `${name}.json`);
  return {
    read: () => {
      try {
        const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
        const isOurs = isObject(json) && json.format === FORMAT && listOf(json.stories).every(isObject);
        // Safe cast: this program wrote the file, in this format.
        return isOurs ? (json as unknown as LiveState) : undefined;
      } catch {
        return undefined;
      }
    },
    write: (state) => {
      mkdirSync(dirname(file), { recursive: true });
      // Write a temporary file first, because an interrupted write must not leave half a file.
      const part = `${file}.${process.pid}.tmp`;
      writeFileSync(part, JSON.stringify({ format: FORMAT, ...state }));
      renameSync(part, file);
    },
  };
}
