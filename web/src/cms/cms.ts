import type { Overview } from '../domain/pages/overview.ts';
import { isPublished, type Scheduled } from '../domain/pages/scheduled.ts';
import type { SiteFrameContent } from '../domain/pages/site-frame.ts';
import { wholeDay } from '../domain/programme/day/whole-day.ts';
import type { FilterOptions } from '../domain/programme/filter/selection.ts';
import { PLAN_SLUG, stagesOnPlan } from '../domain/programme/hall-plan.ts';
import type { Facet } from '../domain/programme/programme-item.ts';
import type { ContentDates, Day } from '../domain/time/brussels.ts';
import type { ReadResponse } from '../http/response-store.ts';
import { undefinedIfUnavailable } from '../http/responses.ts';
import { createAddresses } from './addresses.ts';
import { ContentUnavailable } from './client.ts';
import { noteExpiry, noteNextMinute, trackSelection } from './dependency-tracking.ts';
import { createFill } from './filled-texts.ts';
import { articleList, FRAME_STORIES, LISTS, type List, PAGE_RELATIONS, type Parse } from './lists.ts';
import { parseBlocks } from './parse/blocks.ts';
import { parseFrame } from './parse/frame.ts';
import {
  parseExperience,
  parseGenericPage,
  parseHomePage,
  parseLiveSlides,
  parseOnTourExperience,
} from './parse/page.ts';
import { createParseContext, type SignImage } from './parse/parse-context.ts';
import type { Story } from './parse/story.ts';
import { createProgramme } from './programme.ts';
import { ANY_LIST, storyTag, tagsOfAnswer, tagsOfList, tagsOfPart } from './publication.ts';
import { publishedParts } from './published-parts.ts';
import type { StoriesVariables } from './queries.ts';
import type { QueryCache } from './query-cache.ts';
import { mayNameAnother, readableStories, readableStory } from './readable-stories.ts';
import { type ContentSource, fetchAllStories, type LinkEntry, linkEntries, publicPages } from './source.ts';
import { withPresentAddresses } from './story-links.ts';

/** All queries to the content system: those of pages (the port `Content`), and those that only the server makes. */
export type Cms = ReturnType<typeof createCms>;

export type CmsOptions = {
  source: ContentSource;
  cache: QueryCache;
  dates: ContentDates;
  log: (line: string) => void;
  /** Signs the addresses of images with transformations. */
  signImage?: SignImage;
  /** Whether requests are rationed. If so, no request is sent for a slug that the list of addresses lacks. */
  rationed?: boolean;
  /**
   * Returns the time up to which news is published. If it is missing, news dated in the future is included, as in a
   * preview.
   */
  now?: () => Date;
  /** Returns the time that determines the current edition, whose facts replace the placeholders in texts. */
  clock?: () => Date;
  /** Minimum age at which content counts as outdated and visitors see a notice, in ms. */
  outdatedMs?: number;
  /** Whether `source` returns unpublished stories, as in a preview. */
  drafts?: boolean;
};

