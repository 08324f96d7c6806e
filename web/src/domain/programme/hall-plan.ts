import { blocksWithin } from '../pages/body/blocks-within.ts';
import type { GenericPage } from '../pages/page.ts';
import { type RowItem, tableOf } from './programme-item.ts';

/** The slug of the page that contains the plan of the hall. */
export const PLAN_SLUG = 'praktisch';

/** The title of the plan. */
export const PLAN_TITLE = 'Plattegrond van de hal';
/** The anchor of the plan on its page. */
export const PLAN_ANCHOR = 'plattegrond';

/** The anchor of the toilets nearest to the main entrance on the plan. */
export const TOILETS_ANCHOR = 'plattegrond-toiletten';
/** The title of the link to that anchor. */
export const TOILETS_TITLE = 'Toiletten';

/** The slugs of the stages that the drawing of the hall contains. */
export const DRAWN_STAGES = [
  'torenzaal',
  'forum',
  'stripkelder',
  'agora',
  'podium-leie',
  'kookpodium',
  'leescafe',
  'letterlab',
  'signeerplein',
  'voorleeshoek',
] as const;

/** Returns whether the drawing contains the location with this slug. */
export const isInHall = (slug: string): boolean => DRAWN_STAGES.some((stage) => stage === slug);

/** The names of the facilities on the plan, by their keys. */
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

/** The plan of the hall: the path of its page and the slugs of its stages. */
export type HallPlan = { path: string; stages: readonly string[] };

/** Returns the plan on a page; `undefined` for a page without a plan. */
export function stagesOnPlan(page: GenericPage | undefined): HallPlan | undefined {
  if (page === undefined) return undefined;
  const stages = blocksWithin(page.body).flatMap((block) => (block.kind === 'hallPlan' ? block.stages : []));
  return stages.length > 0 ? { path: page.path, stages: stages.map(({ slug }) => slug) } : undefined;
}

/** The stage with the numbered tables, and how many tables the plan shows. */
export const TABLES = { stage: 'signeerplein', count: 8 } as const;

/** Returns the anchor of a table on the plan. */
export const tableAnchor = (table: number): string => `zaal-${TABLES.stage}-tafel-${table}`;

/**
 * Returns the address of an item's table or stage on the plan; `undefined` if the plan is missing or does not contain
 * the stage.
 */
export function placeOnPlan(
  plan: HallPlan | undefined,
  item: Pick<RowItem, 'location' | 'preciseLocation'>,
): string | undefined {
  const stage = item.location?.slug;
  if (plan === undefined || stage === undefined || !plan.stages.includes(stage)) return undefined;
  const table = Number(tableOf(item));
  const isDrawn = stage === TABLES.stage && table >= 1 && table <= TABLES.count;
  return `${plan.path}#${isDrawn ? tableAnchor(table) : `zaal-${encodeURIComponent(stage)}`}`;
}
