import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTENT_TYPES, generateContentTypes, MODEL } from './content-types.ts';

it('keeps the generated content types in step with the content model (npm run content-types -w web)', () => {
  expect(readFileSync(CONTENT_TYPES, 'utf8')).toBe(generateContentTypes(MODEL));
});
