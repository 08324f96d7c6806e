import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'web/**/*.test.{ts,tsx}',
      'content-server/**/*.test.ts',
      'content-check/**/*.test.ts',
      'content/illustrations/**/*.test.ts',
      'bench/**/*.test.ts',
      'events-server/**/*.test.ts',
      '*.test.mjs',
      'scripts/**/*.test.mjs',
    ],
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**'],
    // Class names as they are written: a test may look for one without knowing the build's hash.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubEnvs: true,
  },
});
