import { art, circle, ellipse, hole, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying } from '../shapes/book.ts';
import { ripple, swell } from '../shapes/city.ts';

/** A cat that swims the Leie, her tail a question mark. */
export const catSwims: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const water = 770;
  const [hx, hy] = [740, 600];
  const head = art(
    path(
      `M${hx - 205} ${hy + 30}C${hx - 235} ${hy - 90} ${hx - 225} ${hy - 220} ${hx - 190} ${hy - 300}C${hx - 120} ${hy - 260} ${hx - 80} ${hy - 215} ${hx - 55} ${hy - 168}C${hx - 20} ${hy - 176} ${hx + 20} ${hy - 176} ${hx + 55} ${hy - 168}C${hx + 80} ${hy - 215} ${hx + 120} ${hy - 260} ${hx + 190} ${hy - 300}C${hx + 225} ${hy - 220} ${hx + 235} ${hy - 90} ${hx + 205} ${hy + 30}C${hx + 190} ${hy + 150} ${hx + 90} ${hy + 200} ${hx} ${hy + 200}C${hx - 90} ${hy + 200} ${hx - 190} ${hy + 150} ${hx - 205} ${hy + 30}Z`,
    ),
  );
  const body = path(
    `M${hx - 60} ${water + 60}C${hx + 130} ${water - 210} ${hx + 470} ${water - 250} ${hx + 560} ${water + 10}C${hx + 580} ${water + 90} ${hx + 520} ${water + 170} ${hx + 400} ${water + 180}L${hx + 430} ${water + 270}Q${hx + 380} ${water + 300} ${hx + 340} ${water + 260}L${hx + 300} ${water + 190}H${hx + 150}L${hx + 110} ${water + 290}Q${hx + 60} ${water + 310} ${hx + 30} ${water + 270}L${hx + 20} ${water + 160}Z`,
  );
  const tail = stroke(
    `M${hx + 510} ${water + 60}C${hx + 640} ${water - 40} ${hx + 560} ${water - 180} ${hx + 630} ${water - 300}C${hx + 680} ${water - 390} ${hx + 790} ${water - 360} ${hx + 770} ${water - 270}`,
    66,
  );
  const eye = (x: number): string =>
    path(
      `M${x - 58} ${hy - 10}C${x - 30} ${hy - 62} ${x + 30} ${hy - 62} ${x + 58} ${hy - 10}C${x + 30} ${hy + 30} ${x - 30} ${hy + 30} ${x - 58} ${hy - 10}Z`,
    );
  const look = rng.range(-16, 16);
  const ears = art(
    poly([hx - 172, hy - 232], [hx - 178, hy - 140], [hx - 106, hy - 186]),
    poly([hx + 172, hy - 232], [hx + 178, hy - 140], [hx + 106, hy - 186]),
  );
  const whiskers = art(
    ...[-1, 1].flatMap((k) =>
      [0, 1, 2].map((i) =>
        stroke(
          `M${hx + k * 92} ${hy + 78 + i * 20}Q${hx + k * 190} ${hy + 50 + i * 26} ${hx + k * 300} ${hy + 46 + i * 40}`,
          7,
        ),
      ),
    ),
  );
  const moon = circle(1180, 330, rng.range(210, 250));
  const river = swell(water, 1240, 260, 44, rng.range(-100, 100));
  const lines = art(
    ...Array.from({ length: 7 }, (_, i) =>
      stroke(ripple(rng.range(-300, 700) + (i % 2) * 400, water + 92 + i * 56, 130, rng.int(5, 9), 34), 12),
    ),
  );
  return print(
    palette,
    [
      solid(c.second, moon),
      over(c.figure, head, body, tail),
      over(c.second, river, hole(lines)),
      solid(c.light, eye(hx - 92), eye(hx + 92), whiskers),
      solid(c.figure, ellipse(hx - 92 + look, hy - 12, 17, 36), ellipse(hx + 92 + look, hy - 12, 17, 36)),
      solid(c.accent, ears, path(`M${hx - 30} ${hy + 58}H${hx + 30}L${hx} ${hy + 90}Z`)),
    ],
    `een ${kleur(palette.figure)} kat zwemt over een ${kleur(palette.second)} rivier, boven haar een volle maan.`,
    [880, 590],
  );
};

