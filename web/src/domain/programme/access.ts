import { type KnownTag, meaningOfTag } from './tag.ts';

/** What makes an item easier to come to, as a visitor reads it. */
const ACCESS = {
  vgt: 'gebarentaal',
  ondertiteld: 'ondertiteld',
  prikkelarm: 'prikkelarm',
  rolstoel: 'rolstoel',
} as const satisfies Partial<Record<KnownTag, string>>;

/** What an item's tags say of access, in words, each once and always in this order. */
export function accessOf(tags: readonly string[]): string[] {
  const meanings = new Set<string | undefined>(tags.map(meaningOfTag));
  return Object.entries(ACCESS).flatMap(([tag, words]) => (meanings.has(tag) ? [words] : []));
}
