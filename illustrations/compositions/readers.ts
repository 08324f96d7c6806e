import { type Art, art, circle, ellipse, line, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid, tint } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { fingers, HEADS, standing } from '../shapes/person.ts';

/** A hat, a coat, and a book instead of a face. */
export const hatReader: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const bowler = rng.chance(0.5);
  const hat = bowler
    ? art(
        path(`M${x - 190} 290C${x - 200} 40 ${x + 200} 40 ${x + 190} 290Z`),
        path(
          `M${x - 310} 270C${x - 200} 310 ${x + 200} 310 ${x + 310} 270C${x + 320} 330 ${x + 220} 350 ${x} 350C${x - 220} 350 ${x - 320} 330 ${x - 310} 270Z`,
        ),
      )
    : art(
        path(
          `M${x - 200} 300L${x - 170} 120C${x - 150} 50 ${x - 40} 110 ${x} 110C${x + 40} 110 ${x + 150} 50 ${x + 170} 120L${x + 200} 300Z`,
        ),
        ellipse(x, 300, 380, 54),
      );
  const band = bowler
    ? path(`M${x - 192} 236H${x + 192}V296H${x - 192}Z`)
    : path(`M${x - 190} 224H${x + 190}L${x + 200} 292H${x - 200}Z`);
  const coat = path(
    `M${x - 560} 1240C${x - 560} 940 ${x - 420} 830 ${x - 180} 780H${x + 180}C${x + 420} 830 ${x + 560} 940 ${x + 560} 1240Z`,
  );
  const collar = art(
    poly([x - 170, 770], [x, 1000], [x - 250, 1020], [x - 260, 820]),
    poly([x + 170, 770], [x, 1000], [x + 250, 1020], [x + 260, 820]),
  );
  const cover = art(
    poly([x - 330, 350], [x, 390], [x, 880], [x - 330, 830]),
    poly([x + 330, 350], [x, 390], [x, 880], [x + 330, 830]),
  );
  const spine = poly([x - 34, 384], [x + 34, 384], [x + 34, 874], [x, 880], [x - 34, 874]);
  const label = art(
    poly([x + 100, 470], [x + 270, 450], [x + 270, 560], [x + 100, 578]),
    poly([x + 100, 640], [x + 270, 624], [x + 270, 648], [x + 100, 664]),
  );
  const pages = art(poly([x - 346, 340], [x, 380], [x + 346, 340], [x + 330, 370], [x, 410], [x - 330, 370]));
  const sleeves = art(
    stroke(`M${x - 400} 1180L${x - 420} 860`, 150),
    stroke(`M${x + 400} 1180L${x + 420} 860`, 150),
  );
  const cuffs = art(
    turn(-6, x - 420, 840, rect(x - 500, 800, 160, 50)),
    turn(6, x + 420, 840, rect(x + 340, 800, 160, 50)),
  );
  const hands = art(
    path(`M${x - 490} 800C${x - 500} 700 ${x - 440} 600 ${x - 350} 600V800Z`),
    path(`M${x + 490} 800C${x + 500} 700 ${x + 440} 600 ${x + 350} 600V800Z`),
    fingers(x - 352, 620, 1, 110),
    fingers(x + 352, 620, -1, 110),
  );
  const sun = backdrop(rng, x, 500, 430);
  const dark = c.figure === c.light ? c.accent : c.figure;
  return print(
    palette,
    [
      over(c.second, sun),
      over(c.figure, coat, hat),
      solid(c.light, collar, pages),
      solid(c.accent, band, cover),
      solid(dark, spine),
      solid(c.light, label),
      solid(c.figure, sleeves),
      solid(skin, hands),
      solid(c.light, cuffs),
      tint(
        skin,
        ...[-1, 1].map((k) =>
          [0, 1, 2].map((i) => line([x + k * 376, 646 + i * 50], [x + k * 286, 646 + i * 50], 6)).join(''),
        ),
      ),
    ],
    `iemand met een ${kleur(palette.figure)} hoed houdt een opengeslagen boek voor het gezicht.`,
    [x, 560],
    { mirror: false },
  );
};

