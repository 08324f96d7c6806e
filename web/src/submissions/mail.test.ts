import { describe, expect, it } from 'vitest';
import { isOneAddress, oneLine, parseMailbox } from './mail.ts';

describe('a mail header', () => {
  it('limits a mail header to one line, whatever was typed', () => {
    expect(oneLine(' Jan\r\nBcc: x@y.be\u0000\u2028\u202e Peeters\t')).toBe('Jan Bcc: x@y.be Peeters');
    expect(oneLine('a'.repeat(1_000))).toHaveLength(150);
    expect(oneLine('Zoë «Nele» Đặng 👋')).toBe('Zoë «Nele» Đặng 👋');
  });

  it.each(['jan@voorbeeld.be', "o'neill+boek@sub.voorbeeld.be", 'zoë@voorbeeld.be'])(
    'accepts the mail address %s',
    (address) => {
      expect(isOneAddress(address)).toBe(true);
    },
  );

  it.each([
    '',
    'jan',
    'jan@',
    'a@b@c.be',
    'a@b.be,c@d.be',
    'a@b.be;c@d.be',
    'a@b.be\r\nRCPT TO:<c@d.be>',
    'a@b.be c@d.be',
    '<a@b.be>',
    '"a"@b.be',
    `${'a'.repeat(250)}@b.be`,
  ])('rejects the mail address %j', (address) => {
    expect(isOneAddress(address)).toBe(false);
  });

  it('parses a sender with or without a name', () => {
    expect(parseMailbox('info@boektopia.be')).toEqual({ name: '', address: 'info@boektopia.be' });
    expect(parseMailbox('"Boektopia, team" <info@boektopia.be>')).toEqual({
      name: 'Boektopia, team',
      address: 'info@boektopia.be',
    });
    expect(parseMailbox('Boektopia')).toBeUndefined();
  });
});
