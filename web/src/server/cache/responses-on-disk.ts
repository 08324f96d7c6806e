import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isSame } from '../../cms/dependency-tracking.ts';
import { env } from '../../env.ts';
import type { ResponseStore, StoredResponse } from '../../http/response-store.ts';
import { RESPONSES_ON_DISK } from './caching.ts';

export type ResponsesOnDiskOptions = {
  directory: string;
  /** Age in ms beyond which a response is neither returned nor stored. */
  maxAgeMs: number;
  /** The maximum total size of all files, in bytes. May be exceeded briefly, because cleanup runs periodically. */
  maxBytes: number;
  maxFiles: number;
  /** Interval at which an unchanged response is rewritten to update its age, in ms. */
  rewriteMs: number;
  /**
   * Minimum time between two writes of a response, in ms. An editor's work may change the programme every few seconds.
   */
  restMs: number;
  /** Returns the system time, in ms. */
  clock: () => number;
  log: (line: string) => void;
};

/** The stored responses of all services. */
export type ResponsesOnDisk = {
  /**
   * Returns the store of one service. `source` is everything that distinguishes the service, including its token: a
   * response stored for one space or permission is never used for another.
   */
  storeFor(source: readonly string[]): ResponseStore;
  /** Settles when all pending writes are finished. */
  written(): Promise<void>;
};

const fileContent = z.object({
  source: z.string(),
  question: z.string(),
  askedAt: z.number(),
  answer: z.unknown(),
});

/** Cleanup runs after this number of files or bytes has been written. */
const LOOK_OVER = { files: 100, bytes: 32 * 1024 * 1024 };
/** Pause after a failed write, in ms. */
const PAUSE_MS = 60_000;
/** Age, in ms, beyond which a partial file counts as abandoned by its process. */
const ABANDONED_MS = 3_600_000;
const EXTENSION = '.json';
const HALF_WRITTEN = '.tmp';

/**
 * Stores responses in a folder that several processes may share: each response is a file that is replaced atomically.
 * Writes run one at a time in the background. A failing disk causes one log line and does not affect visitors.
 */
