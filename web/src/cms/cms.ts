import { madeOnce } from '../domain/made-once.ts';
import type { Overview } from '../domain/pages/overview.ts';
import type { FestivalDay } from '../domain/pages/page.ts';
import type { SiteFrameContent } from '../domain/pages/site-frame.ts';
import type { Facet, ProgrammeItem } from '../domain/programme/programme-item.ts';
import type { FilterOptions } from '../domain/programme/selection.ts';
import { type ContentDates, type Day, dayBounds, dayOf } from '../domain/time/brussels.ts';
import type { AnswerTo } from '../protocol/answer-store.ts';
import { readAsOne } from './answers-read.ts';
import { ContentUnavailable, QueueFullError } from './client.ts';
import { createEdition } from './edition.ts';
import {
  articleList,
  FRAME_STORIES,
  itemList,
  LISTS,
  type List,
  PAGE_RELATIONS,
  type Parse,
} from './lists.ts';
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
import { createParsedOnce } from './parsed-once.ts';
import { ANY_LIST, storyTag, tagsOfAnswer, tagsOfFewItems, tagsOfList } from './publication.ts';
import {
  type Filter,
  ONGOING,
  runsIntoFilter,
  type StoriesVariables,
  startsFromFilter,
  startsOnFilter,
} from './queries.ts';
import type { QueryCache } from './query-cache.ts';
import {
  askAllStories,
  type ContentSource,
  isListed,
  type LinkEntry,
  linkEntries,
  publicPages,
} from './source.ts';

/** Everything that is asked of the content system. Every answer is parsed; `undefined` is «not found». */
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
};

