import { art, circle, line, path, rect, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying, ribbon, row, spineBody, spineMarks } from '../shapes/book.ts';

/** A shelf, cropped on both sides; one spine leans, one is pulled out and wears a ribbon. */
export const spines: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const foot = 1010;
  const gap = rng.range(700, 840);
  const left = row(rng, -60, gap, foot, [470, 840], [86, 170]);
  const right = row(rng, gap + 400, 1860, foot, [470, 840], [86, 170]);
  const all = [...left, ...right];
  const pick = (k: number): typeof all => all.filter((_, i) => i % 3 === k);
  const lean = turn(-13, gap + 30, foot, rect(gap + 44, foot - 760, 130, 760));
  const leanMarks = turn(
    -13,
    gap + 30,
    foot,
    rect(gap + 44, foot - 690, 130, 14),
    rect(gap + 44, foot - 660, 130, 14),
    rect(gap + 44, foot - 90, 130, 14),
  );
  const pulled = { x: gap + 236, top: foot - 940, foot: foot - 60, w: 164, look: 3 };
  const b = c.figure === c.light ? c.accent : c.figure;
  return print(
    palette,
    [
      over(c.second, ...pick(0).map((s) => spineBody(s))),
      over(c.figure, ...pick(1).map((s) => spineBody(s))),
      over(c.light === c.ground ? c.accent : c.light, ...pick(2).map((s) => spineBody(s))),
      solid(b, ...pick(0).map((s) => spineMarks(s))),
      solid(c.second, ...pick(1).map((s) => spineMarks(s))),
      solid(c.light === c.ground ? c.light : b, ...pick(2).map((s) => spineMarks(s))),
      solid(c.accent, spineBody(pulled)),
      over(c.figure, lean),
      solid(c.second, leanMarks),
      solid(c.light, spineMarks(pulled)),
      solid(b, rect(-10, foot, 1820, 44)),
      solid(c.light, ribbon(pulled.x + 60, foot - 64, 44, 190)),
    ],
    'een plank vol boekruggen; één boek is er half uitgetrokken, een ander leunt ertegenaan.',
    [gap + 240, 560],
  );
};

/** A gap in the shelf, two eyes in it. */
export const gap: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(820, 980);
  const rows = [560, 1180];
  const books = rows.flatMap((foot, i) => {
    const half = i === 0 ? 130 : 0;
    return [
      ...row(rng, -70, x - half, foot, [330, 520], [70, 140]),
      ...row(rng, x + half, 1880, foot, [330, 520], [70, 140]),
    ];
  });
  const [a, b, d] = [0, 1, 2].map((k) => books.filter((_, i) => i % 3 === k)) as [
    typeof books,
    typeof books,
    typeof books,
  ];
  const eyes = art(
    ...[-52, 52].map((k) =>
      path(
        `M${x + k - 46} 330C${x + k - 22} 284 ${x + k + 22} 284 ${x + k + 46} 330C${x + k + 22} 366 ${x + k - 22} 366 ${x + k - 46} 330Z`,
      ),
    ),
  );
  const night =
    palette.ground === 'ink' || palette.ground === 'darkBlue'
      ? c.ground
      : palette.figure === 'paper'
        ? c.light
        : c.figure;
  const wood = night === c.light ? c.figure : c.light;
  return print(
    palette,
    [
      solid(night, rect(-10, -10, 1820, 1220)),
      solid(c.second, ...a.map((s) => spineBody(s))),
      solid(c.ground === night ? c.figure : c.ground, ...b.map((s) => spineBody(s))),
      solid(c.accent, ...d.map((s) => spineBody(s))),
      solid(night, ...books.map((s) => spineMarks(s))),
      solid(wood, rect(-10, 560, 1820, 34), rect(-10, 1180, 1820, 34), eyes),
      solid(
        night,
        circle(x - 52 + rng.range(-14, 14), 326, 22),
        circle(x + 52 + rng.range(-14, 14), 326, 22),
      ),
    ],
    'twee planken vol boeken; uit een donkere opening in de bovenste rij kijken twee ogen.',
    [x, 440],
  );
};

