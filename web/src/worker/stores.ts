import { CACHE_PREFIX, downloadsOf } from '../domain/pages/offline.ts';

/** The methods of the browser's CacheStorage that the worker uses. */
export type Caches = Pick<CacheStorage, 'open' | 'match' | 'has' | 'keys' | 'delete'>;

/** Maximum number of stored images. Only images that the visitor has seen are stored. */
const PICTURES = 120;

/**
 * Creates the caches of one build, and the image cache that all builds share. Files and data of two builds are never
 * mixed. Only a write creates a cache, never a lookup, so a deleted cache stays deleted.
 */
export function createStores(build: string, caches: Caches = globalThis.caches, mostPictures = PICTURES) {
  const pictures = `${CACHE_PREFIX}beelden`;
  const files = `${CACHE_PREFIX}${build} bestanden`;
  const data = downloadsOf(build);

  let isClosed = false;
  const underWay = new Set<Promise<unknown>>();

  /** Runs work that may create a cache. Once the stores are closed, returns `undefined` without running it. */
  const whileOpen = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (isClosed) return undefined;
    const result = work();
    const settled = result.catch(() => undefined).finally(() => underWay.delete(settled));
    underWay.add(settled);
    return result;
  };

  const put = (name: string, address: Request | string, response: Response) =>
    whileOpen(async () => (await caches.open(name)).put(address, response));

  /** Returns an existing cache; `undefined` if nothing has been stored in it. */
  const existing = (name: string): Promise<Cache | undefined> =>
    whileOpen(async () => ((await caches.has(name)) ? caches.open(name) : undefined));

  const match = (cacheName: string, address: Request | string): Promise<Response | undefined> =>
    caches.match(address, { cacheName, ignoreVary: true });

  /** Stores a response. On a full device it deletes the images first; throws if there is still no room. */
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

    /** Returns a stored file, whichever build stored it: its name identifies its content. */
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
      // The first keys are the oldest. Delete a quarter at once, so that deletions are rare.
      if (all.length > mostPictures)
        await Promise.all(all.slice(0, all.length / 4).map((one) => cache?.delete(one)));
    },
    /** Returns an image in the requested width, or else in another width. */
    async picture(request: Request): Promise<Response | undefined> {
      const cache = await existing(pictures);
      if (!cache) return undefined;
      const exact = await cache.match(request, { ignoreVary: true });
      if (exact) return exact;
      const other = (await cache.keys()).find((one) => pictureOf(one.url) === pictureOf(request.url));
      return other && cache.match(other, { ignoreVary: true });
    },

    /**
     * Whether an older build completed this download step. If so, the new build repeats the step before it activates.
     */
    async hasOlder(address: string): Promise<boolean> {
      for (const name of await ownNames(caches)) {
        if (name === data || !name.endsWith(' gegevens')) continue;
        if (await match(name, address)) return true;
      }
      return false;
    },

    /** Deletes the caches of older builds. Keeps the files of the previous build, which open pages may still need. */
    async deleteOlder(): Promise<void> {
      const others = (await ownNames(caches)).filter((name) => ![pictures, files, data].includes(name));
      const last = others.filter((name) => name.endsWith(' bestanden')).pop();
      await Promise.all(others.filter((name) => name !== last).map((name) => caches.delete(name)));
    },

    /** Waits for running writes, then deletes the caches of all builds and stores nothing more. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(underWay);
      await Promise.all((await ownNames(caches)).map((name) => caches.delete(name)));
    },
  };
}

export type Stores = ReturnType<typeof createStores>;

const ownNames = async (caches: Caches): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** Returns the URL of the original, which all widths of an image share. */
const pictureOf = (url: string): string | null => new URL(url).searchParams.get('url');

/** Whether an error reports that the device is full. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';
