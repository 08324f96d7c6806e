import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missingEntries } from './lock-file.mjs';
import { ROOT } from './places.mjs';

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

it.each(['@biomejs/cli-win32-x64', '@img/sharp-linuxmusl-x64'])(
  'finds the gap when the entry of %s is removed from the lock file',
  (name) => {
    const { [`node_modules/${name}`]: removed, ...rest } = packages;
    expect(removed).toBeDefined();
    expect(missingEntries(rest)).toEqual([expect.stringContaining(name)]);
  },
);

it('accepts an entry in the folder of the package or in a folder above it', () => {
  const parent = { optionalDependencies: { own: '1.0.0', shared: '1.0.0', none: '1.0.0' } };
  const found = missingEntries({
    'node_modules/parent': parent,
    'node_modules/parent/node_modules/own': {},
    'node_modules/shared': {},
  });
  expect(found).toEqual(['node_modules/parent: no entry for its optional dependency none']);
});
