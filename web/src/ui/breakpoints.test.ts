import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../', import.meta.url);

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** Conditions on the size of the screen that do not follow the size that a visitor gave to text. */
function inPixels(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkAtRules(/^(?:media|container)$/, ({ params }) => {
    if (/\dpx/.test(params)) found.push(params);
  });
  return found;
}

describe('where the layout changes', () => {
  it('is found where it is counted in pixels', () => {
    expect(inPixels('@media (min-width: 768px) { .a { color: red; } }')).toEqual(['(min-width: 768px)']);
    expect(inPixels('@media (min-width: 48em) { .a { margin: 1px; } }')).toEqual([]);
  });

  it('is counted in em, so that who doubles the text of a tablet gets the layout of a phone', () => {
    const found = sheets.flatMap((name) =>
      inPixels(readFileSync(new URL(name, SOURCE), 'utf8')).map((params) => `${name}: ${params}`),
    );
    expect(sheets.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});
