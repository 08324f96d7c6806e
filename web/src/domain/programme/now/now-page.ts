import type { FestivalDay } from '../../pages/page.ts';
import type { FilterOptions } from '../filter/selection.ts';
import type { HallPlan } from '../hall-plan.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { rowItems } from '../row-items.ts';
import type { WalkingTable } from '../walking.ts';
import { itemsAround, openingOf } from './now-view.ts';

/** Returns the part of the programme that the page «Nu & straks» needs at `now`. */
export const aroundNow = (programme: readonly ProgrammeItem[], now: Date) => ({
  items: rowItems(itemsAround(programme, now), programme),
  opening: openingOf(programme),
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
