import { CACHE_PREFIX } from '../domain/pages/offline.ts';

/** What is used of the browser's caches. */
export type Caches = Pick<CacheStorage, 'open' | 'keys' | 'delete'>;

/** So many pictures are kept: what a visitor looked at, not what there is. */
const PICTURES = 120;

/** The caches of one build, and the one of pictures, which belongs to none. Files and data of two builds never meet. */
export function createStores(build: string, caches: Caches = globalThis.caches, mostPictures = PICTURES) {
  const pictures = `${CACHE_PREFIX}beelden`;
  const files = `${CACHE_PREFIX}${build} bestanden`;
  const data = `${CACHE_PREFIX}${build} gegevens`;

  /** Stores an answer; where the device is full, at the cost of pictures. Throws where there is no room even so. */
  const put = async (name: string, address: Request | string, response: Response): Promise<void> => {
    const copy = response.clone();
    try {
      await (await caches.open(name)).put(address, response);
    } catch (error) {
      if (!isFull(error) || !(await caches.delete(pictures))) throw error;
      await (await caches.open(name)).put(address, copy);
    }
  };

  return {
    match: async (kind: 'files' | 'data', address: Request | string) =>
      (await caches.open(kind === 'files' ? files : data)).match(address, { ignoreVary: true }),
    putFile: (address: Request | string, response: Response) => put(files, address, response),
    putData: (address: string, response: Response) => put(data, address, response),

    /** A file by its name, which says which bytes it has: it may have come with another build. */
    async fileOfAny(request: Request): Promise<Response | undefined> {
      for (const name of (await ownNames(caches)).filter((one) => one.endsWith(' bestanden'))) {
        const found = await (await caches.open(name)).match(request, { ignoreVary: true });
        if (found) return found;
      }
      return undefined;
    },

    async putPicture(request: Request, response: Response): Promise<void> {
      const cache = await caches.open(pictures);
      await cache.put(request, response);
      const all = await cache.keys();
      // The first are the oldest. A few more are taken at once, so that it is not done for each picture.
      if (all.length > mostPictures)
        await Promise.all(all.slice(0, all.length / 4).map((one) => cache.delete(one)));
    },
    /** A picture, in this width or in another one. */
    async picture(request: Request): Promise<Response | undefined> {
      const cache = await caches.open(pictures);
      const exact = await cache.match(request, { ignoreVary: true });
      if (exact) return exact;
      const other = (await cache.keys()).find((one) => pictureOf(one.url) === pictureOf(request.url));
      return other && cache.match(other, { ignoreVary: true });
    },

    /** Whether an older build took a step on this device: the new one then takes it too, before it takes over. */
    async hasOlder(address: string): Promise<boolean> {
      for (const name of await ownNames(caches)) {
        if (name === data || !name.endsWith(' gegevens')) continue;
        if (await (await caches.open(name)).match(address)) return true;
      }
      return false;
    },

    /**
     * Deletes what other builds left, but the files of the last of them: a page that was opened before may still ask for
     * its own. What is not the site's worker's, such as a screen of the hall, stays.
     */
    async deleteOlder(): Promise<void> {
      const others = (await ownNames(caches)).filter((name) => ![pictures, files, data].includes(name));
      const last = others.filter((name) => name.endsWith(' bestanden')).at(-1);
      await Promise.all(others.filter((name) => name !== last).map((name) => caches.delete(name)));
    },

    /** How many bytes the files take. */
    async bytesOfFiles(): Promise<number> {
      const cache = await caches.open(files);
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
