import { type Art, art, circle, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying } from '../shapes/book.ts';

/** Scales: a book weighs more than a cake knife. */
export const scales: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const tilt = rng.range(7, 11);
  const top = 260;
  const post = art(
    rect(x - 22, top, 44, 800),
    path(
      `M${x - 230} 1120C${x - 210} 1040 ${x - 80} 1030 ${x} 1020C${x + 80} 1030 ${x + 210} 1040 ${x + 230} 1120Z`,
    ),
    circle(x, top - 10, 54),
  );
  const beam = turn(tilt, x, top, rect(x - 420, top - 18, 840, 36, 18));
  const a = {
    x: x + 420 * Math.cos((tilt * Math.PI) / 180),
    y: top + 420 * Math.sin((tilt * Math.PI) / 180),
  };
  const b = {
    x: x - 420 * Math.cos((tilt * Math.PI) / 180),
    y: top - 420 * Math.sin((tilt * Math.PI) / 180),
  };
  const dish = ({ x: dx, y: dy }: { x: number; y: number }): Art =>
    path(
      `M${dx - 230} ${dy + 400}H${dx + 230}C${dx + 200} ${dy + 520} ${dx - 200} ${dy + 520} ${dx - 230} ${dy + 400}Z`,
    );
  const cords = ({ x: dx, y: dy }: { x: number; y: number }): Art =>
    stroke(`M${dx - 216} ${dy + 400}L${dx} ${dy}L${dx + 216} ${dy + 400}`, 9);
  const pile = [0, 1, 2].map((i) =>
    lying(a.x - 150 + i * 12, a.y + 400 - (i + 1) * 70, 290 - i * 20, 66, i + 1),
  );
  const knife = art(
    turn(
      -24,
      b.x,
      b.y + 340,
      path(
        `M${b.x - 180} ${b.y + 350}H${b.x + 60}V${b.y + 390}H${b.x - 120}C${b.x - 150} ${b.y + 390} ${b.x - 176} ${b.y + 370} ${b.x - 180} ${b.y + 350}Z`,
      ),
      rect(b.x + 60, b.y + 348, 140, 44, 20),
    ),
  );
  const cake = art(
    poly([b.x - 60, b.y + 398], [b.x - 60, b.y + 290], [b.x + 120, b.y + 330], [b.x + 120, b.y + 398]),
  );
  const dark = c.figure === c.light ? c.ground : c.figure;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 420)),
      over(c.figure, post, beam, cords(a), cords(b)),
      solid(c.accent, dish(a), dish(b)),
      solid(c.light, pile[0]?.body ?? '', pile[2]?.body ?? '', cake),
      solid(dark, pile[1]?.body ?? '', pile[0]?.marks ?? '', pile[2]?.marks ?? '', knife),
      solid(c.light, pile[1]?.marks ?? '', circle(x, top - 10, 20)),
    ],
    'een weegschaal: de schaal met de boeken zakt, die met de taart en het mes gaat omhoog.',
    [x, 580],
  );
};

/** A judge's gavel beside an ink pad. */
export const gavel: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [860, 480];
  const tilt = rng.range(-34, -22);
  const head = turn(
    tilt,
    x,
    y,
    rect(x - 150, y - 230, 300, 460, 20),
    rect(x - 180, y - 250, 360, 80, 16),
    rect(x - 180, y + 170, 360, 80, 16),
  );
  const grip = turn(
    tilt,
    x,
    y,
    path(
      `M${x + 140} ${y - 44}L${x + 760} ${y - 26}C${x + 810} ${y - 20} ${x + 810} ${y + 20} ${x + 760} ${y + 26}L${x + 140} ${y + 44}Z`,
    ),
  );
  const block = art(rect(x - 330, 960, 560, 90, 20), rect(x - 390, 1030, 680, 210, 20));
  const rays = art(
    ...[-3, -2, -1, 1, 2, 3].map((i) =>
      turn(i * 22, x - 60, 960, poly([x - 76, 640], [x - 44, 640], [x - 60, 760])),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 440)),
      solid(c.light === c.ground ? c.accent : c.light, rays),
      over(c.accent, grip),
      over(c.figure, head, block),
      solid(
        c.light,
        turn(tilt, x, y, rect(x - 150, y - 150, 300, 18), rect(x - 150, y + 130, 300, 18)),
        stroke(`M${x - 290} 1090H${x + 190}`, 14),
      ),
    ],
    `een ${kleur(palette.figure)} rechtershamer slaat op zijn blok.`,
    [x, 600],
  );
};
