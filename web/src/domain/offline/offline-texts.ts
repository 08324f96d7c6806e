import type { Experience } from '../pages/page.ts';
import { isRecord, record } from '../unknown-values.ts';

/** The texts of experiences by path: the part of the offline data beside the programme. */
export type OfflineTexts = ReadonlyMap<string, Experience>;

/** Parses `/_app/teksten.json` and restores its dates. A malformed entry is skipped, so its page has no text. */
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
