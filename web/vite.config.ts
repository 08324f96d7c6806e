import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { CLIENT_CHUNKS, OFFLINE_CHUNKS } from './vite/chunks.ts';
import { shortClassName } from './vite/class-names.ts';
import { flatLayers } from './vite/flat-layers.ts';

const HERE = import.meta.dirname;
/** The files of a pattern, by their paths without what they end with. */
const files = (...patterns: string[]) =>
  Object.fromEntries(
    globSync(patterns, { cwd: HERE }).map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), file]),
  );

/** What each part of the build starts from. Every kind of page is an entry of the server, which tells its style sheets. */
const ENTRIES = {
  server: files('src/server/main.ts', 'src/document/{Document,PageFrame}.tsx', 'src/pages/*/page.ts'),
  client: files(
    'src/browser/page.ts',
    'src/**/*.island.tsx',
    // Fetched later. As entries they are one file each: else a file that only names the parts of another stands before it.
    'src/{islands/hydrate.tsx,features/renewal/keep-current.ts,pages/authors/narrow-authors.ts}',
  ),
  // By itself: what it shares with islands would split these into many small files. It uses none of them.
  offline: files('src/browser/offline.ts'),
  worker: files('src/worker/main.ts'),
};

const isForBrowsers = (mode: string): boolean => mode === 'client' || mode === 'offline';

/** The oldest browsers that show the site as it is meant. */
const OLDEST_BROWSERS = ['chrome99', 'safari15.4', 'firefox97'];

/** With a binary of their own, or loaded by few processes. All others stand in the bundle, so that a start reads few files. */
const EXTERNAL = ['sharp', 'better-sqlite3', 'pg', 'satori'];

/** The site, built in parts by `vite build --mode server`, `client`, `offline` and `worker`. */
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
    // Applies to the server's build too, which inlines the styles in the pages.
    cssTarget: OLDEST_BROWSERS,
    // A file inlined as data: would need a wider Content-Security-Policy and is never cached by itself.
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
      // Reading a property has no side effects here. A chunk that uses one constant of an object gets only that one.
      treeshake: { propertyReadSideEffects: false },
      ...(mode === 'client' && { preserveEntrySignatures: 'allow-extension' as const }),
      output: {
        ...(mode === 'worker' && { format: 'iife' as const, entryFileNames: 'site-worker.js' }),
        ...(mode === 'server' && { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }),
        ...(isForBrowsers(mode) && {
          entryFileNames: ({ name }: { name: string }) => `assets/${name.split('/').at(-1)}-[hash].js`,
          // A chunk that is split by its users is named after all of them.
          chunkFileNames: ({ name }: { name: string }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        }),
        ...(mode === 'offline' && { codeSplitting: { groups: OFFLINE_CHUNKS } }),
        ...(mode === 'client' && { codeSplitting: { groups: CLIENT_CHUNKS } }),
      },
    },
  },
}));
