import { type Art, art, circle, line, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { glyph } from '../shapes/glyph.ts';

/** A newspaper that is folding itself into a book. */
export const newspaper: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 600];
  const tilt = rng.range(-9, -3);
  const back = poly([x - 440, y - 440], [x + 360, y - 440], [x + 360, y + 470], [x - 440, y + 470]);
  const front = poly([x - 440, y - 440], [x + 90, y - 360], [x + 90, y + 560], [x - 440, y + 470]);
  const under = art(
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => rect(x + 130, y - 250 + i * 76, 190, 24)),
    rect(x + 130, y - 390, 190, 90),
  );
  const skew = (px: number, py: number): readonly [number, number] => [px, py + (px - (x - 440)) * 0.15];
  const bar = (bx: number, by: number, w: number, h: number): Art =>
    poly(skew(bx, by), skew(bx + w, by), skew(bx + w, by + h), skew(bx, by + h));
  const head = art(
    bar(x - 390, y - 380, 430, 90),
    bar(x - 390, y - 250, 200, 250),
    ...[0, 1, 2, 3].map((i) => bar(x - 160, y - 250 + i * 66, 200, 24)),
    ...[0, 1, 2, 3, 4, 5].map((i) => bar(x - 390, y + 50 + i * 66, i === 5 ? 260 : 430, 24)),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 470)),
      over(
        c.figure === c.sheet ? c.accent : c.figure,
        turn(tilt + 5, x, y, rect(x - 390, y - 400, 790, 930)),
      ),
      solid(c.sheet, turn(tilt, x, y, back)),
      solid(c.text, turn(tilt, x, y, under)),
      solid(c.sheet, turn(tilt, x, y, front)),
      over(
        c.accent === c.sheet ? c.second : c.accent,
        turn(tilt, x, y, poly([x + 90, y - 360], [x + 150, y - 440], [x + 150, y + 470], [x + 90, y + 560])),
      ),
      solid(c.text, turn(tilt, x, y, head)),
      solid(c.accent, turn(tilt, x, y, bar(x - 390, y - 250, 200, 250))),
    ],
    'een krant vouwt zich op tot een boek.',
    [x - 30, y],
    { mirror: false },
  );
};

/** A box from which letters and pages climb. */
export const letterCrate: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const letters = rng.shuffle(['A', 'k', 'g', 'R', '&', 'e', '?', 'b', 'S']).slice(0, 6);
  const spots = [
    [-300, 610],
    [-190, 380],
    [-30, 570],
    [60, 270],
    [210, 500],
    [330, 300],
  ] as const;
  const jump = letters.map((l, i) => {
    const [dx, y] = spots[i] ?? [0, 400];
    return turn(rng.range(-22, 22), x + dx, y, glyph(l, x + dx, y, i === 3 ? 250 : 210));
  });
  const box = poly([x - 400, 760], [x + 400, 760], [x + 350, 1150], [x - 350, 1150]);
  const inside = poly([x - 400, 760], [x - 300, 690], [x + 300, 690], [x + 400, 760]);
  const flaps = art(
    poly([x - 400, 760], [x - 600, 690], [x - 500, 610], [x - 300, 690]),
    poly([x + 400, 760], [x + 600, 690], [x + 500, 610], [x + 300, 690]),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 450)),
      solid(c.figure === c.sheet ? c.ground : c.figure, inside),
      over(c.figure, ...jump.filter((_, i) => i % 3 === 0)),
      over(c.accent, ...jump.filter((_, i) => i % 3 === 1)),
      solid(c.sheet, ...jump.filter((_, i) => i % 3 === 2)),
      solid(c.accent, box),
      over(c.figure === c.sheet ? c.second : c.figure, flaps),
      solid(c.light, rect(x - 110, 900, 220, 40, 20), rect(x - 378, 790, 756, 14)),
    ],
    'uit een open doos springen losse letters.',
    [x, 660],
    { mirror: false },
  );
};

