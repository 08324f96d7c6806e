import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A page asks for few files: what all pages need, each evaluated in a task of its own (layout/start-scripts.ts),
            // what pages of texts need, and its own code. Code that few pages need goes with theirs.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
                { name: 'router', test: /node_modules\/react-router\//, priority: 3 },
                { name: 'site', test: /web\/src\//, minShareCount: 9, priority: 2 },
                { name: 'texts', test: /web\/src\/blocks\//, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One bundle holds the production process and the site: what is deployed is what was built together.
      // Its source map turns a place in the log into a place in the code.
      build: { sourcemap: true, rollupOptions: { input: './src/server/main.ts' } },
    },
  },
  optimizeDeps: {
    // Looked through when development starts: found one by one, each new package reloads the page.
    entries: ['src/entry.client.tsx', 'src/root.tsx', 'src/routes/**/*.tsx'],
  },
  build: {
    // A file inlined as data: would need a wider Content-Security-Policy and is never cached by itself.
    assetsInlineLimit: 0,
  },
});
