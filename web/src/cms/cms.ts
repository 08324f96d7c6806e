import type { Overview } from '../domain/pages/overview.ts';
import type { FestivalDay } from '../domain/pages/page.ts';
import type { SiteFrameContent } from '../domain/pages/site-frame.ts';
import { wholeDay } from '../domain/programme/day/whole-day.ts';
import type { FilterOptions } from '../domain/programme/filter/selection.ts';
import { PLAN_SLUG, stagesOnPlan } from '../domain/programme/hall-plan.ts';
import type { Facet } from '../domain/programme/programme-item.ts';
import type { ContentDates, Day } from '../domain/time/brussels.ts';
import type { AnswerTo } from '../http/answer-store.ts';
import { orNothing } from '../http/responses.ts';
import { noteInstant, noteNextMinute, readAsOne } from './answers-read.ts';
import { ContentUnavailable, QueueFullError } from './client.ts';
import { createProgramme } from './edition.ts';
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
import { parseStory, type Story } from './parse/story.ts';
import { ANY_LIST, storyTag, tagsOfAnswer, tagsOfList, tagsOfPart } from './publication.ts';
import type { StoriesVariables } from './queries.ts';
import type { QueryCache } from './query-cache.ts';
import {
  askAllStories,
  type ContentSource,
  isListed,
  type LinkEntry,
  linkEntries,
  publicPages,
} from './source.ts';

/** Everything that is asked of the content system: the port of pages, and what the process itself asks. */
export type Cms = ReturnType<typeof createCms>;

export type CmsOptions = {
  source: ContentSource;
  cache: QueryCache;
  dates: ContentDates;
  log: (line: string) => void;
  /** Signs the addresses of pictures that are not plain. */
  signImage?: SignImage;
  /** Every request counts: for an address that the list of addresses does not have there is none. */
  rationed?: boolean;
  /** How old content must be before visitors are told, in ms. */
  outdatedMs?: number;
};

