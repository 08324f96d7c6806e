import { type EventDocument, textsAt } from './document-values.ts';
import { countFacet, facetNames } from './facets.ts';
import { filtersOf } from './filters.ts';
import { presentation } from './member.ts';
import { givenInteger, givenText } from './parameters.ts';
import { notFound } from './problem.ts';
import type { QueryParameters } from './query-string.ts';
import { sorting } from './sort-order.ts';

const KNOWN = new Set([
  ...['apiKey', 'clientId', 'embed', 'embedCalendarSummaries', 'embedUitpasPrices', 'facets', 'groupBy'],
  ...['limit', 'sort', 'start', 'disableDefaultFilters', 'addressCountry', 'audienceType', 'availableFrom'],
  ...['availableTo', 'workflowStatus', 'calendarType', 'dateFrom', 'dateTo', 'id', 'labels', 'languages'],
  ...['locationId', 'organizerId', 'postalCode', 'q', 'regions', 'status', 'termIds', 'text'],
]);

const DEFAULT_LIMIT = 30;
const MOST_PER_PAGE = 2000;
/** UiTdatabank's search index returns no results beyond this position. */
const WINDOW = 10_000;

/**
 * Returns one page of the requested events at `now` (ms since 1970), in the format of UiTdatabank's collection. If a
 * parameter is unknown or invalid, throws a problem.
 */
export function searchEvents(
  events: readonly EventDocument[],
  parameters: QueryParameters,
  now: number,
): Readonly<Record<string, unknown>> {
  const unknown = [...parameters.keys()].filter((name) => !KNOWN.has(name));
  if (unknown.length > 0) throw notFound(`Unknown query parameter(s): ${unknown.join(', ')}`);
  const { start, limit } = pageOf(parameters);
  const tests = filtersOf(parameters, now);
  const inOrder = sorting(parameters);
  const facets = facetNames(parameters);
  const isGrouped = groupsByProduction(parameters);
  const present = presentation(parameters);

  const found = inOrder(events.filter((event) => tests.every((test) => test(event))));
  const listed = isGrouped ? firstOfEachProduction(found) : found;
  return {
    '@context': 'http://www.w3.org/ns/hydra/context.jsonld',
    '@type': 'PagedCollection',
    itemsPerPage: limit,
    totalItems: listed.length,
    member: listed.slice(start, start + limit).map(present),
    ...(facets.length > 0 && {
      facet: Object.fromEntries(facets.map((name) => [name, countFacet(name, found)])),
    }),
  };
}

function pageOf(parameters: QueryParameters): { start: number; limit: number } {
  const start = givenInteger(parameters, 'start', 0);
  if (start < 0 || start > WINDOW) {
    throw notFound(`The "start" parameter should be between 0 and ${WINDOW}`);
  }
  const requested = givenInteger(parameters, 'limit', DEFAULT_LIMIT);
  if (requested < 0 || requested > MOST_PER_PAGE) {
    throw notFound(`The "limit" parameter should be between 0 and ${MOST_PER_PAGE}`);
  }
  const limit = requested || DEFAULT_LIMIT;
  if (start + limit > WINDOW) {
    const got = `got ${start + limit}.`;
    throw notFound(`Parameters start + limit must be less than or equal to ${WINDOW}, ${got}`);
  }
  return { start, limit };
}

function groupsByProduction(parameters: QueryParameters): boolean {
  const field = givenText(parameters, 'groupBy');
  if (field === undefined || field === 'productionId') return field !== undefined;
  throw notFound(`Unknown groupBy field "${field}", supported fields: productionId`);
}

function firstOfEachProduction(events: readonly EventDocument[]): readonly EventDocument[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    const [production] = textsAt(event, 'production.id');
    if (production === undefined) return true;
    const isFirst = !seen.has(production);
    seen.add(production);
    return isFirst;
  });
}
