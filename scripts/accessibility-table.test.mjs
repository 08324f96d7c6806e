import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './places.mjs';

/** How many criteria WCAG 2.2 has at levels A and AA. */
const CRITERIA = 55;

const text = readFileSync(join(ROOT, 'docs', 'accessibility.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d\.\d\.\d+) [^|]+\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
  ([, criterion = '', ...cells]) => [criterion, ...cells.map((cell) => cell.trim())],
);

it('every criterion of WCAG 2.2 at levels A and AA has its row', () => {
  expect(rows).toHaveLength(CRITERIA);
  expect(new Set(rows.map(([criterion]) => criterion)).size).toBe(CRITERIA);
});

it('a row says whether it holds, what shows it, and what is lacking where it holds in part', () => {
  for (const [criterion, level, holds, shownBy, lacking] of rows) {
    expect(level, criterion).toMatch(/^AA?$/);
    expect(holds, criterion).toMatch(/^(?:yes|in part|not used)$/);
    expect(shownBy, criterion).toMatch(/`.+`|by hand/);
    expect(Boolean(lacking), criterion).toBe(holds === 'in part');
  }
});

it('every file that it names is there', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|md))`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(CRITERIA);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it('the statement for visitors says how many hold', () => {
  const many = (/** @type {string} */ judged) => rows.filter(([, , holds]) => holds === judged).length;
  const statement = readFileSync(join(ROOT, 'content', 'stories', 'toegankelijkheid.json'), 'utf8');
  const said = `Van de ${CRITERIA} criteria vervult ze er ${many('yes')} helemaal en ${many('in part')} voor een deel. De andere ${many('not used')} gaan`;
  expect(statement).toContain(said);
});
