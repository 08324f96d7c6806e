import { type Art, art, circle, ellipse, hole, line, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying, openBook } from '../shapes/book.ts';
import { glyph } from '../shapes/glyph.ts';

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
      solid(c.light, hole('')),
    ],
    `een ${kleur(palette.figure)} uil met ronde ogen zit op een tak.`,
    [x, 540],
  );
};

/** A cat in a soup pot, a spoon for an oar. */
export const catPot: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(850, 930);
  const pot = path(
    `M${x - 360} 720H${x + 360}V880C${x + 360} 1010 ${x + 270} 1080 ${x + 150} 1080H${x - 150}C${x - 270} 1080 ${x - 360} 1010 ${x - 360} 880Z`,
  );
  const rim = rect(x - 400, 690, 800, 60, 30);
  const handles = art(
    `<circle cx="${x - 390}" cy="860" r="76" fill="none" stroke="#fff" stroke-width="34"/>`,
    `<circle cx="${x + 390}" cy="860" r="76" fill="none" stroke="#fff" stroke-width="34"/>`,
  );
  const cat = art(
    path(
      `M${x - 170} 480C${x - 200} 390 ${x - 196} 300 ${x - 170} 230C${x - 110} 260 ${x - 76} 296 ${x - 54} 326C${x - 20} 318 ${x + 20} 318 ${x + 54} 326C${x + 76} 296 ${x + 110} 260 ${x + 170} 230C${x + 196} 300 ${x + 200} 390 ${x + 170} 480C${x + 150} 560 ${x + 80} 590 ${x} 590C${x - 80} 590 ${x - 150} 560 ${x - 170} 480Z`,
    ),
    path(
      `M${x - 190} 730C${x - 180} 620 ${x - 110} 560 ${x} 560C${x + 110} 560 ${x + 180} 620 ${x + 190} 730Z`,
    ),
    stroke(`M${x - 130} 660L${x - 270} 620`, 66),
    stroke(`M${x + 130} 650L${x + 260} 560`, 66),
    stroke(`M${x + 250} 720C${x + 330} 640 ${x + 300} 560 ${x + 340} 500`, 44),
  );
  const hat = art(
    path(
      `M${x - 186} 400C${x - 190} 200 ${x + 190} 200 ${x + 186} 400C${x + 90} 366 ${x - 90} 366 ${x - 186} 400Z`,
    ),
    circle(x, 236, 40),
  );
  const dots = art(
    circle(x - 100, 320, 18),
    circle(x, 300, 18),
    circle(x + 100, 320, 18),
    circle(x - 50, 352, 12),
    circle(x + 50, 352, 12),
  );
  const face = art(
    path(`M${x - 110} 440q40 -46 80 0q-40 34 -80 0Z`),
    path(`M${x + 30} 440q40 -46 80 0q-40 34 -80 0Z`),
    ...[-1, 1].flatMap((k) =>
      [0, 1].map((i) => stroke(`M${x + k * 80} ${500 + i * 22}L${x + k * 230} ${490 + i * 40}`, 7)),
    ),
  );
  const pupils = art(ellipse(x - 70, 440, 11, 24), ellipse(x + 70, 440, 11, 24));
  const spoon = turn(-28, x - 280, 640, rect(x - 300, 300, 40, 620, 20), ellipse(x - 280, 960, 84, 120));
  const steam = art(
    ...[0, 1].map((i) =>
      stroke(`M${x + 460 + i * 90} 620c50 -60 -50 -110 0 -180c50 -60 -50 -110 0 -180`, 34),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 430)),
      solid(c.light === c.ground ? c.accent : c.light, steam),
      over(c.figure, cat),
      solid(c.accent, hat),
      solid(c.light, face, dots),
      solid(c.figure, pupils, poly([x - 20, 478], [x + 20, 478], [x, 500])),
      over(c.accent, pot, rim, handles),
      solid(c.light, stroke(`M${x - 280} 900C${x - 276} 960 ${x - 240} 1000 ${x - 190} 1006`, 22)),
      solid(c.figure, spoon),
    ],
    `een ${kleur(palette.figure)} kat met een badmuts zit in een soeppan en roeit met een lepel.`,
    [x, 620],
  );
};

