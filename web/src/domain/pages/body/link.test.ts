import { describe, expect, it } from 'vitest';
import { safeHref } from './link.ts';

describe('an address that an editor wrote', () => {
  it.each([
    '/praktisch',
    '/praktisch?x=1#hall',
    '#tickets',
    '?pagina=2',
    'praktisch',
    'https://www.example.be/pad',
    'HTTP://www.example.be/',
    'mailto:info@boektopia.be',
    'tel:+3256000000',
  ])('accepts a safe address: %s', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it('removes leading and trailing whitespace from an address', () => {
    expect(safeHref('  https://www.example.be/ \n')).toBe('https://www.example.be/');
  });

  it('keeps spaces and non-Latin letters inside an address', () => {
    expect(safeHref('/zoeken?zoekterm=café crème')).toBe('/zoeken?zoekterm=café crème');
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\r\nscript:alert(1)',
    '\tjavascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001 javascript:alert(1)',
    ' \u001f \u0001 javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    'javascript\n:alert(1)',
    'javascript:\n//comment',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://www.boektopia.be/x',
    'ftp://example.be',
    'intent://x#Intent;end',
    'view-source:javascript:alert(1)',
  ])('rejects an address that runs a script or hides its scheme: %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '\u0001 //evil.example',
  ])('rejects an address that looks local but leads to another site: %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  it.each(['', ' ', '\n\t', '\u0000'])('rejects %j, which contains no address', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  it('does not decode entities, because React escapes them and browsers then treat them as plain text', () => {
    expect(safeHref('javascript&colon;alert(1)')).toBe('javascript&colon;alert(1)');
    expect(safeHref('&#106;avascript:alert(1)')).toBe('&#106;avascript:alert(1)');
  });

  it('never returns an address that a browser resolves to another scheme or another host', () => {
    const page = 'https://www.boektopia.be/praktisch';
    const beginnings = ['', ' ', '\t', '\n', '\u0000', '\u0001', '\u001f', '\u00a0', '/', '\\', '\u0001 '];
    const schemes = ['javascript:', 'java\nscript:', 'data:', '/evil.example', '\\evil.example', 'vbscript:'];
    for (const first of beginnings) {
      for (const second of beginnings) {
        for (const scheme of schemes) {
          const href = safeHref(`${first}${second}${scheme}alert(1)`);
          if (href === undefined) continue;
          const read = new URL(href, page);
          expect([read.protocol, read.host], JSON.stringify(href)).toEqual(['https:', 'www.boektopia.be']);
        }
      }
    }
  });
});
