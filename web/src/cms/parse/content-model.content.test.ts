import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FIXTURE_EDITION, SHIPPED_EDITION } from '../../../../content-fixtures/editions.ts';

const modelOf = (edition: string) => readFileSync(join(edition, 'components.json'), 'utf8');

it('the shipped edition has the content model that the tests run on', () => {
  expect(modelOf(SHIPPED_EDITION)).toBe(modelOf(FIXTURE_EDITION));
});
