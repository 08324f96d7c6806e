import { expect, it } from 'vitest';
import { isDeliverable, mailboxOf } from './mail-address.ts';

it.each([
  ['Jan@Voorbeeld.BE', 'jan@voorbeeld.be'],
  ['jan+boek+fest@voorbeeld.be', 'jan@voorbeeld.be'],
  ['+jan@voorbeeld.be', '+jan@voorbeeld.be'],
  ['zoe\u0308@café.be', 'zoë@xn--caf-dma.be'],
  ['zoë@XN--CAF-DMA.be', 'zoë@xn--caf-dma.be'],
  ['ｊan@voorbeeld.be', 'jan@voorbeeld.be'],
  ['j.a.n+boek@googlemail.com', 'jan@gmail.com'],
  ['j.a.n@voorbeeld.be', 'j.a.n@voorbeeld.be'],
])('counts mail to %s for the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each(['xn--fa-hia.de', 'xn--80ak6aa92e.com', 'xn--p1ai.xn--p1ai', 'xn--mgberp4a5d4ar'])(
  'accepts %s, which encodes a name in Unicode',
  (domain) => expect(isDeliverable(`jan@mail.${domain}`)).toBe(true),
);

it.each(['xn--', 'xn--abc-', 'xn---lkz', 'xn--0000h', 'xn--99999999999', 'xn--a-ecp'])(
  'rejects %s, which encodes no name',
  (label) => expect(isDeliverable(`jan@${label}.be`)).toBe(false),
);

it.each(['-müller.de', 'müller-.de', 'xn---mller-4ya.de'])(
  'rejects %s, because a name in Unicode does not begin or end with a hyphen either',
  (domain) => expect(isDeliverable(`jan@${domain}`)).toBe(false),
);
