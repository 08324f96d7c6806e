import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../', import.meta.url);

const stylesheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** Returns the media and container conditions in pixels, which ignore the visitor's text size. */
function inPixels(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkAtRules(/^(?:media|container)$/, ({ params }) => {
    if (/\dpx/.test(params)) found.push(params);
  });
  return found;
}

/** Conditions in pixels that show more of a text, and change no layout. */
const ALLOWED = ['cards/rows/Row.module.css: rows (min-width: 560px)'];

describe('breakpoints', () => {
  it('detects media and container queries that use pixels', () => {
    expect(inPixels('@media (min-width: 768px) { .a { color: red; } }')).toEqual(['(min-width: 768px)']);
    expect(inPixels('@media (min-width: 48em) { .a { margin: 1px; } }')).toEqual([]);
  });

  it('uses em for the breakpoints of every stylesheet, so that a tablet with doubled text gets the phone layout', () => {
    const found = stylesheets.flatMap((name) =>
      inPixels(readFileSync(new URL(name, SOURCE), 'utf8')).map((params) => `${name}: ${params}`),
    );
    expect(stylesheets.length).toBeGreaterThan(50);
    expect(found).toEqual(ALLOWED);
  });
});
