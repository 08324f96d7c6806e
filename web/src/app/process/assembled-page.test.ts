import { describe, expect, it } from 'vitest';
import { inlineCode } from '../../protocol/inline-code.ts';
import { pageAssembly, placeOfSheet } from './assembled-page.ts';

const SHEETS: Readonly<Record<string, string>> = { '/a.css': 'a{}', '/b.css': 'b{}' };
const assembled = pageAssembly((href) => SHEETS[href]);
const STYLES = `<style data-precedence="page" data-href="/a.css /b.css">${placeOfSheet('/a.css')}${placeOfSheet('/b.css')}</style>`;
const HAND_OFF = {
  bytes: new TextEncoder().encode('<!--$--><script>data()</script><!--/$-->'),
  scripts: ['data()'],
};
const htmlOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes);

describe('a page', () => {
  it('has its sheets last in its head, and its data last in its body', () => {
    const html = `<html><head>${STYLES}<title>Café</title></head><body><script>start()</script></body></html>`;
    const page = assembled(html, HAND_OFF);
    expect(htmlOf(page)).toBe(
      '<html><head><title>Café</title><style data-precedence="page" data-href="/a.css /b.css">a{}b{}</style></head>' +
        '<body><script>start()</script><!--$--><script>data()</script><!--/$--></body></html>',
    );
    expect(page.inline).toEqual(inlineCode(htmlOf(page)));
  });

  it('is as React wrote it where it has neither', () => {
    const html = '<html><head><style>c{}</style></head><body></body></html>';
    const page = assembled(html, undefined);
    expect(htmlOf(page)).toBe(html);
    expect(page.inline).toEqual({ scripts: [], styles: ['c{}'] });
  });
});
