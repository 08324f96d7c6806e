import { type Art, art, circle, line, path, poly, rect, ring, stroke, turn, within } from '../art.ts';
import { HOUSE } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { openBook, row, spineBody, spineMarks } from '../shapes/book.ts';

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

/** An open trapdoor, and the light of a room below it. */
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
