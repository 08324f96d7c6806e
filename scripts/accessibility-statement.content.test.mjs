import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../content-fixtures/editions.ts';
import { CRITERIA, readRows } from './accessibility-table.mjs';

it('the shipped accessibility statement gives the same counts as docs/accessibility.md', () => {
  const many = (/** @type {string} */ judged) => readRows().filter(([, , holds]) => holds === judged).length;
  const statement = readFileSync(join(SHIPPED_EDITION, 'stories', 'toegankelijkheid.json'), 'utf8');
  const said = `Van de ${CRITERIA} criteria vervult ze er ${many('yes')} helemaal en ${many('in part')} voor een deel. De andere ${many('not used')} gaan`;
  expect(statement).toContain(said);
});
