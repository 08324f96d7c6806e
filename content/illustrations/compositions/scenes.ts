import {
  type Art,
  art,
  circle,
  ellipse,
  hole,
  line,
  path,
  poly,
  rect,
  ring,
  stroke,
  turn,
  within,
} from '../art.ts';
import { HOUSE, kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { openBook } from '../shapes/book.ts';
import { ripple, swell } from '../shapes/city.ts';
import { glyph } from '../shapes/glyph.ts';
import { HEADS, standing } from '../shapes/person.ts';

/** A drawbridge that opens like a book, a barge under it. */
export const drawbridge: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const water = 900;
  const leaf = (k: 1 | -1): Art =>
    poly([x + k * 420, 700], [x + k * 90, 190], [x + k * 150, 150], [x + k * 490, 660]);
  const under = (k: 1 | -1): Art =>
    poly([x + k * 420, 700], [x + k * 90, 190], [x + k * 60, 250], [x + k * 360, 720]);
  const lines = (k: 1 | -1): Art =>
    art(
      ...[0, 1, 2, 3, 4].map((i) =>
        line([x + k * (134 + i * 62), 300 + i * 92], [x + k * (166 + i * 62), 280 + i * 92], 0),
      ),
    );
  const piers = art(
    rect(x + 380, 640, 150, 300),
    rect(x - 530, 640, 150, 300),
    rect(x + 520, 690, 900, 60),
    rect(x - 1420, 690, 900, 60),
  );
  const towers = art(
    rect(x + 470, 330, 46, 330),
    rect(x - 516, 330, 46, 330),
    line([x + 494, 350], [x + 130, 190], 10),
    line([x - 494, 350], [x - 130, 190], 10),
  );
  const boat = art(
    path(`M${x - 330} 840H${x + 330}L${x + 280} 960H${x - 270}Z`),
    rect(x + 80, 740, 170, 110),
    rect(x + 210, 660, 30, 90),
  );
  const cargo = art(
    ...[0, 1, 2, 3].map((i) => rect(x - 270 + i * 84, 780 - (i % 2) * 30, 74, 64 + (i % 2) * 30)),
  );
  const ripples = art(
    ...Array.from({ length: 7 }, (_, i) =>
      stroke(ripple(rng.range(-200, 900), water + 60 + i * 42, 110, rng.int(5, 10), 26), 11),
    ),
  );
  return print(
    palette,
    [
      over(c.second, circle(x, 420, 300), swell(water, 1240, 220, 24, rng.range(-80, 80)), hole(ripples)),
      over(c.figure, leaf(1), leaf(-1), piers, towers),
      solid(c.sheet === c.figure ? c.accent : c.sheet, under(1), under(-1)),
      solid(c.figure, lines(1), lines(-1)),
      over(c.accent, boat),
      solid(c.light, cargo, rect(x + 110, 770, 50, 40), rect(x + 180, 770, 50, 40)),
    ],
    'een ophaalbrug staat open als een boek; er vaart een schip met boeken onderdoor.',
    [x, 600],
  );
};

/** A wave far too large for a small boat. */
export const bigWave: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const wave = path(
    'M-20 1240V520C120 240 420 60 760 90C1060 110 1240 300 1230 500C1226 610 1130 680 1050 640C990 600 1010 520 1080 530C1030 420 900 380 800 430C660 500 640 700 760 840C880 960 1200 960 1840 900V1240Z',
  );
  const inner = path(
    'M-20 1240V760C100 560 300 380 520 380C440 520 460 760 640 900C820 1030 1300 1040 1840 990V1240Z',
  );
  const foam = art(
    ...[
      [760, 96, 60],
      [860, 110, 74],
      [970, 150, 70],
      [1070, 220, 76],
      [1150, 310, 70],
      [1200, 410, 64],
      [1190, 520, 58],
      [1120, 610, 54],
      [1040, 600, 44],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r)),
    ...Array.from({ length: 12 }, () => circle(rng.range(1180, 1480), rng.range(160, 620), rng.range(8, 22))),
  );
  const lines = art(
    ...[0, 1, 2, 3].map((i) =>
      stroke(
        `M${60 + i * 90} ${760 - i * 90}C${240 + i * 40} ${480 - i * 60} ${470 + i * 20} ${250 - i * 20} ${720 + i * 10} ${200 + i * 40}`,
        14,
      ),
    ),
  );
  const boat = art(
    path('M1230 850H1560L1510 960H1290Z'),
    line([1390, 850], [1390, 690], 14),
    poly([1404, 700], [1500, 820], [1404, 820]),
    circle(1330, 800, 34),
    rect(1306, 820, 50, 40),
  );
  const cap = art(rect(1290, 760, 84, 24, 10), path('M1296 762A36 34 0 0 1 1366 762Z'));
  return print(
    palette,
    [
      over(c.accent, circle(1400, 300, rng.range(150, 190))),
      over(c.figure, wave),
      solid(c.light, foam),
      over(c.second, inner),
      solid(c.light, lines),
      solid(c.accent, boat),
      solid(c.figure === c.ground ? c.light : c.figure, cap),
      over(c.figure, swell(1060, 1240, 200, 36, rng.range(-60, 60))),
    ],
    `een reusachtige ${kleur(palette.figure)} golf buigt zich over een klein bootje.`,
    [1040, 600],
  );
};

