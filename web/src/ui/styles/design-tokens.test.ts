import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldOf, PALETTE, type PaletteColour } from '../../domain/palette.ts';
import { COLOUR_PAIRS, contrastOf, LEAST_CONTRAST, readColouredFields, readTokens } from './design-tokens.ts';

const stylesheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokens = new Map(readTokens(stylesheet('./tokens.css')).map(({ name, value }) => [name, value]));
const fields = readColouredFields(stylesheet('./colours.css'));

/** Returns the value of a token; throws if the token does not exist. */
function hex(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return value;
}

describe('reading the tokens', () => {
  it('reads the names and values of tokens, without comments and media queries', () => {
    const css = `:root { /* --old: 1px; */ --size: clamp(1rem,\n  2vw, 3rem); --ink: #1b1430; }
      @media print { :root { --ink: #000000; } }`;
    expect(readTokens(css)).toEqual([
      { name: 'size', value: 'clamp(1rem, 2vw, 3rem)' },
      { name: 'ink', value: '#1b1430' },
    ]);
  });

  it('uses the text colour of the base rule for a background whose own rule sets none', () => {
    const css = `[data-colour] { --field: var(--paper); --on-field: var(--ink); }
      [data-colour="pink"] { --field: var(--pink); }
      [data-colour="dark-blue"] { --field: var(--dark-blue); --on-field: var(--white); }`;
    expect(readColouredFields(css)).toEqual([
      { colour: 'pink', field: 'pink', onField: 'ink' },
      { colour: 'dark-blue', field: 'dark-blue', onField: 'white' },
    ]);
  });
});

describe('the colours of the palette', () => {
  it('defines nine page colours, and ink (§3.41)', () => {
    expect(fields.map(({ colour }) => colour).toSorted()).toEqual(
      ['white', 'red', 'orange', 'blue', 'dark-blue', 'grey', 'purple', 'pink', 'green', 'ink'].toSorted(),
    );
  });

  it.each(fields)('checks the contrast of the text on $colour', ({ field, onField }) => {
    expect(contrastOf(hex(onField), hex(field))).toBeGreaterThanOrEqual(LEAST_CONTRAST.text);
  });

  it.each(COLOUR_PAIRS)('checks the contrast of $colour on $on as $use', ({ colour, on, use }) => {
    expect(contrastOf(hex(colour), hex(on))).toBeGreaterThanOrEqual(LEAST_CONTRAST[use]);
  });

  it.each(['paper', ...fields.map(({ field }) => field)])('shows the focus ring on %s', (ground) => {
    const ring = tokens.get('ring')?.match(/var\(--([\w-]+)\)/)?.[1] ?? '';
    const halo = tokens.get('ring-halo')?.match(/var\(--([\w-]+)\)/)?.[1] ?? '';
    const seen = Math.max(contrastOf(hex(ring), hex(ground)), contrastOf(hex(halo), hex(ground)));
    expect(seen).toBeGreaterThanOrEqual(LEAST_CONTRAST.shape);
    // The focus ring has two colours: if one equals the background or the element, the other still shows.
    expect(contrastOf(hex(ring), hex(halo))).toBeGreaterThanOrEqual(LEAST_CONTRAST.shape);
  });
});

describe('the contrast of two colours', () => {
  it('computes a contrast of 21 for black on white, and of 1 for a colour on itself', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrastOf('#d81e2c', '#d81e2c')).toBe(1);
  });

  it('computes the same contrast if text and background colour are swapped', () => {
    expect(contrastOf('#1b1430', '#ff8fbf')).toBe(contrastOf('#ff8fbf', '#1b1430'));
  });

  it('computes a contrast just above 4.5 for #767676 on white, and just below for #777777', () => {
    expect(contrastOf('#767676', '#FFFFFF')).toBeGreaterThan(4.5);
    expect(contrastOf('#777777', '#FFFFFF')).toBeLessThan(4.5);
  });

  it('throws when it computes the contrast of a value that is not a colour', () => {
    expect(() => contrastOf('var(--ink)', '#ffffff')).toThrow(/not a colour/);
  });
});

describe('the palette for drawing without a stylesheet', () => {
  it.each(Object.entries(PALETTE))('contains the colour %s of the stylesheet', (name, value) => {
    expect(hex(name)).toBe(value);
  });

  it.each(fields)('contains the colours of the stylesheet for $colour', ({ colour, field, onField }) => {
    // Safe cast: a colour that the palette lacks returns `undefined`, and the test fails.
    expect(fieldOf(colour as PaletteColour)).toEqual({ field: hex(field), onField: hex(onField) });
  });

  it('matches the palette of the illustrations package', () => {
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
  ])('sets the theme colour of the browser: %s', (file) => {
    const colours = stylesheet(file).match(/#[\da-f]{6}\b/gi) ?? [];
    expect(colours).toContain(PALETTE.red);
    for (const colour of colours) expect(Object.values(PALETTE)).toContain(colour);
  });
});
