import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isSame } from '../../cms/dependency-tracking.ts';
import { env } from '../../env.ts';
import type { AnswerStore, StoredResponse } from '../../http/answer-store.ts';
import { ANSWERS_ON_DISK } from './caching.ts';

export type AnswersOnDiskOptions = {
  directory: string;
  /** What is older is neither given nor left lying, in milliseconds. */
  maxAgeMs: number;
  /** What all files may take together. A moment may see a little more: the folder is looked over now and then. */
  maxBytes: number;
  maxFiles: number;
  /** An answer that says the same is written again after this long, so that its age is true, in milliseconds. */
  rewriteMs: number;
  /**
   * An answer is looked at again after this long at the earliest, in milliseconds: while an editor is at work the whole programme
   * is another every few seconds, and what lies here is for an outage.
   */
  restMs: number;
  /** The system clock, milliseconds. */
  clock: () => number;
  log: (line: string) => void;
};

/** A folder of answers, for the services that are asked. */
export type AnswersOnDisk = {
  /**
   * The answers of one service. `source` is everything that tells it from others, its token too: another space, or
   * another right to read, never finds what was kept for this one.
   */
  of(source: readonly string[]): AnswerStore;
  /** Settles when all is written that was to be kept by now. */
  written(): Promise<void>;
};

const fileContent = z.object({
  source: z.string(),
  question: z.string(),
  askedAt: z.number(),
  answer: z.unknown(),
});

/** After so many files, and so many bytes, the folder is looked over again. */
const LOOK_OVER = { files: 100, bytes: 32 * 1024 * 1024 };
/** A disk that cannot be written is left alone for this long, in ms. */
const PAUSE_MS = 60_000;
/** A half-written file this old is of a process that is gone. */
const ABANDONED_MS = 3_600_000;
const KEPT = '.json';
const HALF = '.tmp';

/**
 * Keeps answers in a folder that several processes may share: each is a whole file that takes the place of the one before.
 * It is written one after the other behind everybody's back. A disk that fails is told in one line, and costs no visitor
 * anything.
 */
export function createAnswersOnDisk(options: AnswersOnDiskOptions): AnswersOnDisk {
  const { directory, maxAgeMs, maxBytes, maxFiles, rewriteMs, restMs, clock, log } = options;
  const waiting = new Map<string, { source: string; question: string; kept: StoredResponse }>();
  /** What this process wrote last, by file. */
  const lastWritten = new Map<
    string,
    { hash: string; askedAt: number; answer: WeakRef<object> | undefined; lookedAt: number }
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
        complain('answers cannot be written', error);
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
    const isRecent = last !== undefined && kept.askedAt - last.askedAt < rewriteMs;
    // Most answers are the objects that they were. To write the whole programme as text only to find that out holds up everybody.
    if (isRecent && isSame(last.answer?.deref(), kept.answer)) return;
    // As bytes, which are hashed and written: each would make its own of a text.
    const answer = Buffer.from(JSON.stringify(kept.answer));
    const hash = hashOf(answer);
    if (isRecent && last.hash === hash) {
      last.answer = weakly(kept.answer);
      return;
    }
    const half = join(directory, `${randomUUID()}${HALF}`);
    const head = JSON.stringify({ source, question, askedAt: kept.askedAt });
    try {
      await mkdir(directory, { recursive: true });
      await writeFile(half, [`${head.slice(0, -1)},"answer":`, answer, '}']);
      // The folder is looked over by the age of the answers, not of the files.
      await utimes(half, kept.askedAt / 1000, kept.askedAt / 1000);
      await rename(half, join(directory, name));
    } catch (error) {
      await rm(half, { force: true }).catch(() => undefined);
      throw error;
    }
    lastWritten.set(name, {
      hash,
      askedAt: kept.askedAt,
      answer: weakly(kept.answer),
      lookedAt: clock(),
    });
    sinceLook.files += 1;
    sinceLook.bytes += answer.byteLength;
    if (sinceLook.files >= LOOK_OVER.files || sinceLook.bytes >= LOOK_OVER.bytes) await lookOver();
  }

  /** Removes what is too old, and the oldest of what is too much. */
  async function lookOver(): Promise<void> {
    sinceLook = { files: 0, bytes: 0 };
    const files = (await Promise.all((await readdir(directory)).map(about))).flatMap((file) => file ?? []);
    let bytes = 0;
    let count = 0;
    for (const { name, size, age } of files.sort((a, b) => a.age - b.age)) {
      const isHalf = name.endsWith(HALF);
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
    if (!name.endsWith(KEPT) && !name.endsWith(HALF)) return undefined;
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
      return { answer: found.answer, askedAt: found.askedAt };
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') complain('a file is not readable', error);
      return undefined;
    }
  }

  return {
    of(parts) {
      const source = hashOf(JSON.stringify(parts));
      const nameOf = (question: string) => hashOf(`${source} ${question}`) + KEPT;
      return {
        maxAgeMs,
        keep(asked, kept) {
          const question = JSON.stringify(asked);
          waiting.set(nameOf(question), { source, question, kept });
          begin();
        },
        drop(asked) {
          const name = nameOf(JSON.stringify(asked));
          waiting.delete(name);
          void remove(name);
        },
        async recall(asked) {
          const question = JSON.stringify(asked);
          const kept = await read(nameOf(question), source, question);
          return kept && clock() - kept.askedAt < maxAgeMs ? kept : undefined;
        },
      };
    },
    written: () => writing ?? Promise.resolve(),
  };
}

/** The answers that this process shares with others on its machine. */
export const answersOnDisk = createAnswersOnDisk({
  directory: join(env.DATA_DIR, 'answers'),
  ...ANSWERS_ON_DISK,
  clock: () => Date.now(),
  log: (line) => console.warn(line),
});

/** Lets what came meanwhile be answered. */
const requestsFirst = () => new Promise((resolve) => setImmediate(resolve));

const weakly = (answer: unknown) =>
  typeof answer === 'object' && answer !== null ? new WeakRef(answer) : undefined;

const hashOf = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 40);

/** What kind of trouble it is: the words of a parser would make a new line of every file. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return 'cut short or not ours';
}
