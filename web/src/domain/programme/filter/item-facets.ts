import { formatTime } from '../../time/format.ts';
import { audiencesOf } from '../audience.ts';
import type { RowItem } from '../programme-item.ts';
import { isReservable } from '../reservation.ts';
import { ACCESS_WORDS } from '../status.ts';
import { type FacetSlugs, isSelected } from './facet-counts.ts';
import type { Selection } from './selection.ts';

/** The parts of the day, as spelled in URLs. */
const DAY_PARTS = ['voormiddag', 'namiddag', 'avond'] as const;
type DayPart = (typeof DAY_PARTS)[number];

/**
 * Returns the part of the day in which an item starts (Brussels time): 5 to 12, 12 to 18, or 18 to 5, since the night
 * counts as evening. An all-day item is in all parts.
 */
export function dayPartsOf({ start, ongoing }: Pick<RowItem, 'start' | 'ongoing'>): readonly DayPart[] {
  if (ongoing) return DAY_PARTS;
  const time = formatTime(start);
  if (time < '05:00' || time >= '18:00') return ['avond'];
  return time < '12:00' ? ['voormiddag'] : ['namiddag'];
}

/** Returns the filterable properties of an item. */
export function facetSlugsOf(item: RowItem): FacetSlugs {
  const { type, themes, location, ages, access } = item;
  return {
    type: type ? [type.slug] : [],
    theme: themes.map(({ slug }) => slug),
    location: location ? [location.slug] : [],
    audience: audiencesOf(ages, themes),
    age: ages,
    access: access.map((one) => ACCESS_WORDS[one]),
    reservation: [isReservable(item) ? 'nodig' : 'niet'],
    dayPart: dayPartsOf(item),
  };
}

/** Returns the items that match a selection, in their original order. */
export function selected<T extends RowItem>(items: readonly T[], selection: Selection): T[] {
  return items.filter((item) => isSelected(facetSlugsOf(item), selection));
}
