/** What a tag tells visitors, and how else editors write it. */
const TAGS = {
  volzet: ['uitverkocht', 'sold out', 'volgeboekt', 'vol'],
  geannuleerd: ['afgelast', 'gaat niet door', 'annulatie', 'cancelled'],
  verplaatst: ['verhuisd', 'nieuwe locatie', 'nieuw uur'],
  nieuw: ['new'],
  vgt: ['Vlaamse gebarentaal', 'gebarentaal', 'gebarentolk', 'tolk vgt'],
  ondertiteld: ['ondertiteling', 'boventiteld', 'boventiteling'],
  prikkelarm: ['prikkelarme', 'prikkelluw'],
  rolstoel: ['rolstoeltoegankelijk', 'rolstoelvriendelijk', 'toegankelijk voor rolstoelen'],
} as const;

export type KnownTag = keyof typeof TAGS;

/** The tags of an item that mean something to a visitor. */
export const KNOWN_TAGS: readonly string[] = Object.keys(TAGS);

/** A tag as it is compared: small letters only. */
export const letters = (tag: string) => tag.toLowerCase().replace(/[^a-z]/g, '');

const MEANINGS: ReadonlyMap<string, KnownTag> = new Map(
  // `as`: the keys of a constant are its keys.
  (Object.keys(TAGS) as KnownTag[]).flatMap((tag) =>
    [tag, ...TAGS[tag]].map((word) => [letters(word), tag] as const),
  ),
);

/** The known tag that a tag stands for, whatever its capitals, spaces and hyphens; undefined for an unknown one. */
export function meaningOfTag(tag: string): KnownTag | undefined {
  return MEANINGS.get(letters(tag));
}
