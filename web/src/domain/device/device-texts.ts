import type { Experience } from '../pages/page.ts';
import { isRecord, record } from '../unknown-values.ts';
import { withDates, writtenDates } from './dated-json.ts';

/** The texts of experiences by their paths: what a device takes along of them beside the programme. */
export type DeviceTexts = ReadonlyMap<string, Experience>;

/** The texts, to be written as JSON. */
export const writeDeviceTexts = (experiences: readonly Experience[]): object => ({
  texts: Object.fromEntries(experiences.map((one) => [one.path, writtenDates(one)])),
});

/** Reads such texts. What cannot be read is left out: its page goes without its text. */
export function parseDeviceTexts(value: unknown): DeviceTexts {
  const texts = Object.entries(record(record(value).texts)).flatMap(([path, one]): [string, Experience][] => {
    const text = withDates(one);
    const isText =
      isRecord(text) && text.path === path && Array.isArray(text.body) && Array.isArray(text.intro);
    // `as`: the build that reads wrote it, of values of this type.
    return isText ? [[path, text as Experience]] : [];
  });
  return new Map(texts);
}
