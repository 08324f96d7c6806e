import type { Change } from './change.ts';

/** One version of a story, published or draft, compared between the folder and the space. */
export type PulledVersion = {
  /** The current text of its file; `undefined` if there is no file. */
  before: string | undefined;
  /** The new text; `undefined` if the space has the story but not this version. */
  text: string | undefined;
  /** The current path of the file. */
  at: string;
  /** The new path of the file. It differs from `at` if the story was moved in the space or in the folder. */
  to: string;
  /** Whether the story is unchanged in the space since the last sync. */
  untouched: boolean;
  /** Whether the file is unchanged in the folder since the last sync. */
  isAsKnown: boolean;
};

/**
 * Decides what a pull does with the file of a version. If both the space and the file have changed, that is a conflict,
 * unless `force` is set.
 */
export function changeOfVersion(
  { before, text, at, to, untouched, isAsKnown }: PulledVersion,
  force: boolean,
): Change {
  const moved = at !== to;
  const mayChange = isAsKnown || force;
  if (before === undefined && (mayChange || !moved)) return { kind: 'nieuw', what: to };
  if (text === before && !moved) return { kind: 'gelijk', what: at };
  if (text === undefined) {
    // An editor published the draft or unpublished the story: remove the file, or the next push would restore it.
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
