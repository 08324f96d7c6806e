import type { FestivalDay } from '../../pages/page.ts';
import { facetSlugsOf } from '../filter/item-facets.ts';
import { peopleOptions } from '../filter/people-options.ts';
import type { FilterOptions } from '../filter/selection.ts';
import type { HallPlan } from '../hall-plan.ts';
import type { ProgrammeItem, RowItem } from '../programme-item.ts';
import { rowItems } from '../row-items.ts';
import type { WalkingTable } from '../walking.ts';
import { itemsAround, openingOf } from './now-answer.ts';

/** Returns the part of the programme that the page «Nu & straks» needs at `now`, and the audiences that occur in it. */
export const aroundNow = (programme: readonly ProgrammeItem[], now: Date) => ({
  items: rowItems(itemsAround(programme, now), programme).map(withoutPreview),
  opening: openingOf(programme),
  audiences: peopleOptions(programme.map(facetSlugsOf)).audience ?? [],
});

/** Omit the preview texts, which the rows of the page do not show. */
const withoutPreview = ({ experience, ...item }: RowItem): RowItem => ({
  ...item,
  experience: experience && { path: experience.path, hideReservation: experience.hideReservation },
});

type NowFacts = ReturnType<typeof aroundNow> & {
  days: readonly Pick<FestivalDay, 'day'>[];
  walks: WalkingTable;
  plan: HallPlan | undefined;
  reservationUrl: string | undefined;
};

/** Returns the content of the page «Nu & straks». */
export const pageOfNow = (
  { days, ...facts }: NowFacts,
  { location }: Pick<FilterOptions, 'location'>,
  now: Date,
) => ({
  ...facts,
  days: days.map(({ day }) => ({ day })),
  stages: location.map(({ slug, title }) => ({ slug, title })),
  now,
  pageColour: 'pink' as const,
});
