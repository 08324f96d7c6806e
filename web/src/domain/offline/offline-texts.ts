import type { Experience } from '../pages/page.ts';
import { isRecord, record } from '../unknown-values.ts';

/** The experiences including their texts, by path. In the offline data they are separate from the programme. */
export type OfflineTexts = ReadonlyMap<string, Experience>;

/** Parses `/_app/teksten.json` and restores the dates. Skips malformed entries; their pages then have no text. */
export function parseOfflineTexts(value: unknown): OfflineTexts {
  const texts = Object.entries(record(record(value).texts)).flatMap(
    ([path, text]): [string, Experience][] => {
      const isText =
        isRecord(text) && text.path === path && Array.isArray(text.body) && Array.isArray(text.intro);
      // Safe cast: the same build serialized this value.
      return isText ? [[path, text as Experience]] : [];
    },
  );
  return new Map(texts);
}
