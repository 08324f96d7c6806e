import { art, circle, ellipse, line, path, poly, rect, sample, stroke, taper } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { openBook } from '../shapes/book.ts';

/** A dragon's neck that rises from an open book. */
export const dragon: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 920);
  const spine = [
    [x + 40, 1060],
    [x + 210, 880],
    [x + 170, 680],
    [x - 60, 600],
    [x - 130, 420],
    [x + 10, 280],
  ] as const;
  const neck = taper(spine, (t) => 230 - t * 116, 80);
  const spikes = art(
    ...sample(spine, 15)
      .slice(6, 15)
      .map(({ at, angle, t }) => {
        const half = (230 - t * 116) / 2;
        const [nx, ny] = [Math.sin(angle), -Math.cos(angle)];
        const [tx, ty] = [Math.cos(angle), Math.sin(angle)];
        const s = 44 - t * 8;
        const [bx, by] = [at[0] + nx * (half - 8), at[1] + ny * (half - 8)];
        return poly(
          [bx - tx * s, by - ty * s],
          [bx + nx * s * 1.7 - tx * 10, by + ny * s * 1.7 - ty * 10],
          [bx + tx * s, by + ty * s],
        );
      }),
  );
  const belly = art(
    ...sample(spine, 26)
      .slice(2, 25)
      .map(({ at, angle, t }) => {
        const half = (230 - t * 116) / 2;
        const [nx, ny] = [Math.sin(angle), -Math.cos(angle)];
        return line(
          [at[0] - nx * (half - 8), at[1] - ny * (half - 8)],
          [at[0] - nx * half * 0.3, at[1] - ny * half * 0.3],
          10,
        );
      }),
  );
  const [hx, hy] = [x + 10, 290];
  const head = path(
    `M${hx - 70} ${hy + 50}C${hx - 90} ${hy - 60} ${hx - 10} ${hy - 130} ${hx + 90} ${hy - 120}C${hx + 160} ${hy - 116} ${hx + 220} ${hy - 70} ${hx + 330} ${hy - 66}C${hx + 390} ${hy - 64} ${hx + 410} ${hy - 10} ${hx + 380} ${hy + 16}L${hx + 160} ${hy + 30}L${hx + 350} ${hy + 74}C${hx + 330} ${hy + 120} ${hx + 200} ${hy + 130} ${hx + 110} ${hy + 110}C${hx + 40} ${hy + 110} ${hx - 50} ${hy + 110} ${hx - 70} ${hy + 50}Z`,
  );
  const horn = art(
    path(
      `M${hx - 10} ${hy - 90}C${hx - 60} ${hy - 150} ${hx - 130} ${hy - 170} ${hx - 190} ${hy - 150}C${hx - 150} ${hy - 110} ${hx - 90} ${hy - 70} ${hx - 40} ${hy - 30}Z`,
    ),
    path(
      `M${hx + 60} ${hy - 110}C${hx + 30} ${hy - 170} ${hx - 20} ${hy - 210} ${hx - 90} ${hy - 210}C${hx - 60} ${hy - 160} ${hx - 20} ${hy - 120} ${hx + 10} ${hy - 84}Z`,
    ),
  );
  const teeth = art(
    ...[0, 1, 2, 3].map((i) =>
      poly(
        [hx + 200 + i * 44, hy + 24 - i * 3],
        [hx + 236 + i * 44, hy + 22 - i * 3],
        [hx + 216 + i * 44, hy + 56 - i * 2],
      ),
    ),
  );
  const flame = path(
    `M${hx + 300} ${hy + 50}C${hx + 420} ${hy - 20} ${hx + 470} ${hy + 70} ${hx + 570} ${hy - 10}C${hx + 560} ${hy + 60} ${hx + 640} ${hy + 50} ${hx + 690} ${hy + 10}C${hx + 690} ${hy + 150} ${hx + 560} ${hy + 190} ${hx + 480} ${hy + 150}C${hx + 420} ${hy + 120} ${hx + 380} ${hy + 90} ${hx + 300} ${hy + 50}Z`,
  );
  const book = openBook(x, 1040, 470, 200, 0.2);
  const moon = circle(x - 190, 430, rng.range(300, 350));
  const paper = c.light === c.ground ? c.figure : c.light;
  const dark = c.figure === paper ? c.ground : c.figure;
  return print(
    palette,
    [
      over(c.second, moon),
      over(c.accent, flame),
      solid(c.accent, spikes, horn),
      over(c.figure, neck, head),
      solid(
        c.light,
        belly,
        teeth,
        circle(hx + 110, hy - 52, 24),
        stroke(`M${hx + 340} ${hy - 36}q16 -6 26 6`, 10),
      ),
      solid(c.figure, circle(hx + 116, hy - 52, 11)),
      solid(c.figure === paper ? c.second : c.figure, book.cover),
      solid(paper, book.left, book.right),
      solid(dark, book.lines),
    ],
    `een ${kleur(palette.figure)} draak komt vuurspuwend uit een open boek.`,
    [x + 90, 560],
  );
};

