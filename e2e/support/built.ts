import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './process.ts';

/**
 * Builds the site unless a build of the current sources exists. If `SITE_SERVER` names a build, uses that
 * build unchanged.
 */
export async function ensureSiteIsBuilt(): Promise<void> {
  if (process.env.SITE_SERVER !== undefined) return;
  const { ensureBuilt } = await import(pathToFileURL(join(ROOT, 'scripts', 'built.mjs')).href);
  if ((await ensureBuilt()) !== 0) throw new Error('the site does not build');
}
