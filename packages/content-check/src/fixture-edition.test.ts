import { expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { readContentFolder } from './content-folder.ts';
import { editionOf } from './edition.ts';
import { findingsIn } from './rules.ts';

it('finds no error and no warning in the edition used by the tests', () => {
  const findings = findingsIn(editionOf(readContentFolder(FIXTURE_EDITION)));
  expect(findings.filter(({ severity }) => severity !== 'tip')).toEqual([]);
});
