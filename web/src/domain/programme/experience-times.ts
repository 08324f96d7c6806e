import { dayOf } from '../time/brussels.ts';
import { isPast } from '../time/when.ts';
import { compareItems } from './programme-day.ts';
import type { ProgrammeItem } from './programme-item.ts';
import { relatedTo } from './related.ts';

/** An experience's items in order, and the one that speaks for it: the next that is not over, else the last. */
export type ExperienceTimes = { items: readonly ProgrammeItem[]; leading?: ProgrammeItem };

/** Puts the items of one experience in order and picks the leading one at `now`. */
export function experienceTimes(items: readonly ProgrammeItem[], now: Date): ExperienceTimes {
  const sorted = [...items].sort(compareItems);
  return { items: sorted, leading: sorted.find((item) => !isPast(item, now)) ?? sorted.at(-1) };
}

/** The leading items of up to three other experiences of the programme, those still to come first. */
export function relatedItems(
  currentExperience: string,
  programme: readonly ProgrammeItem[],
  now: Date,
): ProgrammeItem[] {
  const byExperience = new Map<string, ProgrammeItem[]>();
  for (const item of programme) {
    if (!item.experience) continue;
    const known = byExperience.get(item.experience.uuid);
    if (known) known.push(item);
    else byExperience.set(item.experience.uuid, [item]);
  }
  const candidates = [...byExperience].flatMap(([uuid, items]) => {
    const { leading } = experienceTimes(items, now);
    return leading ? [{ uuid, leading }] : [];
  });
  const isToCome = ({ leading }: { leading: ProgrammeItem }) => !isPast(leading, now);
  return relatedTo(currentExperience, candidates, dayOf(now), isToCome).map(({ leading }) => leading);
}
