import { art, circle, hole, line, path, poly, rect, ring, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { openBook } from '../shapes/book.ts';
import { broeltoren } from '../shapes/city.ts';
import { glyph } from '../shapes/glyph.ts';

/** A rubber stamp in the air, above the letter that it has printed. */
export const stamp: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = rng.range(860, 980);
  const letter = params.letter ?? rng.pick(['b', 'K', 'R', 'M', 'e', '&']);
  const tilt = rng.range(-9, 9);
  const grip = art(
    circle(x, 150, 130),
    path(
      `M${x - 70} 220C${x - 50} 330 ${x - 60} 400 ${x - 110} 460H${x + 110}C${x + 60} 400 ${x + 50} 330 ${x + 70} 220Z`,
    ),
    rect(x - 260, 450, 520, 130, 20),
  );
  const rubber = rect(x - 236, 580, 472, 44);
  const sheet = poly([x - 640, 830], [x + 500, 770], [x + 640, 1260], [x - 700, 1260]);
  const mark = turn(-4, x, 980, ring(x, 1000, 190, 22), ring(x, 1000, 152, 8), glyph(letter, x, 1000, 190));
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 520, 400)),
      solid(c.sheet, sheet),
      solid(c.accent === c.sheet ? c.second : c.accent, mark),
      over(c.figure === c.sheet ? c.second : c.figure, turn(tilt, x, 500, grip)),
      solid(c.accent, turn(tilt, x, 500, rubber)),
      solid(
        c.light,
        turn(
          tilt,
          x,
          500,
          rect(x - 260, 500, 520, 18),
          path(`M${x - 80} 110A90 90 0 0 1 ${x - 20} 62L${x - 14} 84A70 70 0 0 0 ${x - 58} 122Z`),
        ),
      ),
    ],
    `een ${kleur(palette.figure)} stempel boven een vel papier; ${letter === '&' ? 'een en-teken' : `de letter ${letter}`} staat er al op.`,
    [x, 620],
    { mirror: false },
  );
};

function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (i: number): readonly [number, number] => points[(i + points.length) % points.length] ?? [0, 0];
  const mid = (i: number): string => `${(at(i)[0] + at(i + 1)[0]) / 2} ${(at(i)[1] + at(i + 1)[1]) / 2}`;
  return `M${mid(-1)}${points.map((p, i) => `Q${p[0]} ${p[1]} ${mid(i)}`).join('')}Z`;
}

/** A wax seal with a Broeltoren in it, half on a letter. */
export const seal: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 660];
  const edge = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * Math.PI * 2;
    const r = 330 + (i % 2 === 0 ? 24 : -18) + rng.range(-18, 18);
    return [x + Math.cos(a) * r, y + Math.sin(a) * r] as const;
  });
  const wax = path(smooth(edge));
  const t = broeltoren(x, y + 190, 150, 180);
  const flap = poly([120, -20], [1680, -20], [900, 700]);
  const letter = rect(120, -20, 1560, 1100);
  const folds = art(line([120, 1080], [760, 560], 12), line([1680, 1080], [1040, 560], 12));
  const drips = art(circle(x + 300, y + 330, 46), circle(x - 350, y + 280, 26), circle(x + 390, y + 260, 18));
  return print(
    palette,
    [
      solid(c.sheet, letter),
      solid(c.text, folds),
      over(c.second === c.sheet ? c.figure : c.second, flap),
      solid(c.accent === c.sheet ? c.figure : c.accent, wax, drips),
      solid(c.sheet, ring(x, y, 246, 14), t.wall, t.roof, hole(t.windows)),
    ],
    `een ${kleur(palette.accent)} lakzegel met een Broeltoren, op een dichte brief.`,
    [x, 600],
    { mirror: false },
  );
};

