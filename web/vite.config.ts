import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
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
