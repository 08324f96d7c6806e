import { type Art, art, circle, ellipse, hole, path, poly, rect, stroke, turn } from '../art.ts';
import { HOUSE, kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { broeltoren } from '../shapes/city.ts';

/** A cone of chips, folded from a printed page. */
export const friesCone: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const chips = Array.from({ length: 9 }, (_, i) =>
    turn(
      (i - 4) * 4.5 + rng.range(-2, 2),
      x + (i - 4) * 62,
      900,
      rect(x + (i - 4) * 62 - 34, 170 + Math.abs(i - 4) * 34 + rng.range(0, 60), 68, 560),
    ),
  );
  const cone = poly([x - 330, 560], [x + 330, 560], [x + 40, 1160], [x - 40, 1160]);
  const half = poly([x, 560], [x + 330, 560], [x + 40, 1160], [x, 1160]);
  const rim = path(
    `M${x - 350} 590Q${x - 290} 500 ${x - 210} 590T${x - 70} 590T${x + 70} 590T${x + 210} 590T${x + 350} 590V640H${x - 350}Z`,
  );
  const lines = art(
    ...Array.from({ length: 8 }, (_, i) => {
      const y = 690 + i * 54;
      const w = ((1160 - y) / 600) * 290;
      return rect(x - w, y, w * (i % 3 === 2 ? 1.3 : 1.9), 18);
    }),
  );
  const fork = turn(
    24,
    x + 160,
    300,
    rect(x + 150, 60, 20, 380, 8),
    ...[0, 1].map((i) => rect(x + 132 + i * 40, 20, 16, 110, 8)),
    rect(x + 132, 110, 56, 30, 10),
  );
  const potato = [HOUSE.orange, c.accent].find((ink) => ink !== c.ground && ink !== c.second) ?? c.bright;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 440)),
      solid(potato, ...chips.filter((_, i) => i % 2 === 0)),
      solid(c.accent === potato ? HOUSE.paper : c.accent, ...chips.filter((_, i) => i % 2 === 1)),
      solid(c.figure, fork),
      solid(c.sheet, cone, rim),
      solid(c.text, lines),
      over(c.second === c.sheet ? c.accent : c.second, half),
    ],
    'een puntzak frieten, gevouwen uit een bedrukte bladzijde.',
    [x, 600],
  );
};

/** A platform sign that wears a cardigan of hops. */
export const hops: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 960);
  const post = rect(x - 30, 120, 60, 1140);
  const sign = rect(x - 330, 200, 660, 220, 20);
  const vine = stroke(
    `M${x - 120} 1260C${x + 200} 1120 ${x + 160} 960 ${x - 40} 900C${x - 240} 830 ${x - 180} 680 ${x + 30} 620C${x + 260} 550 ${x + 190} 400 ${x + 10} 330C${x - 190} 250 ${x - 110} 120 ${x + 60} 60`,
    20,
  );
  const cone = (cx: number, cy: number, s: number): Art =>
    art(
      ...[0, 1, 2, 3].flatMap((r) =>
        [-1, 0, 1].map((k) =>
          path(
            `M${cx + k * (34 - r * 6) * s - 26 * s} ${cy + r * 36 * s}Q${cx + k * (34 - r * 6) * s} ${cy + (r * 36 + 66) * s} ${cx + k * (34 - r * 6) * s + 26 * s} ${cy + r * 36 * s}Z`,
          ),
        ),
      ),
      ellipse(cx, cy, 60 * s, 22 * s),
    );
  const spots = [
    [-250, 560, 1],
    [230, 470, 1.1],
    [-230, 870, 1.15],
    [220, 760, 1],
    [250, 1000, 1.1],
    [-60, 1040, 0.9],
    [140, 160, 0.9],
    [-200, 130, 0.9],
  ] as const;
  const leaf = (lx: number, ly: number, a: number): Art =>
    turn(
      a,
      lx,
      ly,
      path(
        `M${lx} ${ly}C${lx + 40} ${ly - 70} ${lx + 130} ${ly - 60} ${lx + 170} ${ly}C${lx + 130} ${ly + 60} ${lx + 40} ${ly + 70} ${lx} ${ly}Z`,
      ),
    );
  const leaves = art(
    leaf(x + 150, 1010, -40),
    leaf(x - 190, 760, 190),
    leaf(x + 190, 480, -20),
    leaf(x - 130, 230, 200),
    leaf(x + 60, 880, 20),
    leaf(x - 60, 560, 150),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 440)),
      solid(c.figure, post),
      solid(c.sheet === c.figure ? c.accent : c.sheet, sign),
      solid(
        c.figure === c.sheet ? c.ground : c.figure,
        rect(x - 300, 230, 600, 160, 10),
        hole(rect(x - 280, 250, 560, 120, 6)),
      ),
      solid(c.figure, vine),
      over(c.figure, leaves),
      solid(c.bright === c.figure ? c.accent : c.bright, ...spots.map(([dx, y, s]) => cone(x + dx, y, s))),
    ],
    'een hoprank met bellen slingert zich rond een leeg perronbord.',
    [x, 600],
  );
};

