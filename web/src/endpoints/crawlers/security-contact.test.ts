import { expect, it } from 'vitest';
import { securityContact } from './security-contact.ts';

const origin = 'https://www.boektopia.be';
const now = new Date('2025-10-26T23:59:59Z');

it('writes the two fields that RFC 9116 requires, with the canonical host', () => {
  const lines = securityContact(origin, now).split('\n');
  expect(lines).toContain('Contact: https://www.boektopia.be/contact');
  expect(lines).toContain('Canonical: https://www.boektopia.be/.well-known/security.txt');
  expect(lines.filter((line) => line.startsWith('Expires: '))).toHaveLength(1);
});

it('expires in three months, and has the same text all day', () => {
  expect(securityContact(origin, now)).toContain('Expires: 2026-01-25T00:00:00.000Z');
  expect(securityContact(origin, new Date('2025-10-26T00:00:00Z'))).toBe(securityContact(origin, now));
});
