import { type Art, art, circle, ellipse, line, path, rect, stroke, taper, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { openBook } from '../shapes/book.ts';

const leaf = (x: number, y: number, length: number, width: number, angle: number): { a: Art; b: Art } => {
  const half = (k: 1 | -1): Art =>
    turn(
      angle,
      x,
      y,
      path(
        `M${x} ${y}C${x + length * 0.25} ${y + k * width} ${x + length * 0.7} ${y + k * width} ${x + length} ${y}Z`,
      ),
    );
  return { a: half(1), b: half(-1) };
};

/** A plant that grows from the gutter of an open book. */
export const plant: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const book = openBook(x, 1010, 430, 210, 0.2);
  const n = rng.int(3, 4);
  const leaves = Array.from({ length: n }, (_, i) => {
    const y = 830 - i * 150;
    const size = 400 - i * 54;
    return [
      leaf(x, y, size, size * 0.3, -rng.range(18, 42)),
      leaf(x, y - 50, size * 0.96, size * 0.3, 180 + rng.range(18, 42)),
    ];
  }).flat();
  const top = 830 - n * 150 + 30;
  const petals = art(
    ...Array.from({ length: 8 }, (_, i) => turn(i * 45, x, top - 20, ellipse(x, top - 130, 44, 86))),
  );
  const stem = line([x, 980], [x, top], 22);
  const sun = backdrop(rng, x, 500, 400);
  const dark = c.figure === c.light ? c.ground : c.figure;
  const paper = c.light === c.ground ? c.figure : c.light;
  return print(
    palette,
    [
      over(c.second, sun),
      over(c.figure, stem, ...leaves.map((l) => l.a)),
      over(c.second === paper ? c.figure : c.second, ...leaves.map((l) => l.b)),
      over(c.accent, petals),
      solid(c.light, circle(x, top - 20, 56)),
      solid(c.figure === paper ? c.accent : c.figure, book.cover),
      solid(paper, book.left, book.right),
      solid(dark === paper ? c.ground : dark, book.lines, line([x, 930], [x, 1120], 8)),
    ],
    `uit het hart van een open boek groeit een plant met grote bladeren en een ${kleur(palette.accent)} bloem.`,
    [x, 600],
  );
};

/** A snail in no hurry. */
export const snail: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y, r] = [940, 600, 350];
  const spiral: string[] = [];
  for (let a = 0; a <= Math.PI * 5.4; a += 0.12) {
    const rr = 26 + a * 18.4;
    spiral.push(`${(x + Math.cos(a + 1.1) * rr).toFixed(1)} ${(y + Math.sin(a + 1.1) * rr).toFixed(1)}`);
  }
  const foot = path(
    `M${x + 560} 1010C${x + 400} 930 ${x + 300} 880 ${x + 100} 880H${x - 250}C${x - 330} 880 ${x - 350} 800 ${x - 370} 700C${x - 390} 600 ${x - 430} 540 ${x - 500} 540C${x - 590} 540 ${x - 620} 610 ${x - 610} 690C${x - 590} 850 ${x - 520} 1010 ${x - 340} 1010Z`,
  );
  const horns = art(
    line([x - 530, 560], [x - 600, 380], 26),
    line([x - 480, 556], [x - 470, 370], 26),
    circle(x - 602, 370, 32),
    circle(x - 468, 358, 32),
  );
  const smile = stroke(`M${x - 596} 660Q${x - 560} 690 ${x - 520} 672`, 10);
  const leaves = Array.from({ length: 5 }, (_, i) =>
    leaf(80 + i * 400 + rng.range(-40, 40), 1130, rng.range(180, 260), 50, rng.range(-50, 10)),
  );
  const drops = rng.chance(0.6)
    ? art(
        ...[0, 1, 2, 3].map((i) =>
          path(`M${x - 700 + i * 36} ${180 + (i % 2) * 80}q26 46 0 62q-26 -16 0 -62Z`),
        ),
      )
    : '';
  return print(
    palette,
    [
      over(c.accent, ...leaves.map((l) => l.a)),
      over(c.figure, ...leaves.map((l) => l.b), rect(-10, 1010, 1820, 20)),
      over(c.second, circle(x, y, r)),
      over(c.figure, foot, horns),
      over(c.accent, path(`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`)),
      solid(
        c.light,
        stroke(`M${spiral.join('L')}`, 34),
        circle(x - 600, 368, 13),
        circle(x - 466, 356, 13),
        smile,
        drops,
      ),
    ],
    `een ${kleur(palette.figure)} slak met een groot ${kleur(palette.second, 'het')} spiraalhuis kruipt zonder haast voorbij.`,
    [840, 640],
  );
};

