import { type Art, art, circle, ellipse, line, path, poly, rect, stroke } from '../art.ts';
import { HOUSE, kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid, tint } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { fingers, profile, profileEye } from '../shapes/person.ts';
import { PROFILE_CUTS, profileEar, profileHair } from '../shapes/profile-hair.ts';

/** A finger on the lips, as on old library posters. */
export const hush: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const skinName = rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const);
  const skin = SKIN[skinName];
  const face = path(
    `M${x - 520} -40H${x + 520}V300C${x + 520} 700 ${x + 330} 980 ${x} 1000C${x - 330} 980 ${x - 520} 700 ${x - 520} 300Z`,
  );
  const shade = path(
    `M${x + 20} -40H${x + 520}V300C${x + 520} 700 ${x + 330} 980 ${x} 1000C${x + 10} 900 ${x - 30} 880 ${x - 10} 830C${x - 40} 800 ${x - 40} 760 ${x - 10} 740C${x - 60} 710 ${x - 60} 690 ${x - 20} 640C${x + 10} 590 ${x - 90} 560 ${x - 100} 500C${x - 80} 400 ${x + 20} 200 ${x + 20} -40Z`,
  );
  const lips = path(
    `M${x - 210} 700C${x - 130} 630 ${x - 70} 610 ${x} 650C${x + 70} 610 ${x + 130} 630 ${x + 210} 700C${x + 120} 800 ${x - 120} 800 ${x - 210} 700Z`,
  );
  const parting = stroke(`M${x - 200} 700Q${x - 60} 690 ${x} 712Q${x + 60} 690 ${x + 200} 700`, 10);
  const nostrils = art(ellipse(x - 70, 520, 34, 18), ellipse(x + 70, 520, 34, 18));
  const eyes = art(
    ...[-1, 1].map((k) =>
      path(
        `M${x + k * 250 - 130} 150C${x + k * 250 - 60} 70 ${x + k * 250 + 60} 70 ${x + k * 250 + 130} 150C${x + k * 250 + 60} 220 ${x + k * 250 - 60} 220 ${x + k * 250 - 130} 150Z`,
      ),
    ),
  );
  const pupils = art(circle(x - 250, 146, 58), circle(x + 250, 146, 58));
  const finger = art(
    line([x + 10, 560], [x + 10, 1000], 120),
    path(
      `M${x - 160} 1240V1010C${x - 160} 930 ${x - 100} 900 ${x - 50} 920H${x + 200}C${x + 290} 930 ${x + 300} 1000 ${x + 290} 1060L${x + 260} 1240Z`,
    ),
  );
  const knuckles = art(
    ...[0, 1, 2].map((i) => line([x + 90 + i * 74, 960 + i * 16], [x + 86 + i * 74, 1080], 8)),
  );
  const nail = rect(x - 20, 516, 60, 76, 28);
  const dark = skinName === 'cocoa' || skinName === 'umber';
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 500, 560, ['split', 'slant', 'band', 'rays', 'corner'])),
      solid(skin, face),
      tint(dark ? SKIN.clay : HOUSE.pink, shade),
      solid(HOUSE.paper, eyes),
      solid(HOUSE.ink, pupils, nostrils),
      solid(HOUSE.red, lips),
      solid(HOUSE.ink, parting),
      solid(skin, finger),
      tint(SKIN.clay, knuckles, line([x - 52, 610], [x - 52, 900], 8)),
      solid(c.accent === HOUSE.red ? HOUSE.pink : c.accent, nail),
    ],
    'een gezicht van dichtbij met een vinger voor de lippen.',
    [x, 560],
  );
};

/** A row of profiles with ever longer noses, like a liar's. */
export const noses: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const k = 0.5;
  const xs = [40, 400, 790, 1250];
  const y = rng.range(380, 440);
  const grow = [0, 70, 190, 560];
  const cuts = rng.shuffle(PROFILE_CUTS.filter((cut) => cut !== 'scarf' && cut !== 'hat'));
  const head = (i: number): Art => profile(xs[i] ?? 0, y, k, grow[i] ?? 0);
  const hair = (i: number): Art => profileHair(xs[i] ?? 0, y, k, cuts[i] ?? 'short');
  const all = [0, 1, 2, 3];
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 1000, 500, 440, ['band', 'slant', 'corner', 'rays', 'stairs'])),
      over(c.figure, head(0), head(2)),
      over(c.accent, head(1), head(3)),
      solid(c.accent, hair(0), hair(2)),
      solid(c.figure, hair(1), hair(3)),
      solid(c.figure, rect(-10, y + 640, 1820, 200)),
      solid(
        c.light,
        ...all.map((i) => profileEye(xs[i] ?? 0, y, k)),
        ...all.map((i) => profileEar(xs[i] ?? 0, y, k, cuts[i] ?? 'short')),
      ),
    ],
    'vier hoofden op een rij in profiel; de neuzen worden steeds langer.',
    [1390, 640],
  );
};

