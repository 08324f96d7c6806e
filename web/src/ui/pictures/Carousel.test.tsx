import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel, type Slide } from './Carousel.tsx';

const slides = (count: number): Slide[] =>
  Array.from({ length: count }, (_, index) => ({ key: `s${index}`, content: `beeld ${index + 1}` }));

const css = readFileSync(new URL('./Carousel.module.css', import.meta.url), 'utf8');

describe('a carousel', () => {
  it('renders a named, focusable, scrolling list, with buttons that are hidden until scripts run', () => {
    const html = renderToStaticMarkup(<Carousel label="Beelden" slides={slides(6)} />);
    expect(html).toContain('aria-roledescription="carrousel" aria-label="Beelden"');
    expect(html).toMatch(/<ul[^>]*tabindex="0"/);
    expect(html.match(/<li/g)).toHaveLength(6);
    expect(html.match(/<button[^>]*>/g)).toHaveLength(2);
    expect(html).not.toMatch(/<button(?![^>]* hidden)[^>]*>/);
  });

  it('shows 1, 2, 3 or 4 slides 32 px apart, depending on the width of the screen (§9.5)', () => {
    expect(css).toMatch(/--shown: 1;/);
    expect(css).toMatch(/--between: 32px;/);
    const widths = [...css.matchAll(/min-width: (\d+)em\)[\s\S]*?--shown: min\((\d), var\(--most\)\)/g)];
    expect(widths.map(([, width, shown]) => [Number(width) * 16, shown])).toEqual([
      [768, '2'],
      [1024, '3'],
      [1200, '4'],
    ]);
  });

  it('never shows all slides at once, so that there is always one to scroll to', () => {
    expect(renderToStaticMarkup(<Carousel label="x" slides={slides(3)} loop />)).toContain(
      'style="--most:2"',
    );
    expect(renderToStaticMarkup(<Carousel label="x" slides={slides(1)} loop />)).toContain(
      'style="--most:1"',
    );
  });

  it('renders nothing for a carousel without slides', () => {
    expect(renderToStaticMarkup(<Carousel label="x" slides={[]} />)).toBe('');
  });
});
