import type { PageKind } from '../pages/page.ts';
import { BASE } from '../pages/paths.ts';

/** The groups of search results in the order of their tabs, by their name in a URL. */
export const SEARCH_GROUPS = {
  programma: 'Programma',
  praktisch: 'Praktisch',
  nieuws: 'Nieuws',
  boekhandels: 'Boekhandels',
  'op-toer': 'Op toer',
} as const;

export type SearchGroup = keyof typeof SEARCH_GROUPS;

/** The names of the groups. */
// Safe cast: these are the keys of a constant.
export const GROUP_NAMES = Object.keys(SEARCH_GROUPS) as readonly SearchGroup[];

/** The group of each overview page: the same as that of the pages that it lists. */
const BY_PATH: Readonly<Record<string, SearchGroup>> = {
  [BASE.programme]: 'programma',
  [BASE.news]: 'nieuws',
  [BASE.bookstores]: 'boekhandels',
  [BASE.onTour]: 'op-toer',
  [BASE.uitEvents]: 'op-toer',
};

const BY_KIND: Readonly<Record<PageKind, SearchGroup>> = {
  experience: 'programma',
  festivalDay: 'programma',
  onTourExperience: 'op-toer',
  newsArticle: 'nieuws',
  bookstore: 'boekhandels',
  hotspot: 'praktisch',
  author: 'programma',
  page: 'praktisch',
  home: 'praktisch',
};

/** Returns the search group of a page. */
export const searchGroupOf = ({ kind, path }: { kind: PageKind; path: string }): SearchGroup =>
  BY_PATH[path] ?? BY_KIND[kind];
