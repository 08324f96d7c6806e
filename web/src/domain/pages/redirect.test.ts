import { describe, expect, it } from 'vitest';
import { redirectFrom } from './redirect.ts';

const redirects = [
  { from: '/tickets', to: '/praktisch#tickets' },
  { from: '/programma-2024', to: '/programma' },
  { from: '/Café', to: 'https://leescafe.example/?van=boektopia' },
  { from: '/a', to: '/b' },
  { from: '/b', to: '/c' },
  { from: '/heen', to: '/weer' },
  { from: '/weer', to: '/heen' },
  { from: '/zelf', to: '/zelf?toch' },
  { from: '/tickets', to: '/elders' },
];
const at = (address: string) => redirectFrom(new URL(address, 'https://www.boektopia.be'), redirects);

describe('an address without a page', () => {
  it.each([
    ['/tickets', '/praktisch#tickets'],
    ['/TICKETS/', '/praktisch#tickets'],
    ['/caf%C3%A9', 'https://leescafe.example/?van=boektopia'],
    ['/a', '/b'],
  ])('redirects %s to %s', (from, to) => {
    expect(at(from)).toBe(to);
  });

  it('adds the request’s query to the redirect target', () => {
    expect(at('/tickets?utm_source=krant')).toBe('/praktisch?utm_source=krant#tickets');
    expect(at('/caf%C3%A9?x=1')).toBe('https://leescafe.example/?van=boektopia&x=1');
  });

  it.each(['/nergens', '/ticketsa', '/tickets/oud', '/%E0%A4%A'])('does not redirect %s', (from) => {
    expect(at(from)).toBeUndefined();
  });

  it.each(['/heen', '/weer', '/zelf'])('does not redirect %s, whose redirects form a loop', (from) => {
    expect(at(from)).toBeUndefined();
  });
});
