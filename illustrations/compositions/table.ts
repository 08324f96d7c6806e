import { type Art, art, circle, ellipse, hole, line, path, poly, rect, ring, turn, within } from '../art.ts';
import { kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying } from '../shapes/book.ts';
import { glyph } from '../shapes/glyph.ts';

/** A parcel the size of a book, with a bow. */
export const gift: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 660];
  const tilt = rng.range(-8, 8);
  const box = rect(x - 320, y - 380, 640, 800, 10);
  const dots = art(
    ...Array.from({ length: 8 }, (_, r) =>
      Array.from({ length: 6 }, (_, q) =>
        circle(x - 270 + q * 108 + (r % 2) * 54, y - 330 + r * 100, 17),
      ).join(''),
    ),
  );
  const strap = art(rect(x - 44, y - 380, 88, 800), rect(x - 320, y - 60, 640, 88));
  const bow = art(
    path(
      `M${x} ${y - 390}C${x - 120} ${y - 590} ${x - 330} ${y - 560} ${x - 310} ${y - 440}C${x - 300} ${y - 350} ${x - 120} ${y - 350} ${x} ${y - 390}Z`,
    ),
    path(
      `M${x} ${y - 390}C${x + 120} ${y - 590} ${x + 330} ${y - 560} ${x + 310} ${y - 440}C${x + 300} ${y - 350} ${x + 120} ${y - 350} ${x} ${y - 390}Z`,
    ),
    circle(x, y - 396, 56),
  );
  const loops = hole(ellipse(x - 200, y - 456, 66, 34), ellipse(x + 200, y - 456, 66, 34));
  const tag = turn(
    18,
    x + 330,
    y + 60,
    poly(
      [x + 240, y - 10],
      [x + 300, y - 60],
      [x + 520, y - 60],
      [x + 520, y + 110],
      [x + 300, y + 110],
      [x + 240, y + 60],
    ),
    hole(circle(x + 300, y + 24, 18)),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y - 60, 440)),
      over(c.figure, turn(tilt, x, y, box)),
      solid(c.light, turn(tilt, x, y, within(box, dots))),
      solid(c.accent, turn(tilt, x, y, strap, bow, loops)),
      solid(c.sheet === c.figure ? c.bright : c.sheet, turn(tilt, x, y, tag)),
      solid(
        c.figure === c.sheet ? c.ground : c.figure,
        turn(
          tilt,
          x,
          y,
          turn(18, x + 330, y + 60, rect(x + 350, y - 10, 130, 14), rect(x + 350, y + 30, 90, 14)),
        ),
      ),
    ],
    `een ingepakt boek met een ${kleur(palette.accent)} strik en een kaartje.`,
    [x, 600],
  );
};

/** Two shoes beside a book, in a shallow pool. */
export const barefoot: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const shoe = (x: number, y: number): { body: Art; sole: Art; lace: Art } => ({
    body: path(
      `M${x - 190} ${y - 190}C${x - 150} ${y - 170} ${x - 90} ${y - 150} ${x - 30} ${y - 200}L${x + 60} ${y - 110}C${x + 130} ${y - 90} ${x + 250} ${y - 90} ${x + 260} ${y}H${x - 210}C${x - 220} ${y - 70} ${x - 210} ${y - 140} ${x - 190} ${y - 190}Z`,
    ),
    sole: rect(x - 224, y - 6, 500, 46, 20),
    lace: art(
      ...[0, 1, 2].map((i) =>
        line([x - 40 + i * 34, y - 130 + i * 22], [x + 10 + i * 34, y - 176 + i * 26], 14),
      ),
    ),
  });
  const [a, b] = [shoe(640, 800), shoe(760, 930)];
  const pool = ellipse(940, 980, 800, 180);
  const rings = art(
    ...[0, 1, 2].map(
      (i) =>
        `<ellipse cx="1300" cy="1010" rx="${150 + i * 110}" ry="${34 + i * 28}" fill="none" stroke="#fff" stroke-width="12"/>`,
    ),
  );
  const leafAt = (k: 1 | -1): Art =>
    poly([1180, 930], [1180 + k * 250, 850], [1180 + k * 250, 520], [1180, 600]);
  const book = art(leafAt(1), leafAt(-1));
  const half = leafAt(1);
  const lines = art(
    ...[0, 1, 2, 3].flatMap((i) =>
      [-1, 1].map((k) => line([1180 + k * 40, 676 + i * 52], [1180 + k * 210, 622 + i * 52], 13)),
    ),
  );
  return print(
    palette,
    [
      over(c.accent, backdrop(rng, 960, 420, 360, ['sun', 'drop', 'corner', 'arch'])),
      over(c.second, pool),
      solid(c.light === c.second ? c.figure : c.light, rings),
      solid(c.sheet, book),
      over(c.second === c.sheet ? c.accent : c.second, half),
      solid(c.text, lines),
      over(c.figure, a.body),
      over(c.figure, b.body),
      solid(c.light, a.sole, b.sole, a.lace, b.lace),
    ],
    'een paar schoenen naast een opengeslagen boek, in een ondiepe plas water.',
    [960, 700],
  );
};

