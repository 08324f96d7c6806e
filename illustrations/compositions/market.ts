import { type Art, art, circle, ellipse, path, poly, rect, stroke, turn } from '../art.ts';
import { HOUSE } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { openBook, row, spineBody } from '../shapes/book.ts';
import { glyph } from '../shapes/glyph.ts';

/** A stall at the market, with books under its awning. */
export const stall: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const n = 10;
  const strip = (i: number): Art => {
    const [l, w] = [x - 520 + i * 104, 104];
    return art(
      poly([l + (5 - i) * 16, 210], [l + w + (4 - i) * 16, 210], [l + w, 430], [l, 430]),
      path(`M${l} 428A${w / 2} 50 0 0 0 ${l + w} 428Z`),
    );
  };
  const poles = art(rect(x - 480, 430, 30, 790), rect(x + 450, 430, 30, 790));
  const table = art(
    rect(x - 520, 860, 1040, 50),
    poly([x - 480, 910], [x + 480, 910], [x + 460, 1240], [x - 460, 1240]),
  );
  const crates = [0, 1, 2].map((i) => ({ x: x - 470 + i * 326, w: 290 }));
  const crate = art(...crates.map((k) => rect(k.x, 740, k.w, 130, 8)));
  const slats = art(...crates.map((k) => art(rect(k.x, 778, k.w, 10), rect(k.x, 824, k.w, 10))));
  const fill = crates.map((k, i) =>
    i === 1
      ? art(...[0, 1, 2, 3].map((q) => circle(k.x + 44 + q * 68, 720, 42)))
      : art(...[0, 1, 2, 3, 4].map((q) => rect(k.x + 16 + q * 52, 600 + rng.range(0, 60), 46, 180))),
  );
  const bulbs = art(
    stroke(`M${x - 470} 490Q${x} 620 ${x + 470} 490`, 8),
    ...[-320, -160, 0, 160, 320].map((d) => circle(x + d, 590 - (d / 470) ** 2 * 66, 20)),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 460, ['sun', 'arch', 'corner', 'split', 'slant', 'drop'])),
      solid(c.figure, poles),
      solid(c.accent, ...Array.from({ length: n }, (_, i) => (i % 2 === 0 ? strip(i) : ''))),
      solid(
        c.sheet === c.accent ? c.second : HOUSE.paper,
        ...Array.from({ length: n }, (_, i) => (i % 2 === 1 ? strip(i) : '')),
      ),
      solid(c.bright, fill[1] ?? ''),
      solid(c.figure, fill[0] ?? '', bulbs),
      solid(c.accent, fill[2] ?? ''),
      solid(c.sheet === c.figure ? c.second : c.sheet, crate),
      over(c.figure, table),
      solid(c.figure === c.sheet ? c.ground : c.figure, slats),
      solid(c.light, glyph(rng.pick(['€', 'B', '&', '1']), x, 1070, 130)),
    ],
    'een marktkraam met kisten boeken en fruit onder een gestreepte luifel.',
    [x, 620],
    { mirror: false },
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

/** A sheep in a chef's hat reads the recipe first. */
export const sheep: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 520];
  const wool = art(
    ...Array.from({ length: 12 }, (_, i) =>
      circle(x + Math.cos(i * 0.524) * 330, y + 330 + Math.sin(i * 0.524) * 250, 140),
    ),
    ellipse(x, y + 330, 340, 270),
  );
  const face = path(
    `M${x - 150} ${y - 130}C${x - 170} ${y + 40} ${x - 110} ${y + 230} ${x} ${y + 240}C${x + 110} ${y + 230} ${x + 170} ${y + 40} ${x + 150} ${y - 130}C${x + 90} ${y - 190} ${x - 90} ${y - 190} ${x - 150} ${y - 130}Z`,
  );
  const ears = art(
    turn(-24, x - 190, y - 50, ellipse(x - 230, y - 50, 110, 46)),
    turn(24, x + 190, y - 50, ellipse(x + 230, y - 50, 110, 46)),
  );
  const tuft = art(...[-90, -30, 30, 90].map((d) => circle(x + d, y - 130, 64)));
  const hat = art(
    circle(x - 110, y - 320, 100),
    circle(x, y - 360, 120),
    circle(x + 110, y - 320, 100),
    rect(x - 130, y - 320, 260, 160),
  );
  const band = rect(x - 130, y - 210, 260, 50);
  const eyes = art(ellipse(x - 66, y - 10, 24, 32), ellipse(x + 66, y - 10, 24, 32));
  const muzzle = art(
    stroke(
      `M${x} ${y + 130}V${y + 170}M${x - 50} ${y + 190}Q${x - 20} ${y + 200} ${x} ${y + 170}Q${x + 20} ${y + 200} ${x + 50} ${y + 190}`,
      12,
    ),
    stroke(`M${x - 26} ${y + 116}Q${x} ${y + 140} ${x + 26} ${y + 116}`, 12),
  );
  const book = openBook(x, 1000, 330, 220, 0.2);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 480)),
      solid(c.sheet, wool),
      solid(c.sheet === c.figure ? c.accent : c.figure, face, ears),
      solid(c.sheet, tuft, hat),
      solid(c.accent === (c.sheet === c.figure ? c.accent : c.figure) ? c.second : c.accent, band),
      solid(HOUSE.paper, eyes, muzzle),
      solid(HOUSE.ink, circle(x - 62, y - 4, 14), circle(x + 62, y - 4, 14)),
      solid(c.accent === c.sheet ? c.second : c.accent, book.cover),
      solid(HOUSE.paper, book.left, book.right),
      solid(HOUSE.ink, book.lines),
    ],
    'een schaap met een koksmuts leest in een receptenboek.',
    [x, 600],
  );
};
