import { readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SERVER } from '../../e2e/support/running-site.ts';

/** Matches a static import or export as the bundler writes it at the start of a line, or a dynamic import. */
const LOADED = /^(?:import|export)\s[^\n]*?from "([^"\n]+)";|^import "([^"\n]+)";|\bimport\("([^"\n]+)"\)/gm;

test('the server bundle imports only packages with a native binary and packages that few processes need', async () => {
  const folder = join(dirname(SERVER), '..');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const packages = new Set<string>();
  for (const file of files) {
    for (const [, ...names] of (await readFile(join(folder, file), 'utf8')).matchAll(LOADED)) {
      const name = names.find((found) => found !== undefined) ?? '';
      if (!name.startsWith('.') && !isBuiltin(name)) packages.add(name);
    }
  }
  expect([...packages].sort()).toEqual(['better-sqlite3', 'pg', 'satori', 'sharp']);
});
