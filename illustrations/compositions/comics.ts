import { type Art, art, circle, ellipse, line, path, poly, rect, stroke, turn, within } from '../art.ts';
import { SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import type { Rng } from '../rng.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { broeltoren, ripple } from '../shapes/city.ts';
import { glyph } from '../shapes/glyph.ts';

const burstShape = (rng: Rng, x: number, y: number, r: number, n: number): Art =>
  poly(
    ...Array.from({ length: n * 2 }, (_, i) => {
      const a = (i / (n * 2)) * Math.PI * 2;
      const d = i % 2 === 0 ? r * rng.range(0.9, 1.12) : r * rng.range(0.58, 0.68);
      return [x + Math.cos(a) * d * 1.2, y + Math.sin(a) * d] as const;
    }),
  );

/** A page of panels: an eye, a tower, a splash, a hat, a shout. */
export const panels: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const sign = params.sign ?? rng.pick(['!', '?', 'K', '&', 'B']);
  const boxes = rng.pick([
    [
      [330, 70, 430, 500],
      [790, 70, 680, 300],
      [790, 400, 320, 380],
      [1140, 400, 330, 730],
      [330, 600, 430, 530],
      [790, 810, 320, 320],
    ],
    [
      [330, 70, 700, 420],
      [1060, 70, 410, 620],
      [330, 520, 330, 610],
      [690, 520, 340, 300],
      [690, 850, 340, 280],
      [1060, 720, 410, 410],
    ],
    [
      [330, 70, 360, 330],
      [720, 70, 750, 480],
      [330, 430, 360, 700],
      [720, 580, 360, 550],
      [1110, 580, 360, 260],
      [1110, 870, 360, 260],
    ],
  ]) as readonly (readonly [number, number, number, number])[]; // every layout above has four numbers per box
  const frame = ([x, y, w, h]: readonly [number, number, number, number]): Art => rect(x, y, w, h);
  const box = (i: number): readonly [number, number, number, number] => boxes[i] ?? [0, 0, 10, 10];
  const mid = (i: number): [number, number, number] => [
    box(i)[0] + box(i)[2] / 2,
    box(i)[1] + box(i)[3] / 2,
    Math.min(box(i)[2], box(i)[3]),
  ];
  const order = rng.shuffle([0, 1, 2, 3, 4, 5]);
  const [a = 0, b = 1, d = 2, e = 3, f = 4, g = 5] = order;
  const inside = (i: number, shape: Art): Art => within(frame(box(i)), shape);
  const [ex, ey, es] = mid(a);
  const eye = path(
    `M${ex - es * 0.44} ${ey}C${ex - es * 0.2} ${ey - es * 0.3} ${ex + es * 0.2} ${ey - es * 0.3} ${ex + es * 0.44} ${ey}C${ex + es * 0.2} ${ey + es * 0.26} ${ex - es * 0.2} ${ey + es * 0.26} ${ex - es * 0.44} ${ey}Z`,
  );
  const [tx, _ty, ts] = mid(b);
  const tower = broeltoren(tx, box(b)[1] + box(b)[3] + 10, ts * 0.46, box(b)[3] * 0.42);
  const [bx, by, bs] = mid(d);
  const [wx, wy] = [box(e)[0], box(e)[1] + box(e)[3] * 0.5];
  const [hx, hy, hs] = mid(f);
  const [sx, sy, ss] = mid(g);
  const balloon = art(
    ellipse(sx, sy - ss * 0.06, ss * 0.4, ss * 0.3),
    poly([sx - ss * 0.06, sy + ss * 0.2], [sx + ss * 0.14, sy + ss * 0.16], [sx - ss * 0.16, sy + ss * 0.44]),
  );
  const dark = c.figure === c.light ? c.ground : c.figure;
  const page = turn(rng.range(-4, 4), 900, 600, rect(290, 30, 1220, 1140));
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 900, 600, 560, ['split', 'slant', 'band', 'rays', 'corner'])),
      solid(c.sheet, page),
      solid(c.text, frame(box(a)), frame(box(f))),
      solid(c.second === c.sheet ? c.accent : c.second, frame(box(b)), frame(box(e))),
      solid(c.accent, frame(box(d)), frame(box(g))),
      solid(c.sheet, inside(a, eye), inside(d, burstShape(rng, bx, by, bs * 0.44, 12)), inside(g, balloon)),
      solid(c.accent, inside(a, circle(ex, ey, es * 0.2)), inside(f, circle(hx, hy - hs * 0.02, hs * 0.3))),
      solid(
        c.text === dark ? dark : c.text,
        inside(a, circle(ex, ey, es * 0.09)),
        inside(b, art(tower.wall, tower.roof)),
        inside(d, glyph(sign, bx, by, bs * 0.36)),
        inside(
          g,
          art(
            circle(sx - ss * 0.16, sy - ss * 0.06, ss * 0.045),
            circle(sx, sy - ss * 0.06, ss * 0.045),
            circle(sx + ss * 0.16, sy - ss * 0.06, ss * 0.045),
          ),
        ),
      ),
      solid(
        c.sheet,
        inside(b, tower.windows),
        inside(
          f,
          art(
            ellipse(hx, hy - hs * 0.06, hs * 0.44, hs * 0.07),
            path(
              `M${hx - hs * 0.24} ${hy - hs * 0.06}V${hy - hs * 0.26}C${hx - hs * 0.2} ${hy - hs * 0.4} ${hx + hs * 0.2} ${hy - hs * 0.4} ${hx + hs * 0.24} ${hy - hs * 0.26}V${hy - hs * 0.06}Z`,
            ),
          ),
        ),
      ),
      solid(
        c.text,
        inside(
          e,
          art(...[0, 1, 2, 3, 4].map((i) => stroke(ripple(wx - 40, wy - 90 + i * 70, 70, 14, 40), 16))),
        ),
      ),
    ],
    `een strippagina met zes vakjes: een oog, een Broeltoren, een explosie met ${sign === '!' ? 'een uitroepteken' : sign === '?' ? 'een vraagteken' : 'een letter'}, golven, een hoed en een tekstballon.`,
    [900, 600],
    { mirror: false },
  );
};

