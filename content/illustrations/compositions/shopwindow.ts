import {
  type Art,
  art,
  circle,
  ellipse,
  line,
  path,
  poly,
  rect,
  ring,
  stroke,
  turn,
  within,
} from '../art.ts';
import { HOUSE, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying, openBook, row, spineBody, spineMarks } from '../shapes/book.ts';
import { glyph } from '../shapes/glyph.ts';

/** A fan of playing cards. */
export const cards: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 1180];
  const suits = rng.shuffle(['heart', 'spade', 'diamond', 'club', 'book']);
  const pip = (kind: string, cx: number, cy: number, s: number): Art => {
    if (kind === 'heart')
      return path(
        `M${cx} ${cy + 60 * s}C${cx - 90 * s} ${cy - 10 * s} ${cx - 70 * s} ${cy - 70 * s} ${cx - 34 * s} ${cy - 70 * s}C${cx - 14 * s} ${cy - 70 * s} ${cx - 4 * s} ${cy - 56 * s} ${cx} ${cy - 44 * s}C${cx + 4 * s} ${cy - 56 * s} ${cx + 14 * s} ${cy - 70 * s} ${cx + 34 * s} ${cy - 70 * s}C${cx + 70 * s} ${cy - 70 * s} ${cx + 90 * s} ${cy - 10 * s} ${cx} ${cy + 60 * s}Z`,
      );
    if (kind === 'diamond')
      return poly([cx, cy - 74 * s], [cx + 54 * s, cy], [cx, cy + 74 * s], [cx - 54 * s, cy]);
    if (kind === 'spade')
      return art(
        path(
          `M${cx} ${cy - 74 * s}C${cx + 90 * s} ${cy + 4 * s} ${cx + 66 * s} ${cy + 46 * s} ${cx + 30 * s} ${cy + 40 * s}L${cx + 10 * s} ${cy + 30 * s}L${cx + 30 * s} ${cy + 74 * s}H${cx - 30 * s}L${cx - 10 * s} ${cy + 30 * s}L${cx - 30 * s} ${cy + 40 * s}C${cx - 66 * s} ${cy + 46 * s} ${cx - 90 * s} ${cy + 4 * s} ${cx} ${cy - 74 * s}Z`,
        ),
      );
    if (kind === 'club')
      return art(
        circle(cx, cy - 36 * s, 34 * s),
        circle(cx - 38 * s, cy + 18 * s, 34 * s),
        circle(cx + 38 * s, cy + 18 * s, 34 * s),
        poly([cx - 8 * s, cy], [cx + 8 * s, cy], [cx + 28 * s, cy + 76 * s], [cx - 28 * s, cy + 76 * s]),
      );
    return art(
      poly([cx, cy - 40 * s], [cx + 84 * s, cy - 60 * s], [cx + 84 * s, cy + 50 * s], [cx, cy + 70 * s]),
      poly([cx, cy - 40 * s], [cx - 84 * s, cy - 60 * s], [cx - 84 * s, cy + 50 * s], [cx, cy + 70 * s]),
    );
  };
  const angles = [-44, -22, 0, 22, 44];
  const card = (a: number): Art => turn(a, x, y, rect(x - 170, 150, 340, 520, 30));
  const face = (a: number, i: number): Art =>
    turn(
      a,
      x,
      y,
      pip(suits[i] ?? 'heart', x, 420, 1.5),
      pip(suits[i] ?? 'heart', x - 120, 220, 0.42),
      pip(suits[i] ?? 'heart', x + 120, 600, 0.42),
    );
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const hand = art(
    path(
      `M${x - 190} 1240C${x - 220} 1060 ${x - 150} 930 ${x - 20} 930C${x + 120} 930 ${x + 200} 1040 ${x + 190} 1240Z`,
    ),
    ...[0, 1, 2].map((i) => line([x + 40 + i * 54, 980 + i * 26], [x - 40 + i * 60, 860 + i * 34], 58)),
    line([x - 130, 1040], [x - 170, 880], 64),
  );
  const ink = (i: number): typeof c.accent =>
    i % 2 === 0 ? c.accent : c.text === c.sheet ? c.ground : c.text;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 520, 450)),
      ...angles.flatMap((a, i) => [
        solid(i % 2 === 0 ? c.sheet : c.second === c.sheet ? c.accent : c.sheet, card(a)),
        solid(
          c.text,
          turn(
            a,
            x,
            y,
            `<rect x="${x - 170}" y="150" width="340" height="520" rx="30" fill="none" stroke="#fff" stroke-width="8"/>`,
          ),
        ),
        solid(ink(i), face(a, i)),
      ]),
      solid(skin, hand),
      solid(c.figure === c.sheet ? c.accent : c.figure, rect(x - 230, 1150, 460, 100)),
    ],
    'een hand houdt een waaier van vijf speelkaarten; één ervan toont een open boek.',
    [x, 620],
    { mirror: false },
  );
};

