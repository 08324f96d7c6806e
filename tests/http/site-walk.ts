/** A page as a walk over the whole site found it. */
export type WalkedPage = {
  status: number;
  /** What it answers with, without parameters: `text/html`. */
  type: string;
  /** Where a redirect led. */
  movedTo?: string;
  ids: ReadonlySet<string>;
  links: readonly URL[];
  pictures: readonly URL[];
  html: string;
};

/** A broken step: the page it stands on, where it leads, and what is wrong. */
export type BrokenLink = { from: string; to: string; what: string };

/** So many questions at once: more would only wait for each other. */
const AT_ONCE = 8;

/** In `npm run test:all -- links` each moment of an experience is a page; else it is the page of its experience. */
const LONG = process.env.LONG_FORM !== undefined;

/**
 * Of so many pages beside each other in one folder the walk opens the first that are led to, for they are made by the same
 * code; in the long form all of them. The short links to a moment only move on, and are followed each.
 */
const OF_A_FOLDER = LONG ? Number.POSITIVE_INFINITY : 12;
const MOVES_ON = 'm';

/** Where a link leads, as the walk knows it: path and query. */
function placeOf({ pathname, search, searchParams }: URL): string {
  return LONG || !searchParams.has('moment') ? pathname + search : pathname;
}

/**
 * The pages that links lead to from the given ones on, by path and query: all in the long form, else some of each folder.
 * Other hosts are not visited.
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
 * Every link of the walked pages that does not arrive: at no page, or at no element of the page. Of a path to which the
 * walk did not go `isThere` says whether there is a page.
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
      // Where it moves to is walked as well.
      if (target.movedTo !== undefined) return [];
      const id = decodeURIComponent(link.hash.slice(1));
      return id === '' || target.ids.has(id) ? [] : [{ from, to: to + link.hash, what: 'no such anchor' }];
    }),
  );
}

/** The sitemap lists no events of others, of which the walk opens the first: their ids come with the list that leads there. */
const OF_UITDATABANK = /^\/boektopia-op-toer-activiteiten\/[\da-f]{8}-[\da-f-]{27}$/;

/** Whether a path that the walk left out is a page: the sitemap lists it. In the long form the walk leaves none out. */
export async function isListed(origin: string): Promise<(path: string) => boolean> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = new Set([...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname));
  return (path) => !LONG && (listed.has(path) || OF_UITDATABANK.test(path));
}

/** Nobody reads what is packed: hundreds of pages would be packed and unpacked for words that `page-weight.content.test.ts` weighs. */
const PLAIN = { 'accept-encoding': 'identity' };

/** Asks again of who says to come back: a service behind the page may still be waking up. */
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

/** The values of an attribute; React writes every one between double quotes. */
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