/** The queries, asked of `source` and kept in `cache`. */
export function createCms({ source, cache, dates, log, signImage, ...options }: CmsOptions) {
  const { rationed = false, outdatedMs = Number.POSITIVE_INFINITY } = options;
  // Each parser goes on under the name of its own story; the stories around every page have none in common.
  const context = createParseContext({ story: 'frame', dates, log, parseBlocks, signImage });

  /** Every address of the space, folders included. */
  const links = (): Promise<readonly LinkEntry[]> =>
    cache.get('links', ANY_LIST, async (answerTo) => {
      const { value } = await answerTo('links', () => source.links(), linkEntries);
      return value;
    });

  /**
   * When the list of addresses was asked that rules a slug out. Nobody waits for it: until it is there, and again once
   * something was published, nothing is ruled out.
   */
  const ruledOutAt = (slug: string): number | undefined => {
    if (!rationed) return undefined;
    cache.refresh('addresses', ANY_LIST, () => source.links().catch(withoutList));
    const list = cache.peek<readonly LinkEntry[] | undefined>('addresses');
    return list?.value?.length && !isListed(list.value, slug) ? list.askedAt : undefined;
  };

  const allStories = async <T>(
    answerTo: AnswerTo,
    wanted: StoriesVariables,
    read: (stories: readonly Story[]) => T,
  ): Promise<T> => {
    const ask = () => askAllStories(source, wanted);
    return (await answerTo(wanted, ask, (answer) => read(readableStories(answer)))).value;
  };

  const page = <T>(kind: string, slug: string, parse: Parse<T>) =>
    cache.get(`${kind}:${slug}`, [storyTag(slug)], async (answerTo, addTags, asOf) => {
      const listedAt = ruledOutAt(slug);
      if (listedAt !== undefined) {
        asOf(listedAt);
        return undefined;
      }
      // With its kind: `/live/praktisch` is not found, which says nothing of the page «praktisch» that is kept on disk.
      const question = { story: slug, kind, relations: PAGE_RELATIONS };
      const read = (answer: unknown) => ({
        tags: tagsOfAnswer(answer, PAGE_RELATIONS),
        found: answer === undefined ? undefined : pageOf(answer, slug, parse),
      });
      const { value } = await answerTo(question, () => source.story(slug, PAGE_RELATIONS), read);
      addTags(value.tags);
      return value.found;
    });

  const pageOf = <T>(answer: unknown, slug: string, parse: Parse<T>): T | undefined => {
    const found = readableStory(answer);
    if (found.fullSlug === slug) return parse(found, context);
    // A visitor's address is a slug and nothing else.
    if (mayNameAnother(slug, found)) return undefined;
    throw new ContentUnavailable(`the answer for ${slug} is another story`);
  };

  /** The content type of every story that was in a list, by its full slug: a webhook does not tell it. */
  const types = new Map<string, string>();

  const list = <T>({ name, wanted, parse, isPart }: List<T>): Promise<readonly T[]> =>
    cache.get(name, isPart ? tagsOfPart(wanted) : tagsOfList(wanted), async (answerTo, addTags) => {
      const { slugs, items } = await allStories(answerTo, wanted, (found) => {
        if (!isPart) for (const { fullSlug, component } of found) types.set(fullSlug, component);
        return {
          slugs: found.map(({ fullSlug }) => fullSlug),
          items: found.map((one) => parse(one, context)).filter((one) => one !== undefined),
        };
      });
      if (isPart) addTags(slugs.map(storyTag));
      return items;
    });

  const pageBySlug = (slug: string) => page('page', slug, parseGenericPage);

  /** What the programme can be filtered by, by title. */
  const filterOptions = async (): Promise<FilterOptions<Facet>> => {
    const [type, theme, location] = await Promise.all([
      list(LISTS.types),
      list(LISTS.themes),
      list(LISTS.locations),
    ]);
    return cache.derive('filter options', [type, theme, location], () => ({ type, theme, location }));
  };

  const festivalDays = async () => inOrder(await list(LISTS.days));

  const { answerName, ...programme } = createProgramme({ list, festivalDays, dates, derive: cache.derive });

  /** When the frame and the whole programme were fetched, as far as either is cached: ms of the system clock. */
  const askedAt = () => ({ frame: cache.askedAt('frame'), programme: cache.askedAt(answerName()) });

  return {
    /** The content type of a story that was in a list, by its full slug. */
    typeOf: (fullSlug: string): string | undefined => types.get(fullSlug),
    frame: (): Promise<SiteFrameContent> =>
      cache.get('frame', ANY_LIST, async (answerTo) =>
        allStories(answerTo, FRAME_STORIES, (stories) => parseFrame(stories, context)),
      ),
    askedAt,
    /**
     * When the older of the cached frame and programme was fetched, where that is so long ago that visitors are told. By the
     * system clock.
     */
    outdatedSince: async (): Promise<Date | undefined> => {
      const { frame } = askedAt();
      if (frame === undefined || Date.now() - frame < outdatedMs) return undefined;
      // After a start from the disk this page may be the first to ask for the programme.
      await programme.programmeItems().catch(() => undefined);
      return new Date(Math.min(frame, askedAt().programme ?? frame));
    },
    home: () => page('home', 'home', parseHomePage),
    experienceBySlug: (slug: string) => page('experience', slug, parseExperience),
    /** An activity of the tour: experience and item in one. */
    onTourBySlug: (slug: string) => page('on-tour', slug, parseOnTourExperience),
    /** Any page that is shown by its content alone; `undefined` for stories that are no pages. */
    pageBySlug,
    /** The slides of a screen in the hall; `undefined` for stories that are none. */
    liveSlides: (slug: string) => page('live', slug, parseLiveSlides),
    /** All days of the programme, by date. */
    festivalDays,
    ...programme,
    /** The pages that an overview lists, in its order. */
    articles: (overview: Pick<Overview, 'kind' | 'order'>) => list(articleList(overview)),
    filterOptions,
    /** A day with everything on it. */
    dayProgramme: (day: Day) =>
      readAsOne(async () => {
        const answers = await Promise.all([programme.programmeItems(), filterOptions()]);
        return cache.derive(`day ${day}`, answers, () => wholeDay(day, ...answers));
      }),
    /** Of the page on which the plan of the hall stands, only the plan. */
    stagesOfPlan: () => readAsOne(async () => stagesOnPlan(await orNothing(pageBySlug(PLAN_SLUG)))),
    /** The towns of the tour, by title. */
    onTourLocations: () => list(LISTS.tourLocations),
    /** The whole tour, by start. */
    onTourItems: () => list(LISTS.tourItems),
    /** Every page that can be found, the newest first. */
    searchDocuments: () => list(LISTS.search),
    /** Everybody who reads, talks or signs, by name. */
    authors: () => list(LISTS.authors),
    /** Every experience with its text, by title. */
    experiences: () => list(LISTS.experiences),
    /** Who publishes what each experience is about. */
    publishers: () => list(LISTS.publishers),
    /** Where old addresses lead on to. */
    redirects: async () => (await list(LISTS.redirects)).flat(),
    /** How far apart the stages are, named by their uuids. */
    walkingTimes: async () => (await list(LISTS.walkingTimes)).flat(),
    links,
    /** A value computed from answers, cached with them (`QueryCache.derive`). */
    derive: cache.derive,
    readAsOne,
    expiresAt: noteInstant,
    expiresEveryMinute: noteNextMinute,
    /** Every published page of the site, by path. */
    publicPages: async () => {
      const [pages, known] = await Promise.all([list(LISTS.sitePages), links()]);
      return publicPages(pages, known);
    },
  };
}

/** The days by date. */
const inOrder = (days: readonly FestivalDay[]) => [...days].sort((a, b) => a.day.localeCompare(b.day));

/** Pages do without the list, so that its failure is no outage; it is kept, lest every page ask for it again. */
function withoutList(error: unknown): undefined {
  // Nobody was asked yet.
  if (error instanceof QueueFullError) throw error;
}

/** The story of an answer. One of another shape is no answer: nobody can tell from it whether there is such a page. */
function readableStory(answer: unknown): Story {
  const story = parseStory(Object(answer));
  if (!story?.component) throw new ContentUnavailable('the answer holds a story that is not readable');
  return story;
}

/** The stories of a list. A single one that the service failed to read is `null`, and its error was logged. */
function readableStories(answers: unknown): Story[] {
  if (!Array.isArray(answers)) throw new ContentUnavailable('the answer is no list of stories');
  const stories = answers.flatMap((one) => (one === null ? [] : readableStory(one)));
  if (stories.length === 0 && answers.length > 0)
    throw new ContentUnavailable('no story of the list is readable');
  return stories;
}

const NUMBER_OR_UUID = /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;
const IN_A_LANGUAGE = /^[a-z]{2}(-[a-z]{2})?\//i;

/** Whether Storyblok gives a story for another address than its own: by number, by uuid, in other capitals, by language. */
const mayNameAnother = (asked: string, { fullSlug }: Story): boolean =>
  NUMBER_OR_UUID.test(asked) || IN_A_LANGUAGE.test(asked) || asked.toLowerCase() === fullSlug.toLowerCase();
