import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TimetableSkeleton } from './TimetableSkeleton.tsx';

const css = readFileSync(new URL('./TimetableSkeleton.module.css', import.meta.url), 'utf8');

describe('the placeholders of a timetable', () => {
  const html = renderToStaticMarkup(<TimetableSkeleton />);

  it('shows twelve placeholder rows in the layout of timetable rows (§4.8, §9.3)', () => {
    expect(html.match(/<div class="row">/g)).toHaveLength(12);
    const borrowed = ['title', 'time', 'start', 'end', 'facts'];
    const worn = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(worn).toEqual(expect.arrayContaining(borrowed));
  });

  it('renders placeholders without text, hidden from screen readers', () => {
    expect(html).toMatch(/^<div class="rows" aria-hidden="true">/);
    expect(html.replace(/<[^>]+>/g, '')).toBe('');
  });

  it('renders identical placeholders each time', () => {
    expect(renderToStaticMarkup(<TimetableSkeleton />)).toBe(html);
  });

  it('uses no gradients in placeholders, and does not animate them under reduced motion', () => {
    expect(css).not.toContain('gradient');
    expect(css).toMatch(/prefers-reduced-motion: reduce\) \{\s*\.skeleton \{\s*animation: none;/);
  });
});
