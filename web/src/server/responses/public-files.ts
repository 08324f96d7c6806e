import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { entityTag, matchesEntityTag } from '../../http/entity-tag.ts';
import type { Fetch } from '../../http/fetch.ts';
import { acceptedEncoding, compress, type Encoding, isText } from './compression.ts';

/** A content type that is missing from Hono's list. */
const SPECULATION_RULES = 'application/speculationrules+json';

/** The folder of files that the build names by content hash. The content of such a file never changes. */
const NAMED_BY_CONTENT = '/assets/';

/** Maximum size of cached files of other builds, in bytes. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** The suffix of files that the build has compressed; each is beside the original file. */
const PACKED = '.br';

type PublicFile = {
  bytes: Uint8Array;
  headers: Record<string, string>;
  packed: Map<Encoding, Promise<Uint8Array>>;
};

/**
 * Serves the files of the browser build. They are all read at startup: they are a few megabytes, no request can name a
 * path on disk, and a later build cannot remove them from a page in use. Files of other builds are read from
 * `releasesDirectory` on request.
 */
export function publicFiles(directory: string, releasesDirectory?: string) {
  const paths = filesIn(directory);
  const files = new Map(
    paths
      .filter((path) => !path.endsWith(PACKED))
      .map((path) => [urlOf(directory, path), readPublicFile(path, paths.includes(path + PACKED))]),
  );

  const others = releasesDirectory === undefined ? () => undefined : filesOfReleases(releasesDirectory);

  return (next: Fetch): Fetch =>
    async (request) => {
      const { pathname } = new URL(request.url);
      const found = request.method === 'GET' ? (files.get(pathname) ?? others(pathname)) : undefined;
      if (found) return answer(request, found, pathname.startsWith(NAMED_BY_CONTENT));
      if (!pathname.startsWith(NAMED_BY_CONTENT)) return next(request);
      // Pages that were loaded before an upgrade request files of older builds. This response is therefore short and
      // uncacheable.
      return new Response('Niet gevonden.\n', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE_CONTROL.never },
      });
    };
}

/** Matches the path of a file in /assets/. Excludes compressed copies (`.br`) and unfinished files (`.tmp`). */
const ASSET = /^\/assets\/([\w-][\w.-]*\.(?!br$|tmp$)[a-z0-9]+)$/;

/**
 * Returns a function that finds files of older and newer builds. Files found are cached, because their content never
 * changes. Missing files are looked up again, because a newer build may have arrived.
 */
function filesOfReleases(directory: string): (pathname: string) => PublicFile | undefined {
  const held = new LRUCache<string, PublicFile>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes }) => 2 * bytes.byteLength + 1,
  });
  return (pathname) => {
    const name = ASSET.exec(pathname)?.[1];
    if (name === undefined) return undefined;
    const known = held.get(name);
    const path = join(directory, 'assets', name);
    if (known || !existsSync(path)) return known;
    const file = readPublicFile(path, existsSync(path + PACKED));
    held.set(name, file);
    return file;
  };
}

async function answer(request: Request, file: PublicFile, immutable: boolean): Promise<Response> {
  const headers = new Headers({
    ...file.headers,
    'cache-control': immutable ? CACHE_CONTROL.immutable : CACHE_CONTROL.file,
  });
  if (matchesEntityTag(request.headers.get('if-none-match') ?? '', file.headers.etag ?? '')) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  const encoding = isText(headers.get('content-type'))
    ? acceptedEncoding(request.headers.get('accept-encoding'))
    : undefined;
  const bytes = encoding ? await packedOnce(file, encoding) : file.bytes;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(new Uint8Array(bytes), { headers });
}

function packedOnce(file: PublicFile, encoding: Encoding): Promise<Uint8Array> {
  const packed = file.packed.get(encoding) ?? compress(file.bytes, encoding, 'once');
  file.packed.set(encoding, packed);
  return packed;
}

function readPublicFile(path: string, isPacked: boolean): PublicFile {
  const bytes = new Uint8Array(readFileSync(path));
  const isRules = path.endsWith('.speculationrules');
  const type = isRules ? SPECULATION_RULES : (getMimeType(path) ?? 'application/octet-stream');
  const etag = entityTag(bytes);
  const packed: PublicFile['packed'] = new Map();
  if (isPacked) packed.set('br', Promise.resolve(new Uint8Array(readFileSync(path + PACKED))));
  const varies: Record<string, string> = isText(type) ? { vary: 'accept-encoding' } : {};
  return { bytes, headers: { 'content-type': type, etag, ...varies }, packed };
}

/** Lists the files in a folder. Skips names that begin with a dot: those files are for the build itself. */
function filesIn(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.name.startsWith('.')) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

function urlOf(directory: string, path: string): string {
  return `/${relative(directory, path).split(sep).map(encodeURIComponent).join('/')}`;
}
