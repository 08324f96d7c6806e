import { describe, expect, it } from 'vitest';
import { againAddress, formatPlace, parsePlace, sentAddress } from './form-return.ts';

describe('the return place of a form', () => {
  it('parses a path of this site with an optional id', () => {
    expect(parsePlace('/vrijwilligers#formulier-1', '/contact')).toEqual({
      path: '/vrijwilligers',
      id: 'formulier-1',
    });
    expect(parsePlace('/contact', '/')).toEqual({ path: '/contact', id: undefined });
    expect(parsePlace(formatPlace({ path: '/a', id: 'b' }), '/')).toEqual({ path: '/a', id: 'b' });
  });

  it.each([
    undefined,
    '',
    'https://kwaad.example/contact',
    '//kwaad.example',
    '/\\kwaad.example',
    '/.//kwaad.example',
    'http://[',
  ])('never returns to another site: «%s»', (carried) => {
    const { path } = parsePlace(carried, '/contact');
    expect(new URL(path, 'https://boektopia.be').origin).toBe('https://boektopia.be');
    expect(['/contact', '/']).toContain(path);
  });

  it("builds the address of the confirmation from the form's id or kind", () => {
    expect(sentAddress({ path: '/a', id: 'f' }, 'contact')).toBe('/a?verzonden=f#f');
    expect(sentAddress({ path: '/contact' }, 'contact')).toBe('/contact?verzonden=contact');
    expect(sentAddress({ path: '/groepen' }, 'group-purchase', '7e6f9a12')).toBe(
      '/groepen?verzonden=group-purchase&referentie=7e6f9a12',
    );
  });
});

it('builds the address that shows a failed form again; it contains the status unless the input was invalid', () => {
  expect(againAddress('contact')).toBe('/formulier/contact');
  expect(againAddress('newsletter', 503)).toBe('/formulier/newsletter?status=503');
});
