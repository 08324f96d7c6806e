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
  scale,
  stroke,
  turn,
  within,
} from '../art.ts';
import { kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { row, spineBody, spineMarks } from '../shapes/book.ts';
import { belfry, bridge, broeltoren, house, ripple, swell } from '../shapes/city.ts';
import { HEADS, standing } from '../shapes/person.ts';

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

/** A spool of flax whose thread becomes a ribbon. */
export const spool: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(820, 900);
  const ends = art(
    ellipse(x, 210, 270, 76),
    rect(x - 270, 210, 540, 40),
    ellipse(x, 250, 270, 76),
    ellipse(x, 830, 270, 76),
    rect(x - 270, 830, 540, 46),
    ellipse(x, 876, 270, 76),
  );
  const cone = rect(x - 210, 270, 420, 580);
  const threads = art(
    ...Array.from({ length: 11 }, (_, i) =>
      stroke(`M${x - 210} ${320 + i * 50}Q${x} ${372 + i * 50} ${x + 210} ${312 + i * 50}`, 13),
    ),
  );
  const tail = stroke(
    `M${x + 205} 640C${x + 400} 640 ${x + 320} 900 ${x + 480} 900C${x + 640} 900 ${x + 560} 560 ${x + 720} 520`,
    20,
  );
  const ribbonEnd = poly([x + 680, 520], [x + 800, 470], [x + 880, 900], [x + 800, 860], [x + 750, 930]);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x + 60, 540, 440)),
      over(c.accent, cone),
      over(c.figure, ends),
      solid(c.light, threads, ellipse(x, 210, 70, 20)),
      over(c.accent, tail, ribbonEnd),
    ],
    'een grote spoel met vlasdraad; het uiteinde van de draad wordt een leeslint.',
    [x + 110, 600],
  );
};

/** A door ajar between two bookcases, with a ramp. */
export const door: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const foot = 900;
  const cases = [360, 640, 900].flatMap((f) => [
    ...row(rng, -60, x - 270, f, [150, 230], [44, 84]),
    ...row(rng, x + 270, 1860, f, [150, 230], [44, 84]),
  ]);
  const [a, b] = [cases.filter((_, i) => i % 2 === 0), cases.filter((_, i) => i % 2 === 1)];
  const boards = art(
    ...[110, 360, 640, 900].map((y) => art(rect(-10, y, x - 260, 20), rect(x + 270, y, 1000, 20))),
  );
  const opening = rect(x - 240, 130, 480, foot - 130);
  const leaf = poly([x - 240, 130], [x - 60, 200], [x - 60, foot + 90], [x - 240, foot]);
  const ramp = poly([x - 240, foot], [x + 240, foot], [x + 560, 1240], [x - 560, 1240]);
  const light = poly([x - 60, 190], [x + 240, 130], [x + 240, foot], [x - 60, foot]);
  const wheel = art(
    `<circle cx="${x + 90}" cy="1010" r="96" fill="none" stroke="#fff" stroke-width="20"/>`,
    stroke(`M${x + 20} 850L${x + 40} 970H${x + 130}L${x + 180} 1080H${x + 220}`, 44),
    circle(x + 20, 780, 56),
  );
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  return print(
    palette,
    [
      over(c.second, ...a.map((s) => spineBody(s))),
      over(c.figure, ...b.map((s) => spineBody(s))),
      solid(c.light, ...b.map((s) => spineMarks(s))),
      solid(c.figure, ...a.map((s) => spineMarks(s)), boards),
      solid(c.sheet, opening, light),
      over(c.accent, leaf),
      solid(c.sheet, ramp),
      solid(c.text, wheel),
      solid(skin, circle(x + 20, 780, 56)),
      solid(c.light === c.accent ? c.figure : c.light, circle(x - 90, 580, 18)),
    ],
    'een open deur tussen twee boekenkasten; iemand in een rolstoel rijdt het hellende vlak op.',
    [x, 640],
  );
};

