import { expect, it } from 'vitest';
import { TOWNS } from './find-town.ts';
import { isPostalCode } from './postal-code.ts';

it.each(['8500', ' 8500 ', 'B-8500', 'BE 8500', '1000', '1047', '4000', '6700', '7780', '9992'])(
  'accepts «%s», a Belgian postal code',
  (typed) => expect(isPostalCode(typed)).toBe(true),
);

it.each(['4521 AB', '59000', 'L-1855', '8500 Kortrijk'])(
  'accepts «%s», a foreign code or a code with a town',
  (typed) => expect(isPostalCode(typed)).toBe(true),
);

it.each(['9999', '0000', '1234', 'B-8599', 'Kortrijk', '-'])(
  'refuses «%s», which is not a postal code',
  (typed) => expect(isPostalCode(typed)).toBe(false),
);

it('accepts the postal codes of all towns that visitors can search', () => {
  const codes = TOWNS.flatMap((town) => town.codes);
  expect(codes.length).toBeGreaterThan(500);
  expect(codes.filter((code) => !isPostalCode(String(code)))).toEqual([]);
});
