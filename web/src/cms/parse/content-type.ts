import type { ListedKind, PageKind } from '../../domain/pages/page.ts';
import type { StoryName } from './raw-content.ts';

/** The content types that pages are made of, and have no page of their own. */
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

/** Technical name of a content type that has a page. */
export type PageName = Exclude<StoryName, (typeof PARTS)[number]>;

/**
 * Content types that are never found: what has no page (spec §7, «Site search»), the search page itself, and the screen
 * in the hall, which leads nowhere.
 */
export const NEVER_FOUND: readonly string[] = [...PARTS_OF_PAGES, 'search', 'live'];

/** The content type of what each overview lists. */
export const LISTED_TYPES: Readonly<Record<ListedKind, string>> = {
  newsArticle: 'news_article',
  hotspot: 'hotspot',
  bookstore: 'bookstore',
};

const LISTED_KINDS: ReadonlyMap<string, ListedKind> = new Map(
  // `as`: the keys of a constant are its keys.
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

/** What kind of page a content type makes; one that the site does not treat apart is just a page. */
export const pageKind = (component: string): PageKind => KINDS.get(component) ?? 'page';

/** The same for a page that is shown by its content alone. */
export const genericKind = (component: string): ListedKind | 'page' => LISTED_KINDS.get(component) ?? 'page';
