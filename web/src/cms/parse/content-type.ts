import type { ListedKind, PageKind } from '../../domain/pages/page.ts';
import type { StoryName } from './raw-content.ts';

/** Content types that are parts of pages and have no page of their own. */
const PARTS = [
  'program',
  'header',
  'footer',
  'social',
  'global_data',
  'location',
  'theme',
  'type',
  'on_tour_location',
] as const satisfies readonly StoryName[];

export const PARTS_OF_PAGES: readonly string[] = PARTS;

/** The technical name of a content type that has a page. */
export type PageName = Exclude<StoryName, (typeof PARTS)[number]>;

/**
 * Content types that are not searchable: those without a page (spec §7, «Site search»), the search page itself, and the
 * hall screen, which has no links.
 */
export const NEVER_FOUND: readonly string[] = [...PARTS_OF_PAGES, 'search', 'live'];

export const LISTED_TYPES: Readonly<Record<ListedKind, string>> = {
  newsArticle: 'news_article',
  hotspot: 'hotspot',
  bookstore: 'bookstore',
};

const LISTED_KINDS: ReadonlyMap<string, ListedKind> = new Map(
  // `as`: `Object.keys` returns strings, although a constant has exactly the keys of its type.
  (Object.keys(LISTED_TYPES) as ListedKind[]).map((kind) => [LISTED_TYPES[kind], kind]),
);

const KINDS: ReadonlyMap<string, PageKind> = new Map<string, PageKind>([
  ...LISTED_KINDS,
  ['home', 'home'],
  ['experience', 'experience'],
  ['on_tour_experience', 'onTourExperience'],
  ['date_overview', 'festivalDay'],
  ['author', 'author'],
]);

/** Returns the kind of page for a content type; `page` for types without special treatment. */
export const pageKind = (component: string): PageKind => KINDS.get(component) ?? 'page';

/** Returns the kind of a plain page: a news article, a hotspot or a bookstore; for any other story `page`. */
export const genericKind = (component: string): ListedKind | 'page' => LISTED_KINDS.get(component) ?? 'page';
