import { type Art, art, circle, hole, line, path, poly, rect, stroke } from '../art.ts';
import { HOUSE, kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { ripple, swell } from '../shapes/city.ts';
import { glyph } from '../shapes/glyph.ts';
import { profile } from '../shapes/person.ts';

/** A captain with a beard, a pipe and weather in his face. */
export const captain: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [860, 130];
  const k = 0.98;
  const head = profile(x - 300, y + 60, k, 26);
  const beard = path(
    `M${x + 80} ${y + 420}C${x + 60} ${y + 520} ${x + 110} ${y + 600} ${x + 190} ${y + 590}C${x + 250} ${y + 570} ${x + 300} ${y + 590} ${x + 310} ${y + 630}C${x + 330} ${y + 760} ${x + 300} ${y + 900} ${x + 180} ${y + 980}C${x} ${y + 1000} ${x - 110} ${y + 860} ${x - 100} ${y + 700}C${x - 90} ${y + 560} ${x - 40} ${y + 440} ${x + 80} ${y + 420}Z`,
  );
  const cap = art(
    path(
      `M${x - 330} ${y + 300}C${x - 400} ${y + 60} ${x - 200} ${y - 60} ${x + 20} ${y - 70}C${x + 230} ${y - 70} ${x + 320} ${y + 40} ${x + 290} ${y + 130}L${x + 230} ${y + 220}C${x + 60} ${y + 180} ${x - 160} ${y + 210} ${x - 330} ${y + 300}Z`,
    ),
  );
  const band = path(
    `M${x - 330} ${y + 300}C${x - 160} ${y + 210} ${x + 60} ${y + 180} ${x + 230} ${y + 220}L${x + 240} ${y + 290}C${x + 60} ${y + 250} ${x - 150} ${y + 290} ${x - 310} ${y + 376}Z`,
  );
  const peak = path(
    `M${x + 60} ${y + 262}C${x + 150} ${y + 256} ${x + 260} ${y + 270} ${x + 390} ${y + 340}C${x + 300} ${y + 352} ${x + 160} ${y + 350} ${x + 60} ${y + 320}Z`,
  );
  const pipe = art(
    stroke(`M${x + 270} ${y + 630}Q${x + 360} ${y + 680} ${x + 440} ${y + 660}`, 26),
    path(
      `M${x + 410} ${y + 560}H${x + 530}V${y + 660}C${x + 530} ${y + 730} ${x + 410} ${y + 730} ${x + 410} ${y + 660}Z`,
    ),
  );
  const smoke = art(
    circle(x + 480, y + 480, 46),
    circle(x + 530, y + 390, 66),
    circle(x + 500, y + 270, 86),
    circle(x + 590, y + 140, 110),
  );
  const coat = path(
    `M${x - 560} 1240C${x - 540} 1020 ${x - 400} 930 ${x - 220} 900C${x - 60} 1010 ${x + 120} 1060 ${x + 330} 1010C${x + 440} 1060 ${x + 500} 1140 ${x + 510} 1240Z`,
  );
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber'] as const)];
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 440)),
      solid(c.light === c.ground ? c.accent : c.light, smoke),
      solid(skin, head),
      over(c.figure, coat),
      solid(c.light === c.ground ? c.second : c.light, beard),
      solid(c.accent, cap),
      solid(
        c.figure,
        band,
        peak,
        circle(x + 150, y + 404, 17),
        stroke(`M${x - 110} ${y + 460}q-50 20 -40 80q20 50 60 40`, 12),
      ),
      solid(
        c.light,
        circle(x + 100, y + 20, 50),
        ...[0, 1, 2].map((i) => circle(x - 20 + i * 20, 1130 + i * 46, 16)),
      ),
      solid(c.figure, glyph('K', x + 100, y + 20, 56), pipe),
    ],
    'een stripkapitein met een baard, een pet en een pijp in profiel.',
    [x + 40, 560],
    { mirror: false },
  );
};

/** A wave far too large for a small boat. */
export const bigWave: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const wave = path(
    'M-20 1240V520C120 240 420 60 760 90C1060 110 1240 300 1230 500C1226 610 1130 680 1050 640C990 600 1010 520 1080 530C1030 420 900 380 800 430C660 500 640 700 760 840C880 960 1200 960 1840 900V1240Z',
  );
  const inner = path(
    'M-20 1240V760C100 560 300 380 520 380C440 520 460 760 640 900C820 1030 1300 1040 1840 990V1240Z',
  );
  const foam = art(
    ...[
      [760, 96, 60],
      [860, 110, 74],
      [970, 150, 70],
      [1070, 220, 76],
      [1150, 310, 70],
      [1200, 410, 64],
      [1190, 520, 58],
      [1120, 610, 54],
      [1040, 600, 44],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r)),
    ...Array.from({ length: 12 }, () => circle(rng.range(1180, 1480), rng.range(160, 620), rng.range(8, 22))),
  );
  const lines = art(
    ...[0, 1, 2, 3].map((i) =>
      stroke(
        `M${60 + i * 90} ${760 - i * 90}C${240 + i * 40} ${480 - i * 60} ${470 + i * 20} ${250 - i * 20} ${720 + i * 10} ${200 + i * 40}`,
        14,
      ),
    ),
  );
  const boat = art(
    path('M1230 850H1560L1510 960H1290Z'),
    line([1390, 850], [1390, 690], 14),
    poly([1404, 700], [1500, 820], [1404, 820]),
    circle(1330, 800, 34),
    rect(1306, 820, 50, 40),
  );
  const cap = art(rect(1290, 760, 84, 24, 10), path('M1296 762A36 34 0 0 1 1366 762Z'));
  return print(
    palette,
    [
      over(c.accent, circle(1400, 300, rng.range(150, 190))),
      over(c.figure, wave),
      solid(HOUSE.paper, foam),
      over(c.second, inner),
      solid(c.light, lines),
      solid(c.accent, boat),
      solid(c.figure === c.ground ? c.light : c.figure, cap),
      over(c.figure, swell(1060, 1240, 200, 36, rng.range(-60, 60))),
    ],
    `een reusachtige ${kleur(palette.figure)} golf buigt zich over een klein bootje.`,
    [1040, 600],
  );
};

