import { LRUCache } from 'lru-cache';
import { entityTag, isHeld } from '../../http/entity-tag.ts';
import { bytesOf } from '../../http/fetch.ts';
import { cappedAt } from '../responses/cache-headers.ts';
import { acceptedEncoding, compress, type Encoding, isText, WORTH_IT } from '../responses/compression.ts';

/** What of a request decides in which form a page is sent. */
export type Wanted = { acceptEncoding: string; ifNoneMatch: string };

/** An answer with nothing left to do: the names and values of its headers in turn, as Node writes them. */
export type ReadyAnswer = {
  status: 200 | 304 | 404;
  headers: readonly string[];
  body?: Uint8Array<ArrayBuffer>;
};

/** A page as it is kept: whole, with its security headers, and in each encoding that somebody asked for. */
export type CachedPage = {
  readonly etag: string;
  readonly forms: ReadonlyMap<Form, Sent>;
  /** What it takes in memory, in bytes. */
  size(): number;
  /** The answer, `secondsLeft` before the page is no longer right; `undefined` while it has to be compressed first. */
  ready(wanted: Wanted, secondsLeft: number): ReadyAnswer | undefined;
  /** The same, however long that takes. */
  answer(wanted: Wanted, secondsLeft: number): Promise<ReadyAnswer>;
  /** Compresses it as well as can be, for who asks from then on; without effect where that was done. */
  pack(): Promise<void>;
};

type Form = Encoding | 'plain';
type Sent = {
  bytes: Uint8Array<ArrayBuffer>;
  best: boolean;
  headers?: { secondsLeft: number; list: string[] };
};

/** What depends on the form in which a page is sent. */
const OF_THE_FORM = ['cache-control', 'content-length', 'content-encoding', 'etag', 'vary'];
/** No time that a shared cache is given is longer: beyond it, nothing has to be shortened. */
const FAR_S = 120;

/** The form for each `accept-encoding`: there are few, and browsers send one with every request. */
const wantedForms = new LRUCache<string, Form>({
  max: 200,
  memoMethod: (acceptEncoding) => acceptedEncoding(acceptEncoding) ?? 'plain',
});

/** Keeps an answer. One with the same bytes lends what it has compressed already. */
export async function cachedPage(response: Response, before?: CachedPage): Promise<CachedPage> {
  const plain = await bytesOf(response);
  const status = response.status === 404 ? 404 : 200;
  const etag = entityTag(plain);
  const forms = new Map<Form, Sent>([['plain', { bytes: plain, best: true }]]);
  // The same page again, with headers that may be others.
  if (before?.etag === etag)
    for (const [form, { bytes, best }] of before.forms) forms.set(form, { bytes, best });
  const control = response.headers.get('cache-control') ?? '';
  const isPacked = isText(response.headers.get('content-type')) && plain.byteLength >= WORTH_IT;
  const always = [...response.headers].filter(([name]) => !OF_THE_FORM.includes(name));
  const varies = ['etag', etag, 'vary', 'accept-encoding'];

  const formFor = (acceptEncoding: string): Form => (isPacked ? wantedForms.memo(acceptEncoding) : 'plain');
  const headersOf = (form: Form, sent: Sent, secondsLeft: number): readonly string[] => {
    // They are written once a second at most.
    const near = Math.min(secondsLeft, FAR_S);
    if (sent.headers?.secondsLeft === near) return sent.headers.list;
    const list = [...always.flat(), ...varies];
    list.push('cache-control', cappedAt(control, near));
    list.push('content-length', String(sent.bytes.byteLength));
    if (form !== 'plain') list.push('content-encoding', form);
    sent.headers = { secondsLeft: near, list };
    return list;
  };
  const unchanged = (secondsLeft: number): ReadyAnswer => {
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
      if (status === 200 && ifNoneMatch !== '' && isHeld(ifNoneMatch, etag)) return unchanged(secondsLeft);
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
