import { expect, it } from 'vitest';
import { isAllowed } from './licences.mjs';

it.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-2.0)', true],
  ['MIT AND GPL-2.0', false],
  ['(BSD-2-Clause OR MIT) AND Apache-2.0', true],
  ['(GPL-2.0 OR AGPL-3.0) AND MIT', false],
  ['Apache-2.0 WITH LLVM-exception', true],
  ['UNLICENSED', false],
  ['', false],
])('decides whether a package under «%s» is allowed: %s', (expression, may) => {
  expect(isAllowed(expression)).toBe(may);
});
