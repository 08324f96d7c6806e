import type { ProgrammeItem } from '../programme/programme-item.ts';

/** The uuids of the experiences (of the festival and the tour) and of the authors that only earlier editions contain. */
export type Archived = { experiences: ReadonlySet<string>; authors: ReadonlySet<string> };

export const NOTHING_ARCHIVED: Archived = { experiences: new Set(), authors: new Set() };

/**
 * Returns the experiences and authors with an item in an earlier edition and none in the current one. An experience
 * without items is not archived, because editors may be preparing it.
 */
export function archivedOf(earlier: readonly ProgrammeItem[], current: readonly ProgrammeItem[]): Archived {
  const now = namedIn(current);
  const before = namedIn(earlier);
  return {
    experiences: new Set([...before.experiences].filter((uuid) => !now.experiences.has(uuid))),
    authors: new Set([...before.authors].filter((uuid) => !now.authors.has(uuid))),
  };
}

const namedIn = (items: readonly ProgrammeItem[]) => ({
  experiences: new Set(items.flatMap(({ experience }) => experience?.uuid ?? [])),
  authors: new Set(items.flatMap(({ authors = [] }) => authors.map(({ uuid }) => uuid))),
});
