import type { Day } from '../time/brussels.ts';
import { spellingOf, townAsked } from '../towns/find-town.ts';
import { NEARBY_KM, nearbyKm } from '../towns/nearby.ts';
import { type AddressKind, addressKindOf } from './address-kind.ts';
import { pageNumber } from './paging.ts';
import { BASE, canonicalUrl, DEVICE_PROGRAMME } from './paths.ts';
import { AS_GRID, QUERY, SENT } from './query-names.ts';

/** The kinds of page whose `pagina` is a page of its own under search engines' eyes. */
const LISTS: ReadonlySet<AddressKind> = new Set([
  'programmeDay',
  'onTour',
  'onTourTown',
  'overview',
  'uitEvents',
]);

/** By what a list is narrowed, by the kinds of page that are. */
const FILTERS: readonly string[] = [QUERY.type, QUERY.theme, QUERY.location];
/** A day also by what helps people to choose. */
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
  programmeDay: [...DAY_FILTERS, QUERY.display],
  onTour: [...FILTERS, QUERY.past, ...TOWN],
  onTourTown: [...FILTERS, QUERY.past, ...TOWN],
  uitEvents: [QUERY.uitLabel, ...TOWN],
  bookstores: TOWN,
  authors: [QUERY.author],
  search: [QUERY.term],
};

/** What tells two answers of one path apart, by the kinds of page that read anything. */
const READ_BY: Partial<Record<AddressKind, readonly string[]>> = {
  programmeDay: [...DAY_FILTERS, QUERY.display, QUERY.page],
  experience: [QUERY.moment],
  onTour: [...FILTERS, QUERY.page, QUERY.past, ...TOWN],
  onTourTown: [...FILTERS, QUERY.page, QUERY.past, ...TOWN],
  uitEvents: [QUERY.uitLabel, QUERY.page, ...TOWN, QUERY.within],
  overview: [QUERY.page],
  bookstores: [...TOWN, QUERY.page],
  authors: [QUERY.author],
  signing: [QUERY.day],
  booklet: [QUERY.day, ...DAY_FILTERS],
  search: [QUERY.term, QUERY.group, QUERY.order, QUERY.page],
};

type Asked = Pick<URL, 'pathname' | 'searchParams'>;

/** Whether an address asks for a selection of a list, for it in another form, or for the answer to a question. */
export function isNarrowed({ pathname, searchParams }: Asked): boolean {
  const names = NARROWED_BY[addressKindOf(pathname)] ?? [];
  return names.some((name) => searchParams.getAll(name).some((value) => isKnown(name, value.trim())));
}

/** Whether a value makes any difference. Those that only a page knows are for the page to judge. */
const isKnown = (name: string, value: string): boolean =>
  name === QUERY.display ? value === AS_GRID : value !== '';

/**
 * The one address under which search engines keep a page: host and path, and of a whole list which page of it. With a
 * filter or a term it is the path alone; every other name of the query makes no difference.
 */
export function canonicalOf(origin: string, asked: Asked): string {
  const { pathname, searchParams } = asked;
  const isWholeList = LISTS.has(addressKindOf(pathname)) && !isNarrowed(asked);
  return canonicalUrl(origin, pathname, isWholeList ? pageNumber(searchParams.get(QUERY.page)) : 1);
}

/**
 * The same of a page that has an address for each of its days. Only the page knows which days there are: of any other day it
 * shows what it shows without one.
 */
export const canonicalOfDay = (canonical: string, day: Day): string => `${canonical}?${QUERY.day}=${day}`;

/** The names of the query that tell answers of one path apart, in their order. */
function namesReadAt(path: string): readonly string[] {
  if (path === DEVICE_PROGRAMME) return [QUERY.day, QUERY.parts];
  if (path.endsWith('.items')) return [];
  // A calendar has neither pages nor another form; that of one moment is narrowed by nothing.
  if (path.endsWith('.ics')) return path.startsWith(BASE.programme) ? DAY_FILTERS : [];
  return READ_BY[addressKindOf(path)] ?? [];
}

/**
 * Path and query of an answer as a cache keeps it: only what the page at the path reads, each name in its place, values
 * in order where several may stand, and no number for a first page. All ways to write a town are one.
 */
export function keptAddressOf({ pathname, searchParams }: Asked): string {
  const query = new URLSearchParams();
  for (const name of namesReadAt(pathname)) {
    const first = searchParams.get(name);
    if (first === null) continue;
    if (TOWN.includes(name)) {
      const answer = townAsked(searchParams);
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

/** Whether an address asks for an answer that is one visitor's own: a form that was sent, the Visual Editor's screen. */
export function isForOneVisitor(parameters: URLSearchParams): boolean {
  return parameters.has(SENT) || [...parameters.keys()].some((name) => name.startsWith('_storyblok'));
}
