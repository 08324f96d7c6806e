import type { EntryContext } from 'react-router';

type Manifest = EntryContext['manifest'];

const known = new WeakMap<Manifest, Map<string, Manifest>>();

/**
 * The table of routes with only those that a page is made of. React Router makes anew of the whole table, for each page, what it
 * draws a page by; of three routes that is nothing.
 */
export function matchedRoutes({
  manifest,
  staticHandlerContext: { matches },
}: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): Manifest {
  const ids = matches.map(({ route }) => route.id);
  const ofManifest = known.get(manifest) ?? new Map<string, Manifest>();
  known.set(manifest, ofManifest);
  const key = ids.join();
  const before = ofManifest.get(key);
  if (before) return before;
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  const matched = { ...manifest, routes };
  // There are as many as pages have kinds.
  ofManifest.set(key, matched);
  return matched;
}
