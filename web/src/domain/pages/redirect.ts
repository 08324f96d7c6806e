import { BASE } from './paths.ts';
import type { Scheduled } from './scheduled.ts';

/** A redirect from an old path of this site to a path of this site or an absolute address. */
export type Redirect = { from: string; to: string } & Scheduled;

/** Maximum number of consecutive redirects. A longer chain is an editor's mistake. */
const MOST_STEPS = 5;

/**
 * Returns the redirect target for a path without a page, with the query of the request. Returns `undefined` if there is
 * no redirect or if the redirects form a loop. Ignores case and a trailing slash.
 */
export function redirectFrom(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  redirects: readonly Redirect[],
): string | undefined {
  const table = redirectTable(redirects);
  const to = table.get(redirectKey(pathname));
  if (to === undefined || endsInCircle(redirectKey(pathname), table)) return undefined;
  return withQuery(to, search);
}

/**
 * Returns the slug to which editors redirect a stage or a hall screen, `/live/{slug}`; `undefined` without a redirect to
 * another one.
 */
export function redirectedStage(slug: string, redirects: readonly Redirect[]): string | undefined {
  const to = redirectFrom({ pathname: `${BASE.live}/${slug}`, search: '' }, redirects);
  return to?.startsWith(`${BASE.live}/`) ? to.slice(BASE.live.length + 1) : undefined;
}

/** Returns the redirects by key. If several redirects have the same key, the first one applies. */
export function redirectTable(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.toReversed().map(({ from, to }) => [redirectKey(from), to]));
}

/** Returns whether the redirects from a URL form a loop or a chain of too many steps. */
export function endsInCircle(key: string, table: ReadonlyMap<string, string>): boolean {
  let at = key;
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    const to = table.get(at);
    if (to === undefined) return false;
    at = redirectKey(to);
  }
  return true;
}

/**
 * Returns the URL in lower case, because phones capitalize the first letter; `undefined` if it has no capitals. The
 * slugs of stories and the site's own URLs are in lower case.
 */
export function withoutCapitals({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const escapes = /(%[0-9a-f]{2})/i;
  const small = pathname
    .split(escapes)
    .map((part) => (escapes.test(part) ? part : part.toLowerCase()))
    .join('');
  return small === pathname ? undefined : small + search;
}

/** Returns the normalized path by which redirects are looked up. */
export function redirectKey(address: string): string {
  const path = (address.split(/[?#]/)[0] ?? '').replace(/\/+$/, '');
  return decoded(path).normalize('NFC').toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function withQuery(to: string, search: string): string {
  if (search === '' || search === '?') return to;
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`;
}