/** A miner's lamp in a narrow gallery of books. */
export const mineLamp: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const night =
    palette.ground === 'ink' || palette.ground === 'darkBlue'
      ? c.ground
      : c.figure === c.sheet
        ? c.ground
        : c.figure;
  const sides = [400, 800, 1240].flatMap((f) => [
    ...row(rng, -60, x - 400, f, [250, 340], [70, 120]),
    ...row(rng, x + 400, 1860, f, [250, 340], [70, 120]),
  ]);
  const [a, b] = [sides.filter((_, i) => i % 2 === 0), sides.filter((_, i) => i % 2 === 1)];
  const glow = circle(x, 640, 420);
  const lamp = art(
    rect(x - 150, 900, 300, 120, 20),
    rect(x - 130, 370, 260, 70, 20),
    rect(x - 120, 430, 20, 480),
    rect(x + 100, 430, 20, 480),
    rect(x - 10, 430, 20, 480),
    path(`M${x - 110} 380C${x - 100} 270 ${x + 100} 270 ${x + 110} 380Z`),
    `<path d="M${x - 100} 330C${x - 150} 120 ${x + 150} 120 ${x + 100} 330" fill="none" stroke="#fff" stroke-width="22"/>`,
  );
  const flame = path(`M${x} 560C${x + 90} 680 ${x + 80} 800 ${x} 806C${x - 80} 800 ${x - 90} 680 ${x} 560Z`);
  return print(
    palette,
    [
      solid(night, rect(-10, -10, 1820, 1220)),
      solid(c.second === night ? c.accent : c.second, ...a.map((s) => spineBody(s)), glow),
      solid(c.accent === night ? c.light : c.accent, ...b.map((s) => spineBody(s))),
      solid(night, ...sides.map((s) => spineMarks(s))),
      solid(HOUSE.paper, circle(x, 660, 230)),
      solid(HOUSE.orange === c.second ? HOUSE.red : HOUSE.orange, flame),
      solid(night, lamp),
    ],
    'een mijnlamp brandt in een smalle gang vol boeken.',
    [x, 640],
  );
};

/** A Roman helmet as a bookend. */
export const helmet: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 1060;
  const foot = 1000;
  const bowl = path(
    `M${x - 270} ${foot - 150}C${x - 300} ${foot - 480} ${x - 140} ${foot - 600} ${x + 30} ${foot - 600}C${x + 230} ${foot - 600} ${x + 330} ${foot - 440} ${x + 320} ${foot - 230}L${x + 400} ${foot - 120}H${x + 250}L${x + 200} ${foot}H${x + 90}L${x + 60} ${foot - 190}C${x - 20} ${foot - 250} ${x - 130} ${foot - 240} ${x - 180} ${foot - 190}L${x - 170} ${foot}H${x - 250}Z`,
  );
  const crest = path(
    `M${x - 210} ${foot - 540}C${x - 160} ${foot - 860} ${x + 250} ${foot - 900} ${x + 430} ${foot - 560}C${x + 470} ${foot - 470} ${x + 460} ${foot - 400} ${x + 440} ${foot - 340}L${x + 330} ${foot - 400}C${x + 290} ${foot - 560} ${x + 160} ${foot - 640} ${x + 20} ${foot - 640}C${x - 60} ${foot - 640} ${x - 120} ${foot - 610} ${x - 150} ${foot - 570}Z`,
  );
  const hairs = art(
    ...Array.from({ length: 9 }, (_, i) =>
      turn(-62 + i * 17, x + 50, foot - 330, rect(x + 46, foot - 800, 9, 170)),
    ),
  );
  const bands = art(
    stroke(
      `M${x - 262} ${foot - 330}C${x - 120} ${foot - 400} ${x + 180} ${foot - 400} ${x + 320} ${foot - 300}`,
      22,
    ),
    circle(x - 90, foot - 300, 20),
    circle(x + 60, foot - 320, 20),
    circle(x + 210, foot - 300, 20),
  );
  const books = row(rng, -60, x - 280, foot, [430, 760], [80, 150]);
  const [a, b] = [books.filter((_, i) => i % 2 === 0), books.filter((_, i) => i % 2 === 1)];
  return print(
    palette,
    [
      over(
        c.second,
        ...a.map((s) => spineBody(s)),
        backdrop(rng, x, 480, 380, ['sun', 'arch', 'drop', 'corner']),
      ),
      over(c.figure, ...b.map((s) => spineBody(s))),
      solid(c.figure, ...a.map((s) => spineMarks(s))),
      solid(c.light, ...b.map((s) => spineMarks(s))),
      solid(c.accent, crest),
      over(c.figure, bowl),
      solid(c.light, bands, hairs),
      solid(c.figure, rect(-10, foot, 1820, 46)),
    ],
    'een Romeinse helm met een pluim houdt een rij boeken rechtop.',
    [960, 620],
  );
};

