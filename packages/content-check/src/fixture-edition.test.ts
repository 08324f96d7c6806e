import { expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { readContentFolder } from './content-folder.ts';
import { findings } from './findings.ts';

it('finds nothing but the page without a link in the edition used by the tests', () => {
  const now = new Date('2025-10-28T10:00:00Z');
  const found = findings(readContentFolder(FIXTURE_EDITION), { now });
  expect(found.map(({ rule, story }) => [rule, story])).toEqual([['onbereikbare pagina', 'alle-blokken']]);
});
