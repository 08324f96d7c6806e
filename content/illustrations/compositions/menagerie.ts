import { type Art, art, circle, ellipse, line, path, poly, rect, stroke, turn } from '../art.ts';
import { HOUSE, kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying, openBook } from '../shapes/book.ts';
import { ripple, swell } from '../shapes/city.ts';
import { glyph } from '../shapes/glyph.ts';
import { standing } from '../shapes/person.ts';

/** A stork that delivers a book in a cloth. */
export const stork: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [860, 430];
  const body = path(
    `M${x - 330} ${y + 20}C${x - 190} ${y - 150} ${x + 60} ${y - 150} ${x + 190} ${y - 40}C${x + 260} ${y + 10} ${x + 250} ${y - 80} ${x + 300} ${y - 150}C${x + 350} ${y - 220} ${x + 450} ${y - 210} ${x + 470} ${y - 140}C${x + 480} ${y - 80} ${x + 420} ${y - 60} ${x + 390} ${y - 10}C${x + 350} ${y + 110} ${x + 220} ${y + 150} ${x + 60} ${y + 140}C${x - 110} ${y + 130} ${x - 240} ${y + 100} ${x - 330} ${y + 20}Z`,
  );
  const wing = path(
    `M${x - 40} ${y - 60}C${x - 160} ${y - 200} ${x - 260} ${y - 330} ${x - 470} ${y - 360}C${x - 430} ${y - 310} ${x - 450} ${y - 270} ${x - 500} ${y - 260}C${x - 440} ${y - 220} ${x - 440} ${y - 180} ${x - 480} ${y - 150}C${x - 380} ${y - 120} ${x - 380} ${y - 80} ${x - 390} ${y - 40}C${x - 240} ${y - 50} ${x - 100} ${y + 10} ${x + 70} ${y + 20}Z`,
  );
  const tips = path(
    `M${x - 270} ${y - 290}C${x - 330} ${y - 330} ${x - 400} ${y - 352} ${x - 470} ${y - 360}C${x - 430} ${y - 310} ${x - 450} ${y - 270} ${x - 500} ${y - 260}C${x - 440} ${y - 220} ${x - 440} ${y - 180} ${x - 480} ${y - 150}C${x - 400} ${y - 126} ${x - 384} ${y - 90} ${x - 388} ${y - 44}C${x - 330} ${y - 120} ${x - 300} ${y - 200} ${x - 270} ${y - 290}Z`,
  );
  const bill = poly([x + 450, y - 190], [x + 720, y - 70], [x + 450, y - 110]);
  const legs = stroke(
    `M${x - 180} ${y + 110}L${x - 520} ${y + 210}M${x - 120} ${y + 130}L${x - 490} ${y + 270}`,
    16,
  );
  const knot = art(
    circle(x + 640, y - 60, 36),
    poly([x + 640, y - 70], [x + 580, y - 130], [x + 600, y - 50]),
    poly([x + 650, y - 70], [x + 720, y - 130], [x + 690, y - 50]),
  );
  const cloth = path(
    `M${x + 640} ${y - 50}L${x + 470} ${y + 250}Q${x + 640} ${y + 370} ${x + 810} ${y + 250}Z`,
  );
  const book = turn(-8, x + 640, y + 330, rect(x + 500, y + 200, 280, 380, 8));
  const spine = turn(-8, x + 640, y + 330, rect(x + 500, y + 200, 52, 380));
  const roofs = art(
    ...Array.from({ length: 8 }, (_, i) => {
      const rx = -60 + i * 250;
      const h = rng.range(90, 190);
      return art(
        poly([rx, 1240], [rx, 1240 - h], [rx + 120, 1240 - h - 110], [rx + 240, 1240 - h], [rx + 240, 1240]),
        rect(rx + 160, 1240 - h - 130, 34, 90),
      );
    }),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 900, 480, 430, ['sun', 'corner', 'drop', 'band', 'slant'])),
      over(c.figure, roofs),
      solid(c.bright, bill, legs),
      solid(c.sheet, body, wing),
      solid(c.sheet === c.figure ? c.ground : c.figure, tips, circle(x + 410, y - 150, 13)),
      solid(c.accent === c.sheet ? c.second : c.accent, book),
      solid(c.light, spine),
      solid(c.second === c.sheet ? c.accent : c.second, cloth, knot),
    ],
    'een ooievaar vliegt over de daken en draagt een boek in een doek.',
    [1010, 560],
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

