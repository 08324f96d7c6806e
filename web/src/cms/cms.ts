import type { ArticleSummary } from '../domain/pages/article-summary.ts';
import type { Overview } from '../domain/pages/overview.ts';
import type {
  Experience,
  FestivalDay,
  GenericPage,
  HomePage,
  OnTourExperience,
} from '../domain/pages/page.ts';
import { PARTS_OF_PAGES } from '../domain/pages/parts-of-pages.ts';
import type { Redirect } from '../domain/pages/redirect.ts';
import type { SiteFrameContent } from '../domain/pages/site-frame.ts';
import { publicPages, type SitePage } from '../domain/pages/site-page.ts';
import type { LiveSlide } from '../domain/programme/live-schedule.ts';
import type { Facet, ProgrammeItem } from '../domain/programme/programme-item.ts';
import type { FilterOptions } from '../domain/programme/selection.ts';
import type { SearchDocument } from '../domain/search/search-hit.ts';
import { type ContentDates, type Day, dayOf } from '../domain/time/brussels.ts';
import { isListed } from './addresses.ts';
import { QueueFullError } from './client.ts';
import { ONGOING, ofComponent, startsFromFilter, startsOnFilter } from './filters.ts';
import { parseArticleSummary } from './parse/article-card.ts';
import { parseExperience } from './parse/experience.ts';
import { parseFacet } from './parse/facet.ts';
import { parseFestivalDay } from './parse/festival-day.ts';
import { parseFrame } from './parse/frame.ts';
import { parseLiveSlides } from './parse/live-slides.ts';
import { parseOnTourExperience } from './parse/on-tour-experience.ts';
import { parseGenericPage, parseHomePage } from './parse/page.ts';
import { createParseContext, type ParseContext } from './parse/parse-context.ts';
import { parseProgrammeItem } from './parse/programme-item.ts';
import { parseRedirects } from './parse/redirects.ts';
import { NEVER_FOUND, parseSearchDocument } from './parse/search-document.ts';
import { parseSitePage } from './parse/site-page.ts';
import { parseStory } from './parse/story.ts';
import { LIST, storyTag, tagsOfAnswer } from './publication.ts';
import type { StoriesVariables } from './queries.ts';
import type { QueryCache } from './query-cache.ts';
import { askAllStories, type ContentSource, type LinkEntry } from './source.ts';

/** What a door may ask of the content system. Every answer is parsed; `undefined` is «not found». */
export type Cms = {
  frame(): Promise<SiteFrameContent>;
  home(): Promise<HomePage | undefined>;
  experienceBySlug(slug: string): Promise<Experience | undefined>;
  /** An activity of the tour: experience and item in one. */
  onTourBySlug(slug: string): Promise<OnTourExperience | undefined>;
  /** Any page that is shown by its content alone; `undefined` for stories that are no pages. */
  pageBySlug(slug: string): Promise<GenericPage | undefined>;
  /** All days of the programme, by date. */
  festivalDays(): Promise<readonly FestivalDay[]>;
  /** What starts on a Brussels day, ongoing items included, by start. */
  itemsStartingOn(day: Day): Promise<readonly ProgrammeItem[]>;
  /** What starts after an instant, by start. */
  upcomingItems(after: Date): Promise<readonly ProgrammeItem[]>;
  /** Everything that runs through its days, by start. */
  ongoingItems(): Promise<readonly ProgrammeItem[]>;
  /** The whole programme, by start. */
  programmeItems(): Promise<readonly ProgrammeItem[]>;
  /** The slides of a screen in the hall; `undefined` for stories that are none. */
  liveSlides(slug: string): Promise<readonly LiveSlide[] | undefined>;
  itemsOfExperience(uuid: string): Promise<readonly ProgrammeItem[]>;
  /** The pages that an overview lists, in its order. */
  articles(overview: Overview): Promise<readonly ArticleSummary[]>;
  /** What the programme can be filtered by, by title. */
  filterOptions(): Promise<FilterOptions>;
  /** The towns of the tour, by title. */
  onTourLocations(): Promise<readonly Facet[]>;
  /** The whole tour, by start. */
  onTourItems(): Promise<readonly ProgrammeItem[]>;
  /** Every page that can be found, the newest first. */
  searchDocuments(): Promise<readonly SearchDocument[]>;
  /** Where old addresses lead on to. */
  redirects(): Promise<readonly Redirect[]>;
  links(): Promise<readonly LinkEntry[]>;
  /** Every published page of the site, by path. */
  publicPages(): Promise<readonly SitePage[]>;
};

export type CmsOptions = {
  source: ContentSource;
  answers: QueryCache;
  dates: ContentDates;
  log: (line: string) => void;
  /** Every question counts: for an address that the list of addresses does not have there is none. */
  rationed?: boolean;
};

const ITEM_RELATIONS = 'program.experience,program.location,program.type,program.theme';
const PAGE_RELATIONS = `header.nav_links,experience.theme,on_tour_experience.theme,on_tour_experience.location,on_tour_experience.type,article_grid.articles,program_grid.programs,hall_plan.stages,${ITEM_RELATIONS}`;
/** A list shows titles and pictures: bodies and search-engine texts stay where they are (spec §7). */
const NOT_IN_LISTS = 'seo,body,page_color';
const BY_START = 'content.start_date:asc';

/** Makes of a story what a door asks for; `undefined` when it is none. */
type Parse<T> = (story: unknown, reading: ParseContext) => T | undefined;

