import { LRUCache } from 'lru-cache';
import { entityTag, matchesEntityTag } from '../../http/entity-tag.ts';
import { bytesOf } from '../../http/fetch.ts';
import { cappedAt } from '../responses/cache-headers.ts';
import {
  acceptedEncoding,
  compress,
  type Encoding,
  isText,
  MIN_COMPRESSED_BYTES,
} from '../responses/compression.ts';

/** The request headers that determine how a page is sent. */
export type Wanted = { acceptEncoding: string; ifNoneMatch: string };

/** A response that is ready to write. `headers` alternates names and values, as Node writes them. */
export type ReadyResponse = {
  status: 200 | 304 | 404;
  headers: readonly string[];
  body?: Uint8Array<ArrayBuffer>;
};

/** A cached page: the complete body with its security headers, in each encoding requested so far. */
export type CachedPage = {
  readonly etag: string;
  readonly forms: ReadonlyMap<Form, Sent>;
  /** Returns the size of the page in memory, in bytes. */
  size(): number;
  /**
   * Returns the response for a page that becomes outdated in `secondsLeft` seconds; returns `undefined` if the page
   * must be compressed first.
   */
  ready(wanted: Wanted, secondsLeft: number): ReadyResponse | undefined;
  /** Like {@link ready}, but compresses the page if necessary. */
  answer(wanted: Wanted, secondsLeft: number): Promise<ReadyResponse>;
  /** Compresses the page as well as possible for later requests. Further calls have no effect. */
  pack(): Promise<void>;
};

type Form = Encoding | 'plain';
type Sent = {
  bytes: Uint8Array<ArrayBuffer>;
  best: boolean;
  headers?: { secondsLeft: number; list: string[] };
};

/** Names of the headers whose values differ between the compressed and uncompressed page. */
const OF_THE_FORM = ['cache-control', 'content-length', 'content-encoding', 'etag', 'vary'];
/** Maximum of `secondsLeft`, in s. Shared caches store a page for less time, so a higher value changes no header. */
const FAR_S = 120;

/**
 * Memoizes the encoding for each value of `accept-encoding`. Nearly every request has this header, and it has few
 * different values.
 */
const wantedForms = new LRUCache<string, Form>({
  max: 200,
  memoMethod: (acceptEncoding) => acceptedEncoding(acceptEncoding) ?? 'plain',
});

/** Caches a response. Reuses the compressed bodies of an earlier version if its uncompressed body was identical. */
export async function cachedPage(response: Response, before?: CachedPage): Promise<CachedPage> {
  const plain = await bytesOf(response);
  const status = response.status === 404 ? 404 : 200;
  const etag = entityTag(plain);
  const forms = new Map<Form, Sent>([['plain', { bytes: plain, best: true }]]);
  // The body is unchanged, so reuse its compressed forms. The headers may differ.
  if (before?.etag === etag)
    for (const [form, { bytes, best }] of before.forms) forms.set(form, { bytes, best });
  const control = response.headers.get('cache-control') ?? '';
  const isPacked = isText(response.headers.get('content-type')) && plain.byteLength >= MIN_COMPRESSED_BYTES;
  const always = [...response.headers].filter(([name]) => !OF_THE_FORM.includes(name));
  const varies = ['etag', etag, 'vary', 'accept-encoding'];

  const formFor = (acceptEncoding: string): Form => (isPacked ? wantedForms.memo(acceptEncoding) : 'plain');
  const headersOf = (form: Form, sent: Sent, secondsLeft: number): readonly string[] => {
    // Reuse the headers within a second, because only their remaining lifetime changes.
    const near = Math.min(secondsLeft, FAR_S);
    if (sent.headers?.secondsLeft === near) return sent.headers.list;
    const list = [...always.flat(), ...varies];
    list.push('cache-control', cappedAt(control, near));
    list.push('content-length', String(sent.bytes.byteLength));
    if (form !== 'plain') list.push('content-encoding', form);
    sent.headers = { secondsLeft: near, list };
    return list;
  };
  const unchanged = (secondsLeft: number): ReadyResponse => {
    const ofThePage = always.filter(([name]) => name !== 'content-type').flat();
    return {
      status: 304,
      headers: [...ofThePage, ...varies, 'cache-control', cappedAt(control, secondsLeft)],
    };
  };
  const compressed = async (encoding: Encoding, often: 'a few times' | 'once') => {
    const bytes = new Uint8Array(await compress(plain, encoding, often));
    if (!forms.get(encoding)?.best) forms.set(encoding, { bytes, best: often === 'once' });
  };

  const page: CachedPage = {
    etag,
    forms,
    size: () => [...forms.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    ready({ acceptEncoding, ifNoneMatch }, secondsLeft) {
      if (status === 200 && ifNoneMatch !== '' && matchesEntityTag(ifNoneMatch, etag))
        return unchanged(secondsLeft);
      const form = formFor(acceptEncoding);
      const sent = forms.get(form);
      return sent && { status, headers: headersOf(form, sent, secondsLeft), body: sent.bytes };
    },
    async answer(wanted, secondsLeft) {
      const ready = page.ready(wanted, secondsLeft);
      if (ready) return ready;
      const form = formFor(wanted.acceptEncoding);
      if (form !== 'plain') await compressed(form, 'a few times');
      return page.answer(wanted, secondsLeft);
    },
    async pack() {
      for (const [form, { best }] of forms) if (form !== 'plain' && !best) await compressed(form, 'once');
    },
  };
  return page;
}
