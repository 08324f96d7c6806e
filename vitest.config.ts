import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'web/**/*.test.{ts,tsx}',
      'packages/**/*.test.ts',
      'bench/**/*.test.ts',
      'e2e/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**'],
    // Class names as they are written: a test may look for one without knowing the build's hash.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Modules are loaded once per thread and not once per file: most of the time went there. A test that needs a
    // memory of its own gives one to what it tests.
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
