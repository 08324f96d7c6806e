import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FIXTURE_EDITION, SHIPPED_EDITION } from '../../../../content-fixtures/editions.ts';

const modelOf = (edition: string) => readFileSync(join(edition, 'components.json'), 'utf8');

it('uses the same content model in the shipped edition as in the fixtures', () => {
  expect(modelOf(SHIPPED_EDITION)).toBe(modelOf(FIXTURE_EDITION));
});