/** Creates the queries. They fetch from `source` and cache in `cache`. */
export function createCms({ source: stored, cache, dates, log, signImage, ...options }: CmsOptions) {
  const { rationed = false, drafts = false, now, outdatedMs = Number.POSITIVE_INFINITY } = options;
  const { clock = now ?? (() => new Date()) } = options;
  // The story name in warnings about the header and footer. The parsers of pages set the name of their own story.
  const context = createParseContext({ story: 'frame', dates, log, parseBlocks, signImage });

  const links = (): Promise<readonly LinkEntry[]> =>
    cache.get('links', ANY_LIST, async (readResponse) => {
      const { value } = await readResponse('links', () => stored.links(), linkEntries);
      return value;
    });

  const { addresses, ruledOutAt } = createAddresses({ source: stored, cache, context, rationed, now });
  const source = withPresentAddresses(stored, addresses, drafts);

  const allStories = async <T>(
    readResponse: ReadResponse,
    wanted: StoriesVariables,
    read: (stories: readonly Story[]) => T,
  ): Promise<T> => {
    const ask = () => fetchAllStories(source, wanted);
    return (await readResponse(wanted, ask, (answer) => read(readableStories(answer)))).value;
  };

  const page = async <T extends object>(kind: string, slug: string, parse: Parse<T>) => {
    const found = await storedPage(kind, slug, parse);
    return found && isDue(found) ? asOfNow(found) : undefined;
  };

  const storedPage = <T>(kind: string, slug: string, parse: Parse<T>) =>
    cache.get(`${kind}:${slug}`, [storyTag(slug)], async (readResponse, addTags, asOf) => {
      const listedAt = ruledOutAt(slug);
      if (listedAt !== undefined) {
        asOf(listedAt);
        return undefined;
      }
      // The key on disk includes `kind`, because a slug may exist for one kind only: there is a page «praktisch», but
      // no hall screen `/live/praktisch`.
      const question = { story: slug, kind, relations: PAGE_RELATIONS };
      const read = (answer: unknown) => ({
        tags: tagsOfAnswer(answer, PAGE_RELATIONS),
        found: answer === undefined ? undefined : pageOf(answer, slug, parse),
      });
      const { value } = await readResponse(question, () => source.story(slug, PAGE_RELATIONS), read);
      addTags(value.tags);
      return value.found;
    });

  const pageOf = <T>(answer: unknown, slug: string, parse: Parse<T>): T | undefined => {
    const found = readableStory(answer);
    if (found.fullSlug === slug) return parse(found, context);
    // Visitors request stories by slug only, but the content system also accepts other names.
    if (mayNameAnother(slug, found)) return undefined;
    throw new ContentUnavailable(`the response for ${slug} is another story`);
  };

  /** The content type of every story that a list contained, by full slug. Webhooks do not state the content type. */
  const types = new Map<string, string>();

  const list = async <T>(wanted: List<T>): Promise<readonly T[]> => asOfNow(await storedList(wanted));

  const storedList = <T>({ name, wanted, parse, isPart }: List<T>): Promise<readonly T[]> =>
    cache.get(name, isPart ? tagsOfPart(wanted) : tagsOfList(wanted), async (readResponse, addTags) => {
      const { slugs, items } = await allStories(readResponse, wanted, (found) => {
        if (!isPart) for (const { fullSlug, component } of found) types.set(fullSlug, component);
        return {
          slugs: found.map(({ fullSlug }) => fullSlug),
          items: found.map((one) => parse(one, context)).filter((one) => one !== undefined),
        };
      });
      if (isPart) addTags(slugs.map(storyTag));
      return items;
    });

  const { fill, fillDays } = createFill(() => storedList(LISTS.days), clock);

  /**
   * Removes the cards of scheduled news and the links to it. Makes the current page expire when the news is published.
   */
  const withoutScheduled = <T extends object>(response: T): T => {
    if (now === undefined) return response;
    const { view, changesAt } = publishedParts(response, now());
    if (changesAt) noteExpiry(changesAt);
    return view;
  };

  /** Fills the edition's placeholders in a parsed response, and removes parts that are not published yet. */
  const asOfNow = async <T extends object>(response: T): Promise<T> => withoutScheduled(await fill(response));

  /**
   * Whether a page is published. If it is not, its later publication makes the page that is being rendered outdated.
   */
  const isDue = (scheduled: Scheduled): boolean => {
    if (now === undefined || isPublished(scheduled, now())) return true;
    if (scheduled.publishedFrom) noteExpiry(scheduled.publishedFrom);
    return false;
  };

  const pageBySlug = (slug: string) => page('page', slug, parseGenericPage);

  /** Returns the options of the programme filter, sorted by title. */
  const filterOptions = async (): Promise<FilterOptions<Facet>> => {
    const [type, theme, location] = await Promise.all([
      list(LISTS.types),
      list(LISTS.themes),
      list(LISTS.locations),
    ]);
    return cache.derive('filter options', [type, theme, location], () => ({ type, theme, location }));
  };

  const dayPages = async () => {
    const days = fillDays(await storedList(LISTS.days));
    return cache.derive('days', days, () => days);
  };

  const { answerName, ...programme } = createProgramme({
    list,
    dayPages,
    tourItems: () => list(LISTS.tourItems),
    dates,
    derive: cache.derive,
  });

  /** Returns when header and footer (`frame`) and the programme were requested, in ms; `undefined` if not cached. */
  const requestedAt = () => ({
    frame: cache.requestedAt('frame'),
    programme: cache.requestedAt(answerName()),
  });

  return {
    /** Returns the content type of a story that was seen in a list, by its full slug. */
    typeOf: (fullSlug: string): string | undefined => types.get(fullSlug),
    frame: async (): Promise<SiteFrameContent> =>
      asOfNow(
        await cache.get('frame', ANY_LIST, async (readResponse) =>
          allStories(readResponse, FRAME_STORIES, (stories) => parseFrame(stories, context)),
        ),
      ),
    requestedAt,
    /**
     * Returns when the cached frame or the programme that is current at `at` was fetched, whichever is older, by the
     * system clock. Returns `undefined` if the frame is too recent to warn visitors.
     */
    outdatedSince: async (at: Date): Promise<Date | undefined> => {
      const { frame } = requestedAt();
      if (frame === undefined || Date.now() - frame < outdatedMs) return undefined;
      // A process that started from stored responses may not have the programme yet: load it to learn its age.
      await programme.programmeItems(at).catch(() => undefined);
      return new Date(Math.min(frame, requestedAt().programme ?? frame));
    },
    home: () => page('home', 'home', parseHomePage),
    experienceBySlug: (slug: string) => page('experience', slug, parseExperience),
    /** Returns an activity of the tour. Its one story contains both the experience and its only item. */
    onTourBySlug: (slug: string) => page('on-tour', slug, parseOnTourExperience),
    /** Returns a story as a plain page of title, image, intro and body; `undefined` for home and for parts of pages. */
    pageBySlug,
    /** Returns the slides of a hall screen; `undefined` for another kind of story. */
    liveSlides: (slug: string) => page('live', slug, parseLiveSlides),
    ...programme,
    /** Returns the published pages that an overview lists, in the order that the overview prescribes. */
    articles: (overview: Pick<Overview, 'kind' | 'order'>) => list(articleList(overview)),
    filterOptions,
    /** Returns a day with the complete programme of its edition. */
    dayProgramme: (day: Day, at: Date) =>
      trackSelection(async () => {
        const answers = await Promise.all([programme.itemsAround(day, at), filterOptions()]);
        return cache.derive(`day ${day}`, answers, () => wholeDay(day, ...answers));
      }),
    /** Returns the stages on the hall plan, from the page that contains the plan. */
    stagesOfPlan: () =>
      trackSelection(async () => stagesOnPlan(await undefinedIfUnavailable(pageBySlug(PLAN_SLUG)))),
    /** Returns the towns of the tour, sorted by title. */
    onTourLocations: () => list(LISTS.tourLocations),
    /** Returns all published searchable pages, newest first. */
    searchDocuments: () => list(LISTS.search),
    /** Returns all authors, sorted by name. */
    authors: () => list(LISTS.authors),
    /** Returns all experiences with their texts, sorted by title. */
    experiences: () => list(LISTS.experiences),
    publishers: () => list(LISTS.publishers),
    redirects: async () => (await list(LISTS.redirects)).flat(),
    /** Returns the walking times between stages, which are identified by uuid. */
    walkingTimes: async () => (await list(LISTS.walkingTimes)).flat(),
    links,
    derive: cache.derive,
    trackSelection,
    expiresAt: noteExpiry,
    expiresEveryMinute: noteNextMinute,
    /** Returns all published pages of the site, sorted by path. */
    publicPages: async () => {
      const [pages, known] = await Promise.all([list(LISTS.sitePages), links()]);
      return publicPages(pages, known);
    },
  };
}
