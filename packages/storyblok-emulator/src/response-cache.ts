import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Edition } from './folder/edition.ts';

/** A cached response. */
export interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>>;
}

interface CacheEntry {
  plain: CachedResponse;
  /** The compressed response. Missing while compression is pending, and for responses too small to compress. */
  gzipped?: CachedResponse;
}

/** Maximum size of all uncompressed responses together, in bytes. The least recently used response is evicted first. */
const MOST_BYTES = 16_000_000;
/** Maximum number of recorded requests that were seen once. When it is reached, the record is cleared. */
const MOST_ASKED_ONCE = 10_000;
/** Minimum size for compression, in bytes. Smaller responses fit into one packet without compression. */
const WORTH_COMPRESSING = 1_400;

/** Delay before compression, in ms. Compression at once would slow down the requests right after a content change. */
const WHEN_QUIET_MS = 500;

const compress = promisify(gzip);

/**
 * Caches responses with published content, like Storyblok's CDN, until the content changes. A response is cached from
 * its second request: most requests occur only once, and caching and evicting their responses would slow down other
 * requests. Drafts are never cached.
 */
export class ResponseCache {
  readonly #answers = new Map<string, CacheEntry>();
  readonly #askedOnce = new Set<string>();
  #edition: Edition | undefined;
  #bytes = 0;

  /**
   * Returns the cached response to a request for this edition, compressed if the client accepts gzip.
   *
   * @param accepted the `accept-encoding` header of the client
   */
  get(edition: Edition, question: string, accepted?: string | null): CachedResponse | undefined {
    const answer = this.#edition === edition ? this.#answers.get(question) : undefined;
    if (!answer) return undefined;
    this.#answers.delete(question);
    this.#answers.set(question, answer);
    return answer.gzipped && acceptsGzip(accepted) ? answer.gzipped : answer.plain;
  }

  /** Caches the response to a repeated request for this edition, and removes the responses of other editions. */
  keep(edition: Edition, question: string, { body, headers }: CachedResponse): void {
    if (this.#edition !== edition) {
      this.#answers.clear();
      this.#askedOnce.clear();
      this.#bytes = 0;
      this.#edition = edition;
    }
    if (this.#answers.has(question)) return;
    // Store a digest, because a request may be 15 KB long: it contains a page's URL, and visitors can request any URL.
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

/** Compresses in another thread. Until it is done, or if it fails, the response is sent uncompressed. */
function addCompressed(answer: CacheEntry): void {
  const { body, headers } = answer.plain;
  compress(body).then(
    (gzipped) => {
      answer.gzipped = { body: gzipped, headers: { ...headers, 'content-encoding': 'gzip' } };
    },
    () => undefined,
  );
}

/** Whether the header accepts gzip; `gzip;q=0` refuses it. */
function acceptsGzip(accepted?: string | null): boolean {
  return (accepted ?? '').split(',').some((part) => /^\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(part));
}
