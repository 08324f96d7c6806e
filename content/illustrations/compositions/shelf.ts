import { type Art, art, circle, ellipse, hole, line, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying, ribbon, row, spineBody, spineMarks } from '../shapes/book.ts';
import { broeltoren } from '../shapes/city.ts';

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

const INTRUDERS: Readonly<
  Record<string, { word: string; draw: (x: number, foot: number) => { body: Art; marks: Art } }>
> = {
  bread: {
    word: 'een brood',
    draw: (x, foot) => ({
      body: path(
        `M${x - 110} ${foot}V${foot - 640}C${x - 110} ${foot - 760} ${x - 70} ${foot - 820} ${x} ${foot - 820}C${x + 70} ${foot - 820} ${x + 110} ${foot - 760} ${x + 110} ${foot - 640}V${foot}Z`,
      ),
      marks: art(
        ...[0, 1, 2, 3, 4].map((i) =>
          stroke(
            `M${x - 58} ${foot - 130 - i * 130}Q${x} ${foot - 190 - i * 130} ${x + 62} ${foot - 200 - i * 130}`,
            24,
          ),
        ),
      ),
    }),
  },
  bottle: {
    word: 'een fles met een doodshoofd',
    draw: (x, foot) => ({
      body: art(
        path(
          `M${x - 120} ${foot}V${foot - 420}C${x - 120} ${foot - 520} ${x - 46} ${foot - 540} ${x - 46} ${foot - 640}H${x + 46}C${x + 46} ${foot - 540} ${x + 120} ${foot - 520} ${x + 120} ${foot - 420}V${foot}Z`,
        ),
        rect(x - 60, foot - 760, 120, 100, 14),
      ),
      marks: art(
        circle(x, foot - 250, 74),
        rect(x - 40, foot - 210, 80, 74, 10),
        hole(
          circle(x - 28, foot - 256, 20),
          circle(x + 28, foot - 256, 20),
          rect(x - 20, foot - 176, 10, 46),
          rect(x + 10, foot - 176, 10, 46),
          poly([x, foot - 228], [x - 12, foot - 204], [x + 12, foot - 204]),
        ),
      ),
    }),
  },
  tins: {
    word: 'drie conservenblikken',
    draw: (x, foot) => ({
      body: art(...[0, 1, 2].map((i) => rect(x - 130, foot - 250 * (i + 1) + 8, 260, 242, 12))),
      marks: art(
        ...[0, 1, 2].flatMap((i) => [
          rect(x - 130, foot - 250 * i - 218, 260, 12),
          rect(x - 130, foot - 250 * i - 38, 260, 12),
          i === 0
            ? circle(x, foot - 125, 52)
            : i === 1
              ? ellipse(x, foot - 375, 86, 40)
              : poly([x, foot - 690], [x - 64, foot - 580], [x + 64, foot - 580]),
        ]),
      ),
    }),
  },
  tower: {
    word: 'een Broeltoren',
    draw: (x, foot) => {
      const t = broeltoren(x, foot, 240, 420);
      return { body: art(t.wall, t.roof), marks: t.windows };
    },
  },
  candle: {
    word: 'een brandende kaars',
    draw: (x, foot) => ({
      body: art(rect(x - 60, foot - 560, 120, 560), line([x, foot - 560], [x, foot - 610], 12)),
      marks: art(
        path(
          `M${x} ${foot - 860}C${x + 90} ${foot - 720} ${x + 70} ${foot - 610} ${x} ${foot - 606}C${x - 70} ${foot - 610} ${x - 90} ${foot - 720} ${x} ${foot - 860}Z`,
        ),
        path(`M${x - 60} ${foot - 562}h120v150q-16 40 -30 0v-50q-20 -40 -40 0v120q-20 40 -40 0Z`),
      ),
    }),
  },
  pencil: {
    word: 'een potlood',
    draw: (x, foot) => ({
      body: art(
        rect(x - 80, foot - 640, 160, 640),
        poly([x - 80, foot - 640], [x, foot - 860], [x + 80, foot - 640]),
      ),
      marks: art(
        poly([x - 30, foot - 780], [x, foot - 862], [x + 30, foot - 780]),
        rect(x - 80, foot - 150, 160, 26),
        rect(x - 30, foot - 640, 12, 460),
        rect(x + 18, foot - 640, 12, 460),
      ),
    }),
  },
  cactus: {
    word: 'een cactus',
    draw: (x, foot) => ({
      body: art(
        rect(x - 70, foot - 720, 140, 560, 70),
        stroke(`M${x - 70} ${foot - 330}H${x - 150}V${foot - 500}`, 76),
        stroke(`M${x + 70} ${foot - 420}H${x + 156}V${foot - 610}`, 76),
        poly([x - 120, foot - 200], [x + 120, foot - 200], [x + 90, foot], [x - 90, foot]),
      ),
      marks: art(
        rect(x - 136, foot - 220, 272, 44),
        ...[0, 1, 2].map((i) => stroke(`M${x - 30 + i * 30} ${foot - 650}V${foot - 260}`, 8)),
      ),
    }),
  },
};

/** A shelf of books with one thing that is no book but stands as if it were. */
export const intruder: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const foot = 1040;
  const x = rng.range(800, 1000);
  const kind = params.thing ?? rng.pick(Object.keys(INTRUDERS));
  const thing = INTRUDERS[kind] ?? INTRUDERS.pencil;
  if (thing === undefined) throw new Error(`No such thing on the shelf: ${kind}`);
  const wide = kind === 'cactus' ? 230 : kind === 'candle' ? 110 : 165;
  const left = row(rng, -90, x - wide, foot, [430, 800], [90, 170]);
  const right = row(rng, x + wide, 1880, foot, [430, 800], [90, 170]);
  const books = [...left, ...right];
  const [odd, even] = [books.filter((_, i) => i % 2 === 1), books.filter((_, i) => i % 2 === 0)];
  const drawn = thing.draw(x, foot);
  const dark = c.figure === c.light ? c.accent : c.figure;
  return print(
    palette,
    [
      over(
        c.second,
        ...even.map((s) => spineBody(s)),
        backdrop(rng, x, 480, 360, ['sun', 'arch', 'rays', 'drop', 'corner']),
      ),
      over(c.figure, ...odd.map((s) => spineBody(s))),
      solid(dark, ...even.map((s) => spineMarks(s))),
      solid(c.second, ...odd.map((s) => spineMarks(s))),
      solid(c.accent, drawn.body),
      solid(c.light, drawn.marks),
      solid(dark, rect(-10, foot, 1820, 40)),
    ],
    `een rij boekruggen op een plank, met ${thing.word} ertussen alsof het een boek was.`,
    [x, 600],
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
      ? `negen boekruggen op een plank; rug ${day} is eruit getrokken en draagt een leeslint.`
      : 'negen boekruggen van verschillende hoogte naast elkaar op een plank.',
    [tag === undefined ? 900 : Math.min(1300, Math.max(500, tag.x + w / 2)), 600],
    { mirror: false },
  );
};

/** A tower of lying books that no one should touch, and a ladder that leads up. */
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
      solid(c.light, ellipse(0, 0, 0, 0)),
    ],
    `een wankele toren van liggende boeken met een ladder ertegen, en een ${kleur(palette.second)} maan.`,
    [x + 60, 600],
  );
};
