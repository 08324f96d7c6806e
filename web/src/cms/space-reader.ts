import { z } from 'zod';
import type { Fetch } from '../http/fetch.ts';
import { ContentUnavailable, type ContentVersion, createClient } from './client.ts';
import { graphqlSource } from './graphql-source.ts';
import { MAX_PER_PAGE } from './queries.ts';
import { createRestClient, type RestParameters } from './rest-client.ts';
import { restSource } from './rest-source.ts';
import { createThrottle, PER_SECOND } from './rest-throttle.ts';
import { type LinkEntry, lengthOfList } from './source.ts';

export { ContentUnavailable } from './client.ts';
export type { LinkEntry } from './source.ts';

/** One version of a story as a space delivers it, with its content unparsed. */
const spaceStory = z.looseObject({
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  tag_list: z.array(z.string()).nullish(),
  published_at: z.string().nullish(),
  /** Only from the REST API. */
  updated_at: z.string().nullish(),
  content: z.record(z.string(), z.unknown()),
});
export type SpaceStory = z.infer<typeof spaceStory>;

/** Which stories to read: all, those with these uuids, or those published or saved after an instant. */
export type Wanted = { uuids?: readonly string[]; publishedAfter?: Date; savedAfter?: Date };

/**
 * Reads all stories of a space, for a check of its whole content. Each method throws {@link ContentUnavailable} if the
 * space does not respond.
 */
export type SpaceReader = {
  /** The cache version, which changes at least with every publication. */
  version(): Promise<number>;
  /** The addresses of all stories and folders. With a token for drafts, these include unpublished stories. */
  links(): Promise<readonly LinkEntry[]>;
  /** Reads stories page by page. */
  stories(version: ContentVersion, wanted?: Wanted): AsyncGenerator<readonly SpaceStory[]>;
  /**
   * Returns the numeric ids of stories by uuid, for links to Storyblok's editor. Omits an id that the API does not
   * deliver: version 1 of GraphQL cannot represent the ids of newer spaces.
   */
  ids(): Promise<ReadonlyMap<string, string>>;
  /** Whether there is a token for drafts. */
  hasDrafts: boolean;
  /** Whether `savedAfter` is supported. GraphQL does not contain the time at which a draft was saved. */
  knowsSaves: boolean;
};

export type SpaceReaderOptions = {
  api: 'graphql' | 'rest';
  /** The GraphQL endpoint, `…/v1/api`, or the base of the delivery API, `…/v2`. */
  url: string;
  /** The token for published content. */
  token: string;
  /** The token for drafts, if there is one. */
  previewToken?: string | undefined;
  fetch: Fetch;
  log: (line: string) => void;
};

/** Timeout of one request, in ms. A page of 100 long stories takes longer than a visitor's request. */
const TIMEOUT_MS = 30_000;
/** Maximum number of stories in one request by uuid (spec §9). */
const BATCH = 50;

type Page = { items: readonly unknown[]; total: number };
type PageQuery = { page: number; perPage: number; uuids?: readonly string[] | undefined } & Wanted;

/** Opens a space with the site's own clients of both APIs. */
export function openSpaceReader(options: SpaceReaderOptions): SpaceReader {
  return options.api === 'rest' ? restReader(options) : graphqlReader(options);
}

function restReader({ previewToken, ...options }: SpaceReaderOptions): SpaceReader {
  const { log } = options;
  const throttle = createThrottle(PER_SECOND.token, { log });
  const clientOf = (version: ContentVersion) => {
    const token = version === 'draft' ? (previewToken ?? '') : options.token;
    return createRestClient({ ...options, token, version, timeoutMs: TIMEOUT_MS, throttle });
  };
  const clients = { published: clientOf('published'), draft: clientOf('draft') };
  const space = z.object({ space: z.object({ version: z.number() }) });
  const list = z.object({ stories: z.array(z.unknown()) });

  const pageOf = async (version: ContentVersion, query: PageQuery): Promise<Page> => {
    const parameters: RestParameters = {
      page: query.page,
      per_page: query.perPage,
      sort_by: 'created_at:asc',
      by_uuids: query.uuids?.join(','),
      published_at_gt: query.publishedAfter && dateText(query.publishedAfter),
      updated_at_gt: query.savedAfter && dateText(query.savedAfter),
    };
    const answer = await clients[version]('stories', parameters);
    const { stories } = shaped(list, answer?.body);
    return { items: stories, total: lengthOfList(stories, answer?.total, query.perPage) };
  };

  return {
    version: async () => shaped(space, (await clients.published('spaces/me'))?.body).space.version,
    links: () => restSource(clients[previewToken ? 'draft' : 'published']).links(),
    ids: async () => {
      const ids = new Map<string, string>();
      for (let page = 1; ; page += 1) {
        const parameters = { paginated: 1, page, per_page: LINKS_PER_PAGE };
        const links = Object.values(
          shaped(restIds, (await clients.published('links', parameters))?.body).links,
        );
        addIds(ids, links);
        if (links.length < LINKS_PER_PAGE) return ids;
      }
    },
    stories: (version, wanted) => pages((query) => pageOf(version, query), wanted),
    hasDrafts: previewToken !== undefined,
    knowsSaves: true,
  };
}

