// Builds the site in parts: the server, the browser code, the offline renderer, and the service worker.

import './supported-node.mjs';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';

const web = join(ROOT, 'web');
process.chdir(web);
process.env.NODE_ENV = 'production';
const { build } = await import('vite');
const { compressAssets } = await import('../web/vite/compress-assets.ts');
const { listOfflineParts } = await import('../web/vite/offline-parts.ts');

rmSync(join(web, 'build'), { recursive: true, force: true });
for (const mode of ['server', 'client', 'offline', 'worker'])
  await build({ root: web, mode, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });

// The server and offline builds also emit fonts, drawings and stylesheets. Browsers load these files from the
// client's assets.
const assets = join(web, 'build', 'client', 'assets');
for (const part of ['server', 'offline']) {
  const made = join(web, 'build', part, 'assets');
  for (const name of readdirSync(made)) cpSync(join(made, name), join(assets, name));
  rmSync(made, { recursive: true });
}
await compressAssets(assets);
listOfflineParts(join(web, 'build'));
