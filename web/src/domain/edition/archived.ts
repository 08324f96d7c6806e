import type { ProgrammeItem } from '../programme/programme-item.ts';
import { type Edition, editionOfItem } from './edition.ts';

/**
 * The experiences (of the festival and the tour) and the authors that only earlier editions contain. Maps their uuids
 * to the name of the last of those editions.
 */
export type Archived = { experiences: ReadonlyMap<string, string>; authors: ReadonlyMap<string, string> };

export const NOTHING_ARCHIVED: Archived = { experiences: new Map(), authors: new Map() };

/**
 * Returns the experiences and authors with an item in an earlier edition and none in the current one. An experience
 * without items is not archived, because editors may be preparing it.
 */
export function archivedOf(
  earlier: readonly ProgrammeItem[],
  current: readonly ProgrammeItem[],
  editions: readonly Edition[],
): Archived {
  const experiences = new Map<string, string>();
  const authors = new Map<string, string>();
  for (const item of [...earlier].sort((a, b) => +a.start - +b.start)) {
    const name = editionOfItem(editions, item)?.name;
    if (name === undefined) continue;
    if (item.experience) experiences.set(item.experience.uuid, name);
    for (const { uuid } of item.authors ?? []) authors.set(uuid, name);
  }
  for (const { experience, authors: present = [] } of current) {
    if (experience) experiences.delete(experience.uuid);
    for (const { uuid } of present) authors.delete(uuid);
  }
  return { experiences, authors };
}
