import type { Plugin } from 'vite';

/** What a plugin says that works on what is built for browsers, and neither on the server's part nor in development. */
export const BROWSER_BUILD = {
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
} satisfies Pick<Plugin, 'apply' | 'applyToEnvironment'>;
