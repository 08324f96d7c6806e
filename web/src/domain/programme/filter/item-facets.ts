import { formatTime } from '../../time/format.ts';
import { audiencesOf } from '../audience.ts';
import type { RowItem } from '../programme-item.ts';
import { isReservable } from '../reservation.ts';
import { ACCESS_WORDS } from '../status.ts';
import { type FacetSlugs, isSelected } from './facet-counts.ts';
import type { Selection } from './selection.ts';

/** The parts of a day, as an address says them. */
const DAY_PARTS = ['voormiddag', 'namiddag', 'avond'] as const;
type DayPart = (typeof DAY_PARTS)[number];

/**
 * The parts of the day that something belongs to, by when it starts in Brussels: from 5 to 12, from 12 to 18, or from 18
 * until 5 in the night, which is still the evening. What runs all day is there in each of them.
 */
export function dayPartsOf({ start, ongoing }: Pick<RowItem, 'start' | 'ongoing'>): readonly DayPart[] {
  if (ongoing) return DAY_PARTS;
  const time = formatTime(start);
  if (time < '05:00' || time >= '18:00') return ['avond'];
  return time < '12:00' ? ['voormiddag'] : ['namiddag'];
}

/** What an item is filtered by. */
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

/** The items of a list that are selected, in its order. */
export function selected<T extends RowItem>(items: readonly T[], selection: Selection): T[] {
  return items.filter((item) => isSelected(facetSlugsOf(item), selection));
}
