import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldOf, PALETTE, type PaletteColour } from '../../domain/palette.ts';
import { COLOUR_PAIRS, contrastOf, LEAST_CONTRAST, readColouredFields, readTokens } from './design-tokens.ts';

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokens = new Map(readTokens(sheet('./tokens.css')).map(({ name, value }) => [name, value]));
const fields = readColouredFields(sheet('./colours.css'));

/** A token that does not exist fails here, by its name. */
function hex(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return value;
}

describe('reading the tokens', () => {
  it('finds names and values, on one line each, without comments and media queries', () => {
    const css = `:root { /* --old: 1px; */ --size: clamp(1rem,\n  2vw, 3rem); --ink: #1b1430; }
      @media print { :root { --ink: #000000; } }`;
    expect(readTokens(css)).toEqual([
      { name: 'size', value: 'clamp(1rem, 2vw, 3rem)' },
      { name: 'ink', value: '#1b1430' },
    ]);
  });

  it('gives a field the text colour of the base rule where it names none of its own', () => {
    const css = `[data-colour] { --field: var(--paper); --on-field: var(--ink); }
      [data-colour="pink"] { --field: var(--pink); }
      [data-colour="dark-blue"] { --field: var(--dark-blue); --on-field: var(--white); }`;
    expect(readColouredFields(css)).toEqual([
      { colour: 'pink', field: 'pink', onField: 'ink' },
      { colour: 'dark-blue', field: 'dark-blue', onField: 'white' },
    ]);
  });
});

describe('the colours of the house', () => {
  it('are nine, and ink (§3.41)', () => {
    expect(fields.map(({ colour }) => colour).toSorted()).toEqual(
      ['white', 'red', 'orange', 'blue', 'dark-blue', 'grey', 'purple', 'pink', 'green', 'ink'].toSorted(),
    );
  });

  it.each(fields)('have text that is readable on $colour', ({ field, onField }) => {
    expect(contrastOf(hex(onField), hex(field))).toBeGreaterThanOrEqual(LEAST_CONTRAST.text);
  });

  it.each(COLOUR_PAIRS)('let $colour stand on $on as $use', ({ colour, on, use }) => {
    expect(contrastOf(hex(colour), hex(on))).toBeGreaterThanOrEqual(LEAST_CONTRAST[use]);
  });

  it.each(['paper', ...fields.map(({ field }) => field)])('show the focus on %s', (ground) => {
    const ring = tokens.get('ring')?.match(/var\(--([\w-]+)\)/)?.[1] ?? '';
    const halo = tokens.get('ring-halo')?.match(/var\(--([\w-]+)\)/)?.[1] ?? '';
    const seen = Math.max(contrastOf(hex(ring), hex(ground)), contrastOf(hex(halo), hex(ground)));
    expect(seen).toBeGreaterThanOrEqual(LEAST_CONTRAST.shape);
    // Where the element has the colour of one ring, the other still parts it from its ground.
    expect(contrastOf(hex(ring), hex(halo))).toBeGreaterThanOrEqual(LEAST_CONTRAST.shape);
  });
});

describe('the contrast of two colours', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrastOf('#d81e2c', '#d81e2c')).toBe(1);
  });

  it('is the same whichever of the two is the text', () => {
    expect(contrastOf('#1b1430', '#ff8fbf')).toBe(contrastOf('#ff8fbf', '#1b1430'));
  });

  it('knows the grey that just passes on white and the one that just does not', () => {
    expect(contrastOf('#767676', '#FFFFFF')).toBeGreaterThan(4.5);
    expect(contrastOf('#777777', '#FFFFFF')).toBeLessThan(4.5);
  });

  it('refuses what is no colour, rather than call it readable', () => {
    expect(() => contrastOf('var(--ink)', '#ffffff')).toThrow(/not a colour/);
  });
});

describe('the palette for what is drawn without a style sheet', () => {
  it.each(Object.entries(PALETTE))('has the %s of the style sheet', (name, value) => {
    expect(hex(name)).toBe(value);
  });

  it.each(fields)('has the pair of the style sheet on $colour', ({ colour, field, onField }) => {
    // `as`: a colour that the palette lacks would be `undefined` here, and fails.
    expect(fieldOf(colour as PaletteColour)).toEqual({ field: hex(field), onField: hex(onField) });
  });

  it('is that of the pictures, whose kit knows nothing of the site', () => {
    const [kit = ''] = Object.values(
      import.meta.glob<string>('../../../../illustrations/palette.ts', {
        query: '?raw',
        import: 'default',
        eager: true,
      }),
    );
    const colours = /HOUSE = \{([^}]*)\}/.exec(kit)?.[1] ?? '';
    const named = [...colours.matchAll(/(\w+): '(#\w+)'/g)].map(([, name = '', value = '']) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value.toLowerCase(),
    ]);
    expect(Object.fromEntries(named)).toEqual(PALETTE);
  });

  it.each([
    '../../document/Document.tsx',
    '../../../public/manifest.webmanifest',
    '../../../public/favicon.svg',
  ])('gives a browser around the page its red: %s', (file) => {
    const colours = sheet(file).match(/#[\da-f]{6}\b/gi) ?? [];
    expect(colours).toContain(PALETTE.red);
    for (const colour of colours) expect(Object.values(PALETTE)).toContain(colour);
  });
});
