import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, wherever a command is started from. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The packages of the workspace. */
export const WORKSPACES = [
  'packages/content-check',
  'packages/content-sync',
  'packages/storyblok-emulator',
  'packages/uitdatabank-emulator',
  'web',
  'e2e',
  'bench',
];

/** What the production process is started from. */
export const SERVER_BUILD = join(ROOT, 'web', 'build', 'server', 'server', 'main.js');