/** A swan past a cellar window. */
export const swan: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const water = 900;
  const body = path(
    `M${x - 330} ${water + 20}C${x - 430} ${water - 110} ${x - 470} ${water - 250} ${x - 400} ${water - 330}C${x - 330} ${water - 240} ${x - 190} ${water - 220} ${x - 40} ${water - 230}C${x + 120} ${water - 240} ${x + 190} ${water - 330} ${x + 170} ${water - 460}C${x + 150} ${water - 560} ${x + 100} ${water - 620} ${x + 120} ${water - 700}C${x + 140} ${water - 780} ${x + 250} ${water - 800} ${x + 310} ${water - 740}C${x + 350} ${water - 700} ${x + 330} ${water - 650} ${x + 280} ${water - 640}C${x + 240} ${water - 620} ${x + 250} ${water - 570} ${x + 280} ${water - 490}C${x + 350} ${water - 300} ${x + 330} ${water - 60} ${x + 150} ${water + 20}Z`,
  );
  const beak = path(
    `M${x + 316} ${water - 730}L${x + 440} ${water - 660}Q${x + 370} ${water - 630} ${x + 296} ${water - 650}Z`,
  );
  const wing = art(
    stroke(
      `M${x - 300} ${water - 130}Q${x - 120} ${water - 60} ${x + 110} ${water - 130}M${x - 260} ${water - 70}Q${x - 110} ${water - 20} ${x + 50} ${water - 60}`,
      14,
    ),
  );
  const mask = poly([x + 250, water - 716], [x + 322, water - 732], [x + 298, water - 676]);
  const lines = art(
    ...Array.from({ length: 6 }, (_, i) =>
      stroke(ripple(rng.range(-200, 500), water + 80 + i * 48, 120, rng.int(6, 12), 28), 12),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 480, 420, ['sun', 'arch', 'drop', 'corner', 'split'])),
      solid(c.sheet, body),
      solid(c.text, wing, mask),
      solid(c.bright, beak),
      over(c.figure === c.sheet ? c.second : c.figure, swell(water - 10, 1240, 230, 30, rng.range(-80, 80))),
      solid(c.sheet, lines),
    ],
    'een zwaan drijft met gestrekte hals op het water van de reien.',
    [x, 600],
  );
};

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

/** An hourglass whose sand is a page's worth of letters. */
export const hourglass: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const caps = art(
    rect(x - 330, 80, 660, 80, 20),
    rect(x - 330, 1040, 660, 80, 20),
    rect(x - 300, 150, 34, 900),
    rect(x + 266, 150, 34, 900),
  );
  const glass = path(
    `M${x - 230} 160H${x + 230}C${x + 230} 380 ${x + 60} 480 ${x + 34} 600C${x + 60} 720 ${x + 230} 820 ${x + 230} 1040H${x - 230}C${x - 230} 820 ${x - 60} 720 ${x - 34} 600C${x - 60} 480 ${x - 230} 380 ${x - 230} 160Z`,
  );
  const sandTop = path(
    `M${x - 196} 340Q${x} 300 ${x + 196} 340C${x + 150} 440 ${x + 50} 500 ${x + 20} 596H${x - 20}C${x - 50} 500 ${x - 150} 440 ${x - 196} 340Z`,
  );
  const sandFoot = path(
    `M${x - 214} 1040C${x - 200} 940 ${x - 90} 880 ${x} 800C${x + 90} 880 ${x + 200} 940 ${x + 214} 1040Z`,
  );
  const stream = rect(x - 7, 590, 14, 240);
  const letters = art(
    ...['b', 'o', 'e', 'k', 'a', 's', 'R', 'm'].map((l, i) =>
      turn(
        rng.range(-40, 40),
        x + ((i % 4) - 1.5) * 90,
        920 + Math.floor(i / 4) * 70,
        glyph(l, x + ((i % 4) - 1.5) * (60 + Math.floor(i / 4) * 40), 930 + Math.floor(i / 4) * 66, 56),
      ),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 600, 450)),
      solid(c.sheet, glass),
      solid(c.bright, sandTop, sandFoot, stream),
      solid(c.sheet, letters),
      over(c.figure === c.sheet ? c.accent : c.figure, caps),
    ],
    'een zandloper waarin het zand letters worden.',
    [x, 600],
    { mirror: false },
  );
};

