import { ACCESS, type Access, STATUSES, type Status } from '../../domain/programme/status.ts';

/** What each tag means to visitors, and its other spellings. */
const TAGS = {
  volzet: { means: 'soldOut', also: ['uitverkocht', 'sold out', 'volgeboekt', 'vol'] },
  geannuleerd: { means: 'cancelled', also: ['afgelast', 'gaat niet door', 'annulatie', 'cancelled'] },
  verplaatst: { means: 'moved', also: ['verhuisd', 'nieuwe locatie', 'nieuw uur'] },
  nieuw: { means: 'new', also: ['new'] },
  vgt: {
    means: 'signLanguage',
    also: ['Vlaamse gebarentaal', 'gebarentaal', 'gebarentolk', 'tolk vgt'],
  },
  ondertiteld: { means: 'captioned', also: ['ondertiteling', 'boventiteld', 'boventiteling'] },
  prikkelarm: { means: 'lowStimulus', also: ['prikkelarme', 'prikkelluw'] },
  rolstoel: {
    means: 'wheelchair',
    also: ['rolstoeltoegankelijk', 'rolstoelvriendelijk', 'toegankelijk voor rolstoelen'],
  },
} as const satisfies Record<string, { means: Status | Access; also: readonly string[] }>;

/** The known tags of an item, in the spelling that the manual recommends to editors. */
export const KNOWN_TAGS: readonly string[] = Object.keys(TAGS);

/** Normalizes a tag for comparison: keeps only its letters, in lower case. */
export const letters = (tag: string) => tag.toLowerCase().replace(/[^a-z]/g, '');

const MEANINGS: ReadonlyMap<string, Status | Access> = new Map(
  Object.entries(TAGS).flatMap(([tag, { means, also }]) =>
    [tag, ...also].map((word) => [letters(word), means] as const),
  ),
);

/** Returns the meaning of a tag, regardless of capitals, spaces and hyphens; `undefined` for an unknown tag. */
export function meaningOfTag(tag: string): Status | Access | undefined {
  return MEANINGS.get(letters(tag));
}

/**
 * Whether a tag is a status of one moment («volzet»), as opposed to a property of the activity («vgt») or an unknown
 * tag.
 */
export const isStatusTag = (tag: string): boolean => STATUSES.some((status) => status === meaningOfTag(tag));

/** A shared empty list, for items without tags: it is serialized to the browser only once. */
const NONE: readonly never[] = [];

/** Returns the statuses among an item's tags, each once, with the most serious first. Ignores other tags. */
export const parseStatuses = (tags: readonly string[]): readonly Status[] => meant(tags, STATUSES);

/** Returns the access features among an item's tags, each once and always in the same order. */
export const parseAccess = (tags: readonly string[]): readonly Access[] => meant(tags, ACCESS);

function meant<T extends Status | Access>(tags: readonly string[], all: readonly T[]): readonly T[] {
  if (tags.length === 0) return NONE;
  const meanings = new Set<Status | Access | undefined>(tags.map(meaningOfTag));
  const found = all.filter((one) => meanings.has(one));
  return found.length > 0 ? found : NONE;
}
