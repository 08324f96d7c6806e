import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutLayers } from './flat-layers.ts';

const flat = (css: string) => withoutLayers(css, 'Row.module.css').replace(/\s+/g, ' ').trim();

it('leaves what a page says of itself as it weighs', () => {
  expect(flat('@layer page { .row { color: red } .row:hover a { color: blue } }')).toBe(
    '.row { color: red; } .row:hover a { color: #00f; }',
  );
});

it('has what all elements and all parts are weigh less than any class of a page', () => {
  expect(flat('@layer base { a[href]:hover { color: red } }')).toBe(':where(a[href]:hover) { color: red; }');
  expect(flat('@layer ui { .button { color: red } }')).toBe(':where(.button) { color: red; }');
});

it('keeps which of two selectors of a part weighs more', () => {
  expect(flat('@layer ui { .button span { top: 0 } .button:hover { top: 1px } }')).toBe(
    ':where(.button span):not(x) { top: 0; } :where(.button:hover):not(x x x x x) { top: 1px; }',
  );
  // The heaviest of a list counts, and nothing in `:where()`.
  expect(flat('@layer ui { .a:is(b, .c.d) { top: 0 } .a:where(.c) { top: 1px } }')).toBe(
    ':where(.a:is(b, .c.d)):not(x x x x x x x x x x) { top: 0; } :where(.a:where(.c)) { top: 1px; }',
  );
});

it('weighs a nested selector with what is around it', () => {
  expect(flat('@layer ui { .button { &:hover { color: red } @media print { & b { color: red } } } }')).toBe(
    ':where(.button:hover):not(x x x x x) { color: red; } @media print { :where(.button b):not(x) { color: red; } }',
  );
});

it('leaves a part of an element behind what is weighed', () => {
  expect(flat('@layer base { summary::before { top: 0 } ::selection { top: 1px } }')).toBe(
    ':where(summary):before { top: 0; } :where(*)::selection { top: 1px; }',
  );
});

it('has what is said of paper, and what is in no layer, weigh more than a page can', () => {
  expect(flat('@layer paper { @media print { main a { color: #000 } } } .grid { color: red }')).toBe(
    '@media print { main a:not(#x) { color: #000; } } .grid:not(#x) { color: red; }',
  );
});

it('drops the order of the layers itself', () => {
  expect(flat('@layer tokens, base, ui, page;')).toBe('');
});

it('refuses what would weigh otherwise than it did', () => {
  expect(() => flat('@layer page { body { color: red } }')).toThrow('names no class');
  expect(() => flat('@layer ui { #menu { color: red } }')).toThrow('names no class');
  expect(() => flat('@layer other { .row { color: red } }')).toThrow('not in the order of layers: other');
});

it('knows each layer of the site', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'src', 'ui', 'tokens.css'), 'utf8');
  for (const layer of [...(/@layer ([\w, ]+);/.exec(tokens)?.[1]?.split(', ') ?? []), 'paper'])
    expect(flat(`@layer ${layer} { .row { color: red } }`)).toContain('.row');
});
