import { type Art, art, circle, ellipse, hole, line, path, rect, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { glyph } from '../shapes/glyph.ts';

/** A silverfish with a letter in its jaws. */
export const silverfish: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const letter = params.letter ?? rng.pick(['k', 'e', 'B', 'z', 'R']);
  const [x, y] = [930, 620];
  const tilt = rng.range(-24, -12);
  const segs = Array.from({ length: 9 }, (_, i) => {
    const sx = x - 250 + i * 84;
    const h = 170 * (1 - i * 0.085);
    return path(
      `M${sx} ${y - h}C${sx + 66} ${y - h * 0.9} ${sx + 100} ${y - h * 0.5} ${sx + 100} ${y}C${sx + 100} ${y + h * 0.5} ${sx + 66} ${y + h * 0.9} ${sx} ${y + h}C${sx + 30} ${y + h * 0.5} ${sx + 30} ${y - h * 0.5} ${sx} ${y - h}Z`,
    );
  });
  const head = path(
    `M${x - 220} ${y - 160}C${x - 360} ${y - 150} ${x - 400} ${y - 60} ${x - 400} ${y}C${x - 400} ${y + 60} ${x - 360} ${y + 150} ${x - 220} ${y + 160}C${x - 190} ${y + 60} ${x - 190} ${y - 60} ${x - 220} ${y - 160}Z`,
  );
  const feelers = art(
    stroke(`M${x - 370} ${y - 80}C${x - 480} ${y - 200} ${x - 560} ${y - 330} ${x - 700} ${y - 330}`, 16),
    stroke(`M${x - 370} ${y + 80}C${x - 480} ${y + 200} ${x - 560} ${y + 330} ${x - 700} ${y + 330}`, 16),
  );
  const tails = art(
    ...[-1, 0, 1].map((k) =>
      stroke(`M${x + 500} ${y + k * 20}Q${x + 620} ${y + k * 60} ${x + 760} ${y + k * 190}`, 16),
    ),
  );
  const legs = art(
    ...[0, 1, 2].flatMap((i) =>
      [-1, 1].map((k) => stroke(`M${x - 200 + i * 110} ${y + k * 120}q10 ${k * 90} -40 ${k * 150}`, 18)),
    ),
  );
  const rows = Array.from({ length: 15 }, (_, i) =>
    rect(rng.range(40, 120), 40 + i * 80, rng.range(900, 1660), 26),
  );
  const bite = art(
    circle(x - 480, y + 10, 150),
    circle(x - 380, y - 120, 110),
    circle(x - 390, y + 130, 110),
  );
  return print(
    palette,
    [
      over(c.second, ...rows, hole(turn(tilt, x, y, bite))),
      over(c.figure, turn(tilt, x, y, feelers, tails, legs)),
      over(c.figure, turn(tilt, x, y, head, ...segs.filter((_, i) => i % 2 === 0))),
      over(c.accent, turn(tilt, x, y, ...segs.filter((_, i) => i % 2 === 1))),
      solid(c.light, turn(tilt, x, y, circle(x - 312, y - 64, 26), circle(x - 312, y + 64, 26))),
      solid(c.accent, turn(tilt, x, y, glyph(letter, x - 510, y, 230))),
    ],
    `een ${kleur(palette.figure, 'het')} zilvervisje vreet zich door een bladzijde en heeft de letter ${letter} in de bek.`,
    [x - 130, y],
    { mirror: false },
  );
};

/** A sheet of paper out of which a cat has been cut; the cat walks off. */
export const cutCat: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const cat = (x: number, y: number): Art =>
    art(
      path(
        `M${x - 250} ${y - 90}C${x - 230} ${y - 180} ${x - 130} ${y - 180} ${x} ${y - 170}C${x + 60} ${y - 170} ${x + 100} ${y - 200} ${x + 130} ${y - 240}L${x + 130} ${y - 350}L${x + 190} ${y - 300}H${x + 240}L${x + 300} ${y - 350}L${x + 300} ${y - 230}C${x + 320} ${y - 160} ${x + 270} ${y - 110} ${x + 220} ${y - 100}L${x + 200} ${y + 180}H${x + 130}L${x + 110} ${y - 10}H${x - 120}L${x - 150} ${y + 180}H${x - 220}Z`,
      ),
      stroke(`M${x - 220} ${y - 90}C${x - 340} ${y - 110} ${x - 290} ${y - 260} ${x - 370} ${y - 320}`, 48),
    );
  const sheet = turn(-5, 640, 560, rect(170, 130, 880, 900));
  const away = cat(1330, 840);
  const left = turn(-5, 640, 560, cat(640, 620));
  const dash = turn(
    -5,
    640,
    560,
    '<path d="M200 960C420 900 380 830 400 800" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-dasharray="26 24"/>',
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 1100, 560, 430, ['split', 'slant', 'band', 'corner', 'stairs', 'sun'])),
      solid(c.sheet, sheet, hole(left)),
      solid(c.sheet, away),
      solid(c.text, circle(1522, 616, 12), circle(1580, 616, 12), dash),
      solid(c.figure, rect(-10, 1022, 1820, 14), stroke('M1540 650h30', 7)),
    ],
    `uit een vel papier is een kat geknipt; ze wandelt ernaast weg.`,
    [930, 640],
  );
};