/** A heavy cover that falls shut on the last light. */
export const closing: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [430, 900];
  const angle = rng.range(-30, -22);
  const lower = art(rect(x, y, 960, 60, 10));
  const pages = rect(x + 20, y - 110, 900, 110);
  const upper = turn(angle, x, y - 120, rect(x, y - 180, 960, 60, 10));
  const upperPages = turn(angle, x, y - 120, rect(x + 20, y - 120, 900, 90));
  const spine = path(`M${x + 20} ${y + 60}C${x - 90} ${y + 40} ${x - 90} ${y - 200} ${x + 30} ${y - 184}Z`);
  const rad = (angle * Math.PI) / 180;
  const beam = poly([x + 60, y - 112], [x + 1500, y - 112], [x + 1500, y - 120 + Math.sin(rad) * 1300]);
  const figure = standing(rng, x + 560, y - 110, 280, rng.pick(HEADS));
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const rows = art(
    ...[0, 1, 2].map((i) => line([x + 20, y - 84 + i * 28], [x + 920, y - 84 + i * 28], 6, 'butt')),
  );
  return print(
    palette,
    [
      over(c.second, beam),
      solid(c.sheet, pages),
      solid(c.sheet, upperPages),
      solid(
        c.text,
        rows,
        turn(
          angle,
          x,
          y - 120,
          ...[0, 1].map((i) => line([x + 20, y - 96 + i * 30], [x + 920, y - 96 + i * 30], 6, 'butt')),
        ),
      ),
      solid(c.accent, lower, upper, spine),
      solid(c.figure === c.second ? c.ground : c.figure, figure.body, figure.top),
      solid(skin, figure.skin),
      solid(c.accent, figure.book),
    ],
    `een zwaar boek valt dicht; tussen de bladen staat nog iemand te lezen in het laatste licht.`,
    [900, 640],
  );
};

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

/** A corridor of doors, a thread from one to the next. */
export const corridor: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [rng.range(840, 960), 560];
  const at = (t: number, dx: number, dy: number): readonly [number, number] => [x + dx * t, y + dy * t];
  const night =
    palette.ground === 'ink' || palette.ground === 'purple' || palette.ground === 'darkBlue'
      ? c.ground
      : c.figure;
  const wallInk = night === c.ground ? c.figure : c.ground;
  const walls = art(
    poly(at(0.16, -900, -700), at(1.3, -900, -700), at(1.3, -900, 760), at(0.16, -900, 760)),
    poly(at(0.16, 900, -700), at(1.3, 900, -700), at(1.3, 900, 760), at(0.16, 900, 760)),
  );
  const floor = poly(at(0.16, -900, 760), at(0.16, 900, 760), at(1.5, 900, 760), at(1.5, -900, 760));
  const end = poly(at(0.16, -900, -700), at(0.16, 900, -700), at(0.16, 900, 760), at(0.16, -900, 760));
  const door = (k: 1 | -1, t1: number, t2: number): Art =>
    poly(at(t1, k * 900, -360), at(t2, k * 900, -360), at(t2, k * 900, 760), at(t1, k * 900, 760));
  const doors = art(
    ...(
      [
        [0.22, 0.3],
        [0.38, 0.52],
        [0.68, 0.94],
      ] as const
    ).flatMap(([a, b]) => [door(1, a, b), door(-1, a, b)]),
  );
  const thread = stroke(
    `M${at(0.2, 0, 740).join(' ')}L${at(0.27, 880, 260).join(' ')}L${at(0.45, -880, 240).join(' ')}L${at(0.8, 880, 250).join(' ')}L${at(1.2, -300, 740).join(' ')}`,
    14,
  );
  const person = standing(rng, x, y + 0.16 * 760, 150, rng.pick(HEADS));
  return print(
    palette,
    [
      solid(night, rect(-10, -10, 1820, 1220)),
      solid(c.second === night ? c.accent : c.second, walls),
      solid(wallInk === c.second ? c.light : wallInk, floor),
      solid(c.sheet === night ? c.light : c.sheet, end),
      solid(night, doors, person.body, person.top),
      solid(c.accent, thread),
    ],
    `een gang vol deuren; een ${kleur(palette.accent)} draad loopt van de ene klink naar de andere.`,
    [x, 600],
  );
};

