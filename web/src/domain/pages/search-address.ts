import { type AddressKind, addressKindOf } from './address-kind.ts';
import { pageNumber } from './paging.ts';
import { canonicalUrl } from './paths.ts';
import { QUERY } from './query-names.ts';

/** The kinds of page whose `pagina` is a page of its own under search engines' eyes. */
const LISTS: ReadonlySet<AddressKind> = new Set([
  'programmeDay',
  'onTour',
  'onTourTown',
  'overview',
  'uitEvents',
]);

/** By what a list is narrowed, by the kinds of page that are. */
const FILTERS = [QUERY.type, QUERY.theme, QUERY.location];
const NARROWED_BY: Partial<Record<AddressKind, readonly string[]>> = {
  programmeDay: FILTERS,
  onTour: [...FILTERS, QUERY.past],
  onTourTown: [...FILTERS, QUERY.past],
  uitEvents: [QUERY.uitLabel],
  bookstores: [QUERY.town],
  search: [QUERY.term],
};

type Asked = Pick<URL, 'pathname' | 'searchParams'>;

/** Whether an address asks for a selection of a list, or for the answer to a question. */
export function isNarrowed({ pathname, searchParams }: Asked): boolean {
  const names = NARROWED_BY[addressKindOf(pathname)] ?? [];
  return names.some((name) => searchParams.getAll(name).some((value) => value.trim() !== ''));
}

/**
 * The one address under which search engines keep a page: host and path, and of a whole list which page of it. With a
 * filter or a term it is the path alone; every other name of the query makes no difference.
 */
export function canonicalOf(origin: string, asked: Asked): string {
  const { pathname, searchParams } = asked;
  const isWholeList = LISTS.has(addressKindOf(pathname)) && !isNarrowed(asked);
  return canonicalUrl(origin, pathname, isWholeList ? pageNumber(searchParams.get(QUERY.page)) : 1);
}
