import { blocksWithin } from '../pages/body/blocks-within.ts';
import type { GenericPage } from '../pages/page.ts';

/** The slug of the page that editors keep the plan of the hall on. */
export const PLAN_SLUG = 'praktisch';

/** The title of the plan, and the anchor that leads to it on its page. */
export const PLAN_TITLE = 'Plattegrond van de hal';
export const PLAN_ANCHOR = 'plattegrond';

/** What stands in the hall beside stages, as the plan names it. */
export const FACILITY_NAMES = {
  infobalie: 'Infobalie',
  toiletten: 'Toiletten, ook aangepast',
  vestiaire: 'Vestiaire, gratis',
  kluisjes: 'Kluisjes',
  boekendepot: 'Boekendepot',
  'stille-kamer': 'Stille kamer',
  'eerste-hulp': 'Eerste hulp',
  verzorgingskamer: 'Verzorgings\u00adkamer met tillift',
  'warme-kamer': 'Warme kamer, voor voeden en verversen',
  lift: 'Lift',
  klok: 'Klok van de hal',
  eten: 'Eten en drinken',
  nooduitgang: 'Nooduitgang',
} as const;

export type Facility = keyof typeof FACILITY_NAMES;

/** The plan of the hall: where it stands, and the slugs of the stages it shows. */
export type HallPlan = { path: string; stages: readonly string[] };

/** The plan on a page; `undefined` for a page without one. */
export function stagesOnPlan(page: GenericPage | undefined): HallPlan | undefined {
  if (page === undefined) return undefined;
  const stages = blocksWithin(page.body).flatMap((block) => (block.kind === 'hallPlan' ? block.stages : []));
  return stages.length > 0 ? { path: page.path, stages: stages.map(({ slug }) => slug) } : undefined;
}

/** Where the plan shows a stage; `undefined` when there is no plan, or the plan has no such stage. */
export function placeOnPlan(plan: HallPlan | undefined, stageSlug: string | undefined): string | undefined {
  if (plan === undefined || stageSlug === undefined || !plan.stages.includes(stageSlug)) return undefined;
  return `${plan.path}#zaal-${encodeURIComponent(stageSlug)}`;
}
