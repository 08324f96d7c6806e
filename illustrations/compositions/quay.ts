import { art, circle, line, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { ripple, swell } from '../shapes/city.ts';

/** A harbour crane that hoists a book. */
export const crane: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 620;
  const tower = art(
    rect(x - 70, 330, 28, 800),
    rect(x + 42, 330, 28, 800),
    ...Array.from({ length: 8 }, (_, i) =>
      stroke(
        `M${x - 56} ${350 + i * 100}L${x + 56} ${450 + i * 100}M${x + 56} ${350 + i * 100}L${x - 56} ${450 + i * 100}`,
        12,
      ),
    ),
  );
  const jib = art(
    poly([x - 330, 330], [x + 720, 250], [x + 720, 290], [x - 330, 390]),
    line([x, 110], [x + 690, 262], 12),
    line([x, 110], [x - 300, 350], 12),
    rect(x - 20, 100, 40, 250),
    rect(x - 360, 350, 150, 150),
  );
  const cabin = art(rect(x + 60, 380, 140, 150, 10));
  const [bx, by] = [x + 560, 760];
  const cable = art(
    line([bx, 270], [bx, by - 250], 10),
    line([bx, by - 250], [bx - 150, by - 130], 10),
    line([bx, by - 250], [bx + 150, by - 130], 10),
  );
  const book = turn(rng.range(-9, 9), bx, by - 250, rect(bx - 190, by - 130, 380, 470, 8));
  const spine = turn(0, bx, by - 250, rect(bx - 190, by - 130, 56, 470));
  const quay = rect(-10, 1110, 1820, 130);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 900, 560, 430)),
      over(c.figure, tower, jib, quay, cable),
      solid(c.bright, book),
      solid(c.light, spine, rect(bx - 80, by - 50, 210, 44), cabin),
      solid(c.figure, rect(x + 90, 410, 80, 70)),
    ],
    `een ${kleur(palette.figure)} havenkraan hijst een reusachtig boek.`,
    [960, 600],
    { mirror: true },
  );
};

/** A swan that swims past a cellar window. */
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