/** A book as a house being built. */
export const building: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const foot = 1060;
  const wall = art(
    ...[0, 1, 2, 3, 4].map((r) =>
      art(
        ...[0, 1, 2].map((q) => rect(x - 330 + q * 222 + (r % 2) * 40 - 20, foot - (r + 1) * 92, 214, 84, 8)),
      ),
    ),
  );
  const bands = art(
    ...[0, 1, 2, 3, 4].map((r) =>
      art(...[0, 1, 2].map((q) => rect(x - 300 + q * 222 + (r % 2) * 40 - 20, foot - (r + 1) * 92, 14, 84))),
    ),
  );
  const roof = art(
    poly([x - 420, foot - 470], [x, foot - 830], [x, foot - 720], [x - 380, foot - 420]),
    poly([x + 420, foot - 470], [x, foot - 830], [x, foot - 720], [x + 380, foot - 420]),
  );
  const doorway = path(`M${x - 60} ${foot}V${foot - 170}A70 70 0 0 1 ${x + 80} ${foot - 170}V${foot}Z`);
  const skins = rng.shuffle([SKIN.sand, SKIN.clay, SKIN.umber, SKIN.cocoa]);
  const p = standing(rng, x - 520, foot, 480, rng.pick(HEADS));
  const q = standing(rng, x + 500, foot, 460, 'cap');
  const ladder = art(
    line([x + 330, foot], [x + 240, foot - 560], 18),
    line([x + 420, foot], [x + 330, foot - 560], 18),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      line([x + 318 - i * 14, foot - 70 - i * 86], [x + 408 - i * 14, foot - 70 - i * 86], 14),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 520, 440)),
      over(c.figure, wall),
      solid(c.light, bands),
      over(c.accent, roof),
      solid(c.sheet, doorway),
      solid(c.accent, p.body, q.top),
      solid(c.figure, q.body, p.top, ladder, rect(-10, foot, 1820, 160)),
      solid(skins[0] ?? SKIN.sand, p.skin),
      solid(skins[1] ?? SKIN.umber, q.skin),
      solid(c.sheet, p.book, q.book),
      solid(c.light, within(rect(0, 0, 1, 1), turn(0, 0, 0, ''))),
    ],
    'twee mensen bouwen een huis van boeken; het dak is een opengeslagen boek.',
    [x, 640],
  );
};

/** A terrace at dusk: a table, a glass, a book. */
export const terrace: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = rng.range(840, 940);
  const top = 820;
  const kind = params['drink'] ?? rng.pick(['beer', 'cup', 'wine', 'ice']);
  const drinks: Record<string, { glass: Art; fill: Art; word: string }> = {
    beer: {
      glass: path(`M${x - 150} 300H${x + 150}L${x + 110} ${top}H${x - 110}Z`),
      fill: path(
        `M${x - 156} 300C${x - 190} 210 ${x - 60} 180 ${x - 30} 220C${x + 20} 160 ${x + 120} 180 ${x + 110} 230C${x + 190} 230 ${x + 190} 310 ${x + 156} 330V380H${x - 150}Z`,
      ),
      word: 'een glas bier',
    },
    cup: {
      glass: art(
        path(
          `M${x - 230} 420H${x + 190}C${x + 190} 640 ${x + 150} ${top - 20} ${x + 40} ${top}H${x - 80}C${x - 190} ${top - 20} ${x - 230} 640 ${x - 230} 420Z`,
        ),
        `<circle cx="${x + 210}" cy="570" r="94" fill="none" stroke="#fff" stroke-width="46"/>`,
      ),
      fill: art(stroke(`M${x - 90} 350c70 -70 -60 -110 10 -190M${x + 40} 350c70 -70 -60 -110 10 -190`, 36)),
      word: 'een kop koffie',
    },
    wine: {
      glass: art(
        path(
          `M${x - 170} 210H${x + 170}C${x + 190} 430 ${x + 110} 540 ${x + 22} 560V${top - 30}H${x + 130}V${top}H${x - 130}V${top - 30}H${x - 22}V560C${x - 110} 540 ${x - 190} 430 ${x - 170} 210Z`,
        ),
      ),
      fill: path(
        `M${x - 150} 340H${x + 150}C${x + 140} 460 ${x + 80} 520 ${x} 524C${x - 80} 520 ${x - 140} 460 ${x - 150} 340Z`,
      ),
      word: 'een glas wijn',
    },
    ice: {
      glass: poly([x - 180, 480], [x + 180, 480], [x + 20, top], [x - 20, top]),
      fill: art(circle(x - 90, 400, 120), circle(x + 90, 400, 120), circle(x, 270, 120)),
      word: 'een ijsje',
    },
  };
  const drink = drinks[kind] ?? drinks['cup'];
  if (drink === undefined) throw new Error('The terrace serves coffee at least');
  const table = art(ellipse(x, top + 20, 620, 66), rect(x - 24, top + 40, 48, 400));
  const book = art(
    poly([x + 230, top - 6], [x + 560, top - 20], [x + 600, top + 26], [x + 260, top + 40]),
    poly([x + 230, top - 6], [x + 260, top + 40], [x + 260, top + 74], [x + 230, top + 26]),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 460, 400)),
      over(c.figure, table),
      over(kind === 'ice' ? c.figure : c.accent, drink.glass),
      solid(c.light === c.ground ? c.second : c.light, drink.fill, book),
      solid(
        c.accent,
        poly(
          [x + 300, top - 8],
          [x + 330, top - 10],
          [x + 350, top + 90],
          [x + 330, top + 70],
          [x + 310, top + 94],
        ),
      ),
    ],
    `een tafeltje met ${drink.word} en een boek.`,
    [x + 70, 600],
  );
};