/** The burst of a comic sound effect, without its word. */
export const burst: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const sign = params.sign ?? rng.pick(['!', '?', '&', 'Z', 'O']);
  const [x, y] = [900, 590];
  const lines = art(
    ...Array.from({ length: 26 }, (_, i) =>
      turn(
        (i / 26) * 360 + rng.range(-3, 3),
        x,
        y,
        poly(
          [x - rng.range(8, 26), y - 1300],
          [x + rng.range(8, 26), y - 1300],
          [x, y - rng.range(480, 560)],
        ),
      ),
    ),
  );
  return print(
    palette,
    [
      over(c.figure, lines),
      over(c.second, burstShape(rng, x, y, 480, 13)),
      solid(c.sheet, burstShape(rng, x, y, 370, 13)),
      over(c.accent, turn(rng.range(-12, 12), x, y, glyph(sign, x + 22, y + 18, 400))),
      over(c.text, turn(rng.range(-12, 12), x, y, glyph(sign, x, y, 400))),
    ],
    `een stripontploffing met ${sign === '!' ? 'een uitroepteken' : sign === '?' ? 'een vraagteken' : sign === '&' ? 'een en-teken' : `de letter ${sign}`} in het midden.`,
    [x, y],
    { mirror: false },
  );
};

/** Empty balloons on strings above a stage. */
export const ballons: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const shapes = [-1, 0, 1].map((k) => {
    const [bx, by] = [x + k * 300, 330 + (k === 0 ? -100 : rng.range(0, 80))];
    const w = rng.range(300, 350);
    const h = rng.range(240, 300);
    return {
      body: art(
        k === 0 ? ellipse(bx, by, w / 2, h / 2) : rect(bx - w / 2, by - h / 2, w, h, 40),
        poly([bx - 30, by + h / 2 - 14], [bx + 50, by + h / 2 - 14], [bx - 10 - k * 30, by + h / 2 + 80]),
      ),
      string: stroke(`M${bx - 10 - k * 30} ${by + h / 2 + 70}Q${bx + 60} ${by + 380} ${x + k * 36} 900`, 8),
    };
  });
  const hand = art(
    path(
      `M${x - 90} 900C${x - 110} 990 ${x - 80} 1060 ${x - 60} 1080V1260H${x + 70}V1080C${x + 110} 1050 ${x + 120} 970 ${x + 100} 900Z`,
    ),
    ...[0, 1, 2, 3].map((i) => line([x - 66 + i * 46, 900], [x - 66 + i * 46, 970], 42)),
  );
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 520, 440)),
      solid(c.text === c.ground ? c.figure : c.text, ...shapes.map((s) => s.string)),
      over(c.figure, shapes[0]?.body ?? ''),
      over(c.accent, shapes[2]?.body ?? ''),
      solid(c.light === c.ground ? c.second : c.light, shapes[1]?.body ?? ''),
      solid(skin, hand),
      solid(c.figure, rect(x - 110, 1120, 230, 120)),
      solid(c.light, rect(x - 110, 1120, 230, 26)),
    ],
    'een hand houdt drie lege tekstballonnen aan touwtjes vast.',
    [x, 560],
  );
};
