import type { ListedKind, PageKind } from './page.ts';
import { BASE } from './paths.ts';
import { TEXTS } from './texts.ts';

/** A list of pages of one kind, with its address. */
export type Overview = {
  path: string;
  /** The kind of page it lists. */
  kind: ListedKind;
  /** The message of an empty list. */
  empty: string;
  /** The heading above the other pages, on the page of one. */
  more: string;
  /** Newest first, or by title. */
  order: 'newest' | 'title';
};

/** The bookstores, all on one page. */
export const BOOKSTORES: Overview = {
  path: BASE.bookstores,
  kind: 'bookstore',
  empty: TEXTS.empty.bookstores,
  more: TEXTS.moreBookstores,
  order: 'title',
};

/** The overviews of the site. */
export const OVERVIEWS: readonly Overview[] = [
  {
    path: BASE.news,
    kind: 'newsArticle',
    empty: TEXTS.empty.news,
    more: TEXTS.moreNews,
    order: 'newest',
  },
  {
    path: BASE.hotspots,
    kind: 'hotspot',
    empty: TEXTS.empty.hotspots,
    more: TEXTS.moreHotspots,
    order: 'title',
  },
  BOOKSTORES,
];

/** The overview at a path, or the overview that lists this kind of page. */
export const overviewAt = (path: string): Overview | undefined => OVERVIEWS.find((one) => one.path === path);
export const overviewOf = (kind: PageKind): Overview | undefined =>
  OVERVIEWS.find((one) => one.kind === kind);
