import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { redirectedStage } from '../../domain/pages/redirect.ts';
import { FESTIVAL_NAME } from '../../domain/pages/site-frame.ts';
import { compareItems, ongoingOf, timetableOf } from '../../domain/programme/day/programme-day.ts';
import { programmeOptions } from '../../domain/programme/day/whole-day.ts';
import { selected } from '../../domain/programme/filter/item-facets.ts';
import {
  FILTER_GROUPS,
  type FilterOptions,
  parseSelection,
  type Selection,
  titleOf,
} from '../../domain/programme/filter/selection.ts';
import { selectionTitle } from '../../domain/programme/filter/selection-title.ts';
import { momentId } from '../../domain/programme/moment.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { formatDayName } from '../../domain/time/format.ts';
import { orNotFound } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';
import { type CalendarSurroundings, editionYear, programmeCalendar } from './programme-calendar.ts';

type Requested = Pick<PageRequest, 'cms' | 'url' | 'site'>;

/** Returns the whole programme as a calendar; if the address contains a selection, only the selected items. */
export async function wholeCalendar({ cms, url, site }: Requested): Promise<string> {
  const { items, around, options } = await knownProgramme(cms, site.origin);
  const selection = await strictSelection(url.searchParams, options, cms);
  const chosen = FILTER_GROUPS.flatMap((group) =>
    selection[group].map((slug) => titleOf(options, group, slug)),
  );
  return programmeCalendar(selected(items, selection).sort(compareItems), around, {
    name: [`${FESTIVAL_NAME} ${around.year}`, chosen.join(', ')].filter((part) => part !== '').join(': '),
    isFollowed: true,
  });
}

/** Returns a day's programme as a calendar, limited to the URL's selection if it has one. Includes ongoing items. */
export async function dayCalendar(
  { cms, url, site }: Requested,
  { slug }: { slug: string },
): Promise<string> {
  const { day } = orNotFound(
    (await cms.festivalDays()).find(({ path }) => path === `${BASE.programme}/${slug}`),
  );
  const { items, around, options } = await knownProgramme(cms, site.origin);
  const selection = await strictSelection(url.searchParams, options, cms);
  const ofDay = [...ongoingOf(items, day), ...timetableOf(items, day)];
  return programmeCalendar(selected(ofDay, selection), around, {
    name: `${FESTIVAL_NAME}: ${selectionTitle(selection, options, day) ?? formatDayName(day)}`,
    isFollowed: true,
  });
}

/** Returns the item with this short id as a calendar; throws a 404 for an unknown id. */
export async function momentCalendar(
  { cms, site }: Pick<PageRequest, 'cms' | 'site'>,
  { moment }: { moment: string },
): Promise<{ calendar: string; item: ProgrammeItem }> {
  const { items, around } = await knownProgramme(cms, site.origin);
  const item = orNotFound(items.find((one) => momentId(one) === moment));
  return { calendar: programmeCalendar([item], around, { name: item.title }), item };
}

/** Loads the programme and the data for its events; throws a 404 while the programme is empty. */
async function knownProgramme(cms: Content, origin: string) {
  const [items, choices, plan, { venue }] = await Promise.all([
    cms.programmeItems(),
    cms.filterOptions(),
    cms.stagesOfPlan(),
    cms.trackSelection(async () => ({ venue: (await cms.frame()).venue })),
  ]);
  const year = orNotFound(editionYear(items));
  const around: CalendarSurroundings = { origin, year, venue, plan };
  return { items, around, options: programmeOptions(items, choices) };
}

/**
 * Parses the selection in a URL. Throws a 404 for unknown values: calendar apps then keep the events that they have, and
 * could not tell their user that the site ignored a value.
 */
async function strictSelection(
  requested: URLSearchParams,
  options: FilterOptions,
  cms: Content,
): Promise<Selection> {
  const parameters = await withPresentStages(requested, options, cms);
  const selection = parseSelection(parameters, options);
  const isKnown = FILTER_GROUPS.every((group) =>
    parameters.getAll(QUERY[group]).every((value) => value === '' || selection[group].includes(value)),
  );
  return orNotFound(isKnown ? selection : undefined);
}

/**
 * Replaces the former slugs of stages by the present ones, because apps request a followed calendar for years. Editors
 * redirect the hall screen of a renamed stage, and `content:check` tells them to.
 */
async function withPresentStages(
  parameters: URLSearchParams,
  { location }: FilterOptions,
  cms: Content,
): Promise<URLSearchParams> {
  const isKnown = (slug: string) => slug === '' || location.some((stage) => stage.slug === slug);
  const stages = parameters.getAll(QUERY.location);
  if (stages.every(isKnown)) return parameters;
  const redirects = await cms.redirects();
  const present = (slug: string): string => {
    const next = isKnown(slug) ? undefined : redirectedStage(slug, redirects);
    return next === undefined ? slug : present(next);
  };
  const replaced = new URLSearchParams(parameters);
  replaced.delete(QUERY.location);
  for (const slug of stages) replaced.append(QUERY.location, present(slug));
  return replaced;
}
