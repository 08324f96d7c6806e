import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createSharedWork } from './image-work.ts';
import type { ResizedImage } from './resized-image.ts';

/** Minimum disk space of a file, in bytes: file systems allocate whole blocks. */
const BLOCK_BYTES = 4096;
/** Unit of `blocks` in a file's metadata, in bytes. */
const SECTOR_BYTES = 512;

const MAX_ENTRY_BYTES = 8 * 1024 * 1024;

/**
 * Returns the cached image for this key, or else the result of `make`. Rejects if `make` rejects. `make` receives all
 * visitors who wait for the image, including those who request it later.
 */
export type ImageCache = (
  key: string,
  visitor: string,
  make: (visitors: ReadonlySet<string>) => Promise<ResizedImage>,
) => Promise<ResizedImage>;

/** Caches images in memory and in `directory`; concurrent requests for one image share one call of `make`. */
export function createImageCache(options: {
  directory: string;
  memoryBytes: number;
  diskBytes: number;
  diskFiles: number;
  log: (line: string) => void;
}): ImageCache {
  const { directory, memoryBytes, diskBytes, diskFiles, log } = options;
  const store = createFileStore({ directory, maxBytes: diskBytes, maxFiles: diskFiles, log });
  const held = new LRUCache<string, ResizedImage>({
    maxSize: memoryBytes,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  const making = createSharedWork<ResizedImage>();

  async function storedOrMade(key: string, make: () => Promise<ResizedImage>): Promise<ResizedImage> {
    const stored = await store.get(key);
    if (stored) return stored;
    const image = await make();
    // Do not wait for the disk: the image is written in the background.
    void store.set(key, image);
    return image;
  }

  /** The visitors waiting for each image. An image is made as soon as the queue serves one of its visitors. */
  const wanting = new Map<string, Set<string>>();

  return async (key, visitor, make) => {
    const known = held.get(key);
    if (known) return known;
    const visitors = wanting.get(key) ?? new Set();
    wanting.set(key, visitors.add(visitor));
    try {
      const image = await making(key, () => storedOrMade(key, () => make(visitors)));
      held.set(key, image);
      return image;
    } finally {
      wanting.delete(key);
    }
  };
}

/** Stores images on disk. Never rejects: a failing disk only makes the site slower. */
export type FileStore = {
  get(key: string): Promise<ResizedImage | undefined>;
  set(key: string, image: ResizedImage): Promise<void>;
};

const EXTENSIONS: Record<string, string> = {
  'image/webp': '.webp',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'image/svg+xml': '.svg',
};
const TYPES = new Map(Object.entries(EXTENSIONS).map(([type, extension]) => [extension, type]));

/** Age, in ms, beyond which a partial file counts as abandoned by its process. */
const ABANDONED_MS = 3_600_000;

/**
 * Stores at most `maxFiles` images in a folder, with a total of at most `maxBytes`, counted in whole disk blocks.
 * Evicts the least recently used image first, even after a restart. Logs each kind of failure once.
 */
export function createFileStore(options: {
  directory: string;
  maxBytes: number;
  maxFiles: number;
  log: (line: string) => void;
}): FileStore {
  const { directory, maxBytes, maxFiles, log } = options;
  const removing: Promise<void>[] = [];
  /** The stored images by file name without extension. */
  const kept = new LRUCache<string, { extension: string; size: number }>({
    max: maxFiles,
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    dispose: ({ extension }, name, reason) => {
      if (reason === 'evict') removing.push(remove(name + extension));
    },
  });
  const evicted = () => Promise.all(removing.splice(0));
  const told = new Set<string>();
  let written = 0;
  let reading: Promise<void> | undefined;

  function complain(doing: string, error: unknown): void {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const line = `[image] ${directory} cannot be ${doing} (${reason}); pictures are made without it`;
    if (!told.has(line)) log(line);
    told.add(line);
  }

  async function readFolder(): Promise<void> {
    try {
      const names = await readdir(directory).catch(absent);
      const found = await Promise.all((names ?? []).map(async (name) => ({ name, ...(await about(name)) })));
      for (const { name, size = 0, used = 0 } of found.sort((a, b) => (a.used ?? 0) - (b.used ?? 0))) {
        const extension = extname(name);
        if (TYPES.has(extension) && size > 0) kept.set(name.slice(0, -extension.length), { extension, size });
        else if (/\.tmp$/.test(name) && used < Date.now() - ABANDONED_MS) await remove(name);
      }
      await evicted();
    } catch (error) {
      complain('read', error);
    }
  }

  async function about(name: string) {
    const file = await stat(join(directory, name)).catch(absent);
    return file ? { size: file.size && taken(file), used: file.mtimeMs } : {};
  }

  const remove = (name: string) => rm(join(directory, name), { force: true }).catch(absent);

  return {
    get: async (key) => {
      reading ??= readFolder();
      await reading;
      const name = nameOf(key);
      const file = kept.get(name);
      if (file === undefined) return undefined;
      try {
        const path = join(directory, name + file.extension);
        const body = new Uint8Array(await readFile(path));
        const now = new Date();
        // Store the time of use in the file, so that the order of use survives a restart.
        await utimes(path, now, now).catch(absent);
        return { body, type: TYPES.get(file.extension) ?? 'image/webp' };
      } catch {
        kept.delete(name);
        return undefined;
      }
    },
    set: async (key, { body, type }) => {
      reading ??= readFolder();
      await reading;
      const extension = EXTENSIONS[type];
      if (extension === undefined || body.length === 0 || taken({ size: body.length }) > maxBytes) return;
      const name = nameOf(key);
      written += 1;
      const half = join(directory, `${name}.${process.pid}-${written}.tmp`);
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(half, body);
        await rename(half, join(directory, name + extension));
        kept.set(name, { extension, size: taken({ size: body.length }) });
        await evicted();
      } catch (error) {
        await rm(half, { force: true }).catch(absent);
        complain('written', error);
      }
    },
  };
}

/** Returns the disk space of a file, in bytes. Some file systems report its blocks late or never. */
function taken({ size, blocks = 0 }: { size: number; blocks?: number }): number {
  return Math.max(blocks * SECTOR_BYTES, Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES);
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

function absent(): undefined {
  return undefined;
}
