import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetsOf, PageAssets } from '../../ports.ts';

/** An entry of a manifest that Vite writes (https://vite.dev/guide/backend-integration). */
type Chunk = {
  file: string;
  name?: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Reads the build output: the build id, and the files of each kind of page. A kind of page has its own entry in the
 * server build; its stylesheets are those of the entry and of everything the entry imports. Scripts come from the
 * browser build.
 */
export function builtAssets(directory: string): { build: string; assets: AssetsOf } {
  const read = (part: string) => readFileSync(join(directory, part, '.vite', 'manifest.json'), 'utf8');
  // Safe cast: Vite wrote the manifest for this build.
  const manifestOf = (part: string) => JSON.parse(read(part)) as Manifest;
  const [server, client, offline] = [manifestOf('server'), manifestOf('client'), manifestOf('offline')];
  const fileOf = (source: string) => `/${client[source]?.file}`;
  const islandFiles = new Map(
    Object.keys(client).flatMap((source) => {
      const name = /([^/]+)\.island\.tsx$/.exec(source)?.[1];
      return name ? [[name, fileOf(source)] as const] : [];
    }),
  );
  // The entry file only imports the chunk with the actual code (web/vite.config.ts).
  const page = client['src/browser/page.ts']?.imports?.find((name) => client[name]?.name === 'page');
  const island = (name: string) => islandFiles.get(name) ?? '';
  const ofEveryPage = { stylesheets: [], scripts: [fileOf(page ?? 'src/browser/page.ts')], island };
  // Offline pages use the single stylesheet of the offline build. The worker downloads only files named in the HTML of
  // the app shell (worker/download.ts), so that HTML must name every file that the offline script needs to start.
  const starts = [...importsOf(offline, 'src/browser/offline.ts')].map((name) => `/${offline[name]?.file}`);
  const ofTheShell = { stylesheets: [`/${offline['style.css']?.file}`], scripts: starts, island };
  const known = new Map<string, PageAssets>();
  const assets: AssetsOf = (kind) => {
    const before = known.get(kind);
    if (before) return before;
    const stylesheets = [
      ...stylesheetsOf(server, 'src/document/Document.tsx'),
      ...stylesheetsOf(server, 'src/document/PageFrame.tsx'),
      ...stylesheetsOf(server, `src/pages/${kind}/page.ts`),
    ];
    const styles = [...new Set(stylesheets)].map((file) =>
      readFileSync(join(directory, 'client', file), 'utf8').trim(),
    );
    const made = { ...(kind === 'app-shell' ? ofTheShell : ofEveryPage), styles: styles.join('') };
    known.set(kind, made);
    return made;
  };
  const build = ['server', 'client', 'offline']
    .reduce((hash, part) => hash.update(read(part)), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);
  return { build, assets };
}

/** Returns an entry and all its static imports, imports first. */
function importsOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  for (const one of manifest[name]?.imports ?? []) if (!seen.has(one)) importsOf(manifest, one, seen);
  return seen.add(name);
}

/**
 * Returns the stylesheets of an entry: first those of its imports, including the parts that an island loads later, then
 * its own.
 */
function stylesheetsOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { imports = [], dynamicImports = [], css = [] } = manifest[name] ?? {};
  return [...[...imports, ...dynamicImports].flatMap((one) => stylesheetsOf(manifest, one, seen)), ...css];
}
