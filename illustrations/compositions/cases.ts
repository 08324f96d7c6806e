import { art, circle, line, path, poly, rect, stroke, turn, within } from '../art.ts';
import { kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { row, spineBody, spineMarks } from '../shapes/book.ts';
import { glyph } from '../shapes/glyph.ts';

/** A desk lamp that questions a book. */
export const lamp: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const desk = 960;
  const cone = poly([x - 40, 330], [x + 190, 420], [x + 260, desk], [x - 620, desk]);
  const shade = path(
    `M${x - 60} 330L${x + 30} 130C${x + 50} 90 ${x + 110} 90 ${x + 150} 120C${x + 190} 150 ${x + 220} 180 ${x + 210} 220L${x + 200} 440Z`,
  );
  const arm = stroke(`M${x + 150} 170L${x + 420} 330L${x + 330} ${desk - 20}`, 30);
  const base = path(
    `M${x + 190} ${desk}C${x + 200} ${desk - 70} ${x + 460} ${desk - 70} ${x + 470} ${desk}Z`,
  );
  const joint = art(circle(x + 420, 330, 34), circle(x + 150, 170, 24));
  const bulb = circle(x + 66, 396, 56);
  const book = art(
    poly([x - 460, desk], [x - 170, desk - 60], [x - 170, desk - 140], [x - 460, desk - 60]),
    poly([x - 170, desk - 60], [x + 120, desk], [x + 120, desk - 60], [x - 170, desk - 140]),
  );
  const shadow = poly([x - 460, desk], [x + 120, desk], [x - 60, 1240], [x - 900, 1240]);
  return print(
    palette,
    [
      over(c.second, cone),
      over(c.figure, rect(-10, desk, 1820, 300)),
      solid(c.accent, shadow),
      solid(c.light === c.second ? c.figure : c.light, bulb, book),
      over(c.figure, shade, arm, base),
      solid(c.accent, joint),
      solid(
        c.figure,
        line([x - 170, desk - 140], [x - 170, desk - 60], 8),
        ...[0, 1].flatMap((i) => [
          line([x - 410, desk - 60 + i * 34], [x - 220, desk - 112 + i * 36], 9),
          line([x - 120, desk - 112 + i * 36], [x + 70, desk - 50 + i * 24], 9),
        ]),
      ),
    ],
    `een ${kleur(palette.figure)} bureaulamp schijnt op een open boek alsof ze het verhoort.`,
    [x - 60, 580],
  );
};

/** A cardboard folder tied with string, sealed with a question. */
export const folder: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const [x, y] = [900, 610];
  const tilt = rng.range(-9, -4);
  const sign = params.letter ?? '?';
  const back = poly(
    [x - 470, y - 400],
    [x - 120, y - 400],
    [x - 60, y - 330],
    [x + 470, y - 330],
    [x + 470, y + 380],
    [x - 470, y + 380],
  );
  const paper = art(
    turn(4, x, y, rect(x - 420, y - 430, 800, 700)),
    turn(-3, x, y, rect(x - 400, y - 380, 820, 700)),
  );
  const front = poly([x - 490, y - 250], [x + 490, y - 250], [x + 470, y + 400], [x - 470, y + 400]);
  const string = art(rect(x - 490, y + 60, 980, 16), rect(x - 8, y - 330, 16, 730));
  const bow = art(
    `<ellipse cx="${x - 76}" cy="${y + 40}" rx="80" ry="40" transform="rotate(24 ${x - 76} ${y + 40})" fill="none" stroke="#fff" stroke-width="15"/>`,
    `<ellipse cx="${x + 76}" cy="${y + 40}" rx="80" ry="40" transform="rotate(-24 ${x + 76} ${y + 40})" fill="none" stroke="#fff" stroke-width="15"/>`,
    stroke(`M${x} ${y + 70}q-30 60 -80 110M${x} ${y + 70}q30 70 70 120`, 15),
  );
  const label = rect(x + 130, y - 170, 260, 160);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 460)),
      solid(c.figure === c.sheet ? c.second : c.figure, turn(tilt, x, y, back)),
      solid(c.sheet, turn(tilt, x, y, paper)),
      over(c.accent, turn(tilt, x, y, front)),
      solid(c.sheet, turn(tilt, x, y, label)),
      solid(
        c.figure === c.sheet ? c.ground : c.figure,
        turn(tilt, x, y, string, bow, glyph(sign, x + 260, y - 90, 120)),
      ),
    ],
    `een ${kleur(palette.accent)} dossiermap met een touwtje eromheen en ${sign === '?' ? 'een vraagteken' : 'een letter'} op het etiket.`,
    [x, y],
    { mirror: false },
  );
};

