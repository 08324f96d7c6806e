import type { Day } from './brussels.ts';

/** The first segments of the site's addresses (spec §2). The spelling binds. */
export const BASE = {
  home: '/',
  experience: '/activiteiten',
  programme: '/programma',
  onTourExperience: '/boektopia-op-toer-activiteiten',
  onTour: '/boektopia-op-toer',
  uitEvent: '/boektopia-op-toer-uit-activiteiten',
  uitEvents: '/boektopia-op-toer-uit',
  live: '/live',
  search: '/zoeken',
  news: '/nieuws',
  hotspots: '/hotspots-kortrijk',
  bookstores: '/boekhandels',
} as const;

/** The path of a story: `home` is the root; no story has a trailing slash. */
export function storyPath(fullSlug: string): string {
  const slug = fullSlug.replace(/^\/+|\/+$/g, '').replace(/\/{2,}/g, '/');
  return slug === 'home' ? BASE.home : `/${slug}`;
}

/** The full slug of the story behind a path: the reverse of {@link storyPath}. */
export function slugOfPath(path: string): string {
  const slug = path.replace(/^\/+|\/+$/g, '');
  return slug === '' ? 'home' : slug;
}

/** The id of a day or hour heading on a page. */
export const hourAnchor = (day: Day, hour: string): string => `u-${day}-${hour.replace(':', '')}`;

/** A page under search engines' eyes: host, path, and `pagina` above 1; filters and terms are left out. */
export function canonicalUrl(origin: string, path: string, page = 1): string {
  const url = new URL(origin);
  // Set, not resolved: `//host/x` as a path would otherwise name another host.
  url.pathname = path;
  return page > 1 ? `${url.href}?pagina=${page}` : url.href;
}
