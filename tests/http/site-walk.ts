import { sitemapPaths } from './sitemap.ts';

/** A page visited during a walk over the site. */
export type WalkedPage = {
  status: number;
  /** The content type without parameters: `text/html`. */
  type: string;
  /** The target of a redirect. */
  movedTo?: string;
  ids: ReadonlySet<string>;
  links: readonly URL[];
  pictures: readonly URL[];
  html: string;
};

/** A broken link: the page that contains it (`from`), its target (`to`), and the fault (`what`). */
export type BrokenLink = { from: string; to: string; what: string };

/** Number of concurrent requests. */
const AT_ONCE = 8;

/**
 * Whether each moment of an experience counts as a separate page, as in `npm run test:all -- links`.
 * Otherwise a moment counts as its experience.
 */
const LONG = process.env.LONG_FORM !== undefined;

/**
 * Maximum number of pages to visit per folder. A few suffice, because the same code renders all pages of a folder. The
 * long version of the tests has no limit.
 */
const OF_A_FOLDER = LONG ? Number.POSITIVE_INFINITY : 12;
/** The folder of the short links of moments. They are redirects, and the walk follows all of them. */
const MOVES_ON = 'm';

/** Returns the path and query by which the walk identifies the target of a link. */
function placeOf({ pathname, search, searchParams }: URL): string {
  return LONG || !searchParams.has('moment') ? pathname + search : pathname;
}

/**
 * Visits the pages that are reachable by links from the given ones: all in the long version of the tests, otherwise
 * some of each folder. Does not visit other hosts. Returns the pages by path and query.
 */
export async function walkSite(
  origin: string,
  starts: readonly string[],
): Promise<ReadonlyMap<string, WalkedPage>> {
  const pages = new Map<string, WalkedPage>();
  const known = new Set(starts);
  const waiting = [...starts];
  const walked = new Map<string, number>();
  const isEnough = (path: string) => {
    const [, folder = '', name] = path.split(/[/?]/);
    if (name === undefined || folder === MOVES_ON) return false;
    const count = (walked.get(folder) ?? 0) + 1;
    walked.set(folder, count);
    return count > OF_A_FOLDER;
  };
  const visit = async (path: string) => {
    const page = await askPage(new URL(path, origin));
    pages.set(path, page);
    for (const link of page.links) {
      const to = placeOf(link);
      if (link.origin !== origin || known.has(to)) continue;
      known.add(to);
      if (!isEnough(to)) waiting.push(to);
    }
  };
  const underWay = new Set<Promise<void>>();
  while (waiting.length > 0 || underWay.size > 0) {
    while (waiting.length > 0 && underWay.size < AT_ONCE) {
      const work = visit(waiting.shift() ?? '/').finally(() => underWay.delete(work));
      underWay.add(work);
    }
    await Promise.race(underWay);
  }
  return pages;
}

/**
 * Returns the links whose target page, or target element on that page, does not exist. `isThere` decides whether an
 * unvisited path has a page.
 */
export function brokenLinks(
  pages: ReadonlyMap<string, WalkedPage>,
  origin: string,
  isThere: (path: string) => boolean,
): BrokenLink[] {
  return [...pages].flatMap(([from, { links }]) =>
    links.flatMap((link): BrokenLink[] => {
      if (link.origin !== origin) return [];
      const to = placeOf(link);
      const target = pages.get(to);
      if (target === undefined && isThere(link.pathname)) return [];
      if (target === undefined || target.status >= 400) {
        return [{ from, to, what: `answers ${target?.status ?? 'nothing'}` }];
      }
      // The target of this link is a redirect. The walk also visits the page to which it redirects.
      if (target.movedTo !== undefined) return [];
      const id = decodeURIComponent(link.hash.slice(1));
      return id === '' || target.ids.has(id) ? [] : [{ from, to: to + link.hash, what: 'no such anchor' }];
    }),
  );
}

/** Matches the pages of UiT events, which the sitemap does not list. The walk visits only one of them. */
const OF_UITDATABANK = /^\/boektopia-op-toer-activiteiten\/[\da-f]{8}-[\da-f-]{27}$/;

/**
 * Returns a predicate that tells whether the sitemap lists a path that the walk did not visit. The long version of the
 * test visits all paths, so there it is always false.
 */
export async function isListed(origin: string): Promise<(path: string) => boolean> {
  // The sitemap omits the search, because the walk visits only some of its result pages.
  const listed = new Set(['/zoeken', ...(await sitemapPaths(origin))]);
  return (path) => !LONG && (listed.has(path) || OF_UITDATABANK.test(path));
}

/**
 * Headers that request no compression. The walk measures no sizes, and compressing hundreds of pages would
 * cost time.
 */
const PLAIN = { 'accept-encoding': 'identity' };

/**
 * Sends a request. After a 503 with `Retry-After`, sends it again: a service that the page needs may still be
 * starting.
 */
async function answerOf(url: URL): Promise<Response> {
  const first = await fetch(url, { redirect: 'manual', headers: PLAIN });
  const seconds = Number(first.headers.get('retry-after') ?? 0);
  if (first.status !== 503 || seconds === 0) return first;
  await first.body?.cancel();
  await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, 10) * 1_000));
  return fetch(url, { redirect: 'manual', headers: PLAIN });
}

async function askPage(url: URL): Promise<WalkedPage> {
  const response = await answerOf(url);
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const moved = response.headers.get('location');
  const html = type === 'text/html' ? await response.text() : '';
  if (html === '') await response.body?.cancel();
  const shown = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const target = moved === null ? undefined : new URL(moved, url);
  return {
    status: response.status,
    type,
    movedTo: target && target.pathname + target.search,
    ids: new Set(values(shown, 'id')),
    links: [
      ...addresses([...shown.matchAll(/<a\s[^>]*>/g)].join('\n'), 'href', url),
      ...(target ? [target] : []),
    ],
    pictures: addresses([...shown.matchAll(/<img\s[^>]*>/g)].join('\n'), 'src', url),
    html,
  };
}

function addresses(html: string, attribute: string, base: URL): URL[] {
  return values(html, attribute)
    .filter((value) => URL.canParse(value, base))
    .map((value) => new URL(value, base));
}

/** Returns the values of an attribute. React writes all values in double quotes. */
function values(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}
