import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { styleTexts } from './style-texts.ts';

it('knows the style sheets of a build, and none that it did not make', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  writeFileSync(join(folder, 'page.css'), 'a{color:red}\n');
  const textOf = styleTexts(folder);
  expect(textOf('/page.css')).toBe('a{color:red}');
  expect(textOf('/other.css')).toBeUndefined();
  rmSync(folder, { recursive: true });
  expect(textOf('/page.css')).toBe('a{color:red}');
});