/** A horse on a comic page, with a leg too many and paint over it. */
export const horse: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 560];
  const frame = turn(rng.range(-3, 3), x, 600, rect(x - 560, 90, 1120, 1020));
  const body = path(
    `M${x - 330} ${y - 70}C${x - 340} ${y - 150} ${x - 240} ${y - 170} ${x - 120} ${y - 150}C${x} ${y - 130} ${x + 60} ${y - 150} ${x + 120} ${y - 240}L${x + 190} ${y - 360}C${x + 200} ${y - 420} ${x + 250} ${y - 440} ${x + 290} ${y - 430}L${x + 300} ${y - 480}L${x + 340} ${y - 420}C${x + 400} ${y - 380} ${x + 440} ${y - 320} ${x + 480} ${y - 260}C${x + 490} ${y - 230} ${x + 460} ${y - 200} ${x + 420} ${y - 210}L${x + 330} ${y - 250}C${x + 300} ${y - 160} ${x + 300} ${y - 60} ${x + 270} ${y + 20}C${x + 230} ${y + 90} ${x + 100} ${y + 100} ${x - 60} ${y + 90}C${x - 200} ${y + 100} ${x - 320} ${y + 60} ${x - 330} ${y - 70}Z`,
  );
  const leg = (lx: number, bend: number): Art =>
    path(
      `M${lx - 50} ${y + 20}L${lx - 26 + bend} ${y + 240}L${lx - 40 + bend * 0.6} ${y + 420}H${lx + 34 + bend * 0.6}L${lx + 30 + bend} ${y + 240}L${lx + 60} ${y + 20}Z`,
    );
  const legs = art(leg(x - 270, -20), leg(x - 160, 26), leg(x + 110, -24), leg(x + 210, 30));
  const fifth = leg(x - 20, 6);
  const mane = art(...[0, 1, 2, 3, 4].map((i) => circle(x + 120 + i * 34, y - 270 - i * 40, 46)));
  const tail = stroke(
    `M${x - 320} ${y - 90}C${x - 460} ${y - 60} ${x - 420} ${y + 120} ${x - 470} ${y + 220}`,
    60,
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 600, 520, ['slant', 'split', 'band', 'corner', 'rays'])),
      solid(c.sheet, frame),
      over(c.text === c.ground ? c.second : c.text, body, legs, tail),
      over(c.accent, fifth, mane),
      solid(c.text, rect(x - 520, y + 420, 1040, 14)),
      solid(c.sheet, circle(x + 340, y - 330, 15), circle(x + 450, y - 240, 9)),
    ],
    `een stripvakje met een paard dat een poot te veel heeft: de vijfde is ${kleur(palette.accent, 'het')}.`,
    [x, 580],
    { mirror: true },
  );
};

/** Puzzle pieces of one map that look for each other. */
export const puzzle: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 600];
  const s = 400;
  const piece = (px: number, py: number, right: 1 | -1 | 0, down: 1 | -1 | 0): string => {
    const k = s / 2;
    const knob = (dir: 1 | -1 | 0, ax: number, ay: number, ux: number, uy: number): string => {
      if (dir === 0) return '';
      const [nx, ny] = [uy * dir, -ux * dir];
      const p = (t: number, n: number): string => `${ax + ux * t * s + nx * n} ${ay + uy * t * s + ny * n}`;
      return `L${p(0.38, 0)}C${p(0.3, 60)} ${p(0.34, 90)} ${p(0.5, 90)}C${p(0.66, 90)} ${p(0.7, 60)} ${p(0.62, 0)}`;
    };
    return `M${px - k} ${py - k}H${px + k}${knob(right, px + k, py - k, 0, 1)}L${px + k} ${py + k}${knob(down, px + k, py + k, -1, 0)}L${px - k} ${py + k}Z`;
  };
  const parts: { d: string; a: number; cx: number; cy: number }[] = [
    {
      d: piece(x - s * 0.62, y - s * 0.62, 1, -1),
      a: rng.range(-12, -4),
      cx: x - s * 0.62,
      cy: y - s * 0.62,
    },
    { d: piece(x + s * 0.66, y - s * 0.6, 0, 1), a: rng.range(4, 12), cx: x + s * 0.66, cy: y - s * 0.6 },
    { d: piece(x - s * 0.6, y + s * 0.66, -1, 0), a: rng.range(3, 9), cx: x - s * 0.6, cy: y + s * 0.66 },
    { d: piece(x + s * 0.6, y + s * 0.62, 0, 0), a: rng.range(-9, -3), cx: x + s * 0.6, cy: y + s * 0.62 },
  ];
  const at = (i: number, ...inner: Art[]): Art => {
    const p = parts[i];
    return p === undefined ? '' : turn(p.a, p.cx, p.cy, ...inner);
  };
  const shape = (i: number): Art => at(i, path(parts[i]?.d ?? 'M0 0'));
  const signs = [
    at(0, stroke(`M${x - s * 1.1} ${y - s * 0.4}q90 -90 180 0t170 40`, 34)),
    at(1, poly([x + s * 0.5, y - s * 0.3], [x + s * 0.76, y - s * 0.9], [x + s * 1.0, y - s * 0.3])),
    at(
      2,
      `<path d="M${x - s * 1.0} ${y + s * 0.9}Q${x - s * 0.7} ${y + s * 0.4} ${x - s * 0.2} ${y + s * 0.6}" fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round" stroke-dasharray="2 46"/>`,
    ),
    at(
      3,
      line([x + s * 0.45, y + s * 0.47], [x + s * 0.75, y + s * 0.77], 34),
      line([x + s * 0.75, y + s * 0.47], [x + s * 0.45, y + s * 0.77], 34),
    ),
  ];
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 500, ['split', 'slant', 'band', 'rays', 'rings', 'sun'])),
      solid(c.sheet, shape(0), shape(3)),
      over(c.accent, shape(1)),
      over(c.figure === c.sheet ? c.second : c.figure, shape(2)),
      solid(c.text, signs[0] ?? '', signs[3] ?? ''),
      solid(c.light, signs[1] ?? '', signs[2] ?? ''),
    ],
    'vier puzzelstukken van één landkaart schuiven naar elkaar toe.',
    [x, y],
  );
};
