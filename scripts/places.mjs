import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of the root of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The folders of all npm workspaces. */
export const WORKSPACES = [
  'packages/content-check',
  'packages/content-sync',
  'packages/new-edition',
  'packages/storyblok-emulator',
  'packages/uitdatabank-emulator',
  'web',
  'e2e',
  'bench',
];

/** The path of the entry module of the production server. */
export const SERVER_BUILD = join(ROOT, 'web', 'build', 'server', 'server', 'main.js');
