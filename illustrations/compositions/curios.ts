import { type Art, art, circle, ellipse, line, path, poly, rect, stroke, turn } from '../art.ts';
import { SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying, row, spineBody, spineMarks } from '../shapes/book.ts';
import { glyph } from '../shapes/glyph.ts';

/** A fan of playing cards. */
export const cards: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 1180];
  const suits = rng.shuffle(['heart', 'spade', 'diamond', 'club', 'book']);
  const pip = (kind: string, cx: number, cy: number, s: number): Art => {
    if (kind === 'heart')
      return path(
        `M${cx} ${cy + 60 * s}C${cx - 90 * s} ${cy - 10 * s} ${cx - 70 * s} ${cy - 70 * s} ${cx - 34 * s} ${cy - 70 * s}C${cx - 14 * s} ${cy - 70 * s} ${cx - 4 * s} ${cy - 56 * s} ${cx} ${cy - 44 * s}C${cx + 4 * s} ${cy - 56 * s} ${cx + 14 * s} ${cy - 70 * s} ${cx + 34 * s} ${cy - 70 * s}C${cx + 70 * s} ${cy - 70 * s} ${cx + 90 * s} ${cy - 10 * s} ${cx} ${cy + 60 * s}Z`,
      );
    if (kind === 'diamond')
      return poly([cx, cy - 74 * s], [cx + 54 * s, cy], [cx, cy + 74 * s], [cx - 54 * s, cy]);
    if (kind === 'spade')
      return art(
        path(
          `M${cx} ${cy - 74 * s}C${cx + 90 * s} ${cy + 4 * s} ${cx + 66 * s} ${cy + 46 * s} ${cx + 30 * s} ${cy + 40 * s}L${cx + 10 * s} ${cy + 30 * s}L${cx + 30 * s} ${cy + 74 * s}H${cx - 30 * s}L${cx - 10 * s} ${cy + 30 * s}L${cx - 30 * s} ${cy + 40 * s}C${cx - 66 * s} ${cy + 46 * s} ${cx - 90 * s} ${cy + 4 * s} ${cx} ${cy - 74 * s}Z`,
        ),
      );
    if (kind === 'club')
      return art(
        circle(cx, cy - 36 * s, 34 * s),
        circle(cx - 38 * s, cy + 18 * s, 34 * s),
        circle(cx + 38 * s, cy + 18 * s, 34 * s),
        poly([cx - 8 * s, cy], [cx + 8 * s, cy], [cx + 28 * s, cy + 76 * s], [cx - 28 * s, cy + 76 * s]),
      );
    return art(
      poly([cx, cy - 40 * s], [cx + 84 * s, cy - 60 * s], [cx + 84 * s, cy + 50 * s], [cx, cy + 70 * s]),
      poly([cx, cy - 40 * s], [cx - 84 * s, cy - 60 * s], [cx - 84 * s, cy + 50 * s], [cx, cy + 70 * s]),
    );
  };
  const angles = [-44, -22, 0, 22, 44];
  const card = (a: number): Art => turn(a, x, y, rect(x - 170, 150, 340, 520, 30));
  const face = (a: number, i: number): Art =>
    turn(
      a,
      x,
      y,
      pip(suits[i] ?? 'heart', x, 420, 1.5),
      pip(suits[i] ?? 'heart', x - 120, 220, 0.42),
      pip(suits[i] ?? 'heart', x + 120, 600, 0.42),
    );
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const hand = art(
    path(
      `M${x - 190} 1240C${x - 220} 1060 ${x - 150} 930 ${x - 20} 930C${x + 120} 930 ${x + 200} 1040 ${x + 190} 1240Z`,
    ),
    ...[0, 1, 2].map((i) => line([x + 40 + i * 54, 980 + i * 26], [x - 40 + i * 60, 860 + i * 34], 58)),
    line([x - 130, 1040], [x - 170, 880], 64),
  );
  const ink = (i: number): typeof c.accent =>
    i % 2 === 0 ? c.accent : c.text === c.sheet ? c.ground : c.text;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 520, 450)),
      ...angles.flatMap((a, i) => [
        solid(i % 2 === 0 ? c.sheet : c.second === c.sheet ? c.accent : c.sheet, card(a)),
        solid(
          c.text,
          turn(
            a,
            x,
            y,
            `<rect x="${x - 170}" y="150" width="340" height="520" rx="30" fill="none" stroke="#fff" stroke-width="8"/>`,
          ),
        ),
        solid(ink(i), face(a, i)),
      ]),
      solid(skin, hand),
      solid(c.figure === c.sheet ? c.accent : c.figure, rect(x - 230, 1150, 460, 100)),
    ],
    'een hand houdt een waaier van vijf speelkaarten; één ervan toont een open boek.',
    [x, 620],
    { mirror: false },
  );
};

