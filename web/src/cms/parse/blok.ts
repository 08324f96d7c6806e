import { isRecord, rawText } from './fields.ts';

/** One nested block as Storyblok stores it, before anything of its content is known. */
export type Blok = { uid: string; component: string; fields: Record<string, unknown> };

/**
 * The blocks of a bloks field; nulls and other oddities between them are left out. A block that has no `_uid`,
 * or one that an earlier block of the list has too, gets one from its component and place, the same each time.
 */
export function readBloks(value: unknown): Blok[] {
  const found = Array.isArray(value) ? value.filter(isRecord) : isRecord(value) ? [value] : [];
  const taken = new Set<string>();
  return found.map((fields, index) => {
    const component = rawText.parse(fields.component) ?? '';
    const written = rawText.parse(fields._uid);
    const uid = written === undefined || taken.has(written) ? `${component || 'block'}-${index}` : written;
    taken.add(uid);
    return { uid, component, fields };
  });
}
