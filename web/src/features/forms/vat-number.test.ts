import { expect, it } from 'vitest';
import { isMistypedVat } from './vat-number.ts';

it.each(['BE0123456749', 'be 0123.456.749', '0123 456 749', '123456749', 'BE1000000021'])(
  'finds nothing wrong with %s',
  (vat) => expect(isMistypedVat(vat)).toBe(false),
);

it.each(['BE0123456748', '0123.456.740', 'BE1000000022'])('points out the check number of %s', (vat) =>
  expect(isMistypedVat(vat)).toBe(true),
);

it.each(['', 'geen', 'NL123456789B01', 'FR12345678901', 'BE', '12'])('does not judge «%s»', (vat) =>
  expect(isMistypedVat(vat)).toBe(false),
);
