import { type Art, art, circle, ellipse, flip, path, poly, rect, turn, within } from '../art.ts';
import { HOUSE, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { glyph } from '../shapes/glyph.ts';
import { profile, profileEye } from '../shapes/person.ts';

/** A bunch of microphones before one small speaker. */
export const mics: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const spread = [-62, -40, -20, 0, 20, 40, 62];
  const mic = (a: number, i: number): { pole: Art; head: Art; cube: Art } => ({
    pole: turn(a, x, 1500, rect(x - 16, 760 + (i % 2) * 60, 32, 700)),
    head: turn(a, x, 1500, rect(x - 54, 560 + (i % 2) * 60, 108, 170, 54)),
    cube: turn(a, x, 1500, rect(x - 62, 740 + (i % 2) * 60, 124, 110, 6)),
  });
  const all = spread.map((a, i) => mic(a * 0.62, i));
  const face = art(circle(x, 400, 190), rect(x - 60, 560, 120, 80));
  const hair = rng.pick([
    path(
      `M${x - 200} 420C${x - 230} 190 ${x - 60} 160 ${x} 180C${x + 70} 150 ${x + 230} 190 ${x + 200} 420C${x + 170} 330 ${x + 100} 290 ${x + 20} 300C${x - 60} 290 ${x - 160} 320 ${x - 200} 420Z`,
    ),
    art(
      ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
        circle(x - 180 + i * 60, 260 - Math.sin((i / 6) * Math.PI) * 80, 74),
      ),
    ),
  ]);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 480, 450)),
      over(
        c.figure,
        path(
          `M${x - 330} 1240C${x - 330} 800 ${x - 200} 640 ${x} 640C${x + 200} 640 ${x + 330} 800 ${x + 330} 1240Z`,
        ),
      ),
      solid(skin, face),
      solid(HOUSE.ink, hair, circle(x - 66, 410, 15), circle(x + 66, 410, 15)),
      solid(HOUSE.red, ellipse(x, 490, 44, 30)),
      solid(c.figure === HOUSE.ink ? c.light : HOUSE.ink, ...all.map((m) => m.pole)),
      solid(
        c.light === c.ground ? c.second : c.light,
        ...all.filter((_, i) => i % 2 === 0).map((m) => m.head),
      ),
      solid(
        c.accent,
        ...all.filter((_, i) => i % 2 === 1).map((m) => m.head),
        ...all.filter((_, i) => i % 2 === 0).map((m) => m.cube),
      ),
      solid(
        c.second === c.accent ? c.light : c.second,
        ...all.filter((_, i) => i % 2 === 1).map((m) => m.cube),
      ),
    ],
    'zeven microfoons wijzen naar één spreker.',
    [x, 600],
  );
};

/** An open mouth, and what flies out of it. */
export const shout: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [820, 600];
  const lips = path(
    `M${x - 430} ${y}C${x - 330} ${y - 200} ${x - 180} ${y - 380} ${x} ${y - 300}C${x + 180} ${y - 380} ${x + 330} ${y - 200} ${x + 430} ${y}C${x + 330} ${y + 300} ${x + 150} ${y + 420} ${x} ${y + 420}C${x - 150} ${y + 420} ${x - 330} ${y + 300} ${x - 430} ${y}Z`,
  );
  const inside = path(
    `M${x - 330} ${y - 10}C${x - 230} ${y - 130} ${x - 120} ${y - 230} ${x} ${y - 190}C${x + 120} ${y - 230} ${x + 230} ${y - 130} ${x + 330} ${y - 10}C${x + 240} ${y + 190} ${x + 110} ${y + 290} ${x} ${y + 290}C${x - 110} ${y + 290} ${x - 240} ${y + 190} ${x - 330} ${y - 10}Z`,
  );
  const teeth = within(
    inside,
    art(...[-2, -1, 0, 1, 2].map((i) => rect(x - 62 + i * 128, y - 260, 118, 190, 20))),
  );
  const tongue = within(inside, ellipse(x, y + 280, 210, 150));
  const signs = rng.shuffle(['K', 'x', '&', '!', 'g', 'R', '?', 'Z']).slice(0, 5);
  const letters = signs.map((l, i) =>
    turn(
      rng.range(-26, 26),
      x + 100 + i * 190,
      y - 60 - (i % 2) * 130 + i * 10,
      glyph(l, x + 80 + i * 200, y + 30 - (i % 2) * 190 + (i > 2 ? -40 : 0), 150 + i * 44),
    ),
  );
  const lip = c.accent === HOUSE.red || palette.ground !== 'red' ? HOUSE.red : c.accent;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 520, ['split', 'slant', 'rays', 'band', 'rings', 'corner'])),
      solid(lip === c.ground ? c.figure : lip, lips),
      solid(HOUSE.ink, inside),
      solid(HOUSE.pink, tongue),
      solid(HOUSE.paper, teeth),
      solid(
        c.figure === HOUSE.ink ? (c.light === c.ground ? c.accent : c.light) : c.figure,
        letters[0] ?? '',
      ),
      over(c.figure, ...letters.slice(1).filter((_, i) => i % 2 === 0)),
      over(c.accent === lip ? c.figure : c.accent, ...letters.slice(1).filter((_, i) => i % 2 === 1)),
    ],
    'een wijd open mond waaruit losse letters vliegen.',
    [900, y],
    { mirror: false },
  );
};

/** Two heads back to back, with identical speech balloons. */
export const backToBack: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const k = 0.86;
  const right = profile(880, 230, k, rng.range(-10, 20));
  const left = flip(900, profile(880, 230, k, rng.range(-10, 20)));
  const eye = profileEye(880, 230, k);
  const bubble = (x: number): Art =>
    art(ellipse(x, 250, 170, 120), poly([x - 40, 340], [x + 40, 340], [x > 900 ? x - 70 : x + 70, 450]));
  const marks = (x: number): Art => art(...[-60, 0, 60].map((d) => circle(x + d, 250, 22)));
  const hair = art(
    path(
      'M1000 540C860 500 850 240 1130 224C1240 220 1330 280 1345 380C1250 340 1180 350 1150 420C1120 480 1090 540 1000 540Z',
    ),
  );
  const bun = circle(950, 270, 90);
  return print(
    palette,
    [
      over(c.second, left),
      over(c.figure, right),
      solid(c.accent, hair, flip(900, hair), bun),
      solid(c.light, eye, flip(900, eye), bubble(1570), bubble(230)),
      solid(c.figure === c.light ? c.ground : c.figure, marks(1570)),
      solid(c.accent, marks(230)),
    ],
    'twee hoofden rug aan rug, elk met een tekstballon die op de andere lijkt.',
    [1250, 600],
  );
};