/** A trapdoor, and the light of a room below. */
export const trapdoor: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const boards = art(
    ...Array.from({ length: 10 }, (_, i) => line([x + (i - 4.5) * 130, 500], [x + (i - 4.5) * 420, 1240], 8)),
    rect(-10, 496, 1820, 8),
  );
  const opening = poly([x - 320, 640], [x + 320, 640], [x + 470, 1080], [x - 470, 1080]);
  const lid = poly([x - 320, 640], [x + 320, 640], [x + 280, 150], [x - 280, 150]);
  const grip = stroke(`M${x - 70} 250q70 -60 140 0`, 18);
  const ladder = art(
    line([x - 120, 600], [x - 150, 1080], 22),
    line([x + 120, 600], [x + 150, 1080], 22),
    ...[0, 1, 2, 3].map((i) => line([x - 126 - i * 7, 700 + i * 100], [x + 126 + i * 7, 700 + i * 100], 18)),
  );
  const books = row(rng, x - 480, x + 480, 1080, [120, 240], [50, 90]);
  const [a, b] = [books.filter((_, i) => i % 2 === 0), books.filter((_, i) => i % 2 === 1)];
  const lit = palette.light === palette.ground ? c.second : c.light;
  return print(
    palette,
    [
      solid(c.figure, boards),
      over(c.second === lit ? c.accent : c.second, lid),
      solid(lit, opening),
      solid(c.accent, within(opening, ...a.map((s) => spineBody(s)))),
      solid(
        c.figure === lit ? c.ground : c.figure,
        within(opening, ...b.map((s) => spineBody(s))),
        ladder,
        grip,
      ),
      solid(lit, within(opening, ...a.map((s) => spineMarks(s)))),
    ],
    'een luik in de vloer staat open; onder de ladder brandt licht op een rij boeken.',
    [x, 640],
  );
};

/** A drum kit of thick books. */
export const drums: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const kick = art(circle(x, 840, 290));
  const head = circle(x, 840, 230);
  const toms = [-1, 1].map((k) => lying(x + k * 250 - 190, 430, 380, 150, k + 1));
  const floor = [-1, 1].map((k) => lying(x + k * 520 - 150, 780, 300, 330, 3));
  const stands = art(
    line([x - 620, 1130], [x - 520, 300], 16),
    line([x + 620, 1130], [x + 520, 300], 16),
    line([x - 250, 580], [x - 130, 700], 20),
    line([x + 250, 580], [x + 130, 700], 20),
  );
  const cymbals = art(
    turn(-12, x - 520, 280, ellipse(x - 520, 280, 210, 34)),
    turn(12, x + 520, 280, ellipse(x + 520, 280, 210, 34)),
  );
  const sticks = art(line([x - 60, 400], [x - 330, 90], 24), line([x + 60, 400], [x + 330, 90], 24));
  const noise = art(
    ...Array.from({ length: 12 }, (_, i) => turn(-60 + i * 11, x, 840, rect(x - 7, 60, 14, 80, 7))),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 600, 460)),
      solid(c.figure, stands, rect(-10, 1130, 1820, 90)),
      solid(c.accent, cymbals),
      over(c.accent, kick),
      solid(c.light === c.ground ? c.figure : c.light, head, noise),
      over(c.figure, ...toms.map((t) => t.body), ...floor.map((t) => t.body)),
      solid(c.light, ...toms.map((t) => t.marks), ...floor.map((t) => t.marks)),
      solid(c.bright === c.accent ? c.figure : c.bright, sticks),
      solid(c.light === c.ground ? c.ground : c.figure, glyph(rng.pick(['K', 'B', '!']), x, 840, 250)),
    ],
    'een drumstel waarvan de trommels dikke boeken zijn.',
    [x, 640],
    { mirror: false },
  );
};

