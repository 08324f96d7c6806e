import type { ListedKind, PageKind } from './page.ts';
import { BASE } from './paths.ts';
import { TEXTS } from './texts.ts';

/** A page that lists all pages of one kind. */
export type Overview = {
  path: string;
  /** The kind of page that the overview lists. */
  kind: ListedKind;
  /** The text shown if the list is empty. */
  empty: string;
  /** The heading that each listed page shows above its links to other pages of this list. */
  more: string;
  /** The order of the list: newest first, or by title. */
  order: 'newest' | 'title';
};

/** The overview of bookstores, which is not split into pages. */
export const BOOKSTORES: Overview = {
  path: BASE.bookstores,
  kind: 'bookstore',
  empty: TEXTS.empty.bookstores,
  more: TEXTS.moreBookstores,
  order: 'title',
};

/** All overviews of the site. */
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

/** Returns the overview at a path. */
export const overviewAt = (path: string): Overview | undefined => OVERVIEWS.find((one) => one.path === path);
/** Returns the overview that lists this kind of page. */
export const overviewOf = (kind: PageKind): Overview | undefined =>
  OVERVIEWS.find((one) => one.kind === kind);
