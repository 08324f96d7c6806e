import { type Art, art, circle, ellipse, hole, line, path, poly, rect, scale, stroke } from '../art.ts';
import { SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { row, spineBody, spineMarks } from '../shapes/book.ts';
import { belfry, bridge, broeltoren, house, ripple, swell } from '../shapes/city.ts';
import { standing } from '../shapes/person.ts';

/** The town built of books, on the Leie: towers among spines. */
export const bookTown: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const water = 880;
  const [a, b] = [broeltoren(x - 280, water, 190, 330), broeltoren(x + 190, water, 190, 330)];
  const bell = belfry(x + 480, water, 170, 420);
  const back = row(rng, -60, 1860, water, [240, 470], [70, 130]);
  const front = [
    ...row(rng, -60, x - 380, water, [150, 300], [60, 110]),
    ...row(rng, x + 600, 1860, water, [150, 300], [60, 110]),
  ];
  const gate = bridge(x - 190, x + 100, water - 120, water, 2);
  const [p, q] = [0, 1].map((k) => back.filter((_, i) => i % 2 === k)) as [typeof back, typeof back]; // two halves
  const towers = art(a.wall, a.roof, b.wall, b.roof, gate, bell.wall, bell.roof);
  const lights = art(a.windows, b.windows, bell.light);
  const ripples = art(
    ...Array.from({ length: 9 }, (_, i) =>
      stroke(ripple(rng.range(-200, 1100), water + 44 + i * 32, 90, rng.int(5, 10), 18), 10),
    ),
  );
  const dark = c.figure === c.light ? c.ground : c.figure;
  const sun = circle(x + rng.range(-120, 60), 430, 300);
  return print(
    palette,
    [
      over(c.second, sun),
      over(c.accent, ...p.map((s) => spineBody(s))),
      over(c.second, ...q.map((s) => spineBody(s))),
      solid(c.light, ...p.map((s) => spineMarks(s)), ...q.map((s) => spineMarks(s))),
      over(dark, towers, hole(lights), ...front.map((s) => spineBody(s))),
      solid(c.light, lights, ...front.map((s) => spineMarks(s))),
      over(c.figure, rect(-10, water, 1820, 340)),
      solid(c.second, ripples),
      over(c.second, scale(1, -0.5, 0, water, art(a.wall, a.roof, b.wall, b.roof)), hole(ripples)),
    ],
    'een stad van boeken aan de Leie: de Broeltorens en het belfort staan tussen rechtopstaande ruggen.',
    [x, 600],
    { mirror: false },
  );
};

