import {
  currentEdition,
  dayPageAt,
  editionMark,
  editionOfItem,
  previousEdition,
} from '../../domain/edition/edition.ts';
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
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { dayBounds } from '../../domain/time/brussels.ts';
import { formatDayName } from '../../domain/time/format.ts';
import { orNotFound } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';
import { momentAt } from '../open-data/open-programme.ts';
import { type CalendarSurroundings, programmeCalendar } from './programme-calendar.ts';

type Requested = Pick<PageRequest, 'cms' | 'now' | 'url' | 'site'>;

/** How long after its last day the previous edition remains in followed calendars, in ms. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Returns the programme of the current edition as a calendar; if the address contains a selection, only the selected
 * items. For thirty days after the last day of the previous edition, adds the items of that edition: apps would otherwise
 * delete past and cancelled events from the visitor's calendar at once.
 */
export async function wholeCalendar({ cms, now, url, site }: Requested): Promise<string> {
  const [current, editions, earlier] = await Promise.all([
    cms.programmeItems(now),
    cms.editions(),
    cms.earlierItems(now),
  ]);
  const edition = currentEdition(editions, now);
  if (edition === undefined) orNotFound(current[0]);
  const previous = edition && previousEdition(editions, edition);
  const keptUntil = previous && new Date(+dayBounds(previous.last).end + KEPT_MS);
  const isKept = keptUntil !== undefined && now < keptUntil;
  if (isKept) cms.expiresAt(keptUntil);
  const kept = previous && isKept ? await cms.itemsOfEdition(previous, now) : [];
  // The filter options include those of earlier items. A followed selection is therefore valid even if no current item
  // matches it.
  const { around, options } = await surroundings(cms, [...current, ...earlier], site.origin);
  const selection = await strictSelection(url.searchParams, options, cms);
  const chosen = FILTER_GROUPS.flatMap((group) =>
    selection[group].map((slug) => titleOf(options, group, slug)),
  );
  return programmeCalendar(selected([...kept, ...current], selection).sort(compareItems), around, {
    name: [edition?.name ?? FESTIVAL_NAME, chosen.join(', ')].filter((part) => part !== '').join(': '),
    isFollowed: true,
  });
}

/** Returns a day's programme as a calendar, limited to the URL's selection if it has one. Includes ongoing items. */
export async function dayCalendar(
  { cms, now, url, site }: Requested,
  { slug }: { slug: string },
): Promise<string> {
  const editions = await cms.editions();
  const { day: page, edition } = orNotFound(dayPageAt(editions, `${BASE.programme}/${slug}`));
  const items = await cms.itemsOfEdition(edition, now);
  const { around, options } = await surroundings(cms, items, site.origin);
  const { day } = page;
  const selection = await strictSelection(url.searchParams, options, cms);
  const ofDay = [...ongoingOf(items, day), ...timetableOf(items, day)];
  return programmeCalendar(selected(ofDay, selection), around, {
    name: `${editionMark(editions, edition, now)?.words ?? FESTIVAL_NAME}: ${selectionTitle(selection, options, day) ?? formatDayName(day)}`,
    isFollowed: true,
  });
}

/** Returns the item with this short id as a calendar; throws a 404 for an unknown id. */
export async function momentCalendar(
  { cms, now, site }: Pick<PageRequest, 'cms' | 'now' | 'site'>,
  { moment }: { moment: string },
): Promise<{ calendar: string; item: ProgrammeItem }> {
  const [item, editions] = await Promise.all([momentAt({ cms, now }, moment), cms.editions()]);
  const { around } = await surroundings(cms, [item], site.origin);
  const edition = editionOfItem(editions, item);
  const mark = edition && editionMark(editions, edition, now);
  const name = mark === undefined ? item.title : `${item.title} (${mark.words})`;
  return { calendar: programmeCalendar([item], around, { name }), item };
}

/** Loads the data that events need in addition to their items, and the filter options of the items. */
async function surroundings(cms: Content, items: readonly ProgrammeItem[], origin: string) {
  const [choices, plan, { venue }] = await Promise.all([
    cms.filterOptions(),
    cms.stagesOfPlan(),
    cms.trackSelection(async () => ({ venue: (await cms.frame()).venue })),
  ]);
  const around: CalendarSurroundings = { origin, venue, plan };
  return { around, options: programmeOptions(items, choices) };
}

/**
 * Parses the selection in a URL. Throws a 404 for unknown values: calendar apps then retain the events that they have.
 * They could not inform their user that the site ignored a value.
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
 * Replaces the former slugs of stages by the present ones, because apps request a followed calendar for years. The
 * redirect from the old hall screen of a stage reveals its new slug; `content:check` asks editors to add that redirect.
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
