/** An old address of this site, and where what stood there is found now: a path of this site or an absolute address. */
export type Redirect = { from: string; to: string };

/** How many redirects may follow each other. More of them is a mistake of the editors. */
const MOST_STEPS = 5;

/**
 * Where an address that nothing is found at leads on to, with the query it was asked with; `undefined` where no
 * redirect says so, or where the redirects lead in a circle. Capitals and a slash at the end make no difference.
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

/** The redirects by their key; of two from one address the first holds. */
export function redirectTable(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.toReversed().map(({ from, to }) => [redirectKey(from), to]));
}

/** Whether the redirects from an address never arrive. */
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
 * The same address without capitals, which a phone puts first; `undefined` where it has none. Content, and what of
 * ours has a fixed address, is written in small letters.
 */
export function withoutCapitals({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const escapes = /(%[0-9a-f]{2})/i;
  const small = pathname
    .split(escapes)
    .map((part) => (escapes.test(part) ? part : part.toLowerCase()))
    .join('');
  return small === pathname ? undefined : small + search;
}

/** An address by which redirects are found: its path as people read it. */
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
