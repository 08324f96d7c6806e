import { expect, it } from 'vitest';
import { isDeliverable } from './mail-address.ts';

it.each(['xn--fa-hia.de', 'xn--80ak6aa92e.com', 'xn--p1ai.xn--p1ai', 'xn--mgberp4a5d4ar'])(
  'accepts %s, which encodes a name in Unicode',
  (domain) => expect(isDeliverable(`jan@mail.${domain}`)).toBe(true),
);

it.each(['xn--', 'xn--abc-', 'xn---lkz', 'xn--0000h', 'xn--99999999999', 'xn--a-ecp'])(
  'rejects %s, which encodes no name',
  (label) => expect(isDeliverable(`jan@${label}.be`)).toBe(false),
);
