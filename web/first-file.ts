import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOurPage } from './src/features/navigation/use-client-navigation.ts';

/** The table of routes as React Router writes it for a browser. */
type Manifest = { routes: Record<string, Route> };
type Route = { path?: string; hasDefaultExport: boolean; imports: string[] };

const ASSIGNED = 'window.__reactRouterManifest=';

/**
 * Puts the entry into the file of the table of routes, which is asked for instead of both (layout/PageScripts.tsx). It
 * must be this one: its name changes with that of every other file, and nothing imports it.
 */
export function joinFirstFile(assets: string): void {
  const [table, entry] = [/^manifest-.*\.js$/, /^entry\.client-.*\.js$/].map((name) => {
    const found = readdirSync(assets).filter((file) => name.test(file));
    if (found.length !== 1 || found[0] === undefined)
      throw new Error(`${assets}: ${found.length} of ${name}`);
    return join(assets, found[0]);
  });
  if (table === undefined || entry === undefined) return;
  writeFileSync(table, firstFile(readFileSync(table, 'utf8'), readFileSync(entry, 'utf8')));
}

/** The table of routes with what a browser uses of it, and the entry behind it. */
export function firstFile(table: string, entry: string): string {
  const text = table.startsWith(ASSIGNED) ? table.slice(ASSIGNED.length).replace(/;\s*$/, '') : '';
  if (text === '')
    throw new Error('React Router writes its table of routes in another way: see web/first-file.ts');
  // The table is of the version of React Router that this build is made with.
  const manifest = JSON.parse(text) as Manifest;
  const routes = Object.entries(manifest.routes).filter(([, route]) => isForBrowser(route));
  const json = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }, withoutNo);
  return `${ASSIGNED}${json};${entry}`;
}

/** Addresses that hold no page are followed by the browser itself. */
const isForBrowser = ({ path = '', hasDefaultExport }: Route): boolean =>
  hasDefaultExport || isOurPage(`/${path}`);

/** What is false is missing in the same way. */
const withoutNo = (_: string, value: unknown): unknown => (value === false ? undefined : value);
