import { pagePath } from '../../pages/paging.ts';
import { BASE } from '../../pages/paths.ts';
import { QUERY } from '../../pages/query-names.ts';
import { audiencesOf } from '../audience.ts';
import type { FacetName, RowItem } from '../programme-item.ts';
import { TIMES_TO_SPEND } from './now-answer.ts';

/** The stages and audiences that the page «Nu & straks» offers. */
export type NowOptions = { stages: readonly FacetName[]; audiences: readonly FacetName[] };

/** What a visitor chose on the page «Nu & straks»: the slug of a stage and of an audience, and minutes. */
export type NowChoice = { place?: string; audience?: string; minutes?: number };

/** Parses the choice in an address. Ignores unknown values. */
export function parseNowChoice(parameters: URLSearchParams, { stages, audiences }: NowOptions): NowChoice {
  const known = (options: readonly FacetName[], requested: string | null) =>
    options.find(({ slug }) => slug === requested)?.slug;
  return {
    place: known(stages, parameters.get(QUERY.location)),
    audience: known(audiences, parameters.get(QUERY.audience)),
    minutes: TIMES_TO_SPEND.find((one) => String(one) === parameters.get(QUERY.minutes)),
  };
}

/** Returns the address of the page «Nu & straks» with a choice. */
export function nowPath({ place, audience, minutes }: NowChoice): string {
  const chosen = [
    [QUERY.location, place],
    [QUERY.audience, audience],
    [QUERY.minutes, minutes],
  ].flatMap(([name, value]) => (value === undefined ? [] : [[String(name), String(value)]]));
  return pagePath(BASE.now, 1, new URLSearchParams(chosen));
}

const NAMES = [QUERY.location, QUERY.audience, QUERY.minutes];

/** Returns the address without unknown and empty values; `undefined` if it contains none. */
export function withoutUnknownChoice(parameters: URLSearchParams, options: NowOptions): string | undefined {
  const requested = NAMES.flatMap((name) => parameters.getAll(name));
  const choice = parseNowChoice(parameters, options);
  const chosen = Object.values(choice).filter((value) => value !== undefined);
  return chosen.length === requested.length ? undefined : nowPath(choice);
}

/** Returns the items for an audience, in their original order. Without an audience, returns all of them. */
export const itemsFor = <Item extends Pick<RowItem, 'ages' | 'themes'>>(
  items: readonly Item[],
  audience: string | undefined,
): readonly Item[] =>
  audience === undefined
    ? items
    : items.filter(({ ages, themes }) => audiencesOf(ages, themes).some((one) => one === audience));