/** A shutter, and the hand that pushes a note under it. */
export const shutter: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 960);
  const frame = rect(x - 480, -20, 960, 960);
  const slats = art(...Array.from({ length: 12 }, (_, i) => rect(x - 440, 20 + i * 76, 880, 60)));
  const gap = rect(x - 440, 900, 880, 60);
  const note = turn(-8, x, 1040, rect(x - 170, 940, 340, 210));
  const words = turn(
    -8,
    x,
    1040,
    ...[0, 1, 2].map((i) => rect(x - 130, 990 + i * 46, i === 2 ? 150 : 260, 16)),
  );
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const hand = art(
    path(
      `M${x - 20} 930H${x + 190}C${x + 200} 990 ${x + 180} 1020 ${x + 150} 1030H${x + 20}C${x - 20} 1010 ${x - 30} 980 ${x - 20} 930Z`,
    ),
    ...[0, 1, 2, 3].map((i) =>
      line([x + 10 + i * 48, 1000], [x - 6 + i * 46, 1070 + (i === 1 || i === 2 ? 26 : 0)], 42),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 560, ['split', 'slant', 'band', 'corner'])),
      solid(c.figure, frame),
      solid(c.accent, slats),
      solid(HOUSE.ink, gap),
      solid(c.sheet, note),
      solid(c.text, words),
      solid(skin, hand),
      solid(c.light, rect(x - 60, 860, 120, 22, 11)),
    ],
    'een hand schuift een briefje onder een gesloten rolluik door.',
    [x, 660],
  );
};

/** A full stop, rolled to the end of its sentence. */
export const fullStop: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, foot] = [1060, 1020];
  const r = 390;
  const dot = circle(x, foot - r, r);
  const people = [0, 1, 2, 3].map((i) =>
    standing(rng, x - 500 - i * 190 + rng.range(-10, 10), foot, rng.range(430, 560), rng.pick(HEADS)),
  );
  const skins = rng.shuffle([SKIN.sand, SKIN.clay, SKIN.umber, SKIN.cocoa]);
  const arms = art(
    ...people
      .slice(0, 1)
      .map(() =>
        art(
          line([x - 470, foot - 350], [x - 350, foot - 400], 40),
          line([x - 470, foot - 300], [x - 370, foot - 300], 40),
        ),
      ),
  );
  const words = art(
    ...[0, 1, 2].flatMap((r_) => {
      const parts: Art[] = [];
      let at = 40;
      while (at < (r_ === 2 ? 520 : 1700)) {
        const w = rng.range(80, 260);
        parts.push(rect(at, 80 + r_ * 84, w, 34));
        at += w + 34;
      }
      return parts;
    }),
  );
  return print(
    palette,
    [
      over(c.second, words),
      over(c.accent, dot),
      solid(c.figure, ...people.map((p) => p.body), arms, rect(-10, foot, 1820, 190)),
      ...people.map((p, i) => solid(skins[i] ?? SKIN.sand, p.skin)),
      solid(c.accent, ...people.map((p) => p.top)),
      solid(
        c.light,
        stroke(`M${x - 280} ${foot - r - 60}A${290} ${290} 0 0 1 ${x - 90} ${foot - r - 276}`, 24),
      ),
    ],
    `vier mensen rollen een reusachtige ${kleur(palette.accent)} punt naar het einde van een zin.`,
    [900, 640],
    { mirror: false },
  );
};

