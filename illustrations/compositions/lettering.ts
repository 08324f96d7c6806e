import { type Art, art, circle, line, path, poly, rect, stroke, turn } from '../art.ts';
import { HOUSE, kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { glyph } from '../shapes/glyph.ts';
import { standing } from '../shapes/person.ts';

/** Letters as masks in a parade. */
export const masks: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const letters = rng.shuffle(['A', 'R', 'g', 'K', '&', 'S', 'e', 'B']).slice(0, 5);
  const people = letters.map((_, i) => standing(rng, 200 + i * 350, 1140, rng.range(820, 940), 'bald'));
  const faces = letters.map((l, i) =>
    turn(rng.range(-12, 12), 200 + i * 350, 380, glyph(l, 205 + i * 350, 360 + (i % 2) * 40, 330)),
  );
  const hats = art(
    ...[0, 2, 4].map((i) =>
      poly([120 + i * 350, 200 + (i % 2) * 40], [205 + i * 350, -20], [290 + i * 350, 200 + (i % 2) * 40]),
    ),
  );
  const confetti = art(
    ...Array.from({ length: 70 }, () => {
      const [cx, cy] = [rng.range(0, 1800), rng.range(0, 1000)];
      return turn(rng.range(0, 90), cx, cy, rect(cx, cy, 22, 12));
    }),
  );
  return print(
    palette,
    [
      solid(c.light === c.ground ? c.second : c.light, confetti),
      over(c.second, ...people.filter((_, i) => i % 2 === 1).map((p) => p.body)),
      over(c.figure, ...people.filter((_, i) => i % 2 === 0).map((p) => p.body)),
      solid(SKIN.clay, ...people.map((p) => p.skin)),
      solid(c.accent, ...faces.filter((_, i) => i % 2 === 0)),
      solid(c.figure, ...faces.filter((_, i) => i % 2 === 1), rect(-10, 1136, 1820, 90)),
      solid(c.second === c.light ? c.accent : c.second, hats),
      solid(c.light === c.figure ? c.ground : c.light, ...people.map((p) => p.book)),
    ],
    'vijf figuren met letters als masker dansen in een stoet door de confetti.',
    [900, 600],
    { mirror: false },
  );
};

/** An eraser that takes a nose off. */
export const eraser: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const sheet = turn(-4, x, 600, rect(x - 520, 90, 900, 1200));
  const drawing = turn(
    -4,
    x,
    600,
    stroke(
      `M${x - 330} 330C${x - 200} 200 ${x + 20} 220 ${x + 40} 420C${x + 50} 470 ${x + 60} 500 ${x + 90} 540M${x + 60} 690C${x + 100} 700 ${x + 90} 740 ${x + 50} 740C${x + 80} 760 ${x + 80} 800 ${x + 40} 810C${x + 60} 900 ${x - 20} 940 ${x - 120} 910L${x - 110} 1080`,
      20,
    ),
    circle(x - 60, 480, 17),
  );
  const smear = `<path d="M${x + 60} 570C${x + 170} 560 ${x + 110} 640 ${x + 210} 600" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" stroke-dasharray="14 26"/>`;
  const tilt = rng.range(-34, -24);
  const body = turn(tilt, x + 330, 560, rect(x + 170, 440, 520, 220, 40));
  const sleeve = turn(tilt, x + 330, 560, rect(x + 340, 430, 360, 240, 16));
  const crumbs = art(
    ...Array.from({ length: 16 }, () =>
      turn(rng.range(0, 90), x + 100, 700, rect(x + rng.range(60, 330), rng.range(660, 860), 26, 11, 5)),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 480, ['split', 'slant', 'sun', 'corner', 'band', 'tile'])),
      solid(c.sheet, sheet),
      solid(c.text, drawing, smear),
      solid(c.bright, crumbs, body),
      over(c.figure === c.sheet ? c.accent : c.figure, sleeve),
      solid(c.light, turn(tilt, x + 330, 560, glyph('B', x + 520, 550, 120))),
    ],
    'een reusachtige gom veegt de neus van een getekend gezicht weg.',
    [980, 600],
    { mirror: false },
  );
};

