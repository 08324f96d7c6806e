import { withoutAccents } from './without-accents.ts';

/** Returns the text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins words: «a», «a en b», «a, b en c». */
export function enumerated(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} en ${last}`;
}

/** Returns the text as a URL slug: «Één dag» → `een-dag`. */
export const slugged = (text: string): string =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Compares names, ignoring case and accents. */
export const byName = new Intl.Collator('nl-BE', { sensitivity: 'base' });

/** Compares names that can end in a number: «Tafel 8» comes before «Tafel 10». */
export const byNumberedName = new Intl.Collator('nl', { numeric: true });

/** Returns a 32-bit hash of a text (FNV-1a), for versions and pseudo-random choices, not for secrets. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
