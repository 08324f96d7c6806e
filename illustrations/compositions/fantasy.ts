import { type Art, art, circle, hole, line, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { row, spineMarks } from '../shapes/book.ts';

/** A castle whose towers are book spines with roofs. */
export const bookCastle: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const foot = 1060;
  const towers = row(rng, x - 470, x + 470, foot, [330, 640], [110, 170]);
  const tallest = towers.reduce((a, b) => (a.top < b.top ? a : b));
  tallest.top -= 90;
  const body = (items: typeof towers): Art =>
    art(...items.map((t) => rect(t.x + 3, t.top, t.w - 6, foot - t.top)));
  const roof = (t: (typeof towers)[number], i: number): Art =>
    i % 3 === 1 && t !== tallest
      ? art(...[0, 1, 2].map((k) => rect(t.x + 3 + (k * (t.w - 6)) / 2.6, t.top - 36, (t.w - 6) / 4.4, 40)))
      : art(poly([t.x - 12, t.top + 2], [t.x + t.w / 2, t.top - t.w * 1.5], [t.x + t.w + 12, t.top + 2]));
  const flag = art(
    line(
      [tallest.x + tallest.w / 2, tallest.top - tallest.w * 1.45],
      [tallest.x + tallest.w / 2, tallest.top - tallest.w * 1.45 - 110],
      10,
    ),
    poly(
      [tallest.x + tallest.w / 2, tallest.top - tallest.w * 1.45 - 110],
      [tallest.x + tallest.w / 2 + 110, tallest.top - tallest.w * 1.45 - 80],
      [tallest.x + tallest.w / 2, tallest.top - tallest.w * 1.45 - 46],
    ),
  );
  const [a, b] = [towers.filter((_, i) => i % 2 === 0), towers.filter((_, i) => i % 2 === 1)];
  const gate = path(`M${x - 70} ${foot}V${foot - 110}A70 70 0 0 1 ${x + 70} ${foot - 110}V${foot}Z`);
  const hill = path(`M-20 1240V1080C300 1010 600 1040 900 ${foot - 10}C1200 1030 1500 1000 1820 1090V1240Z`);
  const moon = circle(x + rng.pick([-1, 1]) * rng.range(180, 280), 420, rng.range(320, 370));
  const stars = art(
    ...Array.from({ length: 20 }, () => circle(rng.range(30, 1770), rng.range(30, 620), rng.range(4, 9))),
  );
  const dark = c.figure === c.light ? c.ground : c.figure;
  return print(
    palette,
    [
      solid(c.light === c.ground ? c.figure : c.light, stars),
      over(c.second, moon),
      over(c.figure, body(a), ...a.map((t) => roof(t, towers.indexOf(t))), hill),
      over(c.accent, body(b)),
      solid(c.figure, ...b.map((t) => roof(t, towers.indexOf(t)))),
      solid(c.light, ...a.map((t) => spineMarks(t)), ...b.map((t) => spineMarks(t))),
      solid(c.accent, flag),
      solid(dark === c.figure ? c.light : dark, gate),
    ],
    `een kasteel met boekruggen als torens voor een ${kleur(palette.second)} maan.`,
    [x, 600],
  );
};