/** A silverfish with a letter in its jaws. */
export const silverfish: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const letter = params.letter ?? rng.pick(['k', 'e', 'B', 'z', 'R']);
  const [x, y] = [930, 620];
  const tilt = rng.range(-24, -12);
  const segs = Array.from({ length: 9 }, (_, i) => {
    const sx = x - 250 + i * 84;
    const h = 170 * (1 - i * 0.085);
    return path(
      `M${sx} ${y - h}C${sx + 66} ${y - h * 0.9} ${sx + 100} ${y - h * 0.5} ${sx + 100} ${y}C${sx + 100} ${y + h * 0.5} ${sx + 66} ${y + h * 0.9} ${sx} ${y + h}C${sx + 30} ${y + h * 0.5} ${sx + 30} ${y - h * 0.5} ${sx} ${y - h}Z`,
    );
  });
  const head = path(
    `M${x - 220} ${y - 160}C${x - 360} ${y - 150} ${x - 400} ${y - 60} ${x - 400} ${y}C${x - 400} ${y + 60} ${x - 360} ${y + 150} ${x - 220} ${y + 160}C${x - 190} ${y + 60} ${x - 190} ${y - 60} ${x - 220} ${y - 160}Z`,
  );
  const feelers = art(
    stroke(`M${x - 370} ${y - 80}C${x - 480} ${y - 200} ${x - 560} ${y - 330} ${x - 700} ${y - 330}`, 16),
    stroke(`M${x - 370} ${y + 80}C${x - 480} ${y + 200} ${x - 560} ${y + 330} ${x - 700} ${y + 330}`, 16),
  );
  const tails = art(
    ...[-1, 0, 1].map((k) =>
      stroke(`M${x + 500} ${y + k * 20}Q${x + 620} ${y + k * 60} ${x + 760} ${y + k * 190}`, 16),
    ),
  );
  const legs = art(
    ...[0, 1, 2].flatMap((i) =>
      [-1, 1].map((k) => stroke(`M${x - 200 + i * 110} ${y + k * 120}q10 ${k * 90} -40 ${k * 150}`, 18)),
    ),
  );
  const rows = Array.from({ length: 15 }, (_, i) =>
    rect(rng.range(40, 120), 40 + i * 80, rng.range(900, 1660), 26),
  );
  const bite = art(
    circle(x - 480, y + 10, 150),
    circle(x - 380, y - 120, 110),
    circle(x - 390, y + 130, 110),
  );
  return print(
    palette,
    [
      over(c.second, ...rows, hole(turn(tilt, x, y, bite))),
      over(c.figure, turn(tilt, x, y, feelers, tails, legs)),
      over(c.figure, turn(tilt, x, y, head, ...segs.filter((_, i) => i % 2 === 0))),
      over(c.accent, turn(tilt, x, y, ...segs.filter((_, i) => i % 2 === 1))),
      solid(c.light, turn(tilt, x, y, circle(x - 312, y - 64, 26), circle(x - 312, y + 64, 26))),
      solid(c.accent, turn(tilt, x, y, glyph(letter, x - 510, y, 230))),
    ],
    `een ${kleur(palette.figure)} zilvervisje vreet zich door een bladzijde en heeft de letter ${letter} in de bek.`,
    [x - 130, y],
    { mirror: false },
  );
};

/** Under the table: a cloth, two pairs of legs, a lamp, a book. */
export const underTable: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const top = 330;
  const cloth = art(
    rect(100, top - 60, 1600, 150),
    ...Array.from({ length: 16 }, (_, i) => path(`M${100 + i * 100} ${top + 88}a50 46 0 0 0 100 0Z`)),
  );
  const checks = art(
    ...Array.from({ length: 16 }, (_, i) =>
      i % 2 === 0 ? rect(100 + i * 100, top - 60, 100, 75) : rect(100 + i * 100, top + 15, 100, 75),
    ),
  );
  const legs = art(rect(170, top + 80, 60, 800), rect(1570, top + 80, 60, 800));
  const cone = poly([x - 40, top + 220], [x + 40, top + 220], [x + 470, 1120], [x - 470, 1120]);
  const lamp = art(
    line([x, top + 80], [x, top + 150], 10),
    path(`M${x - 90} ${top + 240}C${x - 80} ${top + 160} ${x + 80} ${top + 160} ${x + 90} ${top + 240}Z`),
  );
  const child = (cx: number, k: 1 | -1): Art =>
    art(
      circle(cx, 800, 84),
      path(
        `M${cx - 110} 1120C${cx - 130} 960 ${cx - 90} 890 ${cx} 890C${cx + 90} 890 ${cx + 130} 960 ${cx + 110} 1120Z`,
      ),
      stroke(`M${cx + k * 60} 960L${cx + k * 190} 1010`, 52),
      stroke(`M${cx + k * 40} 1090H${cx + k * 250}`, 72),
    );
  const hair = art(
    path(
      `M${x - 390} 800A92 92 0 0 1 ${x - 206} 790C${x - 240} 750 ${x - 300} 740 ${x - 340} 770C${x - 360} 780 ${x - 370} 840 ${x - 390} 800Z`,
    ),
    circle(x - 390, 740, 40),
    path(
      `M${x + 208} 800A92 92 0 0 1 ${x + 392} 800C${x + 380} 780 ${x + 350} 752 ${x + 300} 752C${x + 250} 752 ${x + 220} 780 ${x + 208} 800Z`,
    ),
  );
  const book = openBook(x, 1020, 150, 120, 0.2);
  const cat = path(
    `M1330 1120C1300 1040 1350 990 1360 950L1346 890L1386 916H1420L1456 890L1446 950C1480 1000 1490 1060 1470 1120Z`,
  );
  return print(
    palette,
    [
      over(c.second, cone),
      over(c.figure, legs, child(x - 300, 1), child(x + 300, -1), rect(-10, 1120, 1820, 90), cat),
      solid(c.accent, hair, lamp, cloth),
      solid(c.light, checks),
      solid(c.sheet, book.left, book.right),
      solid(c.text, book.lines),
      solid(c.light, ellipse(0, 0, 0, 0), rng.chance(0.5) ? circle(1384, 946, 6) + circle(1420, 946, 6) : ''),
    ],
    'twee kinderen lezen bij een lamp onder een lange tafel, een kat kijkt toe.',
    [x, 720],
  );
};

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

const swellIn = (x: number, y: number): Art =>
  path(`M${x} ${y}q75 -70 150 0t150 0t150 0t150 0V${y + 300}L${x + 600} ${y + 400}L${x} ${y + 350}Z`);

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

/** A mouse with a bunch of keys on a stack of books. */
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
