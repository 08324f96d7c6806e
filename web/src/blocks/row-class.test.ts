import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { SHEETS } from './part-sheets.tsx';

it('brings the styles of every block, whose code a first view does not have', () => {
  const said = readFileSync(join(import.meta.dirname, 'row-class.ts'), 'utf8');
  const ofParts = SHEETS.flatMap(([, kinds]) => kinds).map((kind) => kind.toLowerCase());
  const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .filter((path) => !ofParts.includes(dirname(path).toLowerCase()))
    .map((path) => basename(path));
  expect(sheets.filter((sheet) => !said.includes(`/${sheet}'`))).toEqual([]);
});