/** A drawbridge that opens like a book, with a barge under it. */
export const drawbridge: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const water = 900;
  const leaf = (k: 1 | -1): Art =>
    poly([x + k * 420, 700], [x + k * 90, 190], [x + k * 150, 150], [x + k * 490, 660]);
  const under = (k: 1 | -1): Art =>
    poly([x + k * 420, 700], [x + k * 90, 190], [x + k * 60, 250], [x + k * 360, 720]);
  const piers = art(
    rect(x + 380, 640, 150, 300),
    rect(x - 530, 640, 150, 300),
    rect(x + 520, 690, 900, 60),
    rect(x - 1420, 690, 900, 60),
  );
  const towers = art(
    rect(x + 470, 330, 46, 330),
    rect(x - 516, 330, 46, 330),
    line([x + 494, 350], [x + 130, 190], 10),
    line([x - 494, 350], [x - 130, 190], 10),
  );
  const boat = art(
    path(`M${x - 330} 840H${x + 330}L${x + 280} 960H${x - 270}Z`),
    rect(x + 80, 740, 170, 110),
    rect(x + 210, 660, 30, 90),
  );
  const cargo = art(
    ...[0, 1, 2, 3].map((i) => rect(x - 270 + i * 84, 780 - (i % 2) * 30, 74, 64 + (i % 2) * 30)),
  );
  const ripples = art(
    ...Array.from({ length: 7 }, (_, i) =>
      stroke(ripple(rng.range(-200, 900), water + 60 + i * 42, 110, rng.int(5, 10), 26), 11),
    ),
  );
  return print(
    palette,
    [
      over(c.second, circle(x, 420, 300), swell(water, 1240, 220, 24, rng.range(-80, 80)), hole(ripples)),
      over(c.figure, leaf(1), leaf(-1), piers, towers),
      solid(c.sheet === c.figure ? c.accent : c.sheet, under(1), under(-1)),
      over(c.accent, boat),
      solid(c.light, cargo, rect(x + 110, 770, 50, 40), rect(x + 180, 770, 50, 40)),
    ],
    'een ophaalbrug staat open als een boek; er vaart een schip met boeken onderdoor.',
    [x, 600],
  );
};

/** A book with a sail, either on the waves or stranded in a field. */
export const bookBoat: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = rng.range(840, 940);
  const dry = params.on === 'field';
  const sea = 830;
  const hull = art(path(`M${x - 420} 700L${x} 790L${x + 420} 700L${x + 380} 830Q${x} 960 ${x - 380} 830Z`));
  const pages = art(
    path(
      `M${x - 400} 690Q${x - 180} 650 ${x} 770Q${x + 180} 650 ${x + 400} 690L${x + 380} 740Q${x + 160} 720 ${x} 810Q${x - 160} 720 ${x - 380} 740Z`,
    ),
  );
  const mast = rect(x - 12, 120, 24, 660);
  const sail = path(`M${x + 24} 150C${x + 240} 300 ${x + 290} 470 ${x + 280} 620H${x + 24}Z`);
  const jib = path(`M${x - 24} 220C${x - 130} 380 ${x - 190} 500 ${x - 200} 620H${x - 24}Z`);
  const flag = poly([x, 120], [x - 130, 86], [x, 52]);
  const lines = art(
    ...Array.from({ length: 6 }, (_, i) =>
      stroke(ripple(rng.range(-200, 300), sea + 90 + i * 56, 120, rng.int(8, 14), 34), 12),
    ),
  );
  const furrows = art(
    ...Array.from({ length: 13 }, (_, i) =>
      line([x + (i - 6) * 110, sea - 10], [x + (i - 6) * 470, 1240], 16),
    ),
  );
  return print(
    palette,
    [
      over(
        c.second,
        dry ? rect(-10, sea, 1820, 400) : '',
        backdrop(rng, x, 480, 400, ['sun', 'arch', 'drop', 'corner', 'rays']),
      ),
      over(c.figure, dry ? furrows : '', mast),
      solid(c.sheet, pages),
      over(c.accent, sail, flag),
      over(c.second === c.ground ? c.figure : c.figure === c.sheet ? c.second : c.sheet, jib),
      solid(c.figure === c.sheet ? c.accent : c.figure, hull),
      dry ? solid(c.accent, '') : over(c.second, swell(sea, 1240, 230, 46, rng.range(-90, 90)), hole(lines)),
      solid(c.light, glyph(rng.pick(['K', 'B', 'Z']), x + 130, 500, 150)),
    ],
    dry
      ? 'een opengeslagen boek met mast en zeil ligt als een schip midden in een akker.'
      : 'een opengeslagen boek vaart met mast en zeil over de golven.',
    [x, 580],
    { mirror: false },
  );
};