/** A teapot that is a dragon: the spout its neck, the handle its tail. */
export const teaDragon: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 720];
  const belly = path(
    `M${x - 300} ${y + 40}C${x - 310} ${y - 170} ${x - 170} ${y - 270} ${x} ${y - 270}C${x + 170} ${y - 270} ${x + 310} ${y - 170} ${x + 300} ${y + 40}C${x + 290} ${y + 210} ${x + 200} ${y + 290} ${x + 140} ${y + 300}H${x - 140}C${x - 200} ${y + 290} ${x - 290} ${y + 210} ${x - 300} ${y + 40}Z`,
  );
  const neckLine = [
    [x + 220, y + 60],
    [x + 380, y + 20],
    [x + 400, y - 140],
    [x + 420, y - 260],
  ] as const;
  const neck = taper(neckLine, (t) => 190 - t * 110, 40);
  const [hx, hy] = [x + 400, y - 290];
  const head = art(
    path(
      `M${hx - 60} ${hy + 40}C${hx - 70} ${hy - 50} ${hx} ${hy - 90} ${hx + 60} ${hy - 70}C${hx + 110} ${hy - 60} ${hx + 180} ${hy - 40} ${hx + 200} ${hy - 10}C${hx + 210} ${hy + 20} ${hx + 190} ${hy + 40} ${hx + 150} ${hy + 44}L${hx + 60} ${hy + 60}C${hx + 10} ${hy + 80} ${hx - 50} ${hy + 80} ${hx - 60} ${hy + 40}Z`,
    ),
    poly([hx - 30, hy - 50], [hx - 90, hy - 140], [hx + 20, hy - 70]),
    poly([hx + 20, hy - 66], [hx - 10, hy - 160], [hx + 70, hy - 66]),
  );
  const tail = taper(
    [
      [x - 230, y + 130],
      [x - 420, y + 120],
      [x - 500, y - 30],
      [x - 420, y - 190],
      [x - 300, y - 180],
    ],
    (t) => 110 - t * 60,
    60,
  );
  const tip = poly([x - 330, y - 240], [x - 190, y - 176], [x - 330, y - 120]);
  const wing = path(
    `M${x - 40} ${y - 40}C${x - 120} ${y - 220} ${x - 40} ${y - 420} ${x + 130} ${y - 520}C${x + 120} ${y - 420} ${x + 170} ${y - 380} ${x + 220} ${y - 370}C${x + 180} ${y - 300} ${x + 190} ${y - 250} ${x + 230} ${y - 220}C${x + 180} ${y - 180} ${x + 170} ${y - 120} ${x + 180} ${y - 60}C${x + 120} ${y - 80} ${x + 20} ${y - 80} ${x - 40} ${y - 40}Z`,
  );
  const ribs = art(
    stroke(
      `M${x - 10} ${y - 70}Q${x + 10} ${y - 290} ${x + 122} ${y - 480}M${x + 10} ${y - 76}Q${x + 70} ${y - 250} ${x + 200} ${y - 360}M${x + 30} ${y - 78}Q${x + 100} ${y - 180} ${x + 210} ${y - 222}`,
      10,
    ),
  );
  const lid = art(ellipse(x - 90, y - 250, 130, 34), circle(x - 90, y - 310, 42));
  const cloth = Array.from({ length: 20 }, (_, i) => [
    rect(i * 100, 1010, 50, 200),
    rect(-10, 1010 + i * 100, 1820, 50),
  ]).map((p) => p.join(''));
  const steam = art(
    ...[0, 1].map((i) =>
      stroke(`M${hx + 210 + i * 66} ${hy - 30}c50 -50 -30 -90 20 -150c40 -50 -20 -80 10 -120`, 26),
    ),
  );
  const scales = art(
    ...Array.from({ length: 12 }, (_, i) =>
      stroke(
        `M${x - 200 + (i % 4) * 110 + (Math.floor(i / 4) % 2) * 50} ${y + 90 + Math.floor(i / 4) * 66}q30 34 60 0`,
        11,
      ),
    ),
  );
  return print(
    palette,
    [
      over(c.second, circle(x - 30, 520, rng.range(400, 440))),
      over(c.accent, wing),
      solid(c.light === c.ground ? c.second : c.light, rect(-10, 1010, 1820, 200)),
      over(c.accent, ...cloth.slice(0, 19).map((p) => p)),
      over(c.figure, belly, neck, head, tail, tip, lid),
      solid(c.light, scales, circle(hx + 70, hy - 16, 18), steam, ribs),
      solid(c.figure, circle(hx + 74, hy - 16, 8)),
    ],
    `een ${kleur(palette.figure)} theepot die een draak is: de tuit is zijn kop, het oor zijn staart.`,
    [x + 20, 620],
  );
};
