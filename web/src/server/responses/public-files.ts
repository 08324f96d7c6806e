import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { entityTag, isHeld } from '../../http/entity-tag.ts';
import type { Fetch } from '../../http/fetch.ts';
import { acceptedEncoding, compress, type Encoding, isText } from './compression.ts';

/** Unknown to Hono's list of types. */
const SPECULATION_RULES = 'application/speculationrules+json';

/** The build puts a hash in each name here, so that a name never means other bytes. */
const NAMED_BY_CONTENT = '/assets/';

/** How much of the files of other builds is held in memory. */
const HELD_BYTES = 32 * 1024 * 1024;

/** What the build compressed stands beside the file itself. */
const PACKED = '.br';

type PublicFile = {
  bytes: Uint8Array;
  headers: Record<string, string>;
  packed: Map<Encoding, Promise<Uint8Array>>;
};

/**
 * Serves the files of the browser's build. All are read when the process starts: they are a few megabytes,
 * no request ever names a place on the disk, and a later build cannot take them away from a page in use. Of other builds
 * there is what lies in `releasesDirectory`, which is read when it is asked for.
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
      // A chunk of an older build is asked for by a page that was open meanwhile: no page, nothing to keep.
      return new Response('Niet gevonden.\n', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE_CONTROL.never },
      });
    };
}

/** What the build named by its content: letters, digits, and what it compressed only beside the file itself. */
const ASSET = /^\/assets\/([\w-][\w.-]*\.(?!br$|tmp$)[a-z0-9]+)$/;

/**
 * Finds files of the builds before and after this one. What is found is held, since it never means other bytes; a name that
 * nobody has is looked for again, because a newer build may have come.
 */
function filesOfReleases(directory: string): (pathname: string) => PublicFile | undefined {
  const held = new LRUCache<string, PublicFile>({
    maxSize: HELD_BYTES,
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
  if (isHeld(request.headers.get('if-none-match') ?? '', file.headers.etag ?? '')) {
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

/** Names that begin with a dot are the build's own notes. */
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
