import type { Experience } from '../pages/page.ts';
import { isRecord, record } from '../unknown-values.ts';

/** The texts of experiences by their paths: what a device takes along of them beside the programme. */
export type DeviceTexts = ReadonlyMap<string, Experience>;

/** Texts as `/_app/teksten.json` has them, their dates read. What is none is left out: its page goes without its text. */
export function parseDeviceTexts(value: unknown): DeviceTexts {
  const texts = Object.entries(record(record(value).texts)).flatMap(
    ([path, text]): [string, Experience][] => {
      const isText =
        isRecord(text) && text.path === path && Array.isArray(text.body) && Array.isArray(text.intro);
      // `as`: the build that reads wrote it, of values of this type.
      return isText ? [[path, text as Experience]] : [];
    },
  );
  return new Map(texts);
}
