import { type Art, art, circle, ellipse, hole, line, path, poly, rect, stroke } from '../art.ts';
import { HOUSE } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { row, spineBody, spineMarks } from '../shapes/book.ts';
import { broeltoren } from '../shapes/city.ts';

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

/** A shelf of books, with one object of another kind between the books. */
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
  const crust = c.ground === HOUSE.orange || c.second === HOUSE.orange ? c.accent : HOUSE.orange;
  const own = kind === 'bread' ? crust : c.accent;
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
      solid(own, drawn.body),
      solid(c.light, drawn.marks),
      solid(dark, rect(-10, foot, 1820, 40)),
    ],
    `een rij boekruggen op een plank, met ${thing.word} ertussen alsof ${kind === 'tins' ? 'het boeken waren' : 'het een boek was'}.`,
    [x, 600],
  );
};
