import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CRITERIA, readRows, readTable } from './accessibility-table.mjs';
import { ROOT } from './places.mjs';

const rows = readRows();

it('the accessibility table has a row for every criterion of WCAG 2.2 at levels A and AA', () => {
  expect(rows).toHaveLength(CRITERIA);
  expect(new Set(rows.map(([criterion]) => criterion)).size).toBe(CRITERIA);
});

it('the accessibility table gives a verdict and evidence in each row, and the gaps if the verdict is «in part»', () => {
  for (const [criterion, level, holds, shownBy, lacking] of rows) {
    expect(level, criterion).toMatch(/^AA?$/);
    expect(holds, criterion).toMatch(/^(?:yes|in part|not used)$/);
    expect(shownBy, criterion).toMatch(/`.+`|by hand/);
    expect(Boolean(lacking), criterion).toBe(holds === 'in part');
  }
});

it('the accessibility table names only files that exist', () => {
  const named = [...readTable().matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|md))`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(CRITERIA);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