/** A broom that sweeps letters together. */
export const broom: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [760, 900];
  const stick = line([x + 60, y - 60], [x + 480, -60], 40);
  const head = turn(
    27,
    x,
    y,
    poly([x - 90, y - 170], [x + 90, y - 170], [x + 200, y + 150], [x - 200, y + 150]),
    rect(x - 110, y - 230, 220, 80, 20),
  );
  const bristles = turn(
    27,
    x,
    y,
    ...Array.from({ length: 9 }, (_, i) => line([x - 80 + i * 20, y - 140], [x - 180 + i * 45, y + 150], 8)),
  );
  const heap = rng.shuffle(['a', 'k', 'R', 'e', '&', 'g', 'B', 's', 'm', 'O', 't', 'h']);
  const spots = [
    [930, 1040],
    [1060, 1050],
    [1190, 1040],
    [1320, 1050],
    [1000, 930],
    [1130, 920],
    [1260, 940],
    [1070, 810],
    [1190, 800],
    [1130, 690],
    [1480, 1040],
    [1420, 900],
  ] as const;
  const put = (k: number): Art =>
    art(
      ...spots.map(([px, py], i) =>
        i % 3 === k ? turn(rng.range(-60, 60), px, py, glyph(heap[i] ?? 'a', px, py, 150)) : '',
      ),
    );
  const dust = art(
    ...Array.from({ length: 20 }, () => circle(rng.range(860, 1640), rng.range(560, 1000), rng.range(4, 13))),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 1040, 620, 430)),
      over(c.figure, put(0)),
      over(c.accent, put(1)),
      solid(c.sheet, put(2), dust),
      solid(c.figure, stick),
      solid(c.bright, head),
      solid(c.figure, bristles, rect(-10, 1120, 1820, 120)),
    ],
    `een bezem veegt een hoop letters bijeen.`,
    [1020, 640],
    { mirror: false },
  );
};

/** A greenfly with reading glasses on the edge of a leaf. */
export const greenfly: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 560];
  const leaf = path(`M-40 1100C300 700 900 640 1840 900C1400 1180 700 1300 -40 1240Z`);
  const vein = stroke(
    'M-40 1160C400 960 1000 900 1800 905M500 1000L640 1180M800 950L960 1140M1080 925L1260 1070M420 1010L480 830M760 940L840 770',
    14,
  );
  const body = path(
    `M${x - 360} ${y + 130}C${x - 400} ${y - 60} ${x - 250} ${y - 200} ${x - 40} ${y - 200}C${x + 130} ${y - 200} ${x + 200} ${y - 90} ${x + 190} ${y + 30}C${x + 170} ${y + 170} ${x - 30} ${y + 230} ${x - 200} ${y + 220}C${x - 290} ${y + 210} ${x - 350} ${y + 190} ${x - 360} ${y + 130}Z`,
  );
  const head = circle(x + 270, y - 20, 160);
  const legs = stroke(
    `M${x - 200} ${y + 190}L${x - 250} ${y + 300}L${x - 310} ${y + 330}M${x - 60} ${y + 200}L${x - 60} ${y + 300}L${x - 110} ${y + 330}M${x + 90} ${y + 160}L${x + 120} ${y + 270}L${x + 80} ${y + 310}`,
    20,
  );
  const feelers = stroke(
    `M${x + 330} ${y - 160}C${x + 400} ${y - 300} ${x + 500} ${y - 330} ${x + 560} ${y - 290}M${x + 260} ${y - 180}C${x + 280} ${y - 320} ${x + 340} ${y - 400} ${x + 420} ${y - 400}`,
    16,
  );
  const glasses = art(
    `<circle cx="${x + 220}" cy="${y - 30}" r="76" fill="none" stroke="#fff" stroke-width="22"/>`,
    `<circle cx="${x + 390}" cy="${y - 20}" r="66" fill="none" stroke="#fff" stroke-width="22"/>`,
    line([x + 296, y - 34], [x + 326, y - 30], 20),
  );
  const eyes = art(circle(x + 220, y - 30, 68), circle(x + 390, y - 20, 58));
  const stripes = art(
    ...[0, 1, 2].map((i) =>
      stroke(
        `M${x - 250 + i * 130} ${y - 140 - i * 20}Q${x - 190 + i * 130} ${y + 20} ${x - 230 + i * 130} ${y + 190}`,
        14,
      ),
    ),
  );
  const green = palette.ground === 'green' ? c.figure : HOUSE.green;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 480, 420, ['sun', 'corner', 'drop', 'split', 'rays'])),
      over(c.figure, leaf),
      solid(c.light, vein),
      solid(c.accent, legs, feelers),
      solid(green, body, head),
      solid(HOUSE.paper, eyes, stripes),
      solid(HOUSE.ink, circle(x + 236, y - 20, 28), circle(x + 402, y - 12, 25)),
      solid(c.accent, glasses),
    ],
    `een ${kleur(palette.ground === 'green' ? palette.figure : 'green')} bladluis met een leesbril zit op de rand van een blad.`,
    [x + 90, 600],
  );
};
