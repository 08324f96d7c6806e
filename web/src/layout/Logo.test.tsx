import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Logo, Wordmark } from './Logo.tsx';

describe('the logo', () => {
  it('leads home by the name of the festival', () => {
    const html = renderToStaticMarkup(<Logo />);
    expect(html).toMatch(/^<a [^>]*href="\/"/);
    expect(html.replace(/<[^>]+>/g, '')).toBe('Boektopia');
  });

  it('keeps its room before any style has come', () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(renderToStaticMarkup(<Wordmark />)) ?? [];
    expect(renderToStaticMarkup(<Wordmark />)).toContain(`width="${width}" height="${height}"`);
  });

  it('is drawn, so that it looks the same without the font', () => {
    const html = renderToStaticMarkup(<Wordmark />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain('<text');
    expect(html.match(/<path /g)).toHaveLength(2);
  });
});
