import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Edition } from './folder/edition.ts';

/** An answer as it was sent. */
export interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>>;
}

interface CacheEntry {
  plain: CachedResponse;
  /** The same compressed, as soon as it is and where that is worth it. */
  gzipped?: CachedResponse;
}

/** What all answers together may take, compressed ones apart; the one asked longest ago goes first. */
const MOST_BYTES = 16_000_000;
/** How many questions are remembered as asked once; beyond them, that begins anew. */
const MOST_ASKED_ONCE = 10_000;
/** Below this many bytes an answer fits into one packet as it is. */
const WORTH_COMPRESSING = 1_400;

/** Those who ask right after a change do not wait for it. */
const WHEN_QUIET_MS = 500;

const compress = promisify(gzip);

/**
 * Answers about published content, each kept until the content changes, as Storyblok's CDN keeps them: from the second
 * time on that it is asked for. Most of what is asked once is never asked again, and all that would be kept for nothing
 * has to be cleared away while others wait. Drafts are never kept.
 */
export class ResponseCache {
  readonly #answers = new Map<string, CacheEntry>();
  readonly #askedOnce = new Set<string>();
  #edition: Edition | undefined;
  #bytes = 0;

  /**
   * The answer to a question about this state of the content, compressed for who accepts that.
   *
   * @param accepted what the asker's `accept-encoding` says
   */
  get(edition: Edition, question: string, accepted?: string | null): CachedResponse | undefined {
    const answer = this.#edition === edition ? this.#answers.get(question) : undefined;
    if (!answer) return undefined;
    this.#answers.delete(question);
    this.#answers.set(question, answer);
    return answer.gzipped && acceptsGzip(accepted) ? answer.gzipped : answer.plain;
  }

  /** Keeps the answer to a question that was asked before, in this state of the content; forgets every other state. */
  keep(edition: Edition, question: string, { body, headers }: CachedResponse): void {
    if (this.#edition !== edition) {
      this.#answers.clear();
      this.#askedOnce.clear();
      this.#bytes = 0;
      this.#edition = edition;
    }
    if (this.#answers.has(question)) return;
    // A digest, because a question may be 15 KB: a stranger writes the address of a page into it.
    const digest = createHash('sha256').update(question).digest('base64');
    if (!this.#askedOnce.delete(digest)) {
      if (this.#askedOnce.size >= MOST_ASKED_ONCE) this.#askedOnce.clear();
      this.#askedOnce.add(digest);
      return;
    }
    const answer: CacheEntry = { plain: { body, headers: { ...headers, vary: 'accept-encoding' } } };
    this.#answers.set(question, answer);
    this.#bytes += question.length + body.byteLength;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#forget(oldest);
    }
    if (body.byteLength >= WORTH_COMPRESSING) setTimeout(addCompressed, WHEN_QUIET_MS, answer).unref();
  }

  #forget(question: string): void {
    const answer = this.#answers.get(question);
    if (!answer) return;
    this.#answers.delete(question);
    this.#bytes -= question.length + answer.plain.body.byteLength;
  }
}

/** In a thread of its own; until it is done, or if it cannot be, the answer goes as it is. */
function addCompressed(answer: CacheEntry): void {
  const { body, headers } = answer.plain;
  compress(body).then(
    (gzipped) => {
      answer.gzipped = { body: gzipped, headers: { ...headers, 'content-encoding': 'gzip' } };
    },
    () => undefined,
  );
}

/** Whether gzip is named, and not to say that it is unwelcome (`gzip;q=0`). */
function acceptsGzip(accepted?: string | null): boolean {
  return (accepted ?? '').split(',').some((part) => /^\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(part));
}
