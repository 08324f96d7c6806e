import { LRUCache } from 'lru-cache';
import { isForOneVisitor, keptAddressOf } from '../../domain/pages/search-address.ts';

/** What of a request says which page it asks for, and whether any visitor may be given the same. */
type Asked = { method: string; url: URL; cookie: string };

/** The same as it came over the wire: `target` is path and query. */
export type AskedOfNode = { method: string; host: string; target: string; cookie: string };

/** Endpoints that are no pages, with parameters of their own; answers of files lie in memory already. */
const NO_PAGE =
  /^\/(?:api|assets|beeld|deelbeeld|formulier|health|insluiting|live|nieuwsbrief\/bevestigen)(?:[/.]|$)|\.(?!ics$|items$|json$|xml$)\w+$/;

/** An editor's preview, as `server/content/preview.ts` names its cookie. */
const PREVIEW = /(?:^|;\s*)preview=/;

/**
 * What a page is kept under: the host that was asked, and the address without what changes nothing. `undefined` for what
 * is no page, or may be one visitor's own: a form, a preview, what the editor's screen asks.
 */
export function pageKey({ method, url, cookie }: Asked): string | undefined {
  return mayShare(method, cookie) ? addressKey(url) : undefined;
}

const mayShare = (method: string, cookie: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !PREVIEW.test(cookie);

function addressKey(url: URL): string | undefined {
  if (NO_PAGE.test(url.pathname) || isForOneVisitor(url.searchParams)) return undefined;
  return url.host + keptAddressOf(url);
}

/** Reads keys from what came over the wire, each address once. */
export type KeyReader = {
  /** The key; `undefined` where nothing kept may be the answer. */
  read(asked: AskedOfNode): string | undefined;
  /** The keys that were read, the last first. */
  asked(): readonly string[];
};

/** What the table of keys may take, in bytes: some 10,000 addresses of pages, or 100 of 15 KB. */
const KNOWN_BYTES = 4 * 1024 * 1024;

export function createKeyReader(): KeyReader {
  const known = new LRUCache<string, { key: string | undefined }>({
    maxSize: KNOWN_BYTES,
    sizeCalculation: ({ key }, address) => 2 * (address.length + (key?.length ?? 0)) + 100,
    memoMethod: (address) => ({ key: keyOf(address) }),
  });
  return {
    read: ({ method, host, target, cookie }) =>
      mayShare(method, cookie) ? known.memo(`http://${host}${target}`).key : undefined,
    asked: () => [...known.values()].flatMap(({ key }) => key ?? []),
  };
}

/** `undefined` for an invalid host, and for one with a user name: no `Request` can be made of either. */
function keyOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && url.username === '' && url.password === '' ? addressKey(url) : undefined;
}
