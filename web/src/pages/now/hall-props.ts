import type { FestivalDay } from '../../domain/pages/page.ts';
import type { HallPlan } from '../../domain/programme/hall-plan.ts';
import type { Opening } from '../../domain/programme/now/now-answer.ts';
import type { NowChoice, NowOptions } from '../../domain/programme/now/now-choice.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import type { WalkingTable } from '../../domain/programme/walking.ts';

export type HallProps = NowOptions & {
  items: readonly RowItem[];
  opening: Opening | undefined;
  days: readonly Pick<FestivalDay, 'day'>[];
  walks: WalkingTable;
  plan?: HallPlan;
  reservationUrl?: string;
  now: Date;
  choice: NowChoice;
  /** The saved moments; `undefined` on the server. */
  saved?: readonly SavedMoment[];
};
