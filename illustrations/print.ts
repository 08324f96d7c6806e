import type { Art } from './art.ts';
import { HOUSE, type HouseName, type Ink, type Palette } from './palette.ts';
import type { Rng } from './rng.ts';

export const WIDTH = 1800;
export const HEIGHT = 1200;

/**
 * One run through the press: shapes in one ink. A `solid` ink covers everything below it. An `over` ink is transparent,
 * and the ground is omitted under it, so it mixes only with other shapes. A `tint` ink is transparent and also mixes
 * with the ground.
 */
export interface Plate {
  ink: Ink;
  mode: 'solid' | 'over' | 'tint';
  art: Art;
}

/**
 * A picture: the ink of its ground, plates in printing order, a Dutch alt text, and the point that every crop must
 * include.
 */
export interface Print {
  ground: Ink;
  plates: Plate[];
  alt: string;
  focus: { x: number; y: number };
  /** False if the picture must not be mirrored, because it shows letters or a known skyline. */
  mirror: boolean;
}

interface Brief {
  rng: Rng;
  palette: Palette;
  /** Parameters of the composition from a hand-written entry: variant, letter, name of the author … */
  params: Readonly<Record<string, string>>;
}

export type Composition = (brief: Brief) => Print;

export const solid = (ink: Ink, ...parts: readonly Art[]): Plate => ({
  ink,
  mode: 'solid',
  art: parts.join(''),
});
/**
 * Creates a plate of transparent ink. White and paper are printed solid, because a white shape must cover other shapes.
 */
export const over = (ink: Ink, ...parts: readonly Art[]): Plate => ({
  ink,
  mode: ink === HOUSE.paper || ink === HOUSE.white || ink === HOUSE.grey ? 'solid' : 'over',
  art: parts.join(''),
});
export const tint = (ink: Ink, ...parts: readonly Art[]): Plate => ({
  ink,
  mode: 'tint',
  art: parts.join(''),
});

export interface Inks extends Record<keyof Palette, Ink> {
  /** The colour of paper within the picture, visible on the ground even if that is white or dark. */
  sheet: Ink;
  /** The colour of letters and lines on paper with the colour `sheet`. */
  text: Ink;
  /** A saturated colour other than the ground, for things that must not be black or white. */
  bright: Ink;
}

const DULL: ReadonlySet<HouseName> = new Set<HouseName>(['ink', 'paper', 'white', 'grey', 'darkBlue']);

/** Returns the inks of a palette by their roles. */
export function inks(palette: Palette): Inks {
  const ink = (part: keyof Palette): Ink => HOUSE[palette[part]];
  const sheet = palette.light === palette.ground ? ink('figure') : ink('light');
  const text = sheet === ink('figure') ? ink('ground') : ink('figure');
  const parts = ['accent', 'figure', 'second'] as const;
  const bright =
    parts.find((part) => !DULL.has(palette[part]) && palette[part] !== palette.ground) ?? 'accent';
  return {
    ground: ink('ground'),
    figure: ink('figure'),
    second: ink('second'),
    light: ink('light'),
    accent: ink('accent'),
    sheet,
    text,
    bright: ink(bright),
  };
}

/** Creates a print. Capitalizes the alt text. */
export function print(
  palette: Palette,
  plates: readonly Plate[],
  alt: string,
  focus: readonly [x: number, y: number] = [900, 600],
  options: { mirror?: boolean } = {},
): Print {
  return {
    ground: HOUSE[palette.ground],
    plates: plates.filter((plate) => plate.art !== ''),
    alt: alt.charAt(0).toUpperCase() + alt.slice(1),
    focus: { x: focus[0], y: focus[1] },
    mirror: options.mirror ?? true,
  };
}

/** Mirrors a print horizontally. */
export function mirrored(source: Print): Print {
  return {
    ...source,
    plates: source.plates.map((plate) => ({
      ...plate,
      art: `<g transform="translate(${WIDTH} 0) scale(-1 1)">${plate.art}</g>`,
    })),
    focus: { x: WIDTH - source.focus.x, y: source.focus.y },
  };
}

/**
 * Zooms into a print (`zoom` of at least 1) and shifts it sideways (`aside` from -1 to 1). Moves the focus accordingly.
 */
export function framed(source: Print, zoom: number, aside: number): Print {
  const [dx, dy] = [(WIDTH / 2) * (1 - zoom) + aside * (WIDTH / 2) * (zoom - 1), (HEIGHT / 2) * (1 - zoom)];
  const matrix = `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${zoom.toFixed(3)})`;
  return {
    ...source,
    plates: source.plates.map((plate) => ({ ...plate, art: `<g transform="${matrix}">${plate.art}</g>` })),
    focus: { x: source.focus.x * zoom + dx, y: source.focus.y * zoom + dy },
  };
}

const OPEN = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`;

/** Returns one plate as a white-on-black SVG, the input of the press. */
export const plateSvg = (plate: Plate): string =>
  `${OPEN}<rect width="${WIDTH}" height="${HEIGHT}" fill="#000"/>${plate.art}</svg>`;

/** Returns the whole picture as one SVG without grain, for tests and designers. */
export function toSvg(source: Print): string {
  const sheet = `<rect width="${WIDTH}" height="${HEIGHT}"`;
  const mask = (id: string, inner: string): string =>
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}">${inner}</mask>`;
  const overprints = source.plates.filter((plate) => plate.mode === 'over');
  const ground = mask(
    'ground',
    `${sheet} fill="#fff"/>${overprints.map((plate) => plate.art.replaceAll('#fff', '#000')).join('')}`,
  );
  const runs = source.plates.map((plate, i) => {
    const blend = plate.mode === 'solid' ? '' : ' style="mix-blend-mode:multiply"';
    return `${mask(`p${i}`, `${sheet} fill="#000"/>${plate.art}`)}${sheet} fill="${plate.ink}" mask="url(#p${i})"${blend}/>`;
  });
  return `${OPEN}${sheet} fill="${HOUSE.paper}"/>${ground}${sheet} fill="${source.ground}" mask="url(#ground)"/>${runs.join('')}</svg>`;
}
