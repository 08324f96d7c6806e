import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './places.mjs';

/** Reads `.env` where there is one; what the shell sets wins. Relative folders count from the repository. */
export function readSettings() {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  process.chdir(ROOT);
  process.env.CONTENT_DIR = resolve(ROOT, process.env.CONTENT_DIR || 'content');
}