/** The questions, asked of `source` and kept in `answers`. */
export function createCms({ source, answers, dates, log, rationed = false }: CmsOptions): Cms {
  // Each parser goes on under the name of its own story; the stories around every page have none in common.
  const reading = createParseContext({ story: 'frame', dates, log });

  const links = () => answers.get('links', [LIST], () => source.links());

  /**
   * When the list of addresses was asked that rules a slug out. Nobody waits for it: until it is there, and again once
   * something was published, nothing is ruled out.
   */
  const ruledOutAt = (slug: string): number | undefined => {
    if (!rationed) return undefined;
    answers.refresh('addresses', [LIST], () => source.links().catch(withoutList));
    const list = answers.peek<readonly LinkEntry[] | undefined>('addresses');
    return list?.value?.length && !isListed(list.value, slug) ? list.askedAt : undefined;
  };

  const story = <T>(kind: string, slug: string, parse: Parse<T>) =>
    answers.get(`${kind}:${slug}`, [storyTag(slug)], async (addTags, asOf) => {
      const listedAt = ruledOutAt(slug);
      if (listedAt !== undefined) {
        asOf(listedAt);
        return undefined;
      }
      const found = await source.story(slug, PAGE_RELATIONS);
      addTags(tagsOfAnswer(found, PAGE_RELATIONS));
      // Storyblok also takes numeric ids and uuids here; a visitor's address is a slug and nothing else.
      return parseStory(found)?.fullSlug === slug ? parse(found, reading) : undefined;
    });

  const stories = <T>(key: string, wanted: StoriesVariables, parse: Parse<T>) =>
    answers.get(key, [LIST], async () => {
      const found = await askAllStories(source, wanted);
      return found.map((one) => parse(one, reading)).filter((one) => one !== undefined);
    });

  const items = (key: string, filter: StoriesVariables['filter']) =>
    stories(
      `items:${key}`,
      {
        filter: { ...ofComponent('program'), ...filter },
        sort: BY_START,
        relations: ITEM_RELATIONS,
        excluding: NOT_IN_LISTS,
      },
      parseProgrammeItem,
    );

  const facets = (component: string): Promise<readonly Facet[]> =>
    stories(`facets:${component}`, { filter: ofComponent(component), sort: 'content.title:asc' }, parseFacet);

  return {
    frame: () =>
      answers.get('frame', [LIST], async () => {
        const filter = ofComponent('header', 'footer', 'social', 'global_data');
        return parseFrame(await askAllStories(source, { filter, relations: 'header.nav_links' }), reading);
      }),
    home: () => story('home', 'home', parseHomePage),
    experienceBySlug: (slug) => story('experience', slug, parseExperience),
    onTourBySlug: (slug) => story('on-tour', slug, parseOnTourExperience),
    pageBySlug: (slug) => story('page', slug, parseGenericPage),
    festivalDays: async () => {
      const wanted = { filter: ofComponent('date_overview'), sort: 'content.date:asc' };
      const days = await stories('days', wanted, parseFestivalDay);
      return [...days].sort((a, b) => a.day.localeCompare(b.day));
    },
    itemsStartingOn: (day) => items(day, startsOnFilter(day, dates)),
    upcomingItems: async (after) => {
      // Asked from the start of the day, so that one answer serves every screen until midnight.
      const day = dayOf(after);
      const from = await items(`from:${day}`, startsFromFilter(day, dates));
      return from.filter(({ start }) => +start > +after);
    },
    liveSlides: (slug) => story('live', slug, parseLiveSlides),
    ongoingItems: () => items('ongoing', ONGOING),
    programmeItems: () => items('all', {}),
    itemsOfExperience: (uuid) => items(`of:${uuid}`, { experience: { in: uuid } }),
    articles: ({ component, order }) => {
      const sort = order === 'newest' ? 'content.date:desc,content.title:asc' : 'content.title:asc';
      const wanted = { filter: ofComponent(component), sort, excluding: NOT_IN_LISTS };
      return stories(`articles:${component}`, wanted, parseArticleSummary);
    },
    filterOptions: async () => {
      const [type, theme, location] = await Promise.all([
        facets('type'),
        facets('theme'),
        facets('location'),
      ]);
      return { type, theme, location };
    },
    onTourLocations: () => facets('on_tour_location'),
    onTourItems: () => {
      const relations = 'on_tour_experience.location,on_tour_experience.type,on_tour_experience.theme';
      const wanted = {
        filter: ofComponent('on_tour_experience'),
        sort: BY_START,
        relations,
        excluding: NOT_IN_LISTS,
      };
      return stories('on-tour', wanted, parseProgrammeItem);
    },
    searchDocuments: () => {
      const filter = { component: { not_in: NEVER_FOUND.join(',') } };
      const wanted = { filter, sort: 'created_at:desc', excluding: 'seo,page_color' };
      return stories('search', wanted, parseSearchDocument);
    },
    redirects: async () =>
      (await stories('redirects', { filter: ofComponent('global_data') }, parseRedirects)).flat(),
    links,
    publicPages: async () => {
      const wanted = {
        filter: { component: { not_in: PARTS_OF_PAGES.join(',') } },
        excluding: `${NOT_IN_LISTS},intro,image,text`,
      };
      const [pages, known] = await Promise.all([stories('site-pages', wanted, parseSitePage), links()]);
      return publicPages(pages, known);
    },
  };
}

/** Pages do without the list, so that its failure is no outage; it is kept, lest every page ask for it again. */
function withoutList(error: unknown): undefined {
  // Nobody was asked yet.
  if (error instanceof QueueFullError) throw error;
}
