import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './places.mjs';

/**
 * Reads the file that SETTINGS names, else `.env` where there is one; what the shell sets wins. Relative folders count from
 * the repository. Ends the process, with a sentence, where the named file cannot be read.
 */
export function readSettings() {
  const own = join(ROOT, '.env');
  const file = process.env.SETTINGS || (existsSync(own) ? own : undefined);
  try {
    if (file !== undefined) process.loadEnvFile(file);
  } catch (error) {
    console.error(
      `${file} kan niet gelezen worden (${error instanceof Error && 'code' in error ? error.code : error}).`,
    );
    process.exit(1);
  }
  process.chdir(ROOT);
  process.env.CONTENT_DIR = resolve(ROOT, process.env.CONTENT_DIR || 'content');
}
