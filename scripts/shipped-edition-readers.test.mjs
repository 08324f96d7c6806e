import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from './places.mjs';
import { shippedEditionReaders } from './shipped-edition-readers.mjs';

it('finds no test of code that reads the shipped edition (content-fixtures/README.md)', () => {
  expect(shippedEditionReaders(ROOT)).toEqual([]);
});

it('finds a reader by the constant, by a path, and through imports', () => {
  const root = mkdtempSync(join(tmpdir(), 'readers-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  // Assembles the names from parts, because the check also reads this file.
  const [folder, constant] = [['con', 'tent'].join(''), ['SHIPPED', 'EDITION'].join('_')];
  const files = {
    'web/src/by-constant.test.ts': `read(${constant});`,
    'web/src/by-path.test.ts': `new URL('../../${folder}/stories/', import.meta.url);`,
    'e2e/by-join.e2e.ts': `join(ROOT, '${folder}', 'stories');`,
    'e2e/through.test.ts': "import { days } from './support/days.ts';",
    'e2e/support/days.ts': "import { shipped } from './shipped.ts';",
    'e2e/support/shipped.ts': `export const shipped = ${constant};`,
    'scripts/by-name.test.mjs': `readFileSync('${folder}/components.json');`,
    'web/src/links.content.test.ts': `read(${constant});`,
    'web/src/server/images/of-server.test.ts': "import { cms } from '../content/cms.ts';",
    'web/src/of-code.test.ts': `// ${constant}\njoin(folder, '${folder}'); expect({ ${folder}: 'x' });`,
  };
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), code);
  }
  expect(shippedEditionReaders(root)).toEqual([
    'e2e/by-join.e2e.ts: e2e/by-join.e2e.ts',
    'e2e/through.test.ts: e2e/through.test.ts → e2e/support/days.ts → e2e/support/shipped.ts',
    'scripts/by-name.test.mjs: scripts/by-name.test.mjs',
    'web/src/by-constant.test.ts: web/src/by-constant.test.ts',
    'web/src/by-path.test.ts: web/src/by-path.test.ts',
  ]);
});
