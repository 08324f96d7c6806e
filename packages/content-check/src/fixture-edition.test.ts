import { expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { readContentFolder } from './content-folder.ts';
import { checkContent } from './findings.ts';

it('reports no unapproved findings in the edition used by the tests', () => {
  const now = new Date('2025-10-28T10:00:00Z');
  const { findings, approved } = checkContent(readContentFolder(FIXTURE_EDITION), { now });
  expect(findings).toEqual([]);
  expect(approved.map(({ story }) => story)).toEqual(['alle-blokken', 'alle-blokken']);
});
