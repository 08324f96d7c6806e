import { LRUCache } from 'lru-cache';
import { createImageStore } from './image-store.ts';
import type { ResizedImage } from './resized-image.ts';

const MAX_ENTRY_BYTES = 8 * 1024 * 1024;

/** The picture by this key: the one that is kept, else what `make` makes of it. Rejects as `make` does. */
export type KeptImages = (key: string, make: () => Promise<ResizedImage>) => Promise<ResizedImage>;

/** Keeps pictures in memory and in `directory`, each made once however many wait for it. */
export function keptImages(options: {
  directory: string;
  memoryBytes: number;
  diskBytes: number;
  log: (line: string) => void;
}): KeptImages {
  const { directory, memoryBytes, diskBytes, log } = options;
  const store = createImageStore({ directory, maxBytes: diskBytes, log });
  const held = new LRUCache<string, ResizedImage>({
    maxSize: memoryBytes,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  const making = createSharing<ResizedImage>();

  async function storedOrMade(key: string, make: () => Promise<ResizedImage>): Promise<ResizedImage> {
    const stored = await store.get(key);
    if (stored) return stored;
    const image = await make();
    // Nobody waits for the disk.
    void store.set(key, image);
    return image;
  }

  return async (key, make) => {
    const image = held.get(key) ?? (await making(key, () => storedOrMade(key, make)));
    held.set(key, image);
    return image;
  };
}

/** A page full of visitors asks for one thing at one time: the work for one key is done once. */
export function createSharing<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const started = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