/** Flax in flower; one red thread. */
export const flax: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const stems: Art[] = [];
  const flowers: Art[] = [];
  const hearts: Art[] = [];
  const n = 11;
  for (let i = 0; i < n; i++) {
    const x = -40 + (i * 1880) / (n - 1) + rng.range(-30, 30);
    const top = i === 5 ? 250 : rng.range(260, 620);
    const bend = rng.range(-60, 60);
    stems.push(stroke(`M${x - bend} 1240Q${x - bend} ${top + 300} ${x} ${top}`, 14));
    for (let j = 0; j < 4; j++)
      stems.push(leaf(x - bend * 0.7, top + 260 + j * 150, 120, 26, j % 2 === 0 ? -50 : -130).a);
    const size = i === 5 ? 190 : rng.range(90, 130);
    for (let j = 0; j < 5; j++)
      flowers.push(
        turn(
          j * 72 + rng.range(-6, 6),
          x,
          top,
          path(
            `M${x} ${top}C${x - size * 0.75} ${top - size * 0.5} ${x - size * 0.5} ${top - size * 1.1} ${x} ${top - size}C${x + size * 0.5} ${top - size * 1.1} ${x + size * 0.75} ${top - size * 0.5} ${x} ${top}Z`,
          ),
        ),
      );
    hearts.push(circle(x, top, size * 0.22));
  }
  const thread = stroke(
    'M-20 760C300 700 480 980 760 860C980 760 900 560 1060 620C1240 690 1100 960 1320 900C1500 850 1640 700 1820 780',
    14,
  );
  return print(
    palette,
    [
      over(c.figure, ...stems),
      over(c.second, ...flowers),
      solid(c.light, ...hearts),
      solid(c.accent, thread),
    ],
    `vlas in bloei, met ${kleur(palette.second)} bloemen; een ${kleur(palette.accent)} draad loopt tussen de stengels.`,
    [900, 520],
  );
};

/** Pages that leave a book as birds. */
export const birds: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(760, 860);
  const book = openBook(x, 1000, 430, 230, 0.2);
  const bird = (bx: number, by: number, s: number, a: number): Art =>
    turn(
      a,
      bx,
      by,
      path(
        `M${bx} ${by}C${bx - 60 * s} ${by - 90 * s} ${bx - 150 * s} ${by - 110 * s} ${bx - 230 * s} ${by - 70 * s}C${bx - 150 * s} ${by - 60 * s} ${bx - 90 * s} ${by - 10 * s} ${bx - 50 * s} ${by + 50 * s}C${bx - 20 * s} ${by + 90 * s} ${bx + 40 * s} ${by + 80 * s} ${bx + 60 * s} ${by + 40 * s}C${bx + 90 * s} ${by - 20 * s} ${bx + 150 * s} ${by - 70 * s} ${bx + 220 * s} ${by - 90 * s}C${bx + 140 * s} ${by - 120 * s} ${bx + 50 * s} ${by - 90 * s} ${bx} ${by}Z`,
      ),
    );
  const flock = Array.from({ length: 7 }, (_, i) =>
    bird(
      x - 60 + i * 120 + rng.range(-60, 60) + (i % 2) * 150 - 60,
      740 - i * 98 + rng.range(-20, 20),
      1.25 - i * 0.12,
      -18 + rng.range(-14, 14),
    ),
  );
  const sun = backdrop(rng, x + 100, 480, 400);
  const paper = c.light === c.ground ? c.figure : c.light;
  const dark = c.figure === paper ? c.accent : c.figure;
  return print(
    palette,
    [
      over(c.second, sun),
      solid(paper, ...flock.filter((_, i) => i % 2 === 0)),
      over(dark, ...flock.filter((_, i) => i % 2 === 1)),
      solid(dark, book.cover),
      solid(paper, book.left, book.right),
      solid(dark, book.lines, line([x, 910], [x, 1110], 8)),
    ],
    'uit een open boek vliegen bladzijden weg als vogels.',
    [x + 110, 600],
  );
};

/** A tree with leaves cut out of its crown, and a bench below it. */
export const tree: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(760, 860);
  const trunk = art(
    taper(
      [
        [x, 1130],
        [x + 10, 900],
        [x - 6, 620],
        [x + 8, 420],
      ],
      (t) => 96 - t * 66,
    ),
    stroke(
      `M${x} 780Q${x + 80} 680 ${x + 230} 560M${x} 700Q${x - 90} 600 ${x - 220} 540M${x} 600Q${x + 30} 500 ${x + 70} 380`,
      30,
    ),
  );
  const crowns = [circle(x, 360, 300), circle(x - 260, 510, 230), circle(x + 280, 480, 250)];
  const leaves = art(
    ...Array.from({ length: 30 }, (_, i) => {
      const a = i * 2.4;
      const d = 70 + Math.sqrt(i / 30) * 400;
      const [lx, ly] = [x + Math.cos(a) * d, 420 + Math.sin(a) * d * 0.56];
      return leaf(lx, ly, 96, 34, rng.range(-70, 70)).a;
    }),
  );
  const bench = art(
    rect(x + 210, 960, 420, 36),
    rect(x + 210, 870, 420, 30),
    rect(x + 210, 820, 420, 26),
    rect(x + 250, 820, 24, 320),
    rect(x + 566, 820, 24, 320),
  );
  const cat = path(
    `M${x + 360} 962C${x + 350} 900 ${x + 380} 880 ${x + 390} 850L${x + 380} 806L${x + 404} 826H${x + 430}L${x + 454} 806L${x + 446} 852C${x + 470} 890 ${x + 480} 930 ${x + 470} 962Z`,
  );
  return print(
    palette,
    [
      over(c.second, crowns[0] ?? '', crowns[2] ?? ''),
      over(c.accent, crowns[1] ?? ''),
      solid(c.light === c.ground ? c.figure : c.light, leaves),
      solid(c.figure, trunk),
      solid(c.accent, bench),
      solid(c.figure, cat, rect(-10, 1130, 1820, 90)),
    ],
    'een grote boom met een bank eronder, waarop een kat zit.',
    [x + 130, 600],
  );
};
