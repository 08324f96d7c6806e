import { categoryOf } from './category.ts';
import type { AgeRange } from './programme-item.ts';

/** The age groups of the filter panel by their spelling in URLs, in years with both ends included. */
export const AGE_GROUPS: ReadonlyMap<string, AgeRange> = new Map([
  ['0-3', { from: 0, to: 3 }],
  ['4-6', { from: 4, to: 6 }],
  ['7-9', { from: 7, to: 9 }],
  ['10-11', { from: 10, to: 11 }],
  ['tieners', { from: 12, to: 17 }],
  ['volwassenen', { from: 18 }],
]);

/** The audiences, as spelled in URLs. */
const AUDIENCES = ['kinderen', 'tieners'] as const;
type Audience = (typeof AUDIENCES)[number];

/** The age range of each audience, and the theme category that indicates the audience if the ages are unknown. */
const AUDIENCE = {
  kinderen: { from: 0, to: 11, category: 'kids' },
  tieners: { from: 12, to: 17, category: 'young-adult' },
} as const satisfies Record<Audience, Required<AgeRange> & { category: string }>;

const overlap = (one: AgeRange, other: AgeRange): boolean =>
  (one.from ?? 0) <= (other.to ?? Number.POSITIVE_INFINITY) &&
  (other.from ?? 0) <= (one.to ?? Number.POSITIVE_INFINITY);

/** Returns whether an item suits an age group or a single age («5»); false if the ages of the item are unknown. */
export const isForAge = (ages: AgeRange | undefined, slug: string): boolean =>
  ages !== undefined && overlap(ages, AGE_GROUPS.get(slug) ?? { from: Number(slug), to: Number(slug) });

/**
 * Returns the audiences of an item: each audience whose ages overlap the item's ages. If the item has no ages, the
 * themes decide; an item whose themes indicate no audience has none (docs/programme.md).
 */
export function audiencesOf(
  ages: AgeRange | undefined,
  themes: readonly { slug: string }[],
): readonly Audience[] {
  return AUDIENCES.filter((audience) => {
    const { category, ...range } = AUDIENCE[audience];
    if (ages === undefined) return themes.some(({ slug }) => categoryOf(slug) === category);
    return overlap(ages, range);
  });
}