/** Steps by the water where people read. */
export const steps: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const stairs = art(
    ...[0, 1, 2, 3].map((i) => poly([-20, 560 + i * 130], [1820, 480 + i * 130], [1820, 1240], [-20, 1240])),
  );
  const edges = art(...[0, 1, 2, 3].map((i) => line([-20, 560 + i * 130], [1820, 480 + i * 130], 16)));
  const skins = rng.shuffle([SKIN.sand, SKIN.clay, SKIN.umber, SKIN.cocoa, SKIN.sand]);
  const sitter = (sx: number, sy: number, k: number): { body: Art; skin: Art; hair: Art; book: Art } => ({
    body: art(
      path(
        `M${sx - 90 * k} ${sy}C${sx - 110 * k} ${sy - 150 * k} ${sx - 60 * k} ${sy - 230 * k} ${sx} ${sy - 230 * k}C${sx + 70 * k} ${sy - 230 * k} ${sx + 90 * k} ${sy - 120 * k} ${sx + 90 * k} ${sy}Z`,
      ),
      stroke(`M${sx} ${sy - 20 * k}L${sx + 170 * k} ${sy - 60 * k}L${sx + 190 * k} ${sy + 110 * k}`, 66 * k),
      path(`M${sx + 158 * k} ${sy + 90 * k}h${70 * k}q${50 * k} ${6 * k} ${54 * k} ${44 * k}h${-124 * k}Z`),
      stroke(`M${sx + 20 * k} ${sy - 160 * k}L${sx + 110 * k} ${sy - 110 * k}`, 44 * k),
    ),
    skin: art(
      circle(sx + 14 * k, sy - 310 * k, 72 * k),
      rect(sx - 30 * k, sy - 280 * k, 60 * k, 70 * k),
      circle(sx + 126 * k, sy - 106 * k, 26 * k),
    ),
    hair: rng.pick([
      path(
        `M${sx - 62 * k} ${sy - 290 * k}A${76 * k} ${76 * k} 0 0 1 ${sx + 70 * k} ${sy - 360 * k}Q${sx} ${sy - 350 * k} ${sx - 20 * k} ${sy - 270 * k}Z`,
      ),
      art(
        ellipse(sx + 14 * k, sy - 352 * k, 120 * k, 20 * k),
        path(
          `M${sx - 54 * k} ${sy - 352 * k}C${sx - 50 * k} ${sy - 440 * k} ${sx + 80 * k} ${sy - 440 * k} ${sx + 82 * k} ${sy - 352 * k}Z`,
        ),
      ),
      art(
        circle(sx - 50 * k, sy - 370 * k, 36 * k),
        path(
          `M${sx - 62 * k} ${sy - 290 * k}A${76 * k} ${76 * k} 0 0 1 ${sx + 70 * k} ${sy - 360 * k}Q${sx} ${sy - 350 * k} ${sx - 20 * k} ${sy - 270 * k}Z`,
        ),
      ),
    ]),
    book: art(
      poly(
        [sx + 100 * k, sy - 110 * k],
        [sx + 150 * k, sy - 210 * k],
        [sx + 196 * k, sy - 196 * k],
        [sx + 150 * k, sy - 96 * k],
      ),
    ),
  });
  const people = [
    sitter(470, 640, 0.9),
    sitter(1080, 600, 1),
    sitter(800, 900, 1.15),
    sitter(1440, 820, 1.05),
  ];
  const water = swell(1080, 1240, 160, 26, rng.range(-60, 60));
  return print(
    palette,
    [
      over(c.accent, circle(x + rng.range(-260, 260), 260, 160)),
      over(c.second, stairs),
      solid(c.light === c.second ? c.figure : c.light, edges),
      ...people.flatMap((p, i) => [
        solid(i % 2 === 0 ? c.figure : c.accent, p.body),
        solid(skins[i] ?? SKIN.sand, p.skin),
        solid(i % 2 === 0 ? c.accent : c.figure, p.hair),
        solid(c.sheet, p.book),
      ]),
      over(c.figure, water),
    ],
    'vier mensen zitten te lezen op trappen aan het water.',
    [920, 660],
  );
};

/** Small white houses round a square, a tree, a pump. */
export const beguinage: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const foot = 900;
  const walls: Art[] = [];
  const roofs: Art[] = [];
  const holes: Art[] = [];
  let x = -40;
  while (x < 1820) {
    const w = rng.range(220, 290);
    const h = rng.range(210, 270);
    const step = rng.chance(0.3);
    walls.push(step ? house(x, foot, w - 4, h + 60, 'step') : rect(x, foot - h, w - 4, h));
    if (!step) {
      roofs.push(
        poly(
          [x - 8, foot - h + 2],
          [x + w * 0.22, foot - h - 150],
          [x + w * 0.78, foot - h - 150],
          [x + w + 4, foot - h + 2],
        ),
        rect(x + w * 0.62, foot - h - 210, 40, 100),
      );
      holes.push(rect(x + w * 0.42, foot - h - 110, 44, 60));
    }
    holes.push(
      path(`M${x + w * 0.14} ${foot}v-110a34 34 0 0 1 68 0v110Z`),
      rect(x + w * 0.56, foot - 140, 64, 80),
    );
    x += w;
  }
  const square = poly([-20, foot], [1820, foot], [1820, 1240], [-20, 1240]);
  const cobbles = art(
    ...Array.from({ length: 5 }, (_, r) =>
      Array.from({ length: 16 }, (_, q) =>
        stroke(`M${q * 124 + (r % 2) * 62 - 40} ${foot + 50 + r * 62}q42 -34 84 0`, 9),
      ).join(''),
    ),
  );
  const tx = rng.range(820, 980);
  const tree = art(
    rect(tx - 22, 640, 44, 420),
    circle(tx, 470, 240),
    circle(tx - 170, 560, 150),
    circle(tx + 180, 550, 160),
  );
  const nun = standing(rng, tx + 330, 1080, 330, 'bob');
  return print(
    palette,
    [
      over(c.second, square),
      solid(c.light === c.ground ? c.figure : c.light, ...walls),
      over(c.accent, ...roofs),
      solid(c.light === c.ground ? c.light : c.figure, ...holes),
      solid(c.ground === c.second ? c.light : c.ground, cobbles),
      over(c.figure === c.sheet ? c.second : c.figure, tree),
      solid(c.accent, nun.body, nun.top),
      solid(SKIN.sand, nun.skin),
      solid(c.sheet, nun.book),
    ],
    'kleine huisjes rond een plein met een boom; iemand loopt lezend voorbij.',
    [tx + 60, 640],
  );
};
