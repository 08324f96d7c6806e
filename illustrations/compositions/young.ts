import { type Art, art, circle, ellipse, line, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying, openBook } from '../shapes/book.ts';

/** An owl whose wings are the pages it reads. */
export const owl: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const body = path(
    `M${x - 290} 330C${x - 330} 240 ${x - 320} 160 ${x - 300} 90C${x - 220} 150 ${x - 110} 170 ${x} 170C${x + 110} 170 ${x + 220} 150 ${x + 300} 90C${x + 320} 160 ${x + 330} 240 ${x + 290} 330C${x + 340} 480 ${x + 340} 760 ${x + 220} 920C${x + 160} 1000 ${x - 160} 1000 ${x - 220} 920C${x - 340} 760 ${x - 340} 480 ${x - 290} 330Z`,
  );
  const wing = (k: 1 | -1): Art =>
    path(
      `M${x + k * 300} 430C${x + k * 430} 560 ${x + k * 430} 830 ${x + k * 250} 960C${x + k * 180} 860 ${x + k * 190} 600 ${x + k * 300} 430Z`,
    );
  const eyes = art(circle(x - 138, 350, 128), circle(x + 138, 350, 128));
  const iris = art(circle(x - 138, 350, 84), circle(x + 138, 350, 84));
  const look = rng.range(-24, 24);
  const pupils = art(circle(x - 138 + look, 352, 52), circle(x + 138 + look, 352, 52));
  const glint = art(circle(x - 158 + look, 330, 16), circle(x + 118 + look, 330, 16));
  const beak = poly([x - 44, 440], [x + 44, 440], [x, 530]);
  const chest = art(
    ...Array.from({ length: 4 }, (_, r) =>
      Array.from({ length: 5 - (r % 2) }, (_, q) =>
        stroke(`M${x - 150 + q * 70 + (r % 2) * 35} ${620 + r * 76}q30 40 60 0`, 14),
      ).join(''),
    ),
  );
  const branch = art(
    path(`M-20 1010C400 960 900 1000 1840 950V1030C1200 1050 600 1040 -20 1090Z`),
    stroke('M1300 990Q1400 900 1530 880', 26),
    ellipse(1560, 870, 60, 28),
  );
  const feet = art(
    ...[-1, 1].flatMap((k) =>
      [0, 1, 2].map((i) => line([x + k * 100 + (i - 1) * 36, 960], [x + k * 100 + (i - 1) * 44, 1040], 30)),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 480, 430, ['sun', 'arch', 'drop', 'corner', 'split', 'rays'])),
      over(c.figure, body),
      solid(c.accent, wing(1), wing(-1)),
      solid(c.light, eyes, chest),
      solid(c.accent, iris, beak),
      solid(c.figure === c.light ? c.ground : c.figure, pupils),
      solid(c.light, glint),
      over(c.figure, branch),
      solid(c.accent, feet),
    ],
    `een ${kleur(palette.figure)} uil met ronde ogen zit op een tak.`,
    [x, 540],
  );
};

const swellIn = (x: number, y: number): Art =>
  path(`M${x} ${y}q75 -70 150 0t150 0t150 0t150 0V${y + 300}L${x + 600} ${y + 400}L${x} ${y + 350}Z`);