/** The queries, asked of `source` and kept in `cache`. */
export function createCms({ source, cache, dates, log, signImage, rationed = false }: CmsOptions) {
  // Each parser goes on under the name of its own story; the stories around every page have none in common.
  const context = createParseContext({ story: 'frame', dates, log, parseBlocks, signImage });

  const parsed = createParsedOnce(context);

  /** Every address of the space, folders included. */
  const links = (): Promise<readonly LinkEntry[]> =>
    cache.get('links', ANY_LIST, async (answerTo) =>
      linkEntries((await answerTo('links', () => source.links())).answer),
    );

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

  const allStories = async (answerTo: AnswerTo, wanted: StoriesVariables): Promise<Story[]> =>
    readableStories((await answerTo(wanted, () => askAllStories(source, wanted))).answer);

  const page = <T>(kind: string, slug: string, parse: Parse<T>) =>
    cache.get(`${kind}:${slug}`, [storyTag(slug)], async (answerTo, addTags, asOf) => {
      const listedAt = ruledOutAt(slug);
      if (listedAt !== undefined) {
        asOf(listedAt);
        return undefined;
      }
      const question = { story: slug, relations: PAGE_RELATIONS };
      const { answer } = await answerTo(question, () => source.story(slug, PAGE_RELATIONS));
      addTags(tagsOfAnswer(answer, PAGE_RELATIONS));
      if (answer === undefined) return undefined;
      const found = readableStory(answer);
      if (found.fullSlug === slug) return parsed(parse, found);
      // A visitor's address is a slug and nothing else.
      if (mayNameAnother(slug, found)) return undefined;
      throw new ContentUnavailable(`the answer for ${slug} is another story`);
    });

  /** The content type of every story that was in a list, by its full slug: a webhook does not tell it. */
  const types = new Map<string, string>();

  const list = <T>({ name, wanted, parse }: List<T>): Promise<readonly T[]> =>
    cache.get(name, tagsOfList(wanted), async (answerTo) => {
      const found = await allStories(answerTo, wanted);
      for (const { fullSlug, component } of found) if (component) types.set(fullSlug, component);
      return found.map((one) => parsed(parse, one)).filter((one) => one !== undefined);
    });

  const items = (name: string, filter: Filter) => list(itemList(name, filter));

  const festivalDays = async () => inOrder(await list(LISTS.days));

  const startingFrom = (day: Day) => items(`from:${day}`, startsFromFilter(day, dates));

  /** The answer that tells how old the programme is. */
  let programmeName = 'items:all';
  const edition = createEdition();

  const programmeItems = async (): Promise<readonly ProgrammeItem[]> => {
    const [first] = await festivalDays();
    if (first === undefined) return items('all', {});
    const { day } = first;
    programmeName = `items:from:${day}`;
    const [starting, running] = await Promise.all([
      startingFrom(day),
      items(`into:${day}`, runsIntoFilter(day, dates)),
    ]);
    return edition(starting, running, dayBounds(day).start);
  };

  /** What the content system says of the items of an experience, those of other editions among them. */
  const askedItemsOf = (uuid: string): Promise<readonly ProgrammeItem[]> => {
    const { name, wanted, parse } = itemList(`of:${uuid}`, { experience: { in: uuid } });
    return cache.get(name, tagsOfFewItems(wanted), async (answerTo, addTags) => {
      const found = await allStories(answerTo, wanted);
      addTags(found.map(({ fullSlug }) => storyTag(fullSlug)));
      return found.map((one) => parsed(parse, one)).filter((one) => one !== undefined);
    });
  };

  const itemsOfExperience = async (uuid: string): Promise<readonly ProgrammeItem[]> => {
    const [asked, programme] = await Promise.all([askedItemsOf(uuid), programmeItems()]);
    const ofEdition = new Set(programme.map((item) => item.uuid));
    const others = asked.filter((item) => !ofEdition.has(item.uuid));
    const own = programme.filter(({ experience }) => experience?.uuid === uuid);
    return [...others, ...own].sort((a, b) => +a.start - +b.start);
  };

  return {
    /** The content type of a story that was in a list, by its full slug. */
    typeOf: (fullSlug: string): string | undefined => types.get(fullSlug),
    frame: (): Promise<SiteFrameContent> =>
      cache.get('frame', ANY_LIST, async (answerTo) =>
        parseFrame(await allStories(answerTo, FRAME_STORIES), context),
      ),
    /** When the frame was asked, and the whole programme, as far as either is held: milliseconds of the system clock. */
    askedAt: () => ({ frame: cache.askedAt('frame'), programme: cache.askedAt(programmeName) }),
    home: () => page('home', 'home', parseHomePage),
    experienceBySlug: (slug: string) => page('experience', slug, parseExperience),
    /** An activity of the tour: experience and item in one. */
    onTourBySlug: (slug: string) => page('on-tour', slug, parseOnTourExperience),
    /** Any page that is shown by its content alone; `undefined` for stories that are no pages. */
    pageBySlug: (slug: string) => page('page', slug, parseGenericPage),
    /** The slides of a screen in the hall; `undefined` for stories that are none. */
    liveSlides: (slug: string) => page('live', slug, parseLiveSlides),
    /** All days of the programme, by date. */
    festivalDays,
    /** What starts on a Brussels day, ongoing items included, by start. */
    itemsStartingOn: (day: Day) => items(day, startsOnFilter(day, dates)),
    /** What starts after an instant, by start. */
    upcomingItems: async (after: Date) => {
      // Asked from the start of the day, so that one answer serves every screen until midnight. In an outage nobody has
      // asked for the day that has just begun: it is in the whole programme.
      const day = dayOf(after);
      const from = await startingFrom(day).catch((error: unknown) => {
        if (error instanceof ContentUnavailable) return programmeItems();
        throw error;
      });
      return from.filter(({ start }) => +start > +after);
    },
    /** Everything that runs through its days, by start. */
    ongoingItems: () => items('ongoing', ONGOING),
    /**
     * The whole programme, by start: what starts on the first of its days or later, and what runs into that day. What
     * earlier years left in the space is not asked for (docs/decisions/0086).
     */
    programmeItems,
    /**
     * Every item of an experience, by start. Those of this edition as the whole programme has them: a publication has that
     * asked again once for all, and not once for each experience.
     */
    itemsOfExperience: (uuid: string) => readAsOne(() => itemsOfExperience(uuid)),
    /** The pages that an overview lists, in its order. */
    articles: (overview: Pick<Overview, 'kind' | 'order'>) => list(articleList(overview)),
    /** What the programme can be filtered by, by title. */
    filterOptions: async (): Promise<FilterOptions<Facet>> => {
      const [type, theme, location] = await Promise.all([
        list(LISTS.types),
        list(LISTS.themes),
        list(LISTS.locations),
      ]);
      return { type, theme, location };
    },
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
    /** Every published page of the site, by path. */
    publicPages: async () => {
      const [pages, known] = await Promise.all([list(LISTS.sitePages), links()]);
      return publicPages(pages, known);
    },
  };
}

/** The days by date. */
const inOrder = madeOnce((days: readonly FestivalDay[]) =>
  [...days].sort((a, b) => a.day.localeCompare(b.day)),
);

/** Pages do without the list, so that its failure is no outage; it is kept, lest every page ask for it again. */
function withoutList(error: unknown): undefined {
  // Nobody was asked yet.
  if (error instanceof QueueFullError) throw error;
}

/** The story of an answer. One of another shape is no answer: nobody can tell from it whether there is such a page. */
const readableStory = (answer: unknown): Story => storyOf(Object(answer));

const storyOf = madeOnce((answer: object): Story => {
  const story = parseStory(answer);
  if (!story?.component) throw new ContentUnavailable('the answer holds a story that is not readable');
  return story;
});

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
