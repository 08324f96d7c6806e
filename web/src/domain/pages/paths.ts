import type { Day } from '../time/brussels.ts';
import { QUERY } from './query-names.ts';

/** The first segments of the site's addresses. The spelling is fixed (spec §2). */
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
} as const;

const OWN = [
  BASE.programmeText,
  BASE.now,
  BASE.savedItems,
  BASE.booklet,
  BASE.signing,
  BASE.authors,
] as const;

/** Pages that the site creates without a story. They take precedence over an editor's page with the same slug. */
export const OWN_ADDRESSES: readonly string[] = OWN;
export type OwnAddress = (typeof OWN)[number];

/** The address of the items of all days, to check saved items. A literal, to avoid importing the other addresses. */
export const PROGRAMME_ITEMS: `${(typeof BASE)['programme']}.items` = '/programma.items';

/** The empty frame that draws the pages of the programme without a network, and the offline data that it draws. */
export const SHELL = '/_app';
export const OFFLINE_PROGRAMME = `${SHELL}/programma.json`;
export const OFFLINE_TEXTS = `${SHELL}/teksten.json`;

/** The address of the 404 page. No story can have this slug, because a slug never contains a tilde. */
export const NOWHERE = '/~niet-gevonden';

/**
 * The path of a page on this site, from a slug or from a link in the content: one leading slash, no trailing slash, no
 * double slash (a browser would read `//host` or `/\host` as another site). `home` is `/`.
 */
export function storyPath(slug: string): string {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(slug.trim()) ?? [];
  const segments = address.split(/[/\\]+/).filter((segment) => segment !== '');
  const path = segments.join('/');
  return `/${path === 'home' ? '' : path}${rest}`;
}

/** The slug of the page at a path: the inverse of {@link storyPath}. */
export function slugOfPath(path: string): string {
  const slug = path.replace(/^\/+|\/+$/g, '');
  return slug === '' ? 'home' : slug;
}

/** The path of an address of this site, without its parameters. */
export const pathOf = (address: string): string => address.split('?')[0] ?? address;

/** The id of a day or hour heading on a page. */
export const hourAnchor = (day: Day, hour: string): string => `u-${day}-${hour.replace(':', '')}`;

/** The address of the frame of an embed block. */
export function embedPath(page: string, uid: string): string {
  return `/insluiting?${new URLSearchParams({ [QUERY.embedPage]: page, [QUERY.embedBlock]: uid })}`;
}

/** The canonical address for search engines: host, path, and `pagina` above 1, without filters or search terms. */
export function canonicalUrl(origin: string, path: string, page = 1): string {
  const url = new URL(origin);
  // Assigned instead of resolved: `//host/x` as a path would otherwise name another host.
  url.pathname = path;
  return page > 1 ? `${url.href}?${QUERY.page}=${page}` : url.href;
}
