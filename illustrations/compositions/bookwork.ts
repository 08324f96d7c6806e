import { type Art, art, circle, hole, path, poly, rect, ring, turn } from '../art.ts';
import { kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { glyph } from '../shapes/glyph.ts';

/** A book with a bite out of it, the crumbs still there. */
export const bitten: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [880, 600];
  const tilt = rng.range(-9, 9);
  const bite = art(
    circle(x + 330, y - 330, 130),
    circle(x + 200, y - 420, 120),
    circle(x + 380, y - 170, 110),
  );
  const cover = turn(tilt, x, y, rect(x - 330, y - 430, 660, 860, 10), hole(bite));
  const pages = turn(
    tilt,
    x,
    y,
    rect(x - 300, y - 400, 664, 860),
    hole(art(circle(x + 350, y - 310, 104), circle(x + 220, y - 400, 96), circle(x + 400, y - 150, 84))),
  );
  const spine = turn(tilt, x, y, rect(x - 330, y - 430, 96, 860));
  const label = turn(
    tilt,
    x,
    y,
    rect(x - 160, y - 180, 300, 50),
    rect(x - 160, y - 100, 200, 30),
    glyph(rng.pick(['3', '7', 'h']), x + 20, y + 180, 220),
  );
  const crumbs = art(
    ...Array.from({ length: 14 }, () =>
      poly(
        ...Array.from({ length: 5 }, (_, i) => {
          const a = (i / 5) * 6.28;
          const [bx, by] = [x + 470, y + 40];
          return [bx + Math.cos(a) * 16, by + Math.sin(a) * 16] as const;
        }),
      ).replace(
        '<polygon',
        `<polygon transform="translate(${Math.round(rng.range(-90, 190))} ${Math.round(rng.range(-330, 430))}) "`,
      ),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 460)),
      solid(c.sheet, pages),
      over(c.accent, cover),
      solid(c.figure === c.sheet ? c.ground : c.figure, spine),
      solid(c.light, label),
      solid(c.accent, crumbs),
    ],
    `een ${kleur(palette.accent, 'het')} boek waar een hap uit genomen is, met kruimels ernaast.`,
    [x, y],
    { mirror: false },
  );
};

/** A book cut like a loaf, coins beside it. */
export const slicedBook: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const y = 560;
  const slice = (x: number, tilt: number): { cover: Art; page: Art } => ({
    cover: turn(
      tilt,
      x,
      y + 260,
      path(`M${x} ${y - 240}L${x + 90} ${y - 290}V${y + 210}L${x} ${y + 260}Z`),
      rect(x - 16, y - 240, 20, 500),
    ),
    page: turn(
      tilt,
      x,
      y + 260,
      poly([x + 4, y - 216], [x + 78, y - 258], [x + 78, y + 186], [x + 4, y + 228]),
    ),
  });
  const block = {
    cover: art(
      rect(360, y - 240, 420, 500),
      poly([360, y - 240], [450, y - 290], [870, y - 290], [780, y - 240]),
      poly([780, y - 240], [870, y - 290], [870, y + 210], [780, y + 260]),
    ),
    end: poly([786, y - 220], [862, y - 262], [862, y + 188], [786, y + 232]),
  };
  const slices = [slice(950, 5), slice(1110, 9), slice(1290, 15)];
  const knife = turn(
    8,
    920,
    300,
    path('M830 40H900V420H880C850 380 830 300 830 200Z'),
    rect(822, -240, 90, 300, 30),
  );
  const coins = [
    [500, 960, 92],
    [690, 1000, 76],
    [1000, 980, 96],
    [1240, 1000, 80],
  ] as const;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 900, 540, 450)),
      over(c.figure, block.cover, ...slices.map((s) => s.cover)),
      solid(c.sheet === c.figure ? c.second : c.sheet, block.end, ...slices.map((s) => s.page)),
      solid(c.accent, ...coins.map(([x, cy, r]) => circle(x, cy, r))),
      solid(
        c.light,
        ...coins.map(([x, cy, r]) => ring(x, cy, r * 0.74, 8)),
        rect(410, y - 130, 260, 34),
        rect(410, y - 70, 180, 34),
      ),
      solid(c.light === c.ground ? c.accent : c.light, knife),
    ],
    'een boek is als een brood in plakjes gesneden, met muntstukken ernaast.',
    [820, 620],
    { mirror: false },
  );
};

/** A patient: a book with a bandage and a thermometer. */
export const patient: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 600];
  const tilt = rng.range(-14, -6);
  const cover = rect(x - 300, y - 410, 600, 800, 12);
  const spine = rect(x - 300, y - 410, 90, 800);
  const plaster = (px: number, py: number, a: number): { strip: Art; pad: Art } => ({
    strip: turn(a, px, py, rect(px - 210, py - 62, 420, 124, 62)),
    pad: turn(
      a,
      px,
      py,
      rect(px - 70, py - 62, 140, 124),
      hole(...[-36, 0, 36].flatMap((dx) => [-30, 0, 30].map((dy) => circle(px + dx, py + dy, 7)))),
    ),
  });
  const a = plaster(x + 50, y + 60, 40);
  const b = plaster(x + 50, y + 60, -50);
  const band = art(turn(-24, x, y - 250, rect(x - 380, y - 300, 760, 96)), circle(x + 290, y - 350, 40));
  const thermo = turn(58, x + 330, y + 260, rect(x + 310, y + 10, 44, 400, 22), circle(x + 332, y + 430, 50));
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 450)),
      over(c.figure === c.sheet ? c.accent : c.figure, turn(tilt, x, y, cover)),
      solid(
        c.accent === (c.figure === c.sheet ? c.accent : c.figure) ? c.second : c.accent,
        turn(tilt, x, y, spine),
      ),
      solid(c.light, turn(tilt, x, y, band)),
      solid(SKIN.sand, a.strip),
      solid(SKIN.clay, a.pad),
      solid(SKIN.sand, b.strip),
      solid(SKIN.clay, b.pad),
      solid(c.light, thermo),
      solid(
        c.accent,
        turn(58, x + 330, y + 260, rect(x + 324, y + 160, 16, 250), circle(x + 332, y + 430, 30)),
      ),
    ],
    'een boek met een verband en een kruis van pleisters, en een thermometer.',
    [x, y],
  );
};
