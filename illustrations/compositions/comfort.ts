import { type Art, art, circle, ellipse, line, path, poly, rect, stroke } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { openBook } from '../shapes/book.ts';

/** A terrace at dusk: a table, a glass, a book. */
export const terrace: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = rng.range(840, 940);
  const top = 820;
  const kind = params.drink ?? rng.pick(['beer', 'cup', 'wine', 'ice']);
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
  const drink = drinks[kind] ?? drinks.cup;
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
      over(kind === 'ice' ? c.figure : c.bright, drink.glass),
      solid(c.sheet, drink.fill, book),
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

/** An armchair with a book on it, and a lamp. */
export const armchair: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(820, 920);
  const foot = 1080;
  const back = path(
    `M${x - 270} ${foot - 300}V${foot - 640}C${x - 270} ${foot - 800} ${x - 160} ${foot - 860} ${x} ${foot - 860}C${x + 160} ${foot - 860} ${x + 270} ${foot - 800} ${x + 270} ${foot - 640}V${foot - 300}Z`,
  );
  const arms = art(rect(x - 390, foot - 450, 190, 410, 95), rect(x + 200, foot - 450, 190, 410, 95));
  const seat = art(rect(x - 240, foot - 340, 480, 150, 50), rect(x - 300, foot - 210, 600, 160));
  const legs = art(
    poly([x - 320, foot - 50], [x - 260, foot - 50], [x - 270, foot + 30], [x - 300, foot + 30]),
    poly([x + 320, foot - 50], [x + 260, foot - 50], [x + 270, foot + 30], [x + 300, foot + 30]),
  );
  const buttons = art(
    ...[
      [-110, -640],
      [0, -640],
      [110, -640],
      [-55, -540],
      [55, -540],
    ].map(([dx = 0, dy = 0]) => circle(x + dx, foot + dy, 15)),
  );
  const book = openBook(x, foot - 400, 150, 120, 0.2);
  const lamp = art(
    rect(x + 500, 330, 18, foot - 330 + 30),
    poly([x + 420, 190], [x + 600, 190], [x + 660, 400], [x + 360, 400]),
    rect(x + 420, foot + 6, 180, 26, 13),
  );
  const light = poly([x + 360, 400], [x + 660, 400], [x + 860, foot + 30], [x + 100, foot + 30]);
  const cat = path(
    `M${x - 350} ${foot - 440}C${x - 360} ${foot - 520} ${x - 330} ${foot - 560} ${x - 326} ${foot - 590}L${x - 336} ${foot - 640}L${x - 306} ${foot - 614}H${x - 280}L${x - 250} ${foot - 640}L${x - 258} ${foot - 590}C${x - 230} ${foot - 550} ${x - 220} ${foot - 500} ${x - 236} ${foot - 440}Z`,
  );
  return print(
    palette,
    [
      over(c.second, light, backdrop(rng, x, 560, 420, ['sun', 'arch', 'band', 'drop'])),
      over(c.figure, lamp, legs, rect(-10, foot + 30, 1820, 100)),
      over(c.accent, back),
      solid(c.light, buttons),
      over(c.accent, arms),
      solid(c.figure, seat, rng.chance(0.6) ? cat : ''),
      solid(c.sheet === c.figure ? c.second : c.sheet, book.left, book.right),
      solid(c.text === c.ground ? c.ground : c.figure, book.lines, line([x, foot - 450], [x, foot - 340], 5)),
    ],
    `een ${kleur(palette.accent)} leunstoel met een open boek erop, naast een staande lamp.`,
    [x + 60, 620],
  );
};
