import type { Change } from './change.ts';

/** A version of a story as it is here, and what the space makes of it. */
export type PulledVersion = {
  /** The text of its file; `undefined` where there is none. */
  before: string | undefined;
  /** `undefined` where the space has the story, and not this version of it. */
  text: string | undefined;
  /** Where the file lies, and where it belongs: elsewhere where the story was moved, on either side. */
  at: string;
  to: string;
  /** The space is as it was last seen. */
  untouched: boolean;
  /** The folder is as it was last seen. */
  isAsKnown: boolean;
};

/** What a pull does to the file of a version. A change on both sides is a clash, unless the space's is forced. */
export function changeOfVersion(
  { before, text, at, to, untouched, isAsKnown }: PulledVersion,
  force: boolean,
): Change {
  const moved = at !== to;
  const mayChange = isAsKnown || force;
  if (before === undefined && (mayChange || !moved)) return { kind: 'nieuw', what: to };
  if (text === before && !moved) return { kind: 'gelijk', what: at };
  if (text === undefined) {
    // Published by an editor, or taken off: what was saved here then must not come back with the next push.
    if (isAsKnown || (force && (moved || !untouched)))
      return { kind: 'gewijzigd', what: at, why: 'de space heeft dit niet, het bestand verdwijnt' };
    return untouched
      ? { kind: 'blijft', what: at, why: 'de space heeft dit niet; content:push brengt het' }
      : {
          kind: 'botst',
          what: at,
          why: 'de space heeft dit niet en is ook gewijzigd; --force haalt het weg',
        };
  }
  if (mayChange) return { kind: 'gewijzigd', what: to, why: moved ? `verplaatst van ${at}` : undefined };
  return untouched
    ? { kind: 'blijft', what: at, why: 'alleen hier gewijzigd; content:push brengt het' }
    : { kind: 'botst', what: at, why: 'ook hier gewijzigd; --force overschrijft dat' };
}