/** A glass with a verse at the bottom. */
export const verseGlass: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const wine = params.kind === 'wine';
  const glass = wine
    ? path(
        `M${x - 240} 140H${x + 240}C${x + 270} 460 ${x + 140} 610 ${x + 26} 630V1000H${x + 180}V1060H${x - 180}V1000H${x - 26}V630C${x - 140} 610 ${x - 270} 460 ${x - 240} 140Z`,
      )
    : path(`M${x - 190} 200H${x + 190}L${x + 60} 690V960H${x + 190}V1030H${x - 190}V960H${x - 60}V690Z`);
  const drink = wine
    ? path(
        `M${x - 246} 320H${x + 246}C${x + 230} 500 ${x + 130} 596 ${x} 604C${x - 130} 596 ${x - 230} 500 ${x - 246} 320Z`,
      )
    : poly([x - 166, 290], [x + 166, 290], [x + 64, 672], [x - 64, 672]);
  const letters = art(
    ...(wine ? ['v', 'e', 'r', 's'] : ['j', 'a', 'm', 'b']).map((l, i) =>
      turn(
        rng.range(-30, 30),
        x,
        500,
        glyph(l, x - 70 + i * 46, (wine ? 520 : 560) + (i % 2) * 40 - (i === 0 || i === 3 ? 60 : 0), 74),
      ),
    ),
  );
  const table = rect(-10, wine ? 1056 : 1026, 1820, 200);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 520, 430)),
      solid(c.sheet, glass),
      solid(c.bright, drink),
      solid(c.sheet, letters),
      over(c.figure === c.sheet ? c.accent : c.figure, table),
      solid(c.light, stroke(`M${x - 180} ${wine ? 210 : 250}l${wine ? -4 : 14} ${wine ? 70 : 60}`, 16)),
    ],
    `een glas ${wine ? 'wijn' : 'jenever'} waarin letters naar de bodem zakken.`,
    [x, 600],
    { mirror: false },
  );
};

/** A flight of thirteen books, the last one loose. */
export const steepStairs: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const n = 10;
  const treads = Array.from({ length: n }, (_, i) =>
    lying(120 + i * 152, 1100 - i * 98 - (i === n - 1 ? 50 : 0), 330, 86, i),
  );
  const last = treads[n - 1];
  const loose = last === undefined ? '' : turn(-11, 1500, 200, last.body);
  const risers = art(
    ...Array.from({ length: n - 1 }, (_, i) => rect(150 + i * 152, 1180 - i * 98, 300, 1200)),
  );
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const step = rng.int(3, 5);
  const climber = standing(
    rng,
    290 + step * 152,
    1100 - step * 98,
    340,
    rng.pick(['hat', 'bun', 'cap', 'beret', 'bob'] as const),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 900, 480, 430, ['sun', 'corner', 'drop', 'split', 'slant'])),
      over(c.second, risers),
      over(
        c.figure,
        ...treads
          .slice(0, n - 1)
          .filter((_, i) => i % 2 === 0)
          .map((t) => t.body),
      ),
      solid(
        c.accent,
        ...treads
          .slice(0, n - 1)
          .filter((_, i) => i % 2 === 1)
          .map((t) => t.body),
        loose,
      ),
      solid(c.light, ...treads.slice(0, n - 1).map((t) => t.marks)),
      solid(c.figure, climber.body),
      solid(skin, climber.skin),
      solid(c.accent, climber.top),
      solid(c.sheet, climber.book),
    ],
    'een trap van boeken waarvan de bovenste trede los ligt; iemand klimt lezend naar boven.',
    [900, 620],
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
