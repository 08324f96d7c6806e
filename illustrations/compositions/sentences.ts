import { type Art, art, line, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { openBook } from '../shapes/book.ts';

/** Three paragraphs; out of the second sticks a shoe. */
export const bodyText: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const block = (y: number, n: number): Art =>
    art(
      ...Array.from({ length: n }, (_, i) =>
        rect(x - 420, y + i * 56, i === n - 1 ? 480 : rng.range(780, 840), 32),
      ),
    );
  const sheet = rect(x - 540, -20, 1080, 1260);
  const leg = path(`M${x + 60} 690L${x + 360} 690L${x + 400} 560L${x + 380} 690Z`);
  const trouser = path(`M${x + 40} 640H${x + 420}V760H${x + 40}Z`);
  const sock = rect(x + 410, 650, 110, 100);
  const shoe = path(
    `M${x + 500} 760V600C${x + 500} 560 ${x + 530} 540 ${x + 560} 540C${x + 590} 480 ${x + 600} 430 ${x + 640} 430C${x + 690} 430 ${x + 690} 500 ${x + 680} 560V760Z`,
  );
  const sole = rect(x + 676, 430, 36, 340, 10);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 600, 560, ['split', 'slant', 'band', 'corner', 'stairs'])),
      solid(c.sheet, sheet),
      solid(c.text, block(90, 5), block(470, 3), block(660, 4), block(960, 5), leg),
      solid(c.text === c.ground ? c.second : c.text, trouser),
      solid(c.accent, sock),
      solid(c.text === c.ground ? c.accent : c.figure, shoe),
      solid(c.accent, sole),
    ],
    'drie alinea’s op een blad; uit de middelste steekt een been met een schoen.',
    [x + 120, 620],
    { mirror: false },
  );
};

/** Three hands pull at one balloon. */
export const tug: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 560];
  const balloon = art(
    path(
      `M${x - 330} ${y - 190}C${x - 200} ${y - 270} ${x + 200} ${y - 270} ${x + 330} ${y - 190}C${x + 410} ${y - 100} ${x + 410} ${y + 110} ${x + 320} ${y + 190}C${x + 200} ${y + 260} ${x - 200} ${y + 260} ${x - 320} ${y + 190}C${x - 410} ${y + 110} ${x - 410} ${y - 100} ${x - 330} ${y - 190}Z`,
    ),
    poly([x - 60, y + 220], [x + 100, y + 220], [x - 40, y + 420]),
  );
  const lines = art(
    rect(x - 220, y - 90, 440, 30),
    rect(x - 220, y - 20, 380, 30),
    rect(x - 220, y + 50, 240, 30),
  );
  const skins = rng.shuffle([SKIN.sand, SKIN.clay, SKIN.umber, SKIN.cocoa]);
  const arm = (a: number): { sleeve: Art; skin: Art; cuff: Art } => {
    const at = (part: Art): Art => turn(a, x, y, part);
    return {
      sleeve: at(rect(x + 560, y - 110, 900, 220)),
      cuff: at(rect(x + 530, y - 124, 60, 248)),
      skin: at(
        art(
          path(
            `M${x + 560} ${y - 80}H${x + 470}C${x + 400} ${y - 110} ${x + 380} ${y - 90} ${x + 370} ${y - 60}V${y + 60}C${x + 380} ${y + 90} ${x + 400} ${y + 100} ${x + 470} ${y + 80}H${x + 560}Z`,
          ),
          ...[0, 1, 2, 3].map((i) => line([x + 400, y - 66 + i * 44], [x + 310, y - 66 + i * 44], 40)),
        ),
      ),
    };
  };
  const arms = [arm(rng.range(-28, -14)), arm(180 + rng.range(10, 24)), arm(rng.range(56, 66))];
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 450)),
      solid(c.sheet, balloon),
      solid(c.text, lines),
      ...arms.map((a, i) => solid(i % 2 === 0 ? c.accent : c.figure, a.sleeve)),
      ...arms.map((a, i) => solid(skins[i] ?? SKIN.sand, a.skin)),
      solid(c.light, ...arms.map((a) => a.cuff)),
    ],
    'drie handen trekken aan dezelfde tekstballon.',
    [x, y + 40],
  );
};

/** A line of verse that runs out of a book as a ribbon. */
export const ribbonBook: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(820, 920);
  const book = openBook(x, 980, 450, 240, 0.2);
  const d = `M${x} 900C${x + 40} 760 ${x - 330} 760 ${x - 330} 620C${x - 330} 470 ${x + 380} 560 ${x + 380} 380C${x + 380} 220 ${x - 160} 330 ${x - 160} 180C${x - 160} 60 ${x + 100} 20 ${x + 260} -60`;
  const band = stroke(d, 104, 'butt');
  const verse = `<path d="${d}" fill="none" stroke="#fff" stroke-width="26" stroke-dasharray="70 24 120 24 44 24 96 30" />`;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 500, 430)),
      over(c.accent, band),
      solid(c.light, verse),
      solid(c.figure === c.sheet ? c.second : c.figure, book.cover),
      solid(c.sheet, book.left, book.right),
      solid(c.text, book.lines, line([x, 890], [x, 1100], 8)),
    ],
    `een versregel loopt als een ${kleur(palette.accent, 'het')} lint uit een open boek omhoog.`,
    [x, 600],
  );
};
