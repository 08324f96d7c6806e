import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** What no page that a visitor opens without a network is drawn with, by how its name begins. */
const NEVER_OFFLINE = ['style-guide', 'live', 'EditorScreen', 'esm', 'report-visit', 'manifest-', 'parts-'];

/**
 * Makes the worker of the site beside the server, which writes the build's name above it (src/server/site-worker.ts), and
 * the list of the scripts, styles and drawings that it takes onto a device.
 */
export async function buildWorker(directory: string): Promise<void> {
  const assets = join(directory, 'client', 'assets');
  const names = readdirSync(assets);
  const version = names.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find(Boolean);
  if (version === undefined) throw new Error('The build has no manifest by which its files are named.');
  const parts = names.filter(
    (name) => /\.(?:js|css|svg)$/.test(name) && !NEVER_OFFLINE.some((start) => name.startsWith(start)),
  );
  const list = parts.map((name) => `/assets/${name}`).sort();
  writeFileSync(join(assets, `parts-${version}.json`), JSON.stringify(list));
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: join(directory, 'server'),
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: join(import.meta.dirname, 'src', 'worker', 'main.ts'),
        formats: ['iife'],
        name: 'siteWorker',
        fileName: () => 'site-worker.js',
      },
    },
  });
}
