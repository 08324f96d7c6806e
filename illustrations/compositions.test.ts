import { describe, expect, it } from 'vitest';
import { COMPOSITIONS } from './catalogue.ts';
import { contrast, HOUSE, type Mood, PALETTES, SKIN } from './palette.ts';
import { HEIGHT, toSvg, WIDTH } from './print.ts';
import { seeded } from './rng.ts';

const ALL = Object.entries(COMPOSITIONS);
const MOODS = Object.keys(PALETTES) as Mood[]; // keys of a constant object
const INKS: ReadonlySet<string> = new Set([...Object.values(HOUSE), ...Object.values(SKIN)]);
const COLOURS = /#[0-9a-f]{3,8}\b/gi;

const draw = ([, compose]: (typeof ALL)[number], seed: string, mood: Mood, index = 0) => {
  const palettes = PALETTES[mood];
  const palette = palettes[index % palettes.length] ?? palettes[0];
  if (palette === undefined) throw new Error(`${mood} has no palette`);
  return compose({ rng: seeded(seed), palette, params: {} });
};

describe.each(ALL)('composition %s', (...entry) => {
  it('uses only house colours and skin colours', () => {
    for (const [i, mood] of MOODS.entries()) {
      const print = draw(entry, `slug ${i}`, mood, i);
      const used = [print.ground, ...print.plates.map(({ ink }) => ink)];
      expect(used.filter((ink) => !INKS.has(ink))).toEqual([]);
      const masks = print.plates.flatMap(({ art }) => art.match(COLOURS) ?? []);
      expect([...new Set(masks)].filter((colour) => colour !== '#fff' && colour !== '#000')).toEqual([]);
    }
  });

  it('draws the same picture from the same seed', () => {
    expect(toSvg(draw(entry, 'een-slug', 'kinderen'))).toBe(toSvg(draw(entry, 'een-slug', 'kinderen')));
  });

  it('draws different pictures for different slugs', () => {
    const seen = new Set(
      ['een', 'twee', 'drie', 'vier'].map((slug) => toSvg(draw(entry, slug, 'literatuur'))),
    );
    expect(seen.size).toBe(4);
  });

  it('describes the picture in one Dutch sentence', () => {
    for (const [i, mood] of MOODS.entries()) {
      const { alt } = draw(entry, `slug ${i}`, mood, i);
      expect(alt).toMatch(/^\p{Lu}.{12,}\.$/u);
      expect(alt).not.toMatch(/undefined|NaN|\bnull\b/);
      expect(alt.length).toBeLessThan(200);
    }
  });

  it('writes only valid numbers to the SVG, and places the focus well inside the picture', () => {
    for (const [i, mood] of MOODS.entries()) {
      const print = draw(entry, `slug ${i}`, mood, i);
      expect(toSvg(print)).not.toMatch(/NaN|undefined|Infinity/);
      expect(print.focus.x).toBeGreaterThanOrEqual(400);
      expect(print.focus.x).toBeLessThanOrEqual(WIDTH - 400);
      expect(print.focus.y).toBeGreaterThan(HEIGHT * 0.3);
      expect(print.focus.y).toBeLessThan(HEIGHT * 0.7);
    }
  });
});

describe('palettes', () => {
  const themes = {
    samenleving: 'green',
    lifestyle: 'pink',
    thriller: 'purple',
    literatuur: 'orange',
    youngAdult: 'darkBlue',
    kinderen: 'blue',
  } as const;

  it.each(MOODS)('%s keeps its figures legible on the ground and on the second colour', (mood) => {
    for (const { ground, figure, second, light } of PALETTES[mood]) {
      expect(contrast(HOUSE[figure], HOUSE[ground])).toBeGreaterThan(1.9);
      expect(contrast(HOUSE[figure], HOUSE[second])).toBeGreaterThan(1.25);
      expect(contrast(HOUSE[light], HOUSE[figure])).toBeGreaterThan(1.9);
      expect(second).not.toBe(ground);
    }
  });

  it.each(Object.entries(themes))('%s is printed in its own colour, %s', (mood, colour) => {
    const palettes = PALETTES[mood as Mood]; // the keys of `themes` are moods
    for (const palette of palettes) expect(Object.values(palette)).toContain(colour);
    expect(palettes.filter(({ ground }) => ground === colour).length).toBeGreaterThanOrEqual(2);
  });
});