/** A Roman helmet as a bookend. */
export const helmet: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 1060;
  const foot = 1000;
  const bowl = path(
    `M${x - 270} ${foot - 150}C${x - 300} ${foot - 480} ${x - 140} ${foot - 600} ${x + 30} ${foot - 600}C${x + 230} ${foot - 600} ${x + 330} ${foot - 440} ${x + 320} ${foot - 230}L${x + 400} ${foot - 120}H${x + 250}L${x + 200} ${foot}H${x + 90}L${x + 60} ${foot - 190}C${x - 20} ${foot - 250} ${x - 130} ${foot - 240} ${x - 180} ${foot - 190}L${x - 170} ${foot}H${x - 250}Z`,
  );
  const crest = path(
    `M${x - 210} ${foot - 540}C${x - 160} ${foot - 860} ${x + 250} ${foot - 900} ${x + 430} ${foot - 560}C${x + 470} ${foot - 470} ${x + 460} ${foot - 400} ${x + 440} ${foot - 340}L${x + 330} ${foot - 400}C${x + 290} ${foot - 560} ${x + 160} ${foot - 640} ${x + 20} ${foot - 640}C${x - 60} ${foot - 640} ${x - 120} ${foot - 610} ${x - 150} ${foot - 570}Z`,
  );
  const hairs = art(
    ...Array.from({ length: 9 }, (_, i) =>
      turn(-62 + i * 17, x + 50, foot - 330, rect(x + 46, foot - 800, 9, 170)),
    ),
  );
  const bands = art(
    stroke(
      `M${x - 262} ${foot - 330}C${x - 120} ${foot - 400} ${x + 180} ${foot - 400} ${x + 320} ${foot - 300}`,
      22,
    ),
    circle(x - 90, foot - 300, 20),
    circle(x + 60, foot - 320, 20),
    circle(x + 210, foot - 300, 20),
  );
  const books = row(rng, -60, x - 280, foot, [430, 760], [80, 150]);
  const [a, b] = [books.filter((_, i) => i % 2 === 0), books.filter((_, i) => i % 2 === 1)];
  return print(
    palette,
    [
      over(
        c.second,
        ...a.map((s) => spineBody(s)),
        backdrop(rng, x, 480, 380, ['sun', 'arch', 'drop', 'corner']),
      ),
      over(c.figure, ...b.map((s) => spineBody(s))),
      solid(c.figure, ...a.map((s) => spineMarks(s))),
      solid(c.light, ...b.map((s) => spineMarks(s))),
      solid(c.accent, crest),
      over(c.figure, bowl),
      solid(c.light, bands, hairs),
      solid(c.figure, rect(-10, foot, 1820, 46)),
    ],
    'een Romeinse helm met een pluim houdt een rij boeken rechtop.',
    [960, 620],
  );
};

/** A tower of sugar lumps with a book on top. */
export const sugar: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const lumps = [5, 4, 3, 2].flatMap((n, r) =>
    Array.from({ length: n }, (_, i) => ({
      x: x + (i - (n - 1) / 2) * 172 + rng.range(-8, 8),
      y: 1010 - r * 170,
      a: rng.range(-4, 4),
    })),
  );
  const cube = (k: (typeof lumps)[number]): Art =>
    turn(k.a, k.x, k.y, rect(k.x - 80, k.y - 80, 160, 160, 14));
  const side = (k: (typeof lumps)[number]): Art =>
    turn(
      k.a,
      k.x,
      k.y,
      poly([k.x + 30, k.y - 80], [k.x + 80, k.y - 80], [k.x + 80, k.y + 80], [k.x + 30, k.y + 80]),
    );
  const grains = art(
    ...lumps.map((k) =>
      art(...Array.from({ length: 7 }, () => circle(k.x + rng.range(-64, 20), k.y + rng.range(-64, 64), 5))),
    ),
  );
  const top = lying(x - 250, 270, 500, 140, rng.int(0, 5));
  const cup = art(
    path(
      `M${x + 380} 920H${x + 640}C${x + 640} 1050 ${x + 590} 1094 ${x + 510} 1094C${x + 430} 1094 ${x + 380} 1050 ${x + 380} 920Z`,
    ),
    `<circle cx="${x + 650}" cy="980" r="52" fill="none" stroke="#fff" stroke-width="26"/>`,
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 600, 450)),
      solid(c.figure === c.sheet ? c.accent : c.figure, rect(-10, 1090, 1820, 130)),
      solid(c.sheet, ...lumps.map(cube)),
      over(c.second === c.sheet ? c.accent : c.second, ...lumps.map(side)),
      solid(c.text, grains),
      solid(c.accent, top.body, cup),
      solid(c.light, top.marks),
    ],
    'een toren van suikerklontjes met een boek bovenop.',
    [x, 660],
  );
};

/** A drum kit of thick books. */
export const drums: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const kick = art(circle(x, 840, 290));
  const head = circle(x, 840, 230);
  const toms = [-1, 1].map((k) => lying(x + k * 250 - 190, 430, 380, 150, k + 1));
  const floor = [-1, 1].map((k) => lying(x + k * 520 - 150, 780, 300, 330, 3));
  const stands = art(
    line([x - 620, 1130], [x - 520, 300], 16),
    line([x + 620, 1130], [x + 520, 300], 16),
    line([x - 250, 580], [x - 130, 700], 20),
    line([x + 250, 580], [x + 130, 700], 20),
  );
  const cymbals = art(
    turn(-12, x - 520, 280, ellipse(x - 520, 280, 210, 34)),
    turn(12, x + 520, 280, ellipse(x + 520, 280, 210, 34)),
  );
  const sticks = art(line([x - 60, 400], [x - 330, 90], 24), line([x + 60, 400], [x + 330, 90], 24));
  const noise = art(
    ...Array.from({ length: 12 }, (_, i) => turn(-60 + i * 11, x, 840, rect(x - 7, 60, 14, 80, 7))),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 600, 460)),
      solid(c.figure, stands, rect(-10, 1130, 1820, 90)),
      solid(c.accent, cymbals),
      over(c.accent, kick),
      solid(c.light === c.ground ? c.figure : c.light, head, noise),
      over(c.figure, ...toms.map((t) => t.body), ...floor.map((t) => t.body)),
      solid(c.light, ...toms.map((t) => t.marks), ...floor.map((t) => t.marks)),
      solid(c.bright === c.accent ? c.figure : c.bright, sticks),
      solid(c.light === c.ground ? c.ground : c.figure, glyph(rng.pick(['K', 'B', '!']), x, 840, 250)),
    ],
    'een drumstel waarvan de trommels dikke boeken zijn.',
    [x, 640],
    { mirror: false },
  );
};