/** Stains on a cloth that make a face. */
export const stains: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 600];
  const grid = art(
    ...Array.from({ length: 13 }, (_, i) => rect(i * 150 - 30, -20, 60, 1240)),
    ...Array.from({ length: 9 }, (_, i) => rect(-20, i * 150 - 30, 1840, 60)),
  );
  const rings = art(
    ring(x - 190, y - 130, 150, 40),
    ring(x + 200, y - 120, 158, 30),
    ring(x + 208, y - 128, 146, 14),
  );
  const blots = (bx: number, by: number, s: number): Art =>
    path(
      `M${bx - 70 * s} ${by}C${bx - 80 * s} ${by - 60 * s} ${bx - 20 * s} ${by - 80 * s} ${bx + 10 * s} ${by - 60 * s}C${bx + 60 * s} ${by - 90 * s} ${bx + 100 * s} ${by - 30 * s} ${bx + 70 * s} ${by + 10 * s}C${bx + 90 * s} ${by + 60 * s} ${bx + 20 * s} ${by + 80 * s} ${bx - 10 * s} ${by + 60 * s}C${bx - 50 * s} ${by + 80 * s} ${bx - 90 * s} ${by + 50 * s} ${bx - 70 * s} ${by}Z`,
    );
  const nose = art(blots(x + 10, y + 70, 0.7), path(`M${x - 10} ${y - 60}q40 60 20 110q-30 -10 -36 -40Z`));
  const mouth = art(
    path(
      `M${x - 230} ${y + 230}C${x - 120} ${y + 330} ${x + 130} ${y + 340} ${x + 240} ${y + 220}C${x + 260} ${y + 300} ${x + 120} ${y + 420} ${x} ${y + 410}C${x - 110} ${y + 420} ${x - 240} ${y + 320} ${x - 230} ${y + 230}Z`,
    ),
    ...Array.from({ length: 9 }, () =>
      circle(x + rng.range(-330, 330), y + rng.range(330, 470), rng.range(5, 16)),
    ),
  );
  const knife = art(rect(1480, 120, 60, 420, 30), path('M1480 540H1540V1040C1500 1000 1480 900 1480 800Z'));
  const fork = art(
    rect(260, 560, 50, 520, 25),
    rect(222, 480, 126, 110, 40),
    ...[0, 1, 2, 3].map((i) => rect(222 + i * 34, 300, 22, 220, 11)),
  );
  return print(
    palette,
    [
      over(c.second, grid),
      over(c.figure, rings),
      over(c.accent, nose, mouth, blots(x - 190, y - 126, 0.8)),
      over(c.figure, blots(x + 204, y - 118, 0.7)),
      solid(c.light, knife, fork),
    ],
    'een tafellaken waarop de vlekken samen een gezicht vormen.',
    [x, y],
  );
};

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

/** A line of verse that runs out of a book as a ribbon. */
export const ribbonBook: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(820, 920);
  const book = openBook(x, 980, 450, 240, 0.2);
  const d = `M${x} 900C${x + 40} 760 ${x - 330} 760 ${x - 330} 620C${x - 330} 470 ${x + 380} 560 ${x + 380} 380C${x + 380} 220 ${x - 160} 330 ${x - 160} 180C${x - 160} 60 ${x + 100} 20 ${x + 260} -60`;
  const band = stroke(d, 104, 'butt');
  const verse = `<path d="${d}" fill="none" stroke="#fff" stroke-width="26" stroke-dasharray="70 24 120 24 44 24 96 30" />`;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 500, 430)),
      over(c.accent, band),
      solid(c.light, verse),
      solid(c.figure === c.sheet ? c.second : c.figure, book.cover),
      solid(c.sheet, book.left, book.right),
      solid(c.text, book.lines, line([x, 890], [x, 1100], 8)),
    ],
    `een versregel loopt als een ${kleur(palette.accent, 'het')} lint uit een open boek omhoog.`,
    [x, 600],
  );
};
