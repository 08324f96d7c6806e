import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './places.mjs';

/**
 * Reads variables from the file that SETTINGS names, otherwise from `.env` if it exists. Variables of the shell take
 * precedence. Relative folders start at the repository root. If the named file is unreadable, prints why and exits.
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
