import { isUitEventId } from '../events/uit-event.ts';
import { BASE } from './paths.ts';

/**
 * Where each kind of page is found, as in `site.ts`: `:slug` stands for one segment. An event of UiTdatabank
 * shares its address with the activities of the tour, and any other page may be anywhere.
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
  signing: [BASE.signing],
  now: [BASE.now],
  pile: [BASE.pile],
  booklet: [BASE.booklet],
  search: [BASE.search],
  live: [BASE.live, `${BASE.live}/:slug`],
} as const satisfies Record<string, readonly string[]>;

/**
 * Which kind of page an address leads to: what is asked for it, what it shares and where it stands follow from that. Of
 * what kind its content is (`page.ts`), only the content tells.
 */
export type AddressKind = keyof typeof PAGE_ADDRESSES | 'uitEvent' | 'generic';

const KINDS = new Map(
  Object.entries(PAGE_ADDRESSES).flatMap(([kind, addresses]) =>
    // `as`: the names of an object of ours are its keys.
    addresses.map((address): [string, AddressKind] => [address, kind as AddressKind]),
  ),
);

/** Which kind of page is at a path of this site, be there one or not. */
export function addressKindOf(path: string): AddressKind {
  const [first = '', last = '', ...deeper] = path.split('/').filter((segment) => segment !== '');
  if (deeper.length > 0) return 'generic';
  const [itself, oneOfMany] = last === '' ? [`/${first}`] : [`/${first}/${last}`, `/${first}/:slug`];
  const kind = KINDS.get(itself) ?? KINDS.get(oneOfMany ?? itself) ?? 'generic';
  return kind === 'onTourExperience' && isUitEventId(last) ? 'uitEvent' : kind;
}