/** A pipette whose drop is turning into a bird. */
export const drop: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(780, 880);
  const tilt = rng.range(12, 22);
  const glass = turn(tilt, x, 420, path(`M${x - 52} -60V300L${x - 18} 470H${x + 18}L${x + 52} 300V-60Z`));
  const fill = turn(tilt, x, 420, path(`M${x - 36} 120V296L${x - 10} 446H${x + 10}L${x + 36} 296V120Z`));
  const bulb = turn(tilt, x, 420, path(`M${x - 90} 40V-60H${x + 90}V40Z`));
  const bird = path(
    `M${x + 20} 560C${x + 90} 640 ${x + 150} 700 ${x + 150} 800C${x + 260} 740 ${x + 380} 760 ${x + 460} 820C${x + 380} 830 ${x + 340} 880 ${x + 290} 940C${x + 240} 1020 ${x + 120} 1060 ${x + 10} 1040C${x - 120} 1010 ${x - 170} 900 ${x - 130} 790C${x - 100} 700 ${x - 20} 650 ${x + 20} 560Z`,
  );
  const wing = path(
    `M${x - 70} 830C${x + 10} 800 ${x + 120} 830 ${x + 160} 920C${x + 60} 960 ${x - 50} 940 ${x - 70} 830Z`,
  );
  const beak = poly([x - 136, 800], [x - 230, 850], [x - 146, 870]);
  const blots = art(
    ...Array.from({ length: 9 }, () =>
      circle(x + rng.range(-460, 560), rng.range(960, 1160), rng.range(8, 30)),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x + 80, 720, 430)),
      solid(c.sheet, glass),
      over(c.figure === c.sheet ? c.accent : c.figure, fill, bird, blots),
      solid(c.accent, bulb, beak),
      solid(c.light, wing, circle(x - 60, 800, 20)),
      solid(c.figure, circle(x - 62, 800, 8)),
    ],
    `uit een pipet valt een ${kleur(palette.figure)} inktdruppel die een vogel wordt.`,
    [x + 80, 660],
  );
};

/** Two tickets, a stack of books and an umbrella. */
export const tickets: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 420];
  const notch = (a: number, dx: number, dy: number): { paper: Art; marks: Art } => {
    const [cx, cy] = [x + dx, y + dy];
    const paper = turn(
      a,
      cx,
      cy,
      rect(cx - 380, cy - 170, 760, 340, 18),
      hole(circle(cx - 380, cy, 54), circle(cx + 380, cy, 54)),
    );
    const marks = turn(
      a,
      cx,
      cy,
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => rect(cx + 150, cy - 150 + i * 46, 10, 28)),
      rect(cx - 270, cy - 90, 330, 44),
      rect(cx - 270, cy - 10, 240, 26),
      rect(cx - 270, cy + 50, 280, 26),
      glyph('b', cx + 260, cy, 170),
    );
    return { paper, marks };
  };
  const a = notch(rng.range(-24, -16), -60, -20);
  const b = notch(rng.range(6, 14), 60, 120);
  const books = [0, 1, 2].map((i) =>
    lying(x - 420 + rng.range(-30, 60), 840 + i * 120, rng.range(760, 840), 112, rng.int(0, 5)),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 520, 440)),
      over(c.accent, a.paper),
      solid(c.light, a.marks),
      solid(c.sheet, b.paper),
      solid(c.text, b.marks),
      over(c.figure, books[0]?.body ?? '', books[2]?.body ?? ''),
      over(c.accent, books[1]?.body ?? ''),
      solid(c.light, ...books.map((k) => k.marks)),
    ],
    'twee toegangskaartjes op een stapel boeken.',
    [x, 600],
    { mirror: false },
  );
};

/** A machine that gives a poem for a coin; someone sits in it. */
export const automaton: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const body = path(
    `M${x - 330} 1240V330C${x - 330} 170 ${x - 220} 90 ${x} 90C${x + 220} 90 ${x + 330} 170 ${x + 330} 330V1240Z`,
  );
  const glazing = rect(x - 210, 300, 420, 190, 95);
  const eyes = art(circle(x - 90, 395, 58), circle(x + 90, 395, 58));
  const look = rng.range(-18, 18);
  const slot = rect(x - 170, 640, 340, 34, 17);
  const poem = path(`M${x - 140} 656H${x + 140}V1010Q${x + 70} 970 ${x} 1010T${x - 140} 1010Z`);
  const lines = art(...[0, 1, 2, 3].map((i) => rect(x - 100, 720 + i * 56, i % 2 === 0 ? 200 : 150, 18)));
  const coin = art(circle(x + 470, 560, 90));
  const arm = art(line([x + 470, 700], [x + 640, 1240], 120), line([x + 440, 640], [x + 500, 720], 60));
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 440)),
      over(c.accent, body),
      solid(c.figure, glazing, slot, rect(x + 230, 600, 30, 120, 10), ring(x, 220, 60, 14)),
      solid(c.light, eyes),
      solid(c.figure, circle(x - 90 + look, 395, 26), circle(x + 90 + look, 395, 26)),
      solid(c.sheet === c.accent ? c.light : c.sheet, poem),
      solid(c.text === c.ground ? c.ground : c.figure, lines),
      solid(skin, arm),
      solid(c.second === c.ground ? c.accent : c.light === c.ground ? c.accent : c.light, coin),
      solid(c.figure, glyph('1', x + 470, 560, 90)),
    ],
    'een automaat met twee ogen achter het loket; er rolt een gedicht uit, een hand houdt een munt klaar.',
    [x + 40, 600],
    { mirror: false },
  );
};
