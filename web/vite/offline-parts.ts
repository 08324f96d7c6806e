import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtAssets } from '../src/server/assets/built-assets.ts';

/** An entry in the manifest of the offline build, whose scripts draw pages offline. */
type Chunk = {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
  assets?: readonly string[];
};

/** Matches files that no offline page needs. */
const NEVER = /\.woff2$/;

/**
 * Writes the list of the built files that are needed to draw pages offline. The service worker downloads them
 * (worker/download.ts).
 */
export function listOfflineParts(directory: string): void {
  const text = readFileSync(join(directory, 'offline', '.vite', 'manifest.json'), 'utf8');
  // Safe cast: Vite wrote this manifest for this build.
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const seen = new Set<string>();
  const look = (name: string): string[] => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    const { file, imports = [], dynamicImports = [], css = [], assets = [] } = chunk;
    return [file, ...css, ...assets, ...[...imports, ...dynamicImports].flatMap(look)];
  };
  const files = ['src/browser/offline.ts', 'style.css'].flatMap(look);
  const list = [...new Set(files)].filter((file) => !NEVER.test(file)).map((file) => `/${file}`);
  const { build } = builtAssets(directory);
  writeFileSync(join(directory, 'client', 'assets', `parts-${build}.json`), JSON.stringify(list.sort()));
}
