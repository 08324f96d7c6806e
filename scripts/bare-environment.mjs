import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';

/** Returns the environment without the variables of `.env.example`. A developer's own values would affect the tests. */
export function bareEnvironment() {
  const names = readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^# ([A-Z][A-Z_]*)=/gm);
  const env = { ...process.env };
  for (const [, name = ''] of names) delete env[name];
  delete env.NODE_ENV;
  return env;
}