/** A cat, seen from behind, on a stack of books, looking at the moon. */
export const catSits: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 860;
  const base = 800;
  const body = path(
    `M${x - 60} 330C${x - 150} 440 ${x - 235} 560 ${x - 215} 700C${x - 205} 770 ${x - 150} ${base} ${x - 60} ${base}H${x + 110}C${x + 200} ${base} ${x + 240} 750 ${x + 225} 660C${x + 205} 540 ${x + 130} 430 ${x + 70} 330Z`,
  );
  const head = path(
    `M${x - 128} 300C${x - 150} 220 ${x - 148} 140 ${x - 128} 80C${x - 84} 104 ${x - 56} 136 ${x - 40} 160C${x - 14} 154 ${x + 22} 154 ${x + 48} 160C${x + 64} 136 ${x + 92} 104 ${x + 136} 80C${x + 156} 140 ${x + 158} 220 ${x + 136} 300C${x + 110} 380 ${x + 60} 400 ${x + 4} 400C${x - 52} 400 ${x - 102} 380 ${x - 128} 300Z`,
  );
  const tail = stroke(
    `M${x + 150} ${base - 40}C${x + 330} ${base - 30} ${x + 300} ${base + 130} ${x + 250} ${base + 210}C${x + 220} ${base + 262} ${x + 262} ${base + 300} ${x + 308} ${base + 268}`,
    54,
  );
  const moon = circle(x + rng.pick([-1, 1]) * rng.range(190, 260), rng.range(350, 420), rng.range(300, 340));
  const books = [0, 1, 2, 3].map((i) =>
    lying(x - 360 + rng.range(-50, 40), base + i * 110, rng.range(660, 760), 106, rng.int(0, 5)),
  );
  const stack = (k: number): string => art(...books.filter((_, i) => i % 2 === k).map((b) => b.body));
  const marks = (k: number): string => art(...books.filter((_, i) => i % 2 === k).map((b) => b.marks));
  return print(
    palette,
    [
      over(c.second, moon),
      solid(c.light, stack(0)),
      solid(c.accent, stack(1)),
      solid(c.figure, marks(0)),
      solid(c.light === c.figure ? c.second : c.light, marks(1)),
      over(c.figure, body, head, tail),
    ],
    `een ${kleur(palette.figure)} kat zit met de rug naar ons op een stapel boeken en kijkt naar een ${kleur(palette.second)} maan.`,
    [x, 560],
  );
};

/** A cat asleep in the only gap between two books on a shelf. */
export const catShelf: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 700];
  const curl = art(ellipse(x + 30, y + 70, 300, 226), rect(x - 160, y + 200, 330, 90, 45));
  const head = art(
    ellipse(x - 150, y + 110, 150, 130),
    path(`M${x - 292} ${y + 90}L${x - 300} ${y - 90}L${x - 180} ${y + 6}Z`),
    path(`M${x - 110} ${y + 2}L${x - 20} ${y - 80}L${x - 6} ${y + 100}Z`),
  );
  const tail = stroke(
    `M${x + 290} ${y + 130}C${x + 330} ${y + 290} ${x + 120} ${y + 300} ${x - 60} ${y + 264}`,
    64,
  );
  const outline = art(
    stroke(`M${x - 30} ${y - 20}C${x + 40} ${y + 60} ${x + 30} ${y + 190} ${x - 60} ${y + 232}`, 11),
    stroke(`M${x + 236} ${y + 190}C${x + 170} ${y + 244} ${x + 70} ${y + 250} ${x - 30} ${y + 226}`, 11),
  );
  const face = art(
    stroke(`M${x - 232} ${y + 104}q30 30 62 4M${x - 130} ${y + 108}q30 28 62 -4`, 11),
    stroke(`M${x - 164} ${y + 160}q12 16 24 0`, 11),
    stroke(`M${x + 120} ${y - 60}q70 20 100 90M${x + 150} ${y - 90}q80 24 116 100`, 11),
    outline,
  );
  const spine = (sx: number, w: number, top: number): string => rect(sx, top, w - 8, 990 - top);
  const tops = Array.from({ length: 16 }, () => rng.range(140, 420));
  const left = [0, 1, 2, 3].map((i) => spine(x - 330 - (i + 1) * 150, 150, tops[i] ?? 200));
  const right = [0, 1, 2, 3].map((i) => spine(x + 330 + i * 150, 150, tops[i + 8] ?? 200));
  const zig = (items: string[], k: number): string => art(...items.filter((_, i) => i % 2 === k));
  return print(
    palette,
    [
      over(c.second, zig(left, 1), zig(right, 0), circle(x + 40, 330, 210)),
      over(c.accent, zig(left, 0), zig(right, 1)),
      solid(c.light, rect(-10, 990, 1820, 40)),
      solid(c.figure, curl, tail, head),
      solid(c.light, face),
    ],
    `een ${kleur(palette.figure)} kat slaapt opgerold in het enige gat op de boekenplank.`,
    [x, 620],
  );
};

