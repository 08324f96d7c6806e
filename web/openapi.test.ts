import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { formatOpenApi, OPENAPI } from './openapi.ts';

it('keeps docs/openapi.json in step with the schemas of the endpoints (npm run openapi -w web)', () => {
  expect(readFileSync(OPENAPI, 'utf8')).toBe(formatOpenApi());
});

it('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(formatOpenApi()))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('is refused by the validator when a response has no description', async () => {
  const broken = JSON.parse(formatOpenApi());
  delete broken.paths['/health'].get.responses['200'].description;
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
});
