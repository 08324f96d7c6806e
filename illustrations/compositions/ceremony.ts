import { type Art, art, circle, ellipse, line, path, poly, rect, stroke, turn, within } from '../art.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { openBook } from '../shapes/book.ts';

/** Nine ribbons in front of a giant pair of scissors. */
export const scissors: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [940, 640];
  const bladeA = poly([x - 16, y + 40], [x - 30, y - 560], [x + 10, y - 500], [x + 54, y + 20]);
  const blade = (k: 1 | -1): Art =>
    turn(
      k * 17,
      x,
      y,
      poly([x - k * 44, y + 90], [x - k * 26, y - 590], [x + k * 10, y - 560], [x + k * 46, y + 60]),
    );
  const grip = (k: 1 | -1): Art =>
    turn(
      k * 17,
      x,
      y,
      art(
        line([x - k * 10, y + 60], [x - k * 30, y + 230], 70),
        `<ellipse cx="${x - k * 66}" cy="${y + 370}" rx="112" ry="160" fill="none" stroke="#fff" stroke-width="64"/>`,
      ),
    );
  const ribbons = Array.from({ length: 9 }, (_, i) => {
    const ry = 90 + i * 66;
    const dip = rng.range(10, 46);
    const end = rng.range(720, 830) - Math.abs(i - 4) * 8;
    const start = rng.range(1080, 1170) + Math.abs(i - 4) * 8;
    return i < 6
      ? stroke(
          `M-40 ${ry}Q${end / 2} ${ry + dip} ${end} ${ry + 20}M1840 ${ry}Q${(start + 1800) / 2} ${ry + dip} ${start} ${ry + 20}`,
          44,
          'butt',
        )
      : stroke(`M-40 ${ry}Q900 ${ry + dip} 1840 ${ry}`, 44, 'butt');
  });
  const group = (k: number): Art => art(...ribbons.filter((_, i) => i % 3 === k));
  return print(
    palette,
    [
      over(c.second, group(0)),
      over(c.accent, group(1)),
      over(c.figure, group(2)),
      solid(c.light === c.ground ? c.second : c.light, blade(1), blade(-1), within(bladeA, '')),
      solid(c.accent, grip(1), grip(-1)),
      solid(c.figure === c.light ? c.ground : c.figure, circle(x, y + 6, 30)),
    ],
    'een reusachtige schaar knipt negen gespannen linten door.',
    [x, 560],
  );
};

/** Horns that blow their way out of a book. */
export const fanfare: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const book = openBook(x, 1010, 470, 220, 0.2);
  const horn = (a: number, l: number): { tube: Art; bell: Art } => ({
    tube: turn(a, x, 960, rect(x - 20, 960 - l, 40, l)),
    bell: turn(
      a,
      x,
      960,
      path(
        `M${x - 24} ${960 - l + 130}C${x - 30} ${960 - l + 30} ${x - 60} ${960 - l - 60} ${x - 170} ${960 - l - 130}H${x + 170}C${x + 60} ${960 - l - 60} ${x + 30} ${960 - l + 30} ${x + 24} ${960 - l + 130}Z`,
      ),
    ),
  });
  const horns = [horn(-52, 560), horn(-18, 640), horn(18, 640), horn(52, 560)];
  const notes = art(
    ...Array.from({ length: 8 }, (_, i) => {
      const [nx, ny] = [x - 760 + i * 210 + rng.range(-30, 30), 130 + (i % 3) * 90];
      return art(
        ellipse(nx, ny, 30, 22),
        rect(nx + 20, ny - 100, 10, 100),
        i % 2 === 0 ? path(`M${nx + 30} ${ny - 100}q50 20 44 70q-10 -30 -44 -36Z`) : '',
      );
    }),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 460, ['sun', 'rays', 'arch', 'corner', 'split'])),
      over(
        c.figure === c.sheet ? c.accent : c.figure,
        ...horns.filter((_, i) => i % 2 === 0).map((h) => art(h.tube, h.bell)),
        notes,
      ),
      over(c.accent, ...horns.filter((_, i) => i % 2 === 1).map((h) => art(h.tube, h.bell))),
      solid(c.figure === c.sheet ? c.second : c.figure, book.cover),
      solid(c.sheet, book.left, book.right),
      solid(c.text, book.lines),
    ],
    'vier trompetten blazen zich een weg uit een open boek.',
    [x, 640],
  );
};
