import { art, circle, line, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid, tint } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { glyph, glyphWidth } from '../shapes/glyph.ts';

/** A pen's nib as tall as the page, and the loop it leaves. */
export const nib: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [rng.range(980, 1080), 470];
  const tilt = rng.range(26, 40);
  const body = path(
    `M${x} ${y + 470}C${x - 60} ${y + 300} ${x - 190} ${y + 180} ${x - 170} ${y}C${x - 160} ${y - 90} ${x - 120} ${y - 150} ${x - 110} ${y - 220}H${x + 110}C${x + 120} ${y - 150} ${x + 160} ${y - 90} ${x + 170} ${y}C${x + 190} ${y + 180} ${x + 60} ${y + 300} ${x} ${y + 470}Z`,
  );
  const half = path(
    `M${x} ${y + 470}C${x + 60} ${y + 300} ${x + 190} ${y + 180} ${x + 170} ${y}C${x + 160} ${y - 90} ${x + 120} ${y - 150} ${x + 110} ${y - 220}H${x}Z`,
  );
  const slit = art(line([x, y + 450], [x, y + 60], 12), circle(x, y + 20, 46));
  const holder = art(
    rect(x - 130, y - 260, 260, 60, 12),
    path(`M${x - 120} ${y - 260}L${x - 150} ${y - 900}H${x + 150}L${x + 120} ${y - 260}Z`),
  );
  const rad = (tilt * Math.PI) / 180;
  const tip = [x - Math.sin(rad) * 470, y + Math.cos(rad) * 470] as const;
  const loop = stroke(
    `M-60 ${tip[1] + 60}C120 ${tip[1] - 300} 260 ${tip[1] - 340} 250 ${tip[1] - 120}C240 ${tip[1] + 120} 120 ${tip[1] + 160} 160 ${tip[1] + 20}C220 ${tip[1] - 160} 420 ${tip[1] - 240} 430 ${tip[1] - 60}C436 ${tip[1] + 80} 500 ${tip[1] + 60} ${(tip[0] - 40).toFixed(0)} ${(tip[1] - 20).toFixed(0)}L${tip[0].toFixed(0)} ${tip[1].toFixed(0)}`,
    26,
  );
  const under = stroke(`M-40 ${tip[1] + 130}C500 ${tip[1] + 70} 900 ${tip[1] + 150} 1840 ${tip[1] + 60}`, 18);
  const paper = c.light === c.ground ? c.figure : c.light;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x - 100, y, 400)),
      over(c.accent, turn(tilt, x, y, holder)),
      solid(paper === c.figure ? c.accent : paper, turn(tilt, x, y, body)),
      over(c.figure === paper ? c.second : c.figure, turn(tilt, x, y, half)),
      solid(c.ground, turn(tilt, x, y, slit)),
      solid(c.figure, loop, under),
    ],
    `een reusachtige pen zet een handtekening in ${kleur(palette.figure)} lijnen.`,
    [860, 560],
  );
};

/** A hand that signs a book. */
export const signing: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const [x, y] = [960, 640];
  const page = turn(-9, 800, 700, rect(300, 330, 780, 980));
  const cover = turn(-9, 800, 700, rect(268, 300, 844, 1040));
  const title = turn(
    -9,
    800,
    700,
    rect(420, 450, 480, 34),
    rect(420, 514, 300, 34),
    rect(420, 1090, 220, 20),
  );
  const scrawl = turn(
    -9,
    800,
    700,
    stroke(
      'M440 850C470 700 540 690 520 800C500 900 440 900 480 840C540 760 600 740 606 800C610 850 660 840 690 790C720 750 740 830 780 800',
      20,
    ),
  );
  const sleeve = art(path(`M${x + 330} ${y + 10}L${x + 1000} ${y - 120}V${y + 420}L${x + 330} ${y + 250}Z`));
  const cuff = path(`M${x + 250} ${y - 6}L${x + 350} ${y - 20}V${y + 280}L${x + 250} ${y + 250}Z`);
  const palm = path(
    `M${x + 270} ${y + 10}C${x + 180} ${y - 60} ${x + 60} ${y - 70} ${x - 20} ${y - 10}C${x - 50} ${y + 60} ${x - 60} ${y + 160} ${x + 20} ${y + 230}C${x + 100} ${y + 270} ${x + 200} ${y + 250} ${x + 270} ${y + 230}Z`,
  );
  const digits = art(
    line([x + 60, y + 230], [x - 70, y + 210], 74),
    line([x + 40, y + 170], [x - 110, y + 146], 78),
    line([x + 60, y + 60], [x - 120, y + 70], 80),
  );
  const thumb = line([x + 130, y - 20], [x - 90, y - 30], 84);
  const pen = art(
    poly([x - 210, y + 190], [x - 170, y + 120], [x + 150, y - 420], [x + 220, y - 380], [x - 120, y + 160]),
  );
  const penTip = poly([x - 216, y + 200], [x - 176, y + 116], [x - 120, y + 152]);
  const band = poly([x + 90, y - 320], [x + 160, y - 280], [x + 178, y - 310], [x + 108, y - 350]);
  const paper = c.light === c.ground ? c.figure : c.light;
  const dark = c.figure === paper ? c.ground : c.figure;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 900, 560, 420)),
      over(c.figure === paper ? c.accent : c.figure, cover),
      solid(paper, page),
      solid(dark, title),
      solid(c.accent, scrawl),
      solid(skin, palm),
      solid(c.accent, pen),
      solid(dark, penTip),
      solid(paper, band),
      solid(skin, digits, thumb),
      tint(
        SKIN.clay,
        stroke(
          `M${x + 30} ${y + 112}L${x - 110} ${y + 108}M${x + 50} ${y + 190}L${x - 90} ${y + 178}M${x + 100} ${y + 24}Q${x} ${y + 30} ${x - 110} ${y + 20}`,
          9,
        ),
      ),
      solid(paper, cuff),
      solid(c.figure === paper ? c.second : c.figure, sleeve),
    ],
    'een hand zet een handtekening op de titelpagina van een boek.',
    [840, 660],
  );
};