/** Paw prints straight across an open picture book. */
export const paws: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const page = art(
    poly([x, 160], [x + 640, 110], [x + 640, 1010], [x, 1080]),
    poly([x, 160], [x - 640, 110], [x - 640, 1010], [x, 1080]),
  );
  const fold = poly([x, 160], [x + 640, 110], [x + 640, 1010], [x, 1080]);
  const cover = poly(
    [x - 680, 130],
    [x - 640, 110],
    [x, 150],
    [x + 640, 110],
    [x + 680, 130],
    [x + 680, 1060],
    [x, 1130],
    [x - 680, 1060],
  );
  const paw = (px: number, py: number, a: number, s: number): Art =>
    turn(
      a,
      px,
      py,
      path(
        `M${px} ${py - 20 * s}C${px + 60 * s} ${py - 20 * s} ${px + 80 * s} ${py + 40 * s} ${px + 60 * s} ${py + 70 * s}C${px + 40 * s} ${py + 96 * s} ${px + 20 * s} ${py + 70 * s} ${px} ${py + 70 * s}C${px - 20 * s} ${py + 70 * s} ${px - 40 * s} ${py + 96 * s} ${px - 60 * s} ${py + 70 * s}C${px - 80 * s} ${py + 40 * s} ${px - 60 * s} ${py - 20 * s} ${px} ${py - 20 * s}Z`,
      ),
      ellipse(px - 78 * s, py - 34 * s, 24 * s, 36 * s),
      ellipse(px - 28 * s, py - 78 * s, 25 * s, 40 * s),
      ellipse(px + 28 * s, py - 78 * s, 25 * s, 40 * s),
      ellipse(px + 78 * s, py - 34 * s, 24 * s, 36 * s),
    );
  const trail = Array.from({ length: 6 }, (_, i) =>
    paw(340 + i * 232, 960 - i * 140 + (i % 2) * 130, 56 + rng.range(-8, 8), 1.15),
  );
  const scene = art(circle(x - 320, 400, 130), swellIn(x - 620, 660));
  return print(
    palette,
    [
      over(c.figure === c.sheet ? c.accent : c.figure, cover),
      solid(c.sheet, page),
      over(c.second === c.sheet ? c.accent : c.second, fold),
      solid(c.accent, scene),
      over(c.figure === c.sheet ? c.text : c.figure, ...trail),
      solid(c.sheet, line([x, 160], [x, 1080], 8)),
    ],
    'pootafdrukken lopen dwars over een opengeslagen prentenboek.',
    [x, 600],
  );
};

/** A bear that reads to a smaller bear. */
export const bears: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 940);
  const bear = (bx: number, foot: number, k: number): Art =>
    art(
      circle(bx, foot - 620 * k, 190 * k),
      circle(bx - 140 * k, foot - 760 * k, 76 * k),
      circle(bx + 140 * k, foot - 760 * k, 76 * k),
      path(
        `M${bx - 300 * k} ${foot}C${bx - 330 * k} ${foot - 260 * k} ${bx - 220 * k} ${foot - 480 * k} ${bx} ${foot - 480 * k}C${bx + 220 * k} ${foot - 480 * k} ${bx + 330 * k} ${foot - 260 * k} ${bx + 300 * k} ${foot}Z`,
      ),
    );
  const muzzle = (bx: number, foot: number, k: number): Art =>
    art(
      ellipse(bx, foot - 560 * k, 100 * k, 80 * k),
      circle(bx - 140 * k, foot - 760 * k, 36 * k),
      circle(bx + 140 * k, foot - 760 * k, 36 * k),
    );
  const face = (bx: number, foot: number, k: number): Art =>
    art(
      ellipse(bx, foot - 592 * k, 38 * k, 28 * k),
      circle(bx - 80 * k, foot - 660 * k, 17 * k),
      circle(bx + 80 * k, foot - 660 * k, 17 * k),
      stroke(`M${bx - 30 * k} ${foot - 540 * k}q${30 * k} ${26 * k} ${60 * k} 0`, 11 * k),
    );
  const [ax, bx] = [x - 60, x + 330];
  const book = openBook(x + 30, 930, 230, 190, 0.2);
  const arm = art(
    stroke(`M${ax - 230} 800C${ax - 250} 950 ${ax - 160} 1010 ${x - 200} 980`, 110),
    stroke(`M${ax + 180} 760Q${bx + 60} 780 ${x + 250} 960`, 100),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 520, 440, ['sun', 'arch', 'split', 'drop', 'corner', 'blob'])),
      over(c.accent, bear(bx, 1240, 0.72)),
      over(c.figure, bear(ax, 1240, 1.24)),
      solid(c.light, muzzle(ax, 1240, 1.24), muzzle(bx, 1240, 0.72)),
      solid(c.figure === c.light ? c.ground : c.figure, face(ax, 1240, 1.24), face(bx, 1240, 0.72)),
      solid(c.sheet === c.figure ? c.second : c.sheet, book.left, book.right),
      solid(c.sheet === c.figure ? c.ground : c.text, book.lines),
      solid(c.figure, arm),
    ],
    'een grote beer leest een kleine beer voor.',
    [x + 60, 640],
  );
};