/** A folded map that is scorched at one corner, with a compass on it. */
export const map: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const burnt = params.burnt === 'ja';
  const [l, t, w, h] = [330, 150, 285, 900];
  const panel = (i: number): Art => {
    const [x1, x2] = [l + i * w, l + (i + 1) * w];
    const [y1, y2] = i % 2 === 0 ? [t, t + 70] : [t + 70, t];
    return poly([x1, y1], [x2, y2], [x2, y2 + h], [x1, y1 + h]);
  };
  const sheet = [0, 1, 2, 3].map(panel);
  const bite = burnt
    ? path(
        'M1540 760C1420 780 1440 860 1360 870C1330 930 1240 900 1220 980C1130 990 1140 1080 1060 1090L1060 1240H1560Z',
      )
    : '';
  const river = stroke(
    'M330 420C480 380 560 520 700 480C860 430 860 640 1000 700C1120 750 1240 640 1470 720',
    40,
  );
  const peaks = Array.from(
    { length: 6 },
    (_, i) => [rng.range(930, 1380), rng.range(270, 480), i] as const,
  ).sort((p, q) => p[1] - q[1]);
  const hills = art(...peaks.map(([px, py]) => poly([px - 80, py + 90], [px, py - 70], [px + 80, py + 90])));
  const snow = art(
    ...peaks.map(([px, py]) =>
      poly([px - 30, py - 10], [px, py - 70], [px + 30, py - 10], [px + 10, py - 22], [px - 10, py - 6]),
    ),
  );
  const route = `<path d="M450 900C520 760 640 820 700 700C760 600 860 560 940 560C1040 560 1100 420 1250 430" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" stroke-dasharray="2 42"/>`;
  const cross = turn(
    rng.range(-10, 10),
    450,
    920,
    line([405, 875], [495, 965], 28),
    line([495, 875], [405, 965], 28),
  );
  const [kx, ky] = [640, 320];
  const rose = art(
    circle(kx, ky, 130),
    hole(circle(kx, ky, 112)),
    ...[0, 90, 180, 270].map((a) => turn(a, kx, ky, poly([kx - 26, ky], [kx, ky - 150], [kx + 26, ky]))),
    ...[45, 135, 225, 315].map((a) => turn(a, kx, ky, poly([kx - 14, ky], [kx, ky - 90], [kx + 14, ky]))),
  );
  const woods = art(
    ...Array.from({ length: 9 }, () => {
      const [tx, ty] = [rng.range(770, 900), rng.range(820, 1000)];
      return art(poly([tx - 32, ty], [tx, ty - 76], [tx + 32, ty]));
    }),
  );
  const paper = c.light === c.ground ? c.figure : c.light;
  const dark = c.figure === paper ? c.ground : c.figure;
  const clip = (inner: Art): Art => inner;
  return print(
    palette,
    [
      over(c.second, circle(rng.range(380, 560), 560, 0), rect(-10, 560, 1820, 700)),
      solid(paper, ...sheet, hole(bite)),
      over(c.second === paper ? c.accent : c.second, river, clip(woods), hole(bite)),
      over(dark, hills, hole(bite)),
      solid(paper, snow),
      over(palette.second === 'paper' ? c.accent : c.second, sheet[1] ?? '', sheet[3] ?? '', hole(bite)),
      solid(dark, rose, route, hole(bite)),
      solid(
        c.accent,
        cross,
        burnt
          ? stroke(
              'M1470 768C1420 780 1440 860 1360 870C1330 930 1240 900 1220 980C1130 990 1140 1080 1060 1090',
              26,
            )
          : '',
      ),
    ],
    `een opengevouwen landkaart met bergen, een rivier en een kompas${burnt ? ', de onderste hoek verbrand' : ''}; een kruisje wijst de plek aan.`,
    [860, 600],
    { mirror: false },
  );
};

/** A crown of pages, with pens and towers as its points. */
export const moonReader: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [820, 600];
  const moon = path(
    `M${x + 200} ${y - 480}A480 480 0 1 0 ${x + 400} ${y + 330}A400 400 0 1 1 ${x + 200} ${y - 480}Z`,
  );
  const [px, py] = [x + 90, y + 150];
  const body = art(
    circle(px + 40, py - 300, 74),
    path(
      `M${px - 70} ${py + 60}C${px - 110} ${py - 110} ${px - 50} ${py - 220} ${px + 30} ${py - 220}C${px + 110} ${py - 220} ${px + 110} ${py - 120} ${px + 90} ${py - 40}L${px + 80} ${py + 60}Z`,
    ),
    stroke(`M${px} ${py + 30}L${px + 190} ${py - 10}L${px + 230} ${py + 170}`, 74),
    stroke(`M${px - 10} ${py + 40}L${px + 120} ${py + 60}L${px + 130} ${py + 240}`, 74),
    path(`M${px + 196} ${py + 150}h70q60 4 66 44h-136Z`),
    path(`M${px + 96} ${py + 220}h70q60 4 66 44h-136Z`),
    stroke(`M${px + 50} ${py - 150}L${px + 130} ${py - 70}L${px + 210} ${py - 110}`, 50),
  );
  const book = art(
    poly([px + 190, py - 60], [px + 250, py - 200], [px + 300, py - 180], [px + 236, py - 40]),
    poly([px + 236, py - 40], [px + 300, py - 180], [px + 360, py - 150], [px + 300, py - 20]),
  );
  const hat = art(
    path(`M${px - 46} ${py - 320}C${px - 40} ${py - 420} ${px + 120} ${py - 420} ${px + 118} ${py - 320}Z`),
    circle(px + 20, py - 410, 26),
  );
  const star = (sx: number, sy: number, s: number): Art =>
    poly(
      ...Array.from({ length: 10 }, (_, i) => {
        const a = (i * Math.PI) / 5 - Math.PI / 2;
        const r = i % 2 === 0 ? s : s * 0.42;
        return [sx + Math.cos(a) * r, sy + Math.sin(a) * r] as const;
      }),
    );
  const sky = art(
    ...Array.from({ length: 15 }, () => {
      const [sx, sy] = [rng.range(40, 1760), rng.range(40, 1160)];
      return Math.hypot(sx - x - 60, sy - y) < 540 ? '' : star(sx, sy, rng.range(14, 40));
    }),
  );
  return print(
    palette,
    [
      solid(c.light === c.ground ? c.accent : c.light, sky),
      over(c.second, moon),
      over(c.figure, body),
      solid(c.accent, hat),
      solid(c.light, book),
    ],
    `een kind zit te lezen op een ${kleur(palette.second)} maansikkel, tussen de sterren.`,
    [x + 80, 600],
  );
};