const idEntry = z.object({ uuid: z.string().nullish(), id: z.union([z.string(), z.number()]).nullish() });
const restIds = z.object({ links: z.record(z.string(), idEntry) });
const graphqlIds = z.object({ Links: z.object({ items: z.array(idEntry) }) });
const LINKS_PER_PAGE = 1_000;

function addIds(ids: Map<string, string>, entries: readonly z.infer<typeof idEntry>[]): Map<string, string> {
  for (const { uuid, id } of entries) if (uuid && id) ids.set(uuid, String(id));
  return ids;
}

const SPACE_IDS = '{ Links(paginated: false) { items { uuid id } } }';
const SPACE_VERSION = '{ Space { version } }';
const SPACE_STORIES = `
query SpaceStories($page: Int, $perPage: Int, $uuids: String, $after: String) {
  ContentNodes(
    page: $page, per_page: $perPage, by_uuids: $uuids, published_at_gt: $after, sort_by: "created_at:asc"
  ) {
    total
    items { uuid name full_slug tag_list published_at content }
  }
}`;

function graphqlReader({ previewToken, ...options }: SpaceReaderOptions): SpaceReader {
  const clientOf = (version: ContentVersion) => {
    const token = version === 'draft' ? (previewToken ?? '') : options.token;
    return createClient({ ...options, token, version, timeoutMs: TIMEOUT_MS });
  };
  const clients = { published: clientOf('published'), draft: clientOf('draft') };
  const space = z.object({ Space: z.object({ version: z.number() }) });
  const list = z.object({
    ContentNodes: z.object({ items: z.array(z.unknown()), total: z.number().int().nullish() }),
  });

  const pageOf = async (version: ContentVersion, query: PageQuery): Promise<Page> => {
    const { page, perPage, uuids, publishedAfter } = query;
    const after = publishedAfter ? dateText(publishedAfter) : '';
    const variables = { page, perPage, uuids: uuids?.join(',') ?? '', after };
    const { items, total } = shaped(list, await clients[version](SPACE_STORIES, variables)).ContentNodes;
    return { items, total: lengthOfList(items, total ?? undefined, perPage) };
  };

  return {
    version: async () => shaped(space, await clients.published(SPACE_VERSION, {})).Space.version,
    links: () => graphqlSource(clients[previewToken ? 'draft' : 'published']).links(),
    ids: async () => {
      // Logs no errors: there may be one for every id.
      const client = createClient({
        ...options,
        version: 'published',
        timeoutMs: TIMEOUT_MS,
        log: () => undefined,
      });
      return addIds(new Map(), shaped(graphqlIds, await client(SPACE_IDS, {})).Links.items);
    },
    stories: (version, wanted) => pages((query) => pageOf(version, query), wanted),
    hasDrafts: previewToken !== undefined,
    knowsSaves: false,
  };
}

/** Requests all pages of a list, one after the other. Uuids are requested in batches. */
async function* pages(
  pageOf: (query: PageQuery) => Promise<Page>,
  { uuids, ...wanted }: Wanted = {},
): AsyncGenerator<readonly SpaceStory[]> {
  const batches = uuids
    ? Array.from({ length: Math.ceil(uuids.length / BATCH) }, (_, at) =>
        uuids.slice(at * BATCH, (at + 1) * BATCH),
      )
    : [undefined];
  for (const batch of batches) {
    for (let page = 1, seen = 0; ; page += 1) {
      const { items, total } = await pageOf({ ...wanted, uuids: batch, page, perPage: MAX_PER_PAGE });
      yield items.map((item) => shaped(spaceStory, item));
      seen += items.length;
      if (items.length < MAX_PER_PAGE || seen >= total) break;
    }
  }
}

/** Formats an instant for both APIs: in UTC, rounded down to the minute. */
const dateText = (instant: Date): string => instant.toISOString().slice(0, 16).replace('T', ' ');

function shaped<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new ContentUnavailable('the response does not match the query');
  return parsed.data;
}
