import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, wherever a command is started from. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The packages of the workspace that exist; e2e and servers come and go with the checkout. */
export const WORKSPACES = ['content-server', 'events-server', 'web', 'e2e', 'bench'];

/** What the production process is started from. */
export const SERVER_BUILD = join(ROOT, 'web', 'build', 'server', 'index.js');
