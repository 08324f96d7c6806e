import { expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../../content-fixtures/editions.ts';
import { readContentFolder } from './content-folder.ts';
import { checkContent } from './findings.ts';

// `npm run content:check` fails only on errors. The shipped edition has no warnings either.

it('reports no unapproved findings in the shipped edition', () => {
  const now = new Date('2025-10-28T10:00:00Z');
  const { findings, approved } = checkContent(readContentFolder(SHIPPED_EDITION), { now });
  expect(findings).toEqual([]);
  expect(approved.map(({ story }) => story)).toEqual(['alle-blokken', 'alle-blokken']);
});
