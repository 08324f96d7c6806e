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
 * Reads what was built: the name of the build, and the files of each kind of page. Its styles are those of its own entry of the
 * server's build, everything that this imports included; its scripts those of the browser's.
 */
export function builtAssets(directory: string): { build: string; assets: AssetsOf } {
  const read = (part: string) => readFileSync(join(directory, part, '.vite', 'manifest.json'), 'utf8');
  // `as`: Vite wrote it for this build.
  const manifestOf = (part: string) => JSON.parse(read(part)) as Manifest;
  const [server, client, offline] = [manifestOf('server'), manifestOf('client'), manifestOf('offline')];
  const fileOf = (source: string) => `/${client[source]?.file}`;
  const islandFiles = new Map(
    Object.keys(client).flatMap((source) => {
      const name = /([^/]+)\.island\.tsx$/.exec(source)?.[1];
      return name ? [[name, fileOf(source)] as const] : [];
    }),
  );
  // The entry itself only names the file that holds all of it (web/vite.config.ts).
  const page = client['src/browser/page.ts']?.imports?.find((name) => client[name]?.name === 'page');
  const island = (name: string) => islandFiles.get(name) ?? '';
  const ofEveryPage = { sheets: [], scripts: [fileOf(page ?? 'src/browser/page.ts')], island };
  // What is drawn without a network has its styles from the one sheet of its own build. The worker takes along what the frame
  // names (worker/taking.ts): all files without which its script does not start.
  const starts = [...importsOf(offline, 'src/browser/offline.ts')].map((name) => `/${offline[name]?.file}`);
  const ofTheShell = { sheets: [`/${offline['style.css']?.file}`], scripts: starts, island };
  const known = new Map<string, PageAssets>();
  const assets: AssetsOf = (kind) => {
    const before = known.get(kind);
    if (before) return before;
    const sheets = [
      ...sheetsOf(server, 'src/document/Document.tsx'),
      ...sheetsOf(server, 'src/document/PageFrame.tsx'),
      ...sheetsOf(server, `src/pages/${kind}/page.ts`),
    ];
    const styles = [...new Set(sheets)].map((file) =>
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

/** An entry and all that it imports at once, what is imported first. */
function importsOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  for (const one of manifest[name]?.imports ?? []) if (!seen.has(one)) importsOf(manifest, one, seen);
  return seen.add(name);
}

/** The stylesheets of an entry, those of its imports first. A part that an island loads later has its styles in the page too. */
function sheetsOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { imports = [], dynamicImports = [], css = [] } = manifest[name] ?? {};
  return [...[...imports, ...dynamicImports].flatMap((one) => sheetsOf(manifest, one, seen)), ...css];
}