/** Two gloves hold a book as if it were a relic. */
export const held: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const gloves = params.gloves === 'ja';
  const skin = gloves ? c.sheet : SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const cover = rect(x - 270, 190, 540, 720);
  const spine = rect(x - 270, 190, 70, 720);
  const motif = rng.pick([
    art(circle(x + 40, 480, 150), rect(x - 110, 720, 300, 34), rect(x - 110, 780, 200, 34)),
    art(...[0, 1, 2, 3, 4].map((i) => rect(x - 130 + i * 74, 330 + (i % 3) * 60, 56, 380 - (i % 3) * 60))),
    art(poly([x + 35, 300], [x + 200, 640], [x - 130, 640]), rect(x - 110, 740, 290, 34)),
    art(
      stroke(
        `M${x - 130} 400q82 -90 165 0t165 0M${x - 130} 520q82 -90 165 0t165 0M${x - 130} 640q82 -90 165 0t165 0`,
        34,
      ),
    ),
  ]);
  const hand = (k: 1 | -1): Art =>
    art(
      path(
        `M${x + k * 420} 1240L${x + k * 400} 960C${x + k * 430} 820 ${x + k * 400} 700 ${x + k * 330} 690L${x + k * 250} 720V940L${x + k * 190} 1240Z`,
      ),
      fingers(x + k * 300, 700, k === 1 ? -1 : 1, 130),
    );
  const thumbLines = art(
    ...[-1, 1].flatMap((k) =>
      [0, 1, 2].map((i) => line([x + k * 330, 730 + i * 60], [x + k * 230, 730 + i * 60], 6)),
    ),
  );
  const cuffs = art(rect(x - 470, 1110, 320, 120), rect(x + 150, 1110, 320, 120));
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 540, 440)),
      over(c.accent, cover),
      solid(c.figure === c.sheet && gloves ? c.ground : c.figure, spine),
      solid(c.light, motif),
      solid(skin, hand(1), hand(-1)),
      tint(SKIN.clay, thumbLines),
      solid(c.figure === skin ? c.accent : c.figure, cuffs),
    ],
    `twee ${gloves ? 'witte handschoenen' : 'handen'} houden een ${kleur(palette.accent, 'het')} boek omhoog.`,
    [x, 580],
  );
};

/** A writer at a small desk under sheets of a giant calendar. */
export const desk: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(820, 940);
  const sheets = Array.from({ length: 9 }, (_, i) => ({
    x: x - 520 + (i % 3) * 356,
    y: 60 + Math.floor(i / 3) * 262,
  }));
  const done = rng.int(3, 6);
  const sheet = (s: { x: number; y: number }): Art => rect(s.x, s.y, 328, 236);
  const head = (s: { x: number; y: number }): Art => rect(s.x, s.y, 328, 50);
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const table = art(rect(x - 330, 940, 700, 40), rect(x - 290, 980, 30, 260), rect(x + 300, 980, 30, 260));
  const body = art(
    path(
      `M${x - 210} 1240V900C${x - 210} 780 ${x - 140} 730 ${x - 60} 730C${x + 20} 730 ${x + 70} 790 ${x + 80} 900L${x + 90} 950H${x - 30}L${x - 40} 1240Z`,
    ),
    stroke(`M${x - 40} 810L${x + 60} 900L${x + 170} 910`, 62),
  );
  const face = art(circle(x - 30, 640, 86), rect(x - 76, 690, 70, 70), circle(x + 190, 908, 32));
  const hair = path(
    `M${x - 122} 660C${x - 150} 530 ${x - 20} 500 ${x + 50} 560C${x + 20} 590 ${x - 40} 600 ${x - 60} 650C${x - 70} 690 ${x - 80} 720 ${x - 100} 730C${x - 120} 710 ${x - 120} 680 ${x - 122} 660Z`,
  );
  const page = art(poly([x + 120, 940], [x + 300, 940], [x + 340, 920], [x + 170, 920]));
  const lamp = art(
    path(`M${x + 240} 700L${x + 380} 640L${x + 420} 740Z`),
    stroke(`M${x + 330} 690L${x + 360} 800L${x + 320} 930`, 18),
    ellipse(x + 320, 938, 60, 14),
  );
  const crosses = art(
    ...sheets
      .slice(0, done)
      .map((s) =>
        art(
          line([s.x + 110, s.y + 90], [s.x + 220, s.y + 200], 22),
          line([s.x + 220, s.y + 90], [s.x + 110, s.y + 200], 22),
        ),
      ),
  );
  return print(
    palette,
    [
      solid(c.sheet, ...sheets.map(sheet)),
      over(c.second === c.sheet ? c.accent : c.second, ...sheets.map(head)),
      solid(c.accent, crosses),
      over(
        c.second === c.sheet ? c.accent : c.second,
        poly([x + 250, 720], [x + 410, 720], [x + 620, 940], [x + 40, 940]),
      ),
      solid(c.figure === c.sheet ? c.accent : c.figure, body, table, lamp),
      solid(skin, face),
      solid(HOUSE.ink, hair),
      solid(c.sheet, page),
    ],
    `iemand zit aan een tafeltje te schrijven voor een muur met negen kalenderbladen, ${['', '', '', 'drie', 'vier', 'vijf', 'zes'][done] ?? 'enkele'} ervan doorgekruist.`,
    [x, 640],
  );
};
