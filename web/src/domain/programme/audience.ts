import { categoryOf } from './category.ts';
import type { AgeRange } from './programme-item.ts';

/** The ages that a panel offers, in years: those of children. For who is older «Tieners» is precise enough. */
export const OFFERED_AGES: readonly number[] = Array.from({ length: 12 }, (_, age) => age);

/** For whom something can be, as an address says it. */
const AUDIENCES = ['kinderen', 'tieners'] as const;
type Audience = (typeof AUDIENCES)[number];

/** Which ages an audience has, and which category of themes is for it where nobody told the ages. */
const AUDIENCE = {
  kinderen: { from: 0, to: 11, category: 'kids' },
  tieners: { from: 12, to: 17, category: 'young-adult' },
} as const satisfies Record<Audience, Required<AgeRange> & { category: string }>;

/** Whether something is meant for an age. Nothing is, where nobody told for which ages it is. */
export const isForAge = (ages: AgeRange | undefined, age: number): boolean =>
  ages !== undefined && (ages.from ?? 0) <= age && age <= (ages.to ?? Number.POSITIVE_INFINITY);

/**
 * For whom something is: for every audience of which it takes an age. Where nobody told the ages its themes tell, and
 * where they do not either it is for none in particular (docs/programme.md).
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