/** A tower of sugar lumps with a book on top. */
export const sugar: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const lumps = [5, 4, 3, 2].flatMap((n, r) =>
    Array.from({ length: n }, (_, i) => ({
      x: x + (i - (n - 1) / 2) * 172 + rng.range(-8, 8),
      y: 1010 - r * 170,
      a: rng.range(-4, 4),
    })),
  );
  const cube = (k: (typeof lumps)[number]): Art =>
    turn(k.a, k.x, k.y, rect(k.x - 80, k.y - 80, 160, 160, 14));
  const side = (k: (typeof lumps)[number]): Art =>
    turn(
      k.a,
      k.x,
      k.y,
      poly([k.x + 30, k.y - 80], [k.x + 80, k.y - 80], [k.x + 80, k.y + 80], [k.x + 30, k.y + 80]),
    );
  const grains = art(
    ...lumps.map((k) =>
      art(...Array.from({ length: 7 }, () => circle(k.x + rng.range(-64, 20), k.y + rng.range(-64, 64), 5))),
    ),
  );
  const top = lying(x - 250, 270, 500, 140, rng.int(0, 5));
  const cup = art(
    path(
      `M${x + 380} 920H${x + 640}C${x + 640} 1050 ${x + 590} 1094 ${x + 510} 1094C${x + 430} 1094 ${x + 380} 1050 ${x + 380} 920Z`,
    ),
    `<circle cx="${x + 650}" cy="980" r="52" fill="none" stroke="#fff" stroke-width="26"/>`,
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 600, 450)),
      solid(c.figure === c.sheet ? c.accent : c.figure, rect(-10, 1090, 1820, 130)),
      solid(c.sheet, ...lumps.map(cube)),
      over(c.second === c.sheet ? c.accent : c.second, ...lumps.map(side)),
      solid(c.text, grains),
      solid(c.accent, top.body, cup),
      solid(c.light, top.marks),
    ],
    'een toren van suikerklontjes met een boek bovenop.',
    [x, 660],
  );
};

/** A vault whose treasure stands on a shelf. */
export const vault: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 600];
  const opening = circle(x, y, 430);
  const books = [520, 880].flatMap((f) => row(rng, x - 440, x + 440, f, [180, 300], [56, 110]));
  const [a, b] = [books.filter((_, i) => i % 2 === 0), books.filter((_, i) => i % 2 === 1)];
  const rim = ring(x, y, 470, 90);
  const bolts = art(
    ...Array.from({ length: 16 }, (_, i) =>
      circle(x + Math.cos((i * Math.PI) / 8) * 470, y + Math.sin((i * Math.PI) / 8) * 470, 17),
    ),
  );
  const leaf = path(
    `M${x + 150} ${y - 410}C${x + 430} ${y - 330} ${x + 560} ${y - 150} ${x + 560} ${y}C${x + 560} ${y + 150} ${x + 430} ${y + 330} ${x + 150} ${y + 410}C${x + 240} ${y + 200} ${x + 240} ${y - 200} ${x + 150} ${y - 410}Z`,
  );
  const wheel = art(
    ring(x + 400, y, 110, 26),
    ...[0, 60, 120].map((d) => turn(d, x + 400, y, rect(x + 390, y - 160, 20, 320, 10))),
  );
  const inside = c.light === c.ground ? c.figure : c.light;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 560, ['split', 'slant', 'band', 'corner'])),
      over(c.figure, rim),
      solid(inside, opening),
      solid(c.accent, within(opening, ...a.map((s) => spineBody(s)))),
      solid(
        c.text === inside ? c.ground : c.figure === inside ? c.ground : c.figure,
        within(
          opening,
          ...b.map((s) => spineBody(s)),
          rect(x - 450, 520, 900, 26),
          rect(x - 450, 880, 900, 26),
        ),
      ),
      solid(inside, within(opening, ...books.map((s) => spineMarks(s))), bolts),
      over(c.figure, leaf),
      solid(c.accent, wheel),
    ],
    'een zware kluisdeur staat op een kier; binnen staan boeken op een plank.',
    [x, y],
  );
};

