import { CACHE_PREFIX, downloadsOf } from '../domain/pages/offline.ts';

/** What is used of the browser's caches. */
export type Caches = Pick<CacheStorage, 'open' | 'match' | 'has' | 'keys' | 'delete'>;

/** So many pictures are kept: what a visitor looked at, not what there is. */
const PICTURES = 120;

/**
 * The caches of one build, and the one of pictures, which belongs to none. Files and data of two builds never meet. A cache
 * comes into being by what is put into it, never by a look: one that was deleted stays away.
 */
export function createStores(build: string, caches: Caches = globalThis.caches, mostPictures = PICTURES) {
  const pictures = `${CACHE_PREFIX}beelden`;
  const files = `${CACHE_PREFIX}${build} bestanden`;
  const data = downloadsOf(build);

  let isClosed = false;
  const underWay = new Set<Promise<unknown>>();

  /** Does what may bring a cache into being; `undefined`, and nothing done, once the stores are closed. */
  const whileOpen = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (isClosed) return undefined;
    const result = work();
    const settled = result.catch(() => undefined).finally(() => underWay.delete(settled));
    underWay.add(settled);
    return result;
  };

  const put = (name: string, address: Request | string, response: Response) =>
    whileOpen(async () => (await caches.open(name)).put(address, response));

  /** The cache of a name; `undefined` where nothing was put into one. */
  const existing = (name: string): Promise<Cache | undefined> =>
    whileOpen(async () => ((await caches.has(name)) ? caches.open(name) : undefined));

  const match = (cacheName: string, address: Request | string): Promise<Response | undefined> =>
    caches.match(address, { cacheName, ignoreVary: true });

  /** Stores an answer; where the device is full, at the cost of pictures. Throws where there is no room even so. */
  const putInRoom = async (name: string, address: Request | string, response: Response): Promise<void> => {
    const copy = response.clone();
    try {
      await put(name, address, response);
    } catch (error) {
      if (!isFull(error) || !(await caches.delete(pictures))) throw error;
      await put(name, address, copy);
    }
  };

  return {
    match: (kind: 'files' | 'data', address: Request | string) =>
      match(kind === 'files' ? files : data, address),
    putFile: (address: Request | string, response: Response) => putInRoom(files, address, response),
    putData: (address: string, response: Response) => putInRoom(data, address, response),

    /** A file by its name, which says which bytes it has: it may have come with another build. */
    async fileOfAny(request: Request): Promise<Response | undefined> {
      for (const name of (await ownNames(caches)).filter((one) => one.endsWith(' bestanden'))) {
        const found = await match(name, request);
        if (found) return found;
      }
      return undefined;
    },

    async putPicture(request: Request, response: Response): Promise<void> {
      await put(pictures, request, response);
      const cache = await existing(pictures);
      const all = (await cache?.keys()) ?? [];
      // The first are the oldest. A few more are taken at once, so that it is not done for each picture.
      if (all.length > mostPictures)
        await Promise.all(all.slice(0, all.length / 4).map((one) => cache?.delete(one)));
    },
    /** A picture, in this width or in another one. */
    async picture(request: Request): Promise<Response | undefined> {
      const cache = await existing(pictures);
      if (!cache) return undefined;
      const exact = await cache.match(request, { ignoreVary: true });
      if (exact) return exact;
      const other = (await cache.keys()).find((one) => pictureOf(one.url) === pictureOf(request.url));
      return other && cache.match(other, { ignoreVary: true });
    },

    /** Whether an older build took a step on this device: the new one then takes it too, before it takes over. */
    async hasOlder(address: string): Promise<boolean> {
      for (const name of await ownNames(caches)) {
        if (name === data || !name.endsWith(' gegevens')) continue;
        if (await match(name, address)) return true;
      }
      return false;
    },

    /**
     * Deletes what other builds left, but the files of the last of them: a page that was opened before may still ask for
     * its own. What is not the site's worker's, such as a screen of the hall, stays.
     */
    async deleteOlder(): Promise<void> {
      const others = (await ownNames(caches)).filter((name) => ![pictures, files, data].includes(name));
      const last = others.filter((name) => name.endsWith(' bestanden')).pop();
      await Promise.all(others.filter((name) => name !== last).map((name) => caches.delete(name)));
    },

    /** Empties the caches of all builds once what is under way is written, and keeps nothing any more. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(underWay);
      await Promise.all((await ownNames(caches)).map((name) => caches.delete(name)));
    },

    /** How many bytes the files take. */
    async bytesOfFiles(): Promise<number> {
      const cache = await existing(files);
      if (!cache) return 0;
      const sizes = (await cache.keys()).map(async (one) =>
        bytesOf(await cache.match(one, { ignoreVary: true })),
      );
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
  };
}

export type Stores = ReturnType<typeof createStores>;

const ownNames = async (caches: Caches): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** What a picture is of, whatever its width. */
const pictureOf = (url: string): string | null => new URL(url).searchParams.get('url');

export const bytesOf = async (response: Response | undefined): Promise<number> =>
  response ? (await response.clone().blob()).size : 0;

/** Whether the device has no room left, as browsers say it. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';
