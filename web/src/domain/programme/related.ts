import type { Day } from '../time/brussels.ts';

/** How many related pages a page shows (spec §9). */
export const RELATED_COUNT = 3;

/**
 * Up to three others, each once, never the current one, those still to come first. The draw is seeded by
 * page and day, so that server, browser and cache agree and the page differs tomorrow.
 */
export function relatedTo<T extends { uuid: string }>(
  current: string,
  candidates: readonly T[],
  day: Day,
  isToCome: (candidate: T) => boolean = () => true,
): T[] {
  const unique = new Map(candidates.filter(({ uuid }) => uuid !== current).map((one) => [one.uuid, one]));
  const drawn = [...unique.values()]
    .map((one) => ({ one, late: isToCome(one) ? 0 : 1, lot: hash(`${current} ${day} ${one.uuid}`) }))
    .sort((a, b) => a.late - b.late || a.lot - b.lot || a.one.uuid.localeCompare(b.one.uuid));
  return drawn.slice(0, RELATED_COUNT).map(({ one }) => one);
}

/** FNV-1a, 32 bits: spreads short texts well enough for a draw. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
