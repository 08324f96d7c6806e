import type { Day } from '../time/brussels.ts';
import { requestedTown, spellingOf } from '../towns/find-town.ts';
import { NEARBY_KM, nearbyKm } from '../towns/nearby.ts';
import { type AddressKind, addressKindOf } from './address-kind.ts';
import { pageNumber } from './paging.ts';
import { BASE, canonicalUrl, OFFLINE_PROGRAMME } from './paths.ts';
import { AS_GRID, QUERY, SENT } from './query-names.ts';

/** The kinds of list whose pages search engines index separately. */
const LISTS: ReadonlySet<AddressKind> = new Set([
  'programmeDay',
  'onTour',
  'onTourTown',
  'overview',
  'uitEvents',
]);

/** The filters that all lists of programme items share. */
const FILTERS: readonly string[] = [QUERY.type, QUERY.theme, QUERY.location];
/** All filters of a day. */
const DAY_FILTERS: readonly string[] = [
  ...FILTERS,
  QUERY.audience,
  QUERY.age,
  QUERY.access,
  QUERY.reservation,
  QUERY.dayPart,
];
const TOWN: readonly string[] = [QUERY.town, QUERY.postalCode];
const NARROWED_BY: Partial<Record<AddressKind, readonly string[]>> = {
  programmeDay: [...DAY_FILTERS, QUERY.display, QUERY.past],
  onTour: [...FILTERS, QUERY.past, ...TOWN],
  onTourTown: [...FILTERS, QUERY.past, ...TOWN],
  uitEvents: [QUERY.uitLabel, ...TOWN],
  bookstores: TOWN,
  authors: [QUERY.author],
  search: [QUERY.term],
};

/** The query parameters that affect the response, by kind of page. */
const READ_BY: Partial<Record<AddressKind, readonly string[]>> = {
  programmeDay: [...DAY_FILTERS, QUERY.display, QUERY.past, QUERY.page],
  experience: [QUERY.moment],
  onTour: [...FILTERS, QUERY.page, QUERY.past, ...TOWN],
  onTourTown: [...FILTERS, QUERY.page, QUERY.past, ...TOWN],
  uitEvents: [QUERY.uitLabel, QUERY.page, ...TOWN, QUERY.within],
  overview: [QUERY.page],
  bookstores: [...TOWN, QUERY.page],
  authors: [QUERY.author],
  now: [QUERY.location, QUERY.audience, QUERY.minutes],
  signing: [QUERY.day],
  booklet: [QUERY.day, ...DAY_FILTERS],
  search: [QUERY.term, QUERY.group, QUERY.order, QUERY.editions, QUERY.page],
};

type Requested = Pick<URL, 'pathname' | 'searchParams'>;

/** Returns whether an address requests a filtered list, search results, or a view other than the default. */
export function isNarrowed({ pathname, searchParams }: Requested): boolean {
  const names = NARROWED_BY[addressKindOf(pathname)] ?? [];
  return names.some((name) => searchParams.getAll(name).some((value) => isKnown(name, value.trim())));
}

/** Returns whether a parameter's value can affect a page, as far as that is known without the page's content. */
const isKnown = (name: string, value: string): boolean =>
  name === QUERY.display ? value === AS_GRID : value !== '';

/**
 * Returns the canonical URL of a page for search engines: origin and path, plus the page number of an unfiltered list.
 * Ignores all other query parameters.
 */
export function canonicalOf(origin: string, requested: Requested): string {
  const { pathname, searchParams } = requested;
  const isWholeList = LISTS.has(addressKindOf(pathname)) && !isNarrowed(requested);
  return canonicalUrl(origin, pathname, isWholeList ? pageNumber(searchParams.get(QUERY.page)) : 1);
}

/**
 * Returns the canonical URL of one day, for a kind of page with a URL per day. Call this function only for a day that
 * exists; the canonical URL of any other day contains no day.
 */
export const canonicalOfDay = (canonical: string, day: Day): string => `${canonical}?${QUERY.day}=${day}`;

/** Returns the query parameters that affect the response at a path, in a fixed order. */
function namesReadAt(path: string): readonly string[] {
  if (path === OFFLINE_PROGRAMME) return [QUERY.day, QUERY.parts];
  if (path.endsWith('.items')) return [];
  // A calendar of a list has no page numbers and no grid view; the calendar of one moment has no filters.
  if (path.endsWith('.ics')) return path.startsWith(BASE.programme) ? DAY_FILTERS : [];
  return READ_BY[addressKindOf(path)] ?? [];
}

/**
 * Returns the cache key of a response: path and query, reduced to the parameters that the page reads. Parameters are in
 * a fixed order, repeated values are sorted, a first page has no number, and each town has one spelling.
 */
export function cacheAddressOf({ pathname, searchParams }: Requested): string {
  const query = new URLSearchParams();
  for (const name of namesReadAt(pathname)) {
    const first = searchParams.get(name);
    if (first === null) continue;
    if (TOWN.includes(name)) {
      const answer = requestedTown(searchParams);
      if (answer) query.set(QUERY.town, spellingOf(answer));
      continue;
    }
    if (name === QUERY.within) {
      const within = nearbyKm(first);
      if (within !== NEARBY_KM) query.set(name, String(within));
      continue;
    }
    const number = pageNumber(first);
    if (DAY_FILTERS.includes(name)) {
      for (const value of [...new Set(searchParams.getAll(name))].sort()) query.append(name, value);
    } else if (name === QUERY.display) isKnown(name, first) && query.set(name, first);
    else if (name !== QUERY.page) query.set(name, first);
    else if (number > 1) query.set(name, String(number));
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** Returns whether a response is for a single visitor: after a form submission, or in the Visual Editor. */
export function isForOneVisitor(parameters: URLSearchParams): boolean {
  return parameters.has(SENT) || [...parameters.keys()].some((name) => name.startsWith('_storyblok'));
}