/** Two tracks that meet in the fold of a book. */
export const bookRails: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const book = openBook(x, 640, 620, 760, 0.14);
  const rail = (k: 1 | -1, foot: number, top: number): Art =>
    poly([x + k * foot, 1250], [x + k * (foot + 34), 1250], [x + k * (top + 5), 300], [x + k * top, 300]);
  const track = (k: 1 | -1): Art => art(rail(k, 150, 4), rail(k, 470, 26));
  const ties = (k: 1 | -1): Art =>
    art(
      ...Array.from({ length: 9 }, (_, i) => {
        const t = 1 / (1 + i * 0.5);
        const y = 300 + 900 * t;
        return rect(k === 1 ? x + 100 * t : x - 560 * t, y, 460 * t, 34 * t);
      }),
    );
  const sun = circle(x, 300, rng.range(130, 170));
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 600, 520, ['split', 'slant', 'band', 'corner', 'rays'])),
      solid(c.figure === c.sheet ? c.accent : c.figure, book.cover),
      solid(c.sheet, book.left, book.right),
      over(c.accent, sun),
      solid(c.text, ties(1), ties(-1)),
      solid(c.accent, track(1), track(-1)),
    ],
    'twee treinsporen komen samen in de vouw van een opengeslagen boek.',
    [x, 600],
  );
};

/** A small library on a post, a bird on its roof. */
export const birdBox: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const box = art(rect(x - 300, 400, 600, 430));
  const roof = poly([x - 390, 420], [x, 150], [x + 390, 420]);
  const inside = rect(x - 240, 460, 480, 310);
  const books = [600, 770].flatMap((f) => row(rng, x - 240, x + 240, f, [90, 130], [36, 66]));
  const [a, b] = [books.filter((_, i) => i % 2 === 0), books.filter((_, i) => i % 2 === 1)];
  const post = art(
    rect(x - 36, 830, 72, 400),
    poly([x - 160, 830], [x + 160, 830], [x + 36, 930], [x - 36, 930]),
  );
  const bird = art(
    path(
      `M${x + 90} 200C${x + 110} 90 ${x + 220} 60 ${x + 280} 100L${x + 350} 110L${x + 292} 140C${x + 290} 210 ${x + 240} 250 ${x + 180} 250L${x + 40} 230Z`,
    ),
  );
  const wing = path(`M${x + 120} 190Q${x + 190} 130 ${x + 240} 170Q${x + 200} 230 ${x + 120} 220Z`);
  const grass = art(
    ...Array.from({ length: 44 }, (_, i) =>
      poly(
        [i * 42 - 20, 1240],
        [i * 42 + rng.range(-10, 30), 1240 - rng.range(60, 150)],
        [i * 42 + 24, 1240],
      ),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 540, 440)),
      solid(c.figure, post),
      over(c.accent, box),
      over(c.figure, roof, grass),
      solid(c.sheet === c.figure ? c.ground : c.sheet, inside),
      solid(c.figure, ...a.map((s) => spineBody(s)), rect(x - 240, 600, 480, 14)),
      solid(c.accent, ...b.map((s) => spineBody(s))),
      solid(c.bright === c.accent ? (c.light === c.ground ? c.accent : HOUSE.paper) : c.bright, bird),
      solid(c.figure, wing, circle(x + 264, 118, 9)),
    ],
    `een ruilkastje met boeken op een paal; op het dak zit een vogel.`,
    [x, 600],
  );
};
