import { describe, expect, it } from 'vitest';
import { isOutbound, ownHosts, pixelAddress } from './outbound.ts';

const own = ownHosts('https://www.boektopia.be', 'https://boektopia.example:8080');
const here = 'http://localhost:3000/boektopia-op-toer-activiteiten/een-avond';

describe('outbound links (§2.50)', () => {
  it.each([
    'https://tickets.example/avond',
    'http://bib.example',
    'HTTP://TICKETS.example',
    '//elders.example/x',
    'https://boektopia.be.evil.example/',
    'https://www.boektopia.be@evil.example/',
    'https://other.boektopia.be/',
  ])('counts a link to another site: %s', (href) => {
    expect(isOutbound(href, here, own)).toBe(true);
  });

  it.each([
    'https://boektopia.be/programma',
    'https://www.boektopia.be',
    'https://WWW.Boektopia.be:443/x',
    'https://preview.boektopia.be/x',
    'https://boektopia.example:8080/x',
    'http://localhost:3000/praktisch',
    '/praktisch',
    '#plan',
    'mailto:hallo@elders.example',
    'tel:+3256000000',
    'javascript:alert(1)',
    'https://',
  ])('does not count links to our own hosts, or links that are not http: %s', (href) => {
    expect(isOutbound(href, here, own)).toBe(false);
  });
});

it('sends only the event and the page to the pixel, and nothing about the visitor', () => {
  const address = new URL(pixelAddress('123', 'InitiateCheckout', here));
  expect(address.origin + address.pathname).toBe('https://www.facebook.com/tr');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    id: '123',
    ev: 'InitiateCheckout',
    dl: here,
    noscript: '1',
  });
});