/** A girl with freckles, beside a cloud of dust that has legs. */
export const dust: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 620];
  const puff = art(
    ...Array.from({ length: 11 }, (_, i) =>
      circle(x + Math.cos(i * 0.571) * 270, y - 60 + Math.sin(i * 0.571) * 210, 130 + (i % 3) * 26),
    ),
    ellipse(x, y - 60, 330, 260),
  );
  const swirls = art(
    stroke(
      `M${x - 250} ${y + 120}C${x - 330} ${y + 20} ${x - 260} ${y - 60} ${x - 190} ${y - 20}C${x - 150} ${y + 20} ${x - 190} ${y + 70} ${x - 220} ${y + 40}`,
      16,
    ),
    stroke(
      `M${x + 190} ${y - 220}C${x + 270} ${y - 260} ${x + 310} ${y - 160} ${x + 240} ${y - 140}C${x + 200} ${y - 130} ${x + 190} ${y - 180} ${x + 220} ${y - 184}`,
      16,
    ),
    stroke(`M${x + 120} ${y + 130}q70 50 140 -10`, 16),
  );
  const legs = art(
    stroke(`M${x - 110} ${y + 250}V${y + 480}H${x - 190}`, 40),
    stroke(`M${x + 110} ${y + 250}V${y + 480}H${x + 190}`, 40),
  );
  const glasses = art(
    `<circle cx="${x - 100}" cy="${y - 70}" r="84" fill="none" stroke="#fff" stroke-width="24"/>`,
    `<circle cx="${x + 100}" cy="${y - 70}" r="84" fill="none" stroke="#fff" stroke-width="24"/>`,
    line([x - 16, y - 74], [x + 16, y - 74], 22),
  );
  const lenses = art(circle(x - 100, y - 70, 78), circle(x + 100, y - 70, 78));
  const look = rng.range(-24, 24);
  const tail = art(
    path(
      `M${x + 90} ${y - 330}C${x + 160} ${y - 500} ${x + 380} ${y - 520} ${x + 440} ${y - 360}C${x + 460} ${y - 280} ${x + 420} ${y - 240} ${x + 400} ${y - 220}C${x + 380} ${y - 320} ${x + 280} ${y - 380} ${x + 160} ${y - 300}Z`,
    ),
    circle(x + 110, y - 320, 46),
  );
  const freckles = art(
    ...[
      [-150, 60],
      [-100, 80],
      [-60, 62],
      [60, 62],
      [100, 80],
      [150, 60],
    ].map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 13)),
  );
  const specks = art(
    ...Array.from({ length: 26 }, () => {
      const a = rng.range(0, 6.3);
      const d = rng.range(470, 720);
      return circle(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.7, rng.range(6, 22));
    }),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y - 40, 460, ['split', 'slant', 'rays', 'corner', 'tile', 'band'])),
      over(c.figure, legs, specks),
      solid(c.accent, tail),
      solid(c.sheet, puff),
      solid(c.second === c.sheet ? c.accent : c.second, lenses),
      solid(
        c.text,
        swirls,
        glasses,
        circle(x - 100 + look, y - 66, 30),
        circle(x + 100 + look, y - 66, 30),
        stroke(`M${x - 60} ${y + 120}Q${x} ${y + 170} ${x + 60} ${y + 120}`, 18),
      ),
      solid(c.accent, freckles),
    ],
    'een stofwolk op beentjes, met een bril, sproeten en een paardenstaart.',
    [x, 600],
  );
};
