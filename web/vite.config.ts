import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { CLIENT_CHUNKS, OFFLINE_CHUNKS } from './vite/chunks.ts';
import { shortClassName } from './vite/class-names.ts';
import { flatLayers } from './vite/flat-layers.ts';

const HERE = import.meta.dirname;
/** Returns the files that match the patterns, by their path without `src/` and extension. */
const files = (...patterns: string[]) =>
  Object.fromEntries(
    globSync(patterns, { cwd: HERE }).map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), file]),
  );

/**
 * The entry points of each build. Every kind of page is an entry of the server build, so the manifest of that build
 * lists the styles of each kind.
 */
const ENTRIES = {
  server: files(
    'src/server/{main,content-health/check-worker}.ts',
    'src/document/{Document,PageFrame}.tsx',
    'src/pages/*/page.ts',
  ),
  client: files(
    'src/browser/page.ts',
    'src/**/*.island.tsx',
    // Modules that pages load later. If they were not entries, the browser would first load a file that only re-exports
    // the module.
    'src/{islands/hydrate.tsx,features/renewal/keep-current.ts,pages/authors/narrow-authors.ts}',
  ),
  // Built separately: if it shared code with the islands, the bundler would split the islands into many small files.
  offline: files('src/browser/offline.ts'),
  worker: files('src/worker/main.ts'),
};

const isForBrowsers = (mode: string): boolean => mode === 'client' || mode === 'offline';

/** The oldest browsers that show the site as designed. */
const OLDEST_BROWSERS = ['chrome99', 'safari15.4', 'firefox97'];

/** Packages that are not bundled, because they are native or few processes load them. Bundling speeds up the start. */
const EXTERNAL = ['sharp', 'better-sqlite3', 'pg', 'satori'];

/** The configuration of all builds: `vite build --mode server`, `client`, `offline` and `worker`. */
export default defineConfig(({ command, mode }) => ({
  plugins: [...(command === 'build' ? [flatLayers] : [])],
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ...(command === 'build' && mode === 'server' && { ssr: { noExternal: true, external: EXTERNAL } }),
  build: {
    outDir: join('build', mode === 'worker' ? 'server' : mode),
    emptyOutDir: mode !== 'worker',
    copyPublicDir: mode === 'client',
    manifest: mode !== 'worker',
    // Set for the server build too, because the server inlines the styles in pages.
    cssTarget: OLDEST_BROWSERS,
    // Inlined `data:` files would need a wider Content-Security-Policy, and browsers could not cache them separately.
    assetsInlineLimit: 0,
    modulePreload: false,
    ...(mode === 'server' && {
      ssr: true,
      ssrEmitAssets: true,
      sourcemap: true,
      cssMinify: true,
      target: 'node22',
    }),
    ...(isForBrowsers(mode) && { cssCodeSplit: false }),
    rolldownOptions: {
      input: ENTRIES[mode as keyof typeof ENTRIES] ?? [],
      // Tells Rolldown that reading a property has no side effects here: a chunk that uses one constant of an object
      // then contains only that constant.
      treeshake: { propertyReadSideEffects: false },
      ...(mode === 'client' && { preserveEntrySignatures: 'allow-extension' as const }),
      output: {
        ...(mode === 'worker' && { format: 'iife' as const, entryFileNames: 'site-worker.js' }),
        ...(mode === 'server' && { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }),
        ...(isForBrowsers(mode) && {
          entryFileNames: ({ name }: { name: string }) => `assets/${name.split('/').at(-1)}-[hash].js`,
          // Shortens the name of a shared chunk, in which Rolldown lists all modules that import the chunk.
          chunkFileNames: ({ name }: { name: string }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        }),
        ...(mode === 'offline' && { codeSplitting: { groups: OFFLINE_CHUNKS } }),
        ...(mode === 'client' && { codeSplitting: { groups: CLIENT_CHUNKS } }),
      },
    },
  },
}));