/** A cat that sits in a soup pot as in a boat, and rows with a spoon. */
export const catPot: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(850, 930);
  const pot = path(
    `M${x - 360} 720H${x + 360}V880C${x + 360} 1010 ${x + 270} 1080 ${x + 150} 1080H${x - 150}C${x - 270} 1080 ${x - 360} 1010 ${x - 360} 880Z`,
  );
  const rim = rect(x - 400, 690, 800, 60, 30);
  const handles = art(
    `<circle cx="${x - 390}" cy="860" r="76" fill="none" stroke="#fff" stroke-width="34"/>`,
    `<circle cx="${x + 390}" cy="860" r="76" fill="none" stroke="#fff" stroke-width="34"/>`,
  );
  const cat = art(
    path(
      `M${x - 170} 480C${x - 200} 390 ${x - 196} 300 ${x - 170} 230C${x - 110} 260 ${x - 76} 296 ${x - 54} 326C${x - 20} 318 ${x + 20} 318 ${x + 54} 326C${x + 76} 296 ${x + 110} 260 ${x + 170} 230C${x + 196} 300 ${x + 200} 390 ${x + 170} 480C${x + 150} 560 ${x + 80} 590 ${x} 590C${x - 80} 590 ${x - 150} 560 ${x - 170} 480Z`,
    ),
    path(
      `M${x - 190} 730C${x - 180} 620 ${x - 110} 560 ${x} 560C${x + 110} 560 ${x + 180} 620 ${x + 190} 730Z`,
    ),
    stroke(`M${x - 130} 660L${x - 270} 620`, 66),
    stroke(`M${x + 130} 650L${x + 260} 560`, 66),
    stroke(`M${x + 250} 720C${x + 330} 640 ${x + 300} 560 ${x + 340} 500`, 44),
  );
  const hat = art(
    path(
      `M${x - 186} 400C${x - 190} 200 ${x + 190} 200 ${x + 186} 400C${x + 90} 366 ${x - 90} 366 ${x - 186} 400Z`,
    ),
    circle(x, 236, 40),
  );
  const dots = art(
    circle(x - 100, 320, 18),
    circle(x, 300, 18),
    circle(x + 100, 320, 18),
    circle(x - 50, 352, 12),
    circle(x + 50, 352, 12),
  );
  const face = art(
    path(`M${x - 110} 440q40 -46 80 0q-40 34 -80 0Z`),
    path(`M${x + 30} 440q40 -46 80 0q-40 34 -80 0Z`),
    ...[-1, 1].flatMap((k) =>
      [0, 1].map((i) => stroke(`M${x + k * 80} ${500 + i * 22}L${x + k * 230} ${490 + i * 40}`, 7)),
    ),
  );
  const pupils = art(ellipse(x - 70, 440, 11, 24), ellipse(x + 70, 440, 11, 24));
  const spoon = turn(-28, x - 280, 640, rect(x - 300, 300, 40, 620, 20), ellipse(x - 280, 960, 84, 120));
  const steam = art(
    ...[0, 1].map((i) =>
      stroke(`M${x + 460 + i * 90} 620c50 -60 -50 -110 0 -180c50 -60 -50 -110 0 -180`, 34),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 430)),
      solid(c.light === c.ground ? c.accent : c.light, steam),
      over(c.figure, cat),
      solid(c.accent, hat),
      solid(c.light, face, dots),
      solid(c.figure, pupils, poly([x - 20, 478], [x + 20, 478], [x, 500])),
      over(c.accent, pot, rim, handles),
      solid(c.light, stroke(`M${x - 280} 900C${x - 276} 960 ${x - 240} 1000 ${x - 190} 1006`, 22)),
      solid(c.figure, spoon),
    ],
    `een ${kleur(palette.figure)} kat met een badmuts zit in een soeppan en roeit met een lepel.`,
    [x, 620],
  );
};
