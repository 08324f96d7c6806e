import { readAsOne } from '../cms/answers-read.ts';
import type { Cms } from '../cms/cms.ts';
import { orNothing } from '../document/responses.ts';
import type { Block } from '../domain/pages/block.ts';
import { blocksWithin } from '../domain/pages/blocks-within.ts';
import { PLAN_SLUG, stagesOnPlan } from '../domain/programme/hall-plan.ts';
import { tellsMinutes } from '../server/cache/page-lifetime.ts';

/** Of the page on which the plan stands only the plan. */
export const stagesOfPlan = (cms: Cms) =>
  readAsOne(async () => stagesOnPlan(await orNothing(cms.pageBySlug(PLAN_SLUG))));

/** Says so where the plan of the hall stands: at its stages a browser shows what is saved by the time of the page. */
export function tellsMinutesOnPlan(body: readonly Block[], now: Date): void {
  if (blocksWithin(body).some(({ kind }) => kind === 'hallPlan')) tellsMinutes(now);
}
