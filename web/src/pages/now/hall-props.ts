import type { FestivalDay } from '../../domain/pages/page.ts';
import type { HallPlan } from '../../domain/programme/hall-plan.ts';
import type { Opening } from '../../domain/programme/now-view.ts';
import type { FacetName, RowItem } from '../../domain/programme/programme-item.ts';
import type { WalkingTable } from '../../domain/programme/walking.ts';

/** What is known of the hall, and by which time it is judged. */
export type HallProps = {
  /** What runs, and what is to come soon. */
  items: readonly RowItem[];
  /** When the festival opens and closes, where something is planned. */
  opening: Opening | undefined;
  /** The days that have a page of the programme. */
  days: readonly Pick<FestivalDay, 'day'>[];
  stages: readonly FacetName[];
  walks: WalkingTable;
  /** The plan of the hall, when there is one. */
  plan?: HallPlan;
  /** The address of the reservation system, when there is one. */
  reservationUrl?: string;
  now: Date;
  /** Whether `now` runs on: without scripts a row says its time only. */
  isLive: boolean;
  /** The short ids of what is saved on the device; missing on the server, which knows of none. */
  saved?: ReadonlySet<string>;
};
