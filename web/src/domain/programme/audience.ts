import { categoryOf } from './category.ts';
import type { AgeRange } from './programme-item.ts';

/** The ages in the filter panel, in years. For visitors older than these, the audience «Tieners» suffices. */
export const OFFERED_AGES: readonly number[] = Array.from({ length: 12 }, (_, age) => age);

/** The audiences, as spelled in URLs. */
const AUDIENCES = ['kinderen', 'tieners'] as const;
type Audience = (typeof AUDIENCES)[number];

/** The age range of each audience, and the theme category that indicates the audience if the ages are unknown. */
const AUDIENCE = {
  kinderen: { from: 0, to: 11, category: 'kids' },
  tieners: { from: 12, to: 17, category: 'young-adult' },
} as const satisfies Record<Audience, Required<AgeRange> & { category: string }>;

/** Returns whether an item is suitable for an age; false if the ages of the item are unknown. */
export const isForAge = (ages: AgeRange | undefined, age: number): boolean =>
  ages !== undefined && (ages.from ?? 0) <= age && age <= (ages.to ?? Number.POSITIVE_INFINITY);

/**
 * Returns the audiences of an item: each audience whose ages overlap the item's ages. If the item has no ages, the
 * themes decide; an item whose themes indicate no audience has none (docs/programme.md).
 */
export function audiencesOf(
  ages: AgeRange | undefined,
  themes: readonly { slug: string }[],
): readonly Audience[] {
  return AUDIENCES.filter((audience) => {
    const { from, to, category } = AUDIENCE[audience];
    if (ages === undefined) return themes.some(({ slug }) => categoryOf(slug) === category);
    return (ages.from ?? 0) <= to && (ages.to ?? Number.POSITIVE_INFINITY) >= from;
  });
}