/** An open book held up against the rain. */
export const umbrella: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(880, 940);
  const page = (k: 1 | -1): Art =>
    path(
      `M${x} 120L${x + k * 560} 420Q${x + k * 540} 480 ${x + k * 460} 456Q${x + k * 410} 520 ${x + k * 310} 476Q${x + k * 250} 544 ${x + k * 140} 490Q${x + k * 90} 546 ${x} 500Z`,
    );
  const lines = art(
    ...[0, 1, 2, 3].flatMap((i) =>
      [-1, 1].map((k) =>
        line([x + k * (60 + i * 26), 250 + i * 60], [x + k * (230 + i * 60), 346 + i * 38], 14),
      ),
    ),
  );
  const rain: Art[] = [];
  for (let i = 0; i < 150; i++) {
    const [rx, ry] = [rng.range(-60, 1860), rng.range(-60, 1180)];
    const dry = Math.abs(rx - x + (ry - 460) * 0.17) < 590 && ry > 130;
    if (!dry) rain.push(line([rx, ry], [rx - 20, ry + rng.range(70, 140)], 13));
  }
  const stick = stroke(`M${x} 490V1000A54 54 0 0 1 ${x - 108} 1000`, 28);
  const person = standing(rng, x - 140, 1150, 660, rng.pick(HEADS));
  const fist = circle(x, 790, 30);
  const arm = line([x - 110, 700], [x - 10, 790], 44);
  const puddle = ellipse(x - 60, 1160, 520, 46);
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const half = c.second === c.sheet ? c.accent : c.second;
  return print(
    palette,
    [
      over(c.second, ...rain, puddle),
      solid(c.sheet, page(-1)),
      over(half, page(1)),
      solid(c.text, lines),
      solid(c.figure, stroke(`M${x - 570} 420L${x} 112L${x + 570} 420`, 36), person.body, arm),
      solid(skin, person.skin),
      solid(c.accent, person.top, stick),
      solid(skin, fist),
      solid(c.sheet, person.book),
    ],
    'iemand leest verder in de regen, onder een opengeslagen boek als paraplu.',
    [x, 600],
  );
};

/** Someone asleep under a page. */
export const bed: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const hair = c.figure === c.light ? c.accent : c.figure;
  const sheet = rect(x - 460, -40, 920, 1300);
  const pillow = path(
    `M${x - 340} 70C${x - 120} 40 ${x + 120} 40 ${x + 340} 70C${x + 372} 180 ${x + 372} 300 ${x + 340} 420C${x + 120} 450 ${x - 120} 450 ${x - 340} 420C${x - 372} 300 ${x - 372} 180 ${x - 340} 70Z`,
  );
  const head = ellipse(x, 330, 118, 146);
  const mop = path(
    `M${x - 170} 380C${x - 230} 130 ${x - 60} 110 ${x} 120C${x + 60} 110 ${x + 230} 130 ${x + 170} 380C${x + 130} 300 ${x + 80} 260 ${x} 262C${x - 80} 260 ${x - 130} 300 ${x - 170} 380Z`,
  );
  const blanket = path(`M${x - 520} 640C${x - 300} 590 ${x + 300} 590 ${x + 520} 640V1240H${x - 520}Z`);
  const fold = path(
    `M${x - 520} 640C${x - 300} 590 ${x + 300} 590 ${x + 520} 640V720C${x + 300} 670 ${x - 300} 670 ${x - 520} 720Z`,
  );
  const stripes = art(
    ...Array.from({ length: 5 }, (_, i) =>
      path(
        `M${x - 520} ${800 + i * 96}C${x - 300} ${750 + i * 96} ${x + 300} ${750 + i * 96} ${x + 520} ${800 + i * 96}V${836 + i * 96}C${x + 300} ${786 + i * 96} ${x - 300} ${786 + i * 96} ${x - 520} ${836 + i * 96}Z`,
      ),
    ),
  );
  const tilt = rng.range(-9, 9);
  const roof = art(
    turn(
      tilt,
      x,
      360,
      poly([x - 210, 250], [x, 230], [x, 500], [x - 210, 520]),
      poly([x + 210, 250], [x, 230], [x, 500], [x + 210, 520]),
    ),
  );
  const ridge = turn(tilt, x, 360, rect(x - 16, 228, 32, 274), rect(x + 60, 300, 110, 70));
  const arms = art(
    stroke(`M${x - 250} 700C${x - 330} 620 ${x - 320} 520 ${x - 210} 470`, 74),
    stroke(`M${x + 250} 700C${x + 330} 620 ${x + 320} 520 ${x + 210} 470`, 74),
  );
  return print(
    palette,
    [
      solid(c.light === c.ground ? c.accent : c.light, sheet),
      over(c.second, pillow),
      solid(hair, mop),
      solid(skin, head, arms),
      solid(c.figure, blanket),
      solid(c.second, stripes),
      solid(c.light, fold),
      solid(c.accent, roof),
      solid(c.light, ridge),
    ],
    'iemand slaapt in bed met een opengeslagen boek als dakje over het gezicht.',
    [x, 520],
  );
};
