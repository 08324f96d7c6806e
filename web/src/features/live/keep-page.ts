/** What is used of the browser's `Cache`. */
type Shelf = Pick<Cache, 'match' | 'add' | 'addAll' | 'put' | 'keys' | 'delete'>;

/** What a page cannot do without: its name says which bytes it has. In the addresses it loaded, and in its HTML. */
const PART = /^\/assets\//;
const NAMED = /\/assets\/[\w.-]+/g;
/** What it can do without. */
const PICTURE = /^\/beeld\?/;

type OpenPage = {
  /** Its path and query. */
  address: string;
  /** The addresses of everything it has loaded. */
  loaded: readonly string[];
};

/**
 * Puts a page with all that it is made of on the shelf, and takes off what it no longer needs. The page comes after
 * its parts: one that stands there is whole, and of one build. Pictures are kept where they can be had. Rejects where the server does not give it now; the shelf is then as it was.
 */
export async function keepPage(
  { address, loaded }: OpenPage,
  shelf: Shelf,
  fetchPage: (address: string) => Promise<Response>,
): Promise<void> {
  const response = await fetchPage(address);
  if (!response.ok) throw new Error(`the page is not given: ${response.status}`);
  const named = (await response.clone().text()).match(NAMED) ?? [];
  const paths = loaded.map(pathOf);
  const parts = new Set([...paths.filter((path) => PART.test(path)), ...named]);
  const pictures = new Set(paths.filter((path) => PICTURE.test(path)));
  await shelf.addAll(await missing(shelf, parts));
  await shelf.put(address, response);
  await Promise.allSettled((await missing(shelf, pictures)).map((picture) => shelf.add(picture)));
  for (const { url } of await shelf.keys()) {
    const path = pathOf(url);
    if (path !== address && !parts.has(path) && !pictures.has(path)) await shelf.delete(url);
  }
}

async function missing(shelf: Shelf, parts: ReadonlySet<string>): Promise<string[]> {
  const asked = [...parts].map(async (part) => ((await shelf.match(part)) ? [] : [part]));
  return (await Promise.all(asked)).flat();
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
}