/** Nine spines, nine heights: the festival's days. */
export const nine: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const foot = 1100;
  const day = Number(params.day ?? 0);
  const w = 128;
  const heights = [520, 640, 560, 700, 610, 760, 580, 690, 540];
  const books = heights.map((h, i) => ({
    x: 900 - 4.5 * w + i * w,
    top: foot - h + rng.range(-30, 30) - (i + 1 === day ? 130 : 0),
    foot: i + 1 === day ? foot - 60 : foot,
    w,
    look: rng.int(0, 5),
  }));
  const rest = books.filter((_, i) => i + 1 !== day);
  const [a, b] = [rest.filter((_, i) => i % 2 === 0), rest.filter((_, i) => i % 2 === 1)];
  const chosen = books.filter((_, i) => i + 1 === day);
  const tag = chosen[0];
  return print(
    palette,
    [
      over(c.second, backdrop(rng, tag === undefined ? 900 : tag.x + w / 2, 460, 360)),
      over(c.figure, ...a.map((s) => spineBody(s))),
      over(c.second === c.light ? c.accent : c.second, ...b.map((s) => spineBody(s))),
      solid(c.light, ...a.map((s) => spineMarks(s))),
      solid(c.figure, ...b.map((s) => spineMarks(s))),
      solid(c.accent, ...chosen.map((s) => spineBody(s))),
      solid(
        c.light,
        ...chosen.map((s) => spineMarks({ ...s, look: 4 })),
        tag === undefined ? '' : ribbon(tag.x + 80, tag.top - 30, 32, 120),
      ),
      solid(c.figure, rect(-10, foot, 1820, 200)),
    ],
    day > 0
      ? `negen boekruggen op een plank, een voor elke dag; die van dag ${day} is eruit getrokken en draagt een leeslint.`
      : 'negen boekruggen van verschillende hoogte naast elkaar op een plank.',
    [tag === undefined ? 900 : Math.min(1300, Math.max(500, tag.x + w / 2)), 600],
    { mirror: false },
  );
};

/** A tower of books that lie flat, with a ladder to the top. */
export const stack: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 960);
  const books = Array.from({ length: 10 }, (_, i) => {
    const w = rng.range(400, 560);
    return lying(x - w / 2 + Math.sin(i * 1.3) * 60, 1130 - (i + 1) * 98, w, 92, rng.int(0, 5));
  });
  const pick = (k: number): typeof books => books.filter((_, i) => i % 3 === k);
  const lx = x + 250;
  const ladder = art(
    line([lx + 120, 1240], [lx - 60, 90], 26),
    line([lx + 270, 1240], [lx + 90, 90], 26),
    ...Array.from({ length: 10 }, (_, i) =>
      line([lx + 106 - i * 17.2, 1150 - i * 110], [lx + 256 - i * 17.2, 1150 - i * 110], 22),
    ),
  );
  const moon = circle(x - 330, 330, rng.range(200, 250));
  const dark = c.figure === c.light ? c.ground : c.figure;
  return print(
    palette,
    [
      over(c.second, moon),
      solid(c.second, ...pick(0).map((b) => b.body)),
      solid(c.figure, ...pick(1).map((b) => b.body)),
      solid(c.accent, ...pick(2).map((b) => b.body)),
      solid(dark === c.ground ? c.figure : dark, ...pick(0).map((b) => b.marks)),
      solid(c.light, ...pick(1).map((b) => b.marks), ...pick(2).map((b) => b.marks)),
      over(c.figure, ladder, rect(-10, 1130, 1820, 90)),
    ],
    `een wankele toren van liggende boeken met een ladder ertegen, en een ${kleur(palette.second)} maan.`,
    [x + 60, 600],
  );
};
