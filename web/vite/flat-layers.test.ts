import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutLayers } from './flat-layers.ts';

const flat = (css: string) => withoutLayers(css, 'Row.module.css').replace(/\s+/g, ' ').trim();

it("raises rules of a page above rules of a component, whatever the component's selector", () => {
  expect(flat('@layer ui { .button:hover > span { top: 0 } } @layer page { .row { top: 1px } }')).toBe(
    '.button:hover > span { top: 0; } .row:not(#x) { top: 1px; }',
  );
});

it('lowers the specificity of base rules below that of any class', () => {
  expect(
    flat('@layer base { a { top: 0 } ul[role]:hover { top: 1px } :is(:focus, :hover) b { top: 2px } }'),
  ).toBe(
    'a { top: 0; } ul:where([role]):where(:hover) { top: 1px; } :where(:is(:focus, :hover)) b { top: 2px; }',
  );
});

it('raises print rules and rules outside layers above the rules of a page', () => {
  expect(flat('@layer paper { @media print { main a { top: 0 } } } .grid { top: 1px }')).toBe(
    '@media print { main a:not(#x#x) { top: 0; } } .grid:not(#x#x) { top: 1px; }',
  );
});

it('raises the specificity of a nested selector only once', () => {
  expect(flat('@layer page { .row { &:hover { top: 0 } @media print { & b { top: 1px } } } }')).toBe(
    '.row:hover:not(#x) { top: 0; } @media print { .row b:not(#x) { top: 1px; } }',
  );
});

it('keeps pseudo-elements last in the selector', () => {
  expect(flat('@layer page { .row::before { top: 0 } ::selection { top: 1px } }')).toBe(
    '.row:not(#x):before { top: 0; } :not(#x)::selection { top: 1px; }',
  );
});

it('removes the `@layer` statement that orders the layers', () => {
  expect(flat('@layer tokens, base, ui, page;')).toBe('');
});

it('throws on rules whose precedence would change', () => {
  expect(() => flat('@layer tokens { :root[data-x] { top: 0 } }')).toThrow('exceeds the specificity');
  expect(() => flat('@layer ui { a { top: 0 } }')).toThrow('names no class');
  expect(() => flat('@layer ui { :where(.button) { top: 0 } }')).toThrow('names no class');
  expect(() => flat('@layer ui { .button:not(:has(b, #menu)) { top: 0 } }')).toThrow('names no class');
  expect(() => flat('@layer page { #menu { top: 0 } }')).toThrow('names an id');
  expect(() => flat('@layer page { .row { top: 0 !important } }')).toThrow(
    'reverses the order of layers: top',
  );
  expect(() => flat('@layer other { .row { top: 0 } }')).toThrow('unknown layer: other');
});

it('supports every layer that the site declares', () => {
  const tokens = readFileSync(join(import.meta.dirname, '..', 'src', 'ui', 'styles', 'tokens.css'), 'utf8');
  const layers = /@layer ([\w, ]+);/.exec(tokens)?.[1]?.split(', ') ?? [];
  expect(layers).toHaveLength(4);
  for (const layer of [...layers, 'paper'])
    expect(flat(`@layer ${layer} { .row { top: 0 } }`)).toContain('.row');
});
