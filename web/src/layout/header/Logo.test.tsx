import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Logo, Wordmark } from './Logo.tsx';
import { wordmarkPaths } from './wordmark.ts';

const icons = readFileSync(new URL('../../ui/icons/icons.svg', import.meta.url), 'utf8');

describe('the logo', () => {
  it('links the logo to the home page, with the name of the festival as text', () => {
    const html = renderToStaticMarkup(<Logo />);
    expect(html).toMatch(/^<a [^>]*href="\/"/);
    expect(html.replace(/<[^>]+>/g, '')).toBe('Boektopia');
  });

  it('reserves the space of the wordmark before any stylesheet has loaded', () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(renderToStaticMarkup(<Wordmark />)) ?? [];
    expect(renderToStaticMarkup(<Wordmark />)).toContain(`width="${width}" height="${height}"`);
  });

  it('draws the wordmark as paths, so that it looks the same without the font', () => {
    const html = renderToStaticMarkup(<Wordmark />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain('<text');
    expect(html).toMatch(/<use href="[^"#]*icons[^"#]*\.svg#wordmark"/);
    expect(wordmarkPaths(icons)).toEqual({
      ribbon: expect.stringMatching(/^M[\d.A-Z ]+z$/i),
      letters: expect.stringMatching(/^M[\d.A-Z\s]+z$/i),
    });
  });

  it('throws if the source of the wordmark does not have exactly two parts', () => {
    expect(() => wordmarkPaths(icons.replace('<g id="wordmark">', '$&<path d="M0 0z"/>'))).toThrow('letters');
    expect(() => wordmarkPaths('<svg/>')).toThrow('letters');
  });
});
