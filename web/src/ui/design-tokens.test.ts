import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOUR_PAIRS, LEAST_CONTRAST } from './colour-pairs.ts';
import { contrastOf } from './contrast.ts';
import { readColouredFields, readTokens } from './design-tokens.ts';

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
