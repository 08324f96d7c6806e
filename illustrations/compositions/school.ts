import { type Art, art, circle, hole, line, path, poly, rect, ring, stroke, turn } from '../art.ts';
import { HOUSE, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying } from '../shapes/book.ts';

/** A school desk, with objects on it and objects hidden in it. */
export const schoolDesk: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const top = poly([x - 420, 560], [x + 420, 560], [x + 520, 680], [x - 520, 680]);
  const box = rect(x - 500, 680, 1000, 130);
  const legs = art(rect(x - 470, 800, 50, 400), rect(x + 420, 800, 50, 400), rect(x - 470, 1040, 940, 34));
  const slot = rect(x - 380, 710, 760, 80, 10);
  const hidden = lying(x - 300, 714, 430, 74, 1);
  const mic = art(
    rect(x - 60, 200, 120, 200, 60),
    stroke(`M${x - 100} 320V340A100 100 0 0 0 ${x + 100} 340V320`, 22),
    rect(x - 11, 440, 22, 150),
    rect(x - 90, 580, 180, 30, 15),
  );
  const apple = art(
    circle(x + 270, 520, 80),
    circle(x + 330, 520, 80),
    stroke(`M${x + 300} 450q10 -50 50 -60`, 14),
  );
  const pencilArt = turn(
    80,
    x - 290,
    600,
    rect(x - 300, 500, 30, 200),
    poly([x - 300, 500], [x - 270, 500], [x - 285, 460]),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 480, 430)),
      over(c.accent, top),
      over(c.figure, box, legs),
      solid(c.ground, slot),
      solid(c.accent, hidden.body),
      solid(c.light, hidden.marks, ...[0, 1, 2].map((i) => rect(x - 44, 236 + i * 46, 88, 14))),
      over(c.figure, mic, hole(...[0, 1, 2].map((i) => rect(x - 44, 236 + i * 46, 88, 14)))),
      over(c.accent, apple),
      solid(c.sheet === c.accent ? c.second : c.sheet, pencilArt),
    ],
    'een schoolbank met een microfoon en een appel erop; in het vak zit een dik boek verstopt.',
    [x, 620],
  );
};

/** A shutter, and the hand that pushes a note under it. */
export const shutter: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 960);
  const frame = rect(x - 480, -20, 960, 960);
  const slats = art(...Array.from({ length: 12 }, (_, i) => rect(x - 440, 20 + i * 76, 880, 60)));
  const gap = rect(x - 440, 900, 880, 60);
  const note = turn(-8, x, 1040, rect(x - 170, 940, 340, 210));
  const words = turn(
    -8,
    x,
    1040,
    ...[0, 1, 2].map((i) => rect(x - 130, 990 + i * 46, i === 2 ? 150 : 260, 16)),
  );
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const hand = art(
    path(
      `M${x - 20} 930H${x + 190}C${x + 200} 990 ${x + 180} 1020 ${x + 150} 1030H${x + 20}C${x - 20} 1010 ${x - 30} 980 ${x - 20} 930Z`,
    ),
    ...[0, 1, 2, 3].map((i) =>
      line([x + 10 + i * 48, 1000], [x - 6 + i * 46, 1070 + (i === 1 || i === 2 ? 26 : 0)], 42),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 560, ['split', 'slant', 'band', 'corner'])),
      solid(c.figure, frame),
      solid(c.accent, slats),
      solid(HOUSE.ink, gap),
      solid(c.sheet, note),
      solid(c.text, words),
      solid(skin, hand),
      solid(c.light, rect(x - 60, 860, 120, 22, 11)),
    ],
    'een hand schuift een briefje onder een gesloten rolluik door.',
    [x, 660],
  );
};

/** Stains on a cloth that make a face. */
export const stains: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 600];
  const grid = art(
    ...Array.from({ length: 13 }, (_, i) => rect(i * 150 - 30, -20, 60, 1240)),
    ...Array.from({ length: 9 }, (_, i) => rect(-20, i * 150 - 30, 1840, 60)),
  );
  const rings = art(
    ring(x - 190, y - 130, 150, 40),
    ring(x + 200, y - 120, 158, 30),
    ring(x + 208, y - 128, 146, 14),
  );
  const blots = (bx: number, by: number, s: number): Art =>
    path(
      `M${bx - 70 * s} ${by}C${bx - 80 * s} ${by - 60 * s} ${bx - 20 * s} ${by - 80 * s} ${bx + 10 * s} ${by - 60 * s}C${bx + 60 * s} ${by - 90 * s} ${bx + 100 * s} ${by - 30 * s} ${bx + 70 * s} ${by + 10 * s}C${bx + 90 * s} ${by + 60 * s} ${bx + 20 * s} ${by + 80 * s} ${bx - 10 * s} ${by + 60 * s}C${bx - 50 * s} ${by + 80 * s} ${bx - 90 * s} ${by + 50 * s} ${bx - 70 * s} ${by}Z`,
    );
  const nose = art(blots(x + 10, y + 70, 0.7), path(`M${x - 10} ${y - 60}q40 60 20 110q-30 -10 -36 -40Z`));
  const mouth = art(
    path(
      `M${x - 230} ${y + 230}C${x - 120} ${y + 330} ${x + 130} ${y + 340} ${x + 240} ${y + 220}C${x + 260} ${y + 300} ${x + 120} ${y + 420} ${x} ${y + 410}C${x - 110} ${y + 420} ${x - 240} ${y + 320} ${x - 230} ${y + 230}Z`,
    ),
    ...Array.from({ length: 9 }, () =>
      circle(x + rng.range(-330, 330), y + rng.range(330, 470), rng.range(5, 16)),
    ),
  );
  const knife = art(rect(1480, 120, 60, 420, 30), path('M1480 540H1540V1040C1500 1000 1480 900 1480 800Z'));
  const fork = art(
    rect(260, 560, 50, 520, 25),
    rect(222, 480, 126, 110, 40),
    ...[0, 1, 2, 3].map((i) => rect(222 + i * 34, 300, 22, 220, 11)),
  );
  return print(
    palette,
    [
      over(c.second, grid),
      over(c.figure, rings),
      over(c.accent, nose, mouth, blots(x - 190, y - 126, 0.8)),
      over(c.figure, blots(x + 204, y - 118, 0.7)),
      solid(c.light, knife, fork),
    ],
    'een tafellaken waarop de vlekken samen een gezicht vormen.',
    [x, y],
  );
};