/** A reading room with lamps; someone is slumped over the table. */
export const readingRoom: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const night = palette.ground === 'ink' || palette.ground === 'purple' ? c.ground : c.figure;
  const table = poly([-20, 860], [1820, 860], [1820, 1010], [-20, 1010]);
  const shelf = row(rng, -60, 1860, 470, [240, 400], [60, 120]);
  const [a, b] = [shelf.filter((_, i) => i % 2 === 0), shelf.filter((_, i) => i % 2 === 1)];
  const lamps = [x - 560, x, x + 560].map((lx) => ({
    cone: poly([lx - 110, 640], [lx + 110, 640], [lx + 250, 860], [lx - 250, 860]),
    shade: path(
      `M${lx - 150} 650C${lx - 150} 580 ${lx - 110} 550 ${lx} 550C${lx + 110} 550 ${lx + 150} 580 ${lx + 150} 650Z`,
    ),
    stem: art(rect(lx - 9, 650, 18, 210), rect(lx - 70, 846, 140, 18)),
  }));
  const victim = art(
    path(
      `M${x + 60} 866C${x + 80} 760 ${x + 170} 730 ${x + 300} 740C${x + 420} 750 ${x + 470} 810 ${x + 480} 866Z`,
    ),
    stroke(`M${x + 120} 850Q${x + 20} 830 ${x - 140} 852`, 50),
  );
  const head = circle(x + 130, 800, 74);
  const hair = path(
    `M${x + 76} 840C${x + 40} 740 ${x + 120} 700 ${x + 190} 740C${x + 230} 770 ${x + 210} 830 ${x + 200} 850C${x + 190} 800 ${x + 120} 790 ${x + 76} 840Z`,
  );
  const hand = circle(x - 160, 850, 28);
  const book = art(poly([x - 330, 850], [x - 190, 836], [x - 190, 862], [x - 330, 866]));
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber'] as const)];
  return print(
    palette,
    [
      solid(night, rect(-10, -10, 1820, 1220)),
      solid(c.second === night ? c.accent : c.second, ...a.map((s) => spineBody(s))),
      solid(night === c.ground ? c.figure : c.ground, ...b.map((s) => spineBody(s))),
      solid(night, ...shelf.map((s) => spineMarks(s))),
      solid(c.sheet === night ? c.second : c.sheet, rect(-10, 470, 1820, 24), ...lamps.map((l) => l.cone)),
      solid(c.accent, ...lamps.map((l) => l.shade)),
      solid(night, ...lamps.map((l) => l.stem)),
      solid(night === c.figure ? c.ground : c.second, victim),
      solid(skin, head, hand),
      solid(night, hair),
      solid(
        c.accent,
        book,
        path(
          `M${x + 40} 862H${x + 100}V1010C${x + 100} 1060 ${x + 130} 1080 ${x + 110} 1130C${x + 90} 1160 ${x + 50} 1150 ${x + 46} 1120C${x + 40} 1090 ${x + 60} 1050 ${x + 40} 1010Z`,
        ).replace(/^/, ''),
      ),
      solid(c.second === night ? c.light : c.second, within(rect(-10, 870, 1820, 140), table)),
      solid(
        c.accent,
        path(
          `M${x + 30} 866H${x + 120}V960C${x + 120} 1000 ${x + 100} 1010 ${x + 90} 1060C${x + 86} 1090 ${x + 50} 1090 ${x + 52} 1060C${x + 50} 1010 ${x + 30} 1000 ${x + 30} 960Z`,
        ),
      ),
    ],
    'een leeszaal met drie lampen; iemand ligt voorover op de tafel.',
    [x + 80, 660],
  );
};

/** A hand that comes out of the shelf. */
export const shelfHand: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 960);
  const foot = 900;
  const books = [
    ...row(rng, -70, x - 150, foot, [480, 790], [80, 150]),
    ...row(rng, x + 150, 1880, foot, [480, 790], [80, 150]),
  ];
  const [a, b, d] = [0, 1, 2].map((k) => books.filter((_, i) => i % 3 === k)) as [
    typeof books,
    typeof books,
    typeof books,
  ]; // three thirds
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const gap = rect(x - 150, -10, 300, foot + 10);
  const arm = art(
    path(
      `M${x - 62} 640C${x - 60} 760 ${x - 64} 860 ${x - 70} 930H${x + 70}C${x + 64} 860 ${x + 60} 760 ${x + 62} 640Z`,
    ),
    path(
      `M${x - 90} 920C${x - 110} 980 ${x - 100} 1040 ${x - 70} 1070H${x + 70}C${x + 100} 1040 ${x + 110} 980 ${x + 90} 920Z`,
    ),
    ...[0, 1, 2, 3].map((i) =>
      line([x - 66 + i * 44, 1050], [x - 70 + i * 46, 1120 + (i === 1 || i === 2 ? 34 : 6)], 38),
    ),
    line([x + 80, 960], [x + 140, 1030], 40),
  );
  const sleeve = art(rect(x - 96, 420, 192, 260), rect(x - 110, 640, 220, 56));
  const night = palette.ground === 'ink' ? c.ground : palette.figure === 'paper' ? c.light : c.figure;
  return print(
    palette,
    [
      over(c.second, ...a.map((s) => spineBody(s))),
      over(c.figure, ...b.map((s) => spineBody(s))),
      over(c.accent, ...d.map((s) => spineBody(s))),
      solid(night, gap),
      solid(c.light === night ? c.figure : c.light, ...d.map((s) => spineMarks(s))),
      solid(c.figure === c.second ? c.light : c.figure, ...a.map((s) => spineMarks(s))),
      solid(c.second, ...b.map((s) => spineMarks(s))),
      solid(night, rect(-10, foot, 1820, 36)),
      solid(c.accent, sleeve),
      solid(skin, arm),
      solid(c.sheet === night ? c.second : c.sheet, rect(x - 110, 650, 220, 40)),
    ],
    'een boekenplank met een gat tussen de ruggen, waar een hand slap uit naar beneden hangt.',
    [x, 660],
  );
};