/** A loom that weaves lines of print. */
export const loom: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const frame = art(
    rect(x - 480, 90, 60, 1150),
    rect(x + 420, 90, 60, 1150),
    rect(x - 540, 130, 1080, 70, 20),
    rect(x - 540, 960, 1080, 90, 20),
  );
  const warp = art(...Array.from({ length: 25 }, (_, i) => rect(x - 398 + i * 32.4, 190, 8, 780)));
  const weave = (r: number): Art => {
    const parts: Art[] = [];
    let at = x - 410;
    while (at < x + 400) {
      const w = rng.range(60, 190);
      parts.push(rect(at, 620 + r * 48, Math.min(w, x + 410 - at), 32));
      at += w + 24;
    }
    return art(...parts);
  };
  const rows = Array.from({ length: 7 }, (_, r) => weave(r));
  const cloth = rect(x - 410, 600, 820, 370);
  const shuttle = path(`M${x - 160} 520Q${x} 440 ${x + 160} 520Q${x} 600 ${x - 160} 520Z`);
  const thread = stroke(`M${x + 150} 520C${x + 380} 500 ${x + 560} 560 ${x + 700} 470`, 12);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 480, ['sun', 'arch', 'split', 'slant', 'corner', 'drop'])),
      solid(c.sheet === c.figure ? c.accent : c.figure, warp),
      solid(c.sheet, cloth),
      solid(c.text, ...rows.filter((_, i) => i % 3 !== 1)),
      solid(c.accent === c.sheet ? c.second : c.accent, ...rows.filter((_, i) => i % 3 === 1)),
      over(c.figure === c.sheet ? c.accent : c.figure, frame),
      solid(c.accent, shuttle, thread),
    ],
    'een weefgetouw waarop geen stof groeit maar regels tekst.',
    [x, 600],
  );
};

/** A slag heap with a small castle on top. */
export const heap: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(800, 1000);
  const hill = path(`M-20 1240L${x - 190} 560Q${x} 470 ${x + 190} 560L1820 1240Z`);
  const light = path(
    `M${x} 500Q${x + 110} 510 ${x + 190} 560L1820 1240H${x + 160}C${x + 60} 1000 ${x + 130} 800 ${x} 500Z`,
  );
  const t = broeltoren(x, 540, 120, 170);
  const [a, b] = [broeltoren(x - 120, 560, 80, 110), broeltoren(x + 120, 560, 80, 110)];
  const trail = `<path d="M${x - 30} 1240C${x + 170} 1080 ${x - 190} 960 ${x + 40} 840C${x + 150} 760 ${x - 70} 680 ${x} 560" fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round" stroke-dasharray="2 54"/>`;
  const sun = circle(x + rng.pick([-1, 1]) * rng.range(60, 160), 420, rng.range(300, 350));
  return print(
    palette,
    [
      over(c.second, sun),
      over(c.figure, hill),
      over(c.figure, a.wall, a.roof, b.wall, b.roof),
      solid(c.accent, t.wall, t.roof),
      over(c.accent === c.ground ? c.second : c.accent, light),
      solid(c.light, t.windows, trail),
    ],
    `een ${kleur(palette.figure)} heuvel met een kasteeltje op de top; een stippelpad loopt omhoog.`,
    [x, 600],
  );
};
