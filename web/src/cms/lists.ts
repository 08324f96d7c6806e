import type { ArticleSummary } from '../domain/pages/article-summary.ts';
import type { Overview } from '../domain/pages/overview.ts';
import type { SitePage } from '../domain/pages/page.ts';
import type { Facet, ProgrammeItem } from '../domain/programme/programme-item.ts';
import { type ContentDates, formatContentDate } from '../domain/time/brussels.ts';
import { parseArticleSummary } from './parse/article-card.ts';
import { parseAuthor } from './parse/author.ts';
import { LISTED_TYPES, NEVER_FOUND, PARTS_OF_PAGES } from './parse/content-type.ts';
import { parseRedirects, parseWalkingTimes } from './parse/frame.ts';
import { parseExperience, parseFestivalDay, parsePublishers, parseSitePage } from './parse/page.ts';
import type { ParseContext } from './parse/parse-context.ts';
import { parseFacet, parseProgrammeItem } from './parse/programme-item.ts';
import { parseSearchDocument } from './parse/search-document.ts';
import type { Story } from './parse/story.ts';
import {
  type Filter,
  ofComponent,
  ofOtherComponents,
  type Relation,
  type StoriesVariables,
} from './queries.ts';

// Defines what each query requests, and the parser for the stories in its response.

const ITEM_RELATIONS: readonly Relation[] = [
  'program.experience',
  'program.location',
  'program.type',
  'program.theme',
  'program.authors',
  'experience.authors',
];
const TOUR_RELATIONS: readonly Relation[] = [
  'on_tour_experience.location',
  'on_tour_experience.type',
  'on_tour_experience.theme',
  'on_tour_experience.authors',
];
const HEADER_RELATIONS: readonly Relation[] = ['header.nav_links'];
/** The query for the four stories of the frame, with the pages that the menu links to. */
export const FRAME_STORIES: StoriesVariables = {
  filter: ofComponent('header', 'footer', 'social', 'global_data'),
  relations: HEADER_RELATIONS,
};
/** The relations to resolve in the body and the fields of a page of any kind. */
export const PAGE_RELATIONS: readonly Relation[] = [
  ...HEADER_RELATIONS,
  'experience.theme',
  ...TOUR_RELATIONS,
  'article_grid.articles',
  'program_grid.programs',
  'hall_plan.stages',
  ...ITEM_RELATIONS,
];
/** Fields that lists do not request: lists show titles and images, not bodies or seo texts (spec §7). */
const NOT_IN_LISTS = 'seo,body,page_color';
const BY_START = 'content.start_date:asc';
const BY_TITLE = 'content.title:asc';
const NEWEST_FIRST = `content.date:desc,${BY_TITLE}`;

/** Parses a story; returns `undefined` if it is of another type. */
export type Parse<T> = (story: Story, context: ParseContext) => T | undefined;

/** A list: its cache key, the stories that it requests, and the parser for each story. */
export type List<T> = {
  name: string;
  wanted: StoriesVariables;
  parse: Parse<T>;
  /**
   * Whether a publication of a new item does not invalidate this list, because callers find new items in the list of
   * the whole edition.
   */
  isPart?: true;
};

const listOf = <T>(name: string, parse: Parse<T>, wanted: StoriesVariables): List<T> => ({
  name,
  wanted,
  parse,
});
const facets = (component: string): List<Facet> =>
  listOf(`facets:${component}`, parseFacet, { filter: ofComponent(component), sort: BY_TITLE });

/** The lists whose query is always the same. */
export const LISTS = {
  days: listOf('days', parseFestivalDay, {
    filter: ofComponent('date_overview'),
    sort: 'content.date:asc',
  }),
  types: facets('type'),
  themes: facets('theme'),
  locations: facets('location'),
  tourLocations: facets('on_tour_location'),
  tourItems: listOf('on-tour', parseProgrammeItem, {
    filter: ofComponent('on_tour_experience'),
    sort: BY_START,
    relations: TOUR_RELATIONS,
    excluding: NOT_IN_LISTS,
  }),
  authors: listOf('authors', parseAuthor, {
    filter: ofComponent('author'),
    sort: BY_TITLE,
    excluding: 'body,page_color',
  }),
  experiences: listOf('experiences', parseExperience, {
    filter: ofComponent('experience'),
    sort: BY_TITLE,
    relations: PAGE_RELATIONS,
  }),
  publishers: listOf('publishers', parsePublishers, {
    filter: ofComponent('experience', 'on_tour_experience'),
    excluding: `${NOT_IN_LISTS},intro,image,text`,
  }),
  redirects: listOf('redirects', parseRedirects, { filter: ofComponent('global_data') }),
  walkingTimes: listOf('walking-times', parseWalkingTimes, { filter: ofComponent('global_data') }),
  search: listOf('search', parseSearchDocument, {
    filter: ofOtherComponents(NEVER_FOUND),
    sort: 'created_at:desc',
    excluding: 'seo,page_color',
  }),
  sitePages: listOf('site-pages', parseSitePage, {
    filter: ofOtherComponents(PARTS_OF_PAGES),
    excluding: `${NOT_IN_LISTS},intro,image,text`,
  }),
};

/** Returns a list of programme items, sorted by start. */
export const itemList = (name: string, filter: Filter): List<ProgrammeItem> =>
  listOf(`items:${name}`, parseProgrammeItem, {
    filter: { ...ofComponent('program'), ...filter },
    sort: BY_START,
    relations: ITEM_RELATIONS,
    excluding: NOT_IN_LISTS,
  });

/** Returns the list of news that will be published after `now`. */
export const scheduledNews = (now: Date, dates: ContentDates): List<SitePage> =>
  listOf('scheduled-news', parseSitePage, {
    filter: { ...ofComponent(LISTED_TYPES.newsArticle), date: { gt_date: formatContentDate(now, dates) } },
    excluding: `${NOT_IN_LISTS},intro,image,text`,
  });

/** Returns the list of the pages that an overview shows, in the order that the overview prescribes. */
export const articleList = ({ kind, order }: Pick<Overview, 'kind' | 'order'>): List<ArticleSummary> =>
  listOf(`articles:${kind}`, parseArticleSummary, {
    filter: ofComponent(LISTED_TYPES[kind]),
    sort: order === 'newest' ? NEWEST_FIRST : BY_TITLE,
    excluding: NOT_IN_LISTS,
  });
