import { withTimeout } from '../http/timeout.ts';
import { QueueFullError } from './client.ts';
import { scheduledNews } from './lists.ts';
import type { ParseContext } from './parse/parse-context.ts';
import { ANY_LIST } from './publication.ts';
import type { QueryCache } from './query-cache.ts';
import { readableStories } from './readable-stories.ts';
import { type ContentSource, fetchAllStories, isListed } from './source.ts';
import type { Address } from './story-links.ts';

/** How long a page waits for the list of addresses, in ms. Without the list, links keep their stored address. */
const ADDRESSES_WAIT_MS = 1_500;

type AddressOptions = {
  source: ContentSource;
  cache: QueryCache;
  context: ParseContext;
  /** `rationed` and `now`: as in `CmsOptions`. */
  rationed: boolean;
  now: (() => Date) | undefined;
};

/** Creates the queries for the list of all addresses of the space, which every page needs for its links. */
export function createAddresses({ source, cache, context, rationed, now }: AddressOptions) {
  /** Fetches the publication dates of scheduled news, by uuid. */
  const fetchScheduled = async (): Promise<Map<string, Date | undefined>> => {
    if (now === undefined) return new Map();
    const { wanted, parse } = scheduledNews(now(), context.dates);
    // Do not resolve links in these stories: nothing uses these links, and resolving them would require this list.
    const found = readableStories(await fetchAllStories(source, wanted));
    return new Map(
      found.flatMap((one) => parse(one, context) ?? []).map((one) => [one.uuid, one.publishedFrom]),
    );
  };

  /** Fetches the list of addresses; returns `undefined` if it is unavailable. */
  const fetchAddresses = (): Promise<readonly Address[] | undefined> =>
    Promise.all([source.links(), fetchScheduled()])
      .then(([entries, scheduled]) =>
        entries.map((entry) => ({ ...entry, publishedFrom: scheduled.get(entry.uuid) })),
      )
      .catch(withoutList);

  return {
    /**
     * Returns the addresses for links. After a publication a page waits for new addresses, because a story may have
     * moved.
     */
    addresses: () =>
      withTimeout(ADDRESSES_WAIT_MS, () => cache.refresh('addresses', ANY_LIST, fetchAddresses)).catch(
        () => undefined,
      ),
    /**
     * If the list of addresses is loaded and lacks this slug, returns when the list was requested; otherwise
     * `undefined`.
     */
    ruledOutAt: (slug: string): number | undefined => {
      if (!rationed) return undefined;
      void cache.refresh('addresses', ANY_LIST, fetchAddresses);
      const list = cache.peek<readonly Address[] | undefined>('addresses');
      return list?.value?.length && !isListed(list.value, slug) ? list.requestedAt : undefined;
    },
  };
}

/** Turns a failed fetch of the list of addresses into «no list», which is cached: otherwise every page would retry. */
function withoutList(error: unknown): undefined {
  // The request was not sent: do not cache the failure.
  if (error instanceof QueueFullError) throw error;
}