/** Metal type, set in mirror image. */
export const metalType: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const letters = [...(params.letters ?? rng.pick(['ABC', 'RST', 'boe', 'LEI', 'Kxg']))];
  const size = 400;
  const x0 = 900 - (letters.length * size) / 2;
  const y = rng.range(300, 360);
  const block = letters.map((_, i) => rect(x0 + i * size + 6, y + (i % 2) * 26, size - 12, 520));
  const side = letters.map((_, i) =>
    poly(
      [x0 + i * size + 6, y + (i % 2) * 26 + 520],
      [x0 + (i + 1) * size - 6, y + (i % 2) * 26 + 520],
      [x0 + (i + 1) * size - 40, y + (i % 2) * 26 + 660],
      [x0 + i * size + 40, y + (i % 2) * 26 + 660],
    ),
  );
  const faces = letters.map((letter, i) => {
    const h = Math.min(360, (360 * (size - 90)) / Math.max(glyphWidth(letter, 360), 1));
    const cx = x0 + (i + 0.5) * size;
    return `<g transform="translate(${cx * 2} 0) scale(-1 1)">${glyph(letter, cx, y + (i % 2) * 26 + 260, h)}</g>`;
  });
  const stick = rect(-10, y + 700, 1820, 70);
  const prints = letters.map((letter, i) =>
    glyph(letter, x0 + (letters.length - 0.5 - i) * size + rng.range(-20, 20), 90, 240),
  );
  const paper = c.light === c.ground ? c.figure : c.light;
  return print(
    palette,
    [
      over(c.second, ...prints),
      over(c.figure === paper ? c.accent : c.figure, ...block),
      solid(c.accent, ...side),
      solid(paper, ...faces),
      solid(c.figure === paper ? c.second : c.figure, stick),
    ],
    'loden letters in spiegelbeeld, klaar om gedrukt te worden.',
    [900, 600],
    { mirror: false },
  );
};

/** One cropped letter of the alphabet, with something that lives in it. */
export const letter: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const sign = params.letter ?? rng.pick(['R', 'a', 'g', 'B', 'e', 'S', 'k', '&', '?', 'Q']);
  const x = rng.range(820, 980);
  const height = Math.min(1150, (1150 * 940) / Math.max(1, glyphWidth(sign, 1150)));
  const big = glyph(sign, x, 600, height);
  const echo = glyph(sign, x + rng.pick([-1, 1]) * rng.range(110, 170), 600 + rng.range(-60, 60), height);
  const dot = circle(x + rng.pick([-1, 1]) * rng.range(180, 280), rng.range(240, 420), rng.range(130, 180));
  const figureDark = c.figure === c.light ? c.accent : c.figure;
  return print(
    palette,
    [over(c.second, echo), over(figureDark, big), over(c.accent === figureDark ? c.light : c.accent, dot)],
    sign === '&'
      ? 'een groot en-teken in twee inkten die over elkaar schuiven.'
      : sign === '?'
        ? 'een groot vraagteken in twee inkten die over elkaar schuiven.'
        : `een grote letter ${sign} in twee inkten die over elkaar schuiven.`,
    [x, 600],
    { mirror: false },
  );
};

/** A sheet of crossed-out lines, one of which stands upright. */
export const struck: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const tilt = rng.range(-8, -4);
  const x = 880;
  const sheet = rect(x - 400, 110, 800, 1200);
  const rows = Array.from({ length: 9 }, (_, i) => ({ y: 230 + i * 100, w: rng.range(420, 640) }));
  const text = art(...rows.filter((_, i) => i !== 4).map(({ y, w }) => rect(x - 320, y - 16, w, 32)));
  const cross = art(
    ...rows
      .filter((_, i) => i !== 4)
      .map(({ y, w }) =>
        stroke(
          `M${x - 340} ${y + rng.range(-20, 20)}q${w / 4} ${rng.range(-50, -20)} ${w / 2} 0t${w / 2 + 40} ${rng.range(-16, 16)}`,
          12,
        ),
      ),
  );
  const upright = art(rect(x + 250, 60, 58, 560), circle(x + 279, 690, 36));
  const paper = c.light === c.ground ? c.figure : c.light;
  const dark = c.figure === paper ? c.ground : c.figure;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x + 60, 560, 440)),
      over(c.figure === paper ? c.accent : c.figure, turn(tilt + 9, x, 700, sheet)),
      solid(paper, turn(tilt, x, 700, sheet)),
      solid(dark, turn(tilt, x, 700, text)),
      solid(c.accent, turn(tilt, x, 700, cross), upright),
    ],
    'een vel met doorgestreepte regels; één regel staat rechtop als een uitroepteken.',
    [x + 40, 600],
    { mirror: false },
  );
};
