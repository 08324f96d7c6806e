import { expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../../content-fixtures/editions.ts';
import { readContentFolder } from './content-folder.ts';
import { findings } from './findings.ts';

// `npm run content:check` fails only on errors. The shipped edition has no warnings either.

it('finds nothing but the page without a link in the edition that ships', () => {
  const now = new Date('2025-10-28T10:00:00Z');
  const found = findings(readContentFolder(SHIPPED_EDITION), { now });
  expect(found.map(({ rule, story }) => [rule, story])).toEqual([['onbereikbare pagina', 'alle-blokken']]);
});
