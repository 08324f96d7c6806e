import type { Day } from '../time/brussels.ts';
import { QUERY } from './query-names.ts';

/** The first path segments of the site's pages, as the specification spells them (spec §2). */
export const BASE = {
  home: '/',
  experience: '/activiteiten',
  programme: '/programma',
  programmeText: '/programma/tekst',
  moment: '/m',
  onTourExperience: '/boektopia-op-toer-activiteiten',
  onTour: '/boektopia-op-toer',
  uitEvent: '/boektopia-op-toer-uit-activiteiten',
  uitEvents: '/boektopia-op-toer-uit',
  live: '/live',
  signing: '/signeren',
  now: '/nu',
  savedItems: '/mijn-stapel',
  booklet: '/boekje',
  search: '/zoeken',
  news: '/nieuws',
  hotspots: '/hotspots-kortrijk',
  bookstores: '/boekhandels',
  authors: '/auteurs',
  editions: '/edities',
} as const;

const OWN = [
  BASE.programmeText,
  BASE.now,
  BASE.savedItems,
  BASE.booklet,
  BASE.signing,
  BASE.authors,
  BASE.editions,
] as const;

/** Pages that the site creates without a story. They take precedence over an editor's page at the same address. */
export const OWN_ADDRESSES: readonly string[] = OWN;
export type OwnAddress = (typeof OWN)[number];

/**
 * The path from which the browser fetches all items to check the saved items. It is a literal type, so that scripts can
 * import it without the other paths.
 */
export const PROGRAMME_ITEMS: `${(typeof BASE)['programme']}.items` = '/programma.items';

/** Returns the path from which the browser fetches all items of an edition that is not current. */
export const itemsOfEditionPath = (year: number): string => `${BASE.programme}/${year}.items`;

/** The empty page in which the browser renders programme pages from offline data. */
export const SHELL = '/_app';
/** The path of the offline data except the texts of experiences. Browsers download it in parts. */
export const OFFLINE_PROGRAMME = `${SHELL}/programma.json`;
/** The path of the texts of experiences in the offline data. */
export const OFFLINE_TEXTS = `${SHELL}/teksten.json`;

/** The page with the newsletter form, to which «Hou me op de hoogte» leads. */
export const NEWSLETTER = '/formulier/newsletter';

/** The path of the 404 page. Its tilde cannot occur in the slug of a story. */
export const NOWHERE = '/~niet-gevonden';

/**
 * Converts a slug, or a link in the content, to a path on this site: one leading slash, no trailing slash, no double
 * slash, because browsers resolve `//host` and `/\host` to another site. `home` becomes `/`.
 */
export function storyPath(slug: string): string {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(slug.trim()) ?? [];
  const segments = address.split(/[/\\]+/).filter((segment) => segment !== '');
  const path = segments.join('/');
  return `/${path === 'home' ? '' : path}${rest}`;
}

/** Returns the slug of the page at a path: the inverse of {@link storyPath}. */
export function slugOfPath(path: string): string {
  const slug = path.replace(/^\/+|\/+$/g, '');
  return slug === '' ? 'home' : slug;
}

/** Removes the query from a path of this site. */
export const pathOf = (address: string): string => address.split('?')[0] ?? address;

/** Returns the path of the page with the days and the programme of an edition: `/programma/2025`. */
export const editionPath = (year: number): string => `${BASE.programme}/${year}`;

/** Whether the last segment of a path below {@link BASE.programme} names an edition instead of a day. */
export const isEditionYear = (segment: string): boolean => /^\d{4}$/.test(segment);

/** Whether the site itself creates the page at a path, for any content and without a story. */
export const isOwnAddress = (path: string): boolean =>
  OWN_ADDRESSES.includes(path) ||
  (path.startsWith(`${BASE.programme}/`) && isEditionYear(path.slice(BASE.programme.length + 1)));

/** Returns the id of an hour's heading in the list of a day. */
export const hourAnchor = (day: Day, hour: string): string => `u-${day}-${hour.replace(':', '')}`;

/** Returns the path of the document that an embed block shows in its iframe. */
export function embedPath(page: string, uid: string): string {
  return `/insluiting?${new URLSearchParams({ [QUERY.embedPage]: page, [QUERY.embedBlock]: uid })}`;
}

/** Returns the canonical URL for search engines: origin, path, and the page number if it is above 1. */
export function canonicalUrl(origin: string, path: string, page = 1): string {
  const url = new URL(origin);
  // Sets the path instead of resolving it: `//host/x` would resolve to another host.
  url.pathname = path;
  return page > 1 ? `${url.href}?${QUERY.page}=${page}` : url.href;
}
