import { type Art, art, circle, line, path, rect, ring, scale, stroke } from '../art.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying } from '../shapes/book.ts';

/** A bicycle with a stack of books on its rack. */
export const bicycle: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [rx, fx, y, r] = [630, 1190, 830, 220];
  const [bx, by] = [870, 830];
  const [sx, sy] = [780, 500];
  const [hx, hy] = [1090, 470];
  const frame = stroke(
    `M${rx} ${y}L${sx + 10} ${sy + 40}L${bx} ${by}ZM${sx + 20} ${sy + 80}L${hx + 10} ${hy + 60}L${bx} ${by}M${hx - 10} ${hy - 60}L${fx} ${y}`,
    26,
  );
  const bar = art(
    stroke(`M${hx - 12} ${hy - 64}C${hx + 60} ${hy - 110} ${hx + 130} ${hy - 90} ${hx + 120} ${hy - 20}`, 26),
    stroke(`M${sx} ${sy + 20}L${sx - 16} ${sy - 30}`, 24),
    path(
      `M${sx - 100} ${sy - 60}C${sx - 40} ${sy - 70} ${sx + 40} ${sy - 60} ${sx + 80} ${sy - 40}C${sx + 40} ${sy - 10} ${sx - 60} ${sy - 6} ${sx - 100} ${sy - 60}Z`,
    ),
  );
  const wheels = art(ring(rx, y, r, 26), ring(fx, y, r, 26));
  const spokes = art(
    ...[rx, fx].flatMap((cx) =>
      Array.from({ length: 8 }, (_, i) =>
        line(
          [cx, y],
          [cx + Math.cos((i * Math.PI) / 4 + 0.2) * r, y + Math.sin((i * Math.PI) / 4 + 0.2) * r],
          5,
        ),
      ),
    ),
  );
  const rack = line([rx - 170, 560], [sx + 10, 560], 18);
  const books = [0, 1, 2, 3, 4].map((i) =>
    lying(rx - 190 + rng.range(-20, 20), 552 - (i + 1) * 78, rng.range(240, 290), 74, rng.int(0, 5)),
  );
  const crank = art(
    circle(bx, by, 54),
    line([bx, by], [bx + 70, by + 90], 18),
    line([bx + 40, by + 92], [bx + 108, by + 88], 20),
  );
  const discs = circle(rx, y, r - 6);
  const disc2 = circle(fx, y, r - 6);
  const pile = (k: number): Art => art(...books.filter((_, i) => i % 2 === k).map((b) => b.body));
  const dark = c.figure === c.light ? c.ground : c.figure;
  return print(
    palette,
    [
      over(c.second, discs, backdrop(rng, 930, 500, 340, ['sun', 'corner', 'drop', 'rings', 'band'])),
      over(c.accent === c.figure ? c.second : c.accent, disc2),
      solid(c.figure, wheels, frame, bar, rack, spokes, crank, rect(-10, y + r + 10, 1820, 20)),
      solid(c.accent, pile(0)),
      solid(c.light === c.ground ? c.second : c.light, pile(1)),
      solid(dark, ...books.map((b) => b.marks)),
      solid(c.light, circle(bx, by, 22)),
    ],
    'een fiets met een stapel boeken op de bagagedrager.',
    [890, 620],
  );
};

/** Two worn boots on a map, a dotted line behind them. */
export const boots: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const slope = rng.range(-60, 60);
  const boot = (x: number, y: number): { upper: Art; sole: Art; lace: Art } => ({
    upper: path(
      `M${x - 130} ${y - 460}H${x + 90}L${x + 96} ${y - 200}C${x + 200} ${y - 180} ${x + 300} ${y - 140} ${x + 320} ${y - 40}H${x - 150}C${x - 156} ${y - 180} ${x - 140} ${y - 320} ${x - 130} ${y - 460}Z`,
    ),
    sole: art(
      rect(x - 164, y - 46, 500, 40, 8),
      ...[0, 1, 2, 3, 4, 5].map((i) => rect(x - 164 + i * 86, y - 10, 56, 26)),
    ),
    lace: art(
      ...[0, 1, 2, 3].map((i) =>
        line([x - 44 + i * 8, y - 404 + i * 58], [x + 64 + i * 10, y - 384 + i * 58], 13),
      ),
      rect(x - 142, y - 500, 244, 44, 20),
    ),
  });
  const [a, b] = [boot(600, 860), boot(930, 1030)];
  const contour = art(
    ...Array.from({ length: 6 }, (_, i) =>
      stroke(
        `M${-60} ${200 + i * 80}C${300} ${60 + i * 90} ${560} ${380 + i * 70} ${900} ${240 + i * 86}C${1240} ${80 + i * 100} ${1500} ${360 + i * 60} ${1880} ${180 + i * 90}`,
        10,
      ),
    ),
  );
  const trail = `<path d="M1300 900C1500 820 1380 640 1520 540C1640 450 1560 280 1640 160" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round" stroke-dasharray="2 58"/>`;
  const cross = art(line([1596, 90], [1686, 180], 28), line([1686, 90], [1596, 180], 28));
  const river = stroke(
    `M-40 ${620 + slope}C240 520 420 760 700 640C980 520 1120 780 1860 ${560 - slope}`,
    70,
  );
  const dark = c.figure === c.light ? c.ground : c.figure;
  return print(
    palette,
    [
      over(c.second, river),
      over(c.second, contour),
      over(c.figure, scale(1.15, 1.15, 800, 900, a.upper)),
      over(c.accent, scale(1.15, 1.15, 800, 900, b.upper)),
      solid(dark === c.ground ? c.second : dark, scale(1.15, 1.15, 800, 900, a.sole, b.sole)),
      solid(c.light, scale(1.15, 1.15, 800, 900, a.lace, b.lace)),
      solid(c.accent, cross, trail),
    ],
    'twee versleten stapschoenen op een kaart; een stippellijn leidt naar een kruisje.',
    [850, 660],
  );
};
