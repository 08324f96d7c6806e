import { LRUCache } from 'lru-cache';
import { cacheAddressOf, isForOneVisitor } from '../../domain/pages/search-address.ts';

/** The parts of a request that identify a page, and whether the page may be shared between visitors. */
type Requested = { method: string; url: URL; cookie: string };

/** A request as Node receives it. `target` is the path and query. */
export type NodeRequest = { method: string; host: string; target: string; cookie: string };

/** Matches addresses that are not cached here: endpoints, which have their own parameters, and files. */
const NO_PAGE =
  /^\/(?:api|assets|beeld|deelbeeld|formulier|health|inhoud|insluiting|livez?|nieuwsbrief\/bevestigen|readyz)(?:[/.]|$)|\.(?!ics$|items$|json$|xml$)\w+$/;

/** Matches an editor's preview cookie; `server/content/preview.ts` defines its name. */
const PREVIEW = /(?:^|;\s*)preview=/;

/**
 * Returns the cache key: the requested host, path and query without irrelevant parameters. `undefined` for a request
 * that is not for a page or whose response may be private: a form, a preview, a request from the Visual Editor.
 */
export function pageKey({ method, url, cookie }: Requested): string | undefined {
  return mayShare(method, cookie) ? addressKey(url) : undefined;
}

const mayShare = (method: string, cookie: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !PREVIEW.test(cookie);

function addressKey(url: URL): string | undefined {
  if (NO_PAGE.test(url.pathname) || isForOneVisitor(url.searchParams)) return undefined;
  return url.host + cacheAddressOf(url);
}

/** Computes and caches the keys of unparsed requests. */
export type KeyReader = {
  /** Returns the key; `undefined` if no cached page may be served. */
  read(requested: NodeRequest): string | undefined;
  /** Returns the keys computed so far, the most recent first. */
  requested(): readonly string[];
};

/** Maximum size of the table of keys, in bytes: enough for about 10,000 ordinary URLs, or for 100 URLs of 15 KB. */
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
    requested: () => [...known.values()].flatMap(({ key }) => key ?? []),
  };
}

/** Returns `undefined` for an invalid host or a host with a user name, because neither can be in a `Request`. */
function keyOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && url.username === '' && url.password === '' ? addressKey(url) : undefined;
}