/** A mouse on a stack of books, with a bunch of keys. */
export const mouse: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 920);
  const foot = 800;
  const body = path(
    `M${x - 190} ${foot}C${x - 260} ${foot - 220} ${x - 120} ${foot - 400} ${x + 40} ${foot - 390}C${x + 210} ${foot - 380} ${x + 260} ${foot - 180} ${x + 200} ${foot}Z`,
  );
  const head = path(
    `M${x - 330} ${foot - 300}C${x - 260} ${foot - 430} ${x - 130} ${foot - 480} ${x - 20} ${foot - 430}C${x + 80} ${foot - 390} ${x + 60} ${foot - 230} ${x - 40} ${foot - 200}C${x - 140} ${foot - 180} ${x - 260} ${foot - 230} ${x - 330} ${foot - 300}Z`,
  );
  const ears = art(circle(x - 30, foot - 520, 120), circle(x + 90, foot - 440, 100));
  const inner = art(circle(x - 30, foot - 520, 70), circle(x + 90, foot - 440, 54));
  const tail = stroke(
    `M${x + 180} ${foot - 40}C${x + 380} ${foot - 20} ${x + 420} ${foot - 220} ${x + 330} ${foot - 320}C${x + 270} ${foot - 400} ${x + 380} ${foot - 500} ${x + 470} ${foot - 460}`,
    24,
  );
  const keys = art(
    `<circle cx="${x - 330}" cy="${foot - 110}" r="70" fill="none" stroke="#fff" stroke-width="18"/>`,
    ...[-26, 4, 34].map((a) =>
      turn(
        a,
        x - 330,
        foot - 110,
        rect(x - 340, foot - 40, 20, 170),
        rect(x - 340, foot + 70, 56, 18),
        rect(x - 340, foot + 104, 44, 18),
        `<circle cx="${x - 330}" cy="${foot - 30}" r="26" fill="none" stroke="#fff" stroke-width="16"/>`,
      ),
    ),
  );
  const arm = stroke(`M${x - 80} ${foot - 190}Q${x - 200} ${foot - 140} ${x - 270} ${foot - 150}`, 50);
  const books = [0, 1, 2, 3].map((i) =>
    lying(x - 330 + rng.range(-40, 60), foot + i * 106, rng.range(640, 720), 100, rng.int(0, 5)),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 480, 420)),
      solid(c.sheet, books[0]?.body ?? '', books[2]?.body ?? ''),
      solid(c.accent, books[1]?.body ?? '', books[3]?.body ?? ''),
      solid(c.text, books[0]?.marks ?? '', books[2]?.marks ?? ''),
      solid(c.light, books[1]?.marks ?? '', books[3]?.marks ?? ''),
      over(c.figure, body, head, ears, tail, arm),
      solid(c.accent, inner, circle(x - 330, foot - 300, 22)),
      solid(
        c.light,
        circle(x - 170, foot - 340, 20),
        ...[0, 1].map((i) =>
          stroke(`M${x - 280} ${foot - 270 + i * 20}L${x - 400} ${foot - 250 + i * 40}`, 6),
        ),
      ),
      solid(c.figure, circle(x - 174, foot - 340, 9)),
      solid(c.light === c.ground ? c.second : c.light, keys),
    ],
    `een ${kleur(palette.figure)} muis met een sleutelbos zit boven op een stapel boeken.`,
    [x - 20, 600],
  );
};
