import type { GenericPage } from './page.ts';

/** The full slug of the page that editors keep the plan of the hall on. */
export const PLAN_SLUG = 'praktisch';

/** Where the plan shows a stage; `undefined` when the page has no plan, or the plan no such stage. */
export function placeOnPlan(
  page: GenericPage | undefined,
  stageSlug: string | undefined,
): string | undefined {
  if (page === undefined || stageSlug === undefined) return undefined;
  const shown = page.body.some(
    (block) => block.kind === 'hallPlan' && block.stages.some(({ slug }) => slug === stageSlug),
  );
  return shown ? `${page.path}#zaal-${encodeURIComponent(stageSlug)}` : undefined;
}