export function createResponsesOnDisk(options: ResponsesOnDiskOptions): ResponsesOnDisk {
  const { directory, maxAgeMs, maxBytes, maxFiles, rewriteMs, restMs, clock, log } = options;
  const waiting = new Map<string, { source: string; question: string; kept: StoredResponse }>();
  /** The last write of this process for each file. */
  const lastWritten = new Map<
    string,
    { hash: string; requestedAt: number; answer: WeakRef<object> | undefined; lookedAt: number }
  >();
  const told = new Set<string>();
  let writing: Promise<void> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let sinceLook = { files: LOOK_OVER.files, bytes: 0 };

  function complain(about: string, error: unknown): void {
    const line = `[answers] ${directory}: ${about} (${codeOf(error)}); the site goes on without`;
    if (!told.has(line)) log(line);
    told.add(line);
  }

  const restsUntil = (name: string) => (lastWritten.get(name)?.lookedAt ?? Number.NEGATIVE_INFINITY) + restMs;

  const begin = () => {
    clearTimeout(resting);
    writing ??= writeDue();
  };

  async function writeDue(): Promise<void> {
    await requestsFirst();
    for (const [name, what] of waiting) {
      if (clock() < restsUntil(name)) continue;
      waiting.delete(name);
      if (clock() < pausedUntil) continue;
      try {
        await write(name, what);
      } catch (error) {
        pausedUntil = clock() + PAUSE_MS;
        complain('responses cannot be written', error);
      }
      await requestsFirst();
    }
    writing = undefined;
    if (waiting.size > 0) {
      const next = Math.min(...[...waiting.keys()].map(restsUntil));
      resting = setTimeout(begin, Math.max(next - clock(), 0)).unref();
    }
  }

  async function write(
    name: string,
    { source, question, kept }: { source: string; question: string; kept: StoredResponse },
  ) {
    const last = lastWritten.get(name);
    if (last) last.lookedAt = clock();
    const isRecent = last !== undefined && kept.requestedAt - last.requestedAt < rewriteMs;
    // Most responses are unchanged objects, and serializing the whole programme to detect that would block all
    // requests.
    if (isRecent && isSame(last.answer?.deref(), kept.answer)) return;
    // Encode once: hashing and writing a string would each encode it.
    const answer = Buffer.from(JSON.stringify(kept.answer));
    const hash = hashOf(answer);
    if (isRecent && last.hash === hash) {
      last.answer = weakly(kept.answer);
      return;
    }
    const half = join(directory, `${randomUUID()}${HALF_WRITTEN}`);
    const head = JSON.stringify({ source, question, askedAt: kept.requestedAt });
    try {
      await mkdir(directory, { recursive: true });
      await writeFile(half, [`${head.slice(0, -1)},"answer":`, answer, '}']);
      // Set the file's time to the request time of the response, because cleanup deletes the oldest files.
      await utimes(half, kept.requestedAt / 1000, kept.requestedAt / 1000);
      await rename(half, join(directory, name));
    } catch (error) {
      await rm(half, { force: true }).catch(() => undefined);
      throw error;
    }
    lastWritten.set(name, {
      hash,
      requestedAt: kept.requestedAt,
      answer: weakly(kept.answer),
      lookedAt: clock(),
    });
    sinceLook.files += 1;
    sinceLook.bytes += answer.byteLength;
    if (sinceLook.files >= LOOK_OVER.files || sinceLook.bytes >= LOOK_OVER.bytes) await lookOver();
  }

  /** Deletes outdated responses, then the oldest ones beyond the maximum number and size. */
  async function lookOver(): Promise<void> {
    sinceLook = { files: 0, bytes: 0 };
    const files = (await Promise.all((await readdir(directory)).map(about))).flatMap((file) => file ?? []);
    let bytes = 0;
    let count = 0;
    for (const { name, size, age } of files.sort((a, b) => a.age - b.age)) {
      const isHalf = name.endsWith(HALF_WRITTEN);
      if (isHalf && age < ABANDONED_MS) continue;
      bytes += size;
      count += 1;
      if (!isHalf && age < maxAgeMs && bytes <= maxBytes && count <= maxFiles) continue;
      bytes -= size;
      count -= 1;
      await remove(name);
    }
  }

  async function about(name: string) {
    if (!name.endsWith(EXTENSION) && !name.endsWith(HALF_WRITTEN)) return undefined;
    const file = await stat(join(directory, name)).catch(() => undefined);
    return file && { name, size: file.size, age: clock() - file.mtimeMs };
  }

  async function remove(name: string): Promise<void> {
    lastWritten.delete(name);
    await rm(join(directory, name), { force: true }).catch((error) =>
      complain('files cannot be removed', error),
    );
  }

  async function read(name: string, source: string, question: string): Promise<StoredResponse | undefined> {
    try {
      const found = fileContent.parse(JSON.parse(await readFile(join(directory, name), 'utf8')));
      if (found.source !== source || found.question !== question) throw new Error('of another question');
      return { answer: found.answer, requestedAt: found.askedAt };
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') complain('a file is unreadable', error);
      return undefined;
    }
  }

  return {
    storeFor(parts) {
      const source = hashOf(JSON.stringify(parts));
      const nameOf = (question: string) => hashOf(`${source} ${question}`) + EXTENSION;
      return {
        maxAgeMs,
        keep(requested, kept) {
          const question = JSON.stringify(requested);
          waiting.set(nameOf(question), { source, question, kept });
          begin();
        },
        drop(requested) {
          const name = nameOf(JSON.stringify(requested));
          waiting.delete(name);
          void remove(name);
        },
        async recall(requested) {
          const question = JSON.stringify(requested);
          const kept = await read(nameOf(question), source, question);
          return kept && clock() - kept.requestedAt < maxAgeMs ? kept : undefined;
        },
      };
    },
    written: () => writing ?? Promise.resolve(),
  };
}

/** The store that this process uses. All processes on the machine share one folder. */
export const responsesOnDisk = createResponsesOnDisk({
  directory: join(env.DATA_DIR, 'answers'),
  ...RESPONSES_ON_DISK,
  clock: () => Date.now(),
  log: (line) => console.warn(line),
});

/** Yields to pending requests. */
const requestsFirst = () => new Promise((resolve) => setImmediate(resolve));

const weakly = (answer: unknown) =>
  typeof answer === 'object' && answer !== null ? new WeakRef(answer) : undefined;

const hashOf = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Returns an error code. Parser messages differ per file, so each would be logged separately. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return 'cut short or not ours';
}
