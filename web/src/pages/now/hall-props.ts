import type { FestivalDay } from '../../domain/pages/page.ts';
import type { HallPlan } from '../../domain/programme/hall-plan.ts';
import type { Opening } from '../../domain/programme/now/now-view.ts';
import type { FacetName, RowItem } from '../../domain/programme/programme-item.ts';
import type { WalkingTable } from '../../domain/programme/walking.ts';

export type HallProps = {
  items: readonly RowItem[];
  opening: Opening | undefined;
  days: readonly Pick<FestivalDay, 'day'>[];
  stages: readonly FacetName[];
  walks: WalkingTable;
  plan?: HallPlan;
  reservationUrl?: string;
  now: Date;
  /** Whether `now` advances. If not, rows also contain the start time, for pages without scripts. */
  isLive: boolean;
  /** The short ids of the saved items; `undefined` on the server. */
  saved?: ReadonlySet<string>;
};