/** A letter that falls out of a book. */
export const envelope: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const [x, y] = [900, 560];
  const tilt = rng.range(-14, -8);
  const w = 760;
  const h = 500;
  const body = rect(x - w / 2, y - h / 2, w, h);
  const flap = poly([x - w / 2, y - h / 2], [x + w / 2, y - h / 2], [x, y + 40]);
  const seams = art(
    line([x - w / 2, y + h / 2], [x - 90, y - 20], 10),
    line([x + w / 2, y + h / 2], [x + 90, y - 20], 10),
  );
  const sign =
    params.sign === 'lips'
      ? art(
          path(
            `M${x - 90} ${y + 30}C${x - 50} ${y - 16} ${x - 24} ${y - 22} ${x} ${y}C${x + 24} ${y - 22} ${x + 50} ${y - 16} ${x + 90} ${y + 30}C${x + 40} ${y + 84} ${x - 40} ${y + 84} ${x - 90} ${y + 30}Z`,
          ),
        )
      : path(
          `M${x} ${y + 120}C${x - 130} ${y + 30} ${x - 110} ${y - 66} ${x - 50} ${y - 66}C${x - 24} ${y - 66} ${x - 6} ${y - 46} ${x} ${y - 26}C${x + 6} ${y - 46} ${x + 24} ${y - 66} ${x + 50} ${y - 66}C${x + 110} ${y - 66} ${x + 130} ${y + 30} ${x} ${y + 120}Z`,
        );
  const trail = stroke(
    `M-40 ${rng.range(900, 1100)}C300 1100 300 700 520 860C700 1000 760 1160 1000 1060C1300 930 1300 1180 1840 1040`,
    16,
  );
  const wings = art(
    path(
      `M${x - 330} ${y - 120}C${x - 520} ${y - 330} ${x - 700} ${y - 330} ${x - 800} ${y - 260}C${x - 700} ${y - 230} ${x - 690} ${y - 180} ${x - 720} ${y - 150}C${x - 620} ${y - 160} ${x - 600} ${y - 110} ${x - 620} ${y - 70}C${x - 520} ${y - 100} ${x - 420} ${y - 60} ${x - 360} ${y + 10}Z`,
    ),
    path(
      `M${x + 330} ${y - 120}C${x + 520} ${y - 330} ${x + 700} ${y - 330} ${x + 800} ${y - 260}C${x + 700} ${y - 230} ${x + 690} ${y - 180} ${x + 720} ${y - 150}C${x + 620} ${y - 160} ${x + 600} ${y - 110} ${x + 620} ${y - 70}C${x + 520} ${y - 100} ${x + 420} ${y - 60} ${x + 360} ${y + 10}Z`,
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 430)),
      over(c.accent, turn(tilt, x, y, wings)),
      over(c.figure === c.sheet ? c.second : c.figure, trail),
      solid(c.sheet, turn(tilt, x, y, body)),
      solid(c.text, turn(tilt, x, y, seams)),
      over(c.text === c.ground ? c.second : c.text, turn(tilt, x, y, flap)),
      solid(c.accent, turn(tilt, x, y, sign)),
    ],
    `een gevleugelde brief met ${params.sign === 'lips' ? 'een lippenafdruk' : 'een hart'} als zegel vliegt voorbij.`,
    [x, y],
  );
};

/** A numbered slip that floats down on an open book. */
export const slip: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = rng.range(840, 960);
  const digit = params.digit ?? String(rng.int(2, 9));
  const figures = [...digit].map((figure, i) =>
    glyph(figure, x + (i - (digit.length - 1) / 2) * 170, 350, 290),
  );
  const tilt = rng.range(-20, 20);
  const paper = art(
    path(
      `M${x - 210} 120H${x + 210}V560${Array.from({ length: 7 }, (_, i) => `L${x + 180 - i * 60} ${i % 2 === 0 ? 596 : 560}`).join('')}L${x - 210} 560Z`,
    ),
  );
  const book = openBook(x, 960, 480, 240, 0.2);
  const moves = art(
    ...[-1, 1].flatMap((k) =>
      [0, 1].map((i) => stroke(`M${x + k * (330 + i * 90)} ${210 + i * 50}q${k * 40} 100 0 200`, 18)),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 520, 400)),
      over(c.figure === c.sheet ? c.accent : c.figure, moves),
      solid(c.figure === c.sheet ? c.accent : c.figure, book.cover),
      solid(c.sheet, book.left, book.right),
      solid(c.text, book.lines),
      solid(c.accent, turn(tilt, x, 340, paper)),
      solid(c.light, turn(tilt, x, 340, ...figures, rect(x - 150, 150, 300, 14))),
    ],
    `een volgnummer met het ${digit.length > 1 ? 'getal' : 'cijfer'} ${digit} dwarrelt neer op een open boek.`,
    [x, 600],
    { mirror: false },
  );
};
