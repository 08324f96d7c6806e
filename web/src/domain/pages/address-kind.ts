import { isUitEventId } from '../events/uit-event.ts';
import { BASE, isEditionYear } from './paths.ts';

/**
 * The URL pattern of each kind of page, as in `site.ts`; `:slug` matches one segment. UiTdatabank events have the same
 * pattern as activities of the tour, and editions the same as days. Other pages can have any URL.
 */
const PAGE_ADDRESSES = {
  home: ['/'],
  programme: [BASE.programme],
  programmeText: [BASE.programmeText],
  programmeDay: [`${BASE.programme}/:slug`],
  experience: [`${BASE.experience}/:slug`],
  onTour: [BASE.onTour],
  onTourTown: [`${BASE.onTour}/:slug`],
  onTourExperience: [`${BASE.onTourExperience}/:slug`],
  uitEvents: [BASE.uitEvents],
  uitEventMoved: [`${BASE.uitEvent}/:slug`],
  overview: [BASE.news, BASE.hotspots],
  bookstores: [BASE.bookstores],
  authors: [BASE.authors],
  author: [`${BASE.authors}/:slug`],
  editions: [BASE.editions],
  signing: [BASE.signing],
  now: [BASE.now],
  pile: [BASE.savedItems],
  booklet: [BASE.booklet],
  search: [BASE.search],
  live: [BASE.live, `${BASE.live}/:slug`],
} as const satisfies Record<string, readonly string[]>;

/**
 * The kind of page that a URL requests. It determines the data, the share image and the breadcrumb of the page. The
 * kind of its content (`page.ts`) is only known once the content is loaded.
 */
export type AddressKind = keyof typeof PAGE_ADDRESSES | 'edition' | 'uitEvent' | 'generic';

const KINDS = new Map(
  Object.entries(PAGE_ADDRESSES).flatMap(([kind, addresses]) =>
    // Safe cast: these are the keys of an object literal.
    addresses.map((address): [string, AddressKind] => [address, kind as AddressKind]),
  ),
);

/** Returns the kind of page at a path of this site, whether or not the page exists. */
export function addressKindOf(path: string): AddressKind {
  const [first = '', last = '', ...deeper] = path.split('/').filter((segment) => segment !== '');
  if (deeper.length > 0) return 'generic';
  const [itself, oneOfMany] = last === '' ? [`/${first}`] : [`/${first}/${last}`, `/${first}/:slug`];
  const kind = KINDS.get(itself) ?? KINDS.get(oneOfMany ?? itself) ?? 'generic';
  if (kind === 'programmeDay' && isEditionYear(last)) return 'edition';
  return kind === 'onTourExperience' && isUitEventId(last) ? 'uitEvent' : kind;
}
