import { art, circle, line, path, poly, rect, stroke } from '../art.ts';
import { kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { row, spineBody, spineMarks } from '../shapes/book.ts';
import { HEADS, standing } from '../shapes/person.ts';

/** A door ajar between two bookcases, with a ramp. */
export const door: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const foot = 900;
  const cases = [360, 640, 900].flatMap((f) => [
    ...row(rng, -60, x - 270, f, [150, 230], [44, 84]),
    ...row(rng, x + 270, 1860, f, [150, 230], [44, 84]),
  ]);
  const [a, b] = [cases.filter((_, i) => i % 2 === 0), cases.filter((_, i) => i % 2 === 1)];
  const boards = art(
    ...[110, 360, 640, 900].map((y) => art(rect(-10, y, x - 260, 20), rect(x + 270, y, 1000, 20))),
  );
  const opening = rect(x - 240, 130, 480, foot - 130);
  const leaf = poly([x - 240, 130], [x - 60, 200], [x - 60, foot + 90], [x - 240, foot]);
  const ramp = poly([x - 240, foot], [x + 240, foot], [x + 560, 1240], [x - 560, 1240]);
  const light = poly([x - 60, 190], [x + 240, 130], [x + 240, foot], [x - 60, foot]);
  const wheel = art(
    `<circle cx="${x + 90}" cy="1010" r="96" fill="none" stroke="#fff" stroke-width="20"/>`,
    stroke(`M${x + 20} 850L${x + 40} 970H${x + 130}L${x + 180} 1080H${x + 220}`, 44),
    circle(x + 20, 780, 56),
  );
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  return print(
    palette,
    [
      over(c.second, ...a.map((s) => spineBody(s))),
      over(c.figure, ...b.map((s) => spineBody(s))),
      solid(c.light, ...b.map((s) => spineMarks(s))),
      solid(c.figure, ...a.map((s) => spineMarks(s)), boards),
      solid(c.sheet, opening, light),
      over(c.accent, leaf),
      solid(c.sheet, ramp),
      solid(c.text, wheel),
      solid(skin, circle(x + 20, 780, 56)),
      solid(c.light === c.accent ? c.figure : c.light, circle(x - 90, 580, 18)),
    ],
    'een open deur tussen twee boekenkasten; iemand in een rolstoel rijdt het hellende vlak op.',
    [x, 640],
  );
};

/** A book as a house being built. */
export const building: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const foot = 1060;
  const wall = art(
    ...[0, 1, 2, 3, 4].map((r) =>
      art(
        ...[0, 1, 2].map((q) => rect(x - 330 + q * 222 + (r % 2) * 40 - 20, foot - (r + 1) * 92, 214, 84, 8)),
      ),
    ),
  );
  const bands = art(
    ...[0, 1, 2, 3, 4].map((r) =>
      art(...[0, 1, 2].map((q) => rect(x - 300 + q * 222 + (r % 2) * 40 - 20, foot - (r + 1) * 92, 14, 84))),
    ),
  );
  const roof = art(
    poly([x - 420, foot - 470], [x, foot - 830], [x, foot - 720], [x - 380, foot - 420]),
    poly([x + 420, foot - 470], [x, foot - 830], [x, foot - 720], [x + 380, foot - 420]),
  );
  const doorway = path(`M${x - 60} ${foot}V${foot - 170}A70 70 0 0 1 ${x + 80} ${foot - 170}V${foot}Z`);
  const skins = rng.shuffle([SKIN.sand, SKIN.clay, SKIN.umber, SKIN.cocoa]);
  const p = standing(rng, x - 520, foot, 480, rng.pick(HEADS));
  const q = standing(rng, x + 500, foot, 460, 'cap');
  const ladder = art(
    line([x + 330, foot], [x + 240, foot - 560], 18),
    line([x + 420, foot], [x + 330, foot - 560], 18),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      line([x + 318 - i * 14, foot - 70 - i * 86], [x + 408 - i * 14, foot - 70 - i * 86], 14),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 520, 440)),
      over(c.figure, wall),
      solid(c.light, bands),
      over(c.accent, roof),
      solid(c.sheet, doorway),
      solid(c.accent, p.body, q.top),
      solid(c.figure, q.body, p.top, ladder, rect(-10, foot, 1820, 160)),
      solid(skins[0] ?? SKIN.sand, p.skin),
      solid(skins[1] ?? SKIN.umber, q.skin),
      solid(c.sheet, p.book, q.book),
    ],
    'twee mensen bouwen een huis van boeken; het dak is een opengeslagen boek.',
    [x, 640],
  );
};

/** A little door in a large book. */
export const bookDoor: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const cover = rect(x - 330, 90, 660, 1010, 8);
  const spine = rect(x - 330, 90, 96, 1010);
  const block = art(rect(x - 310, 110, 690, 1000, 4));
  const opening = path(`M${x - 110} 1040V760A150 150 0 0 1 ${x + 190} 760V1040Z`);
  const leaf = path(`M${x - 110} 1040V760C${x - 110} 690 ${x - 60} 640 ${x - 10} 620L${x + 20} 690V1100Z`);
  const light = poly([x + 20, 1040], [x + 190, 1040], [x + 420, 1240], [x - 20, 1240]);
  const marks = art(rect(x - 160, 210, 420, 40), rect(x - 160, 280, 300, 40), circle(x + 40, 460, 60));
  const steps = art(rect(x - 150, 1040, 390, 34), rect(x - 190, 1074, 470, 34));
  const pot = art(
    poly([x - 470, 1000], [x - 350, 1000], [x - 370, 1108], [x - 450, 1108]),
    circle(x - 410, 920, 90),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 470)),
      solid(c.sheet, block),
      over(c.accent, cover),
      solid(c.figure, spine, pot, rect(-10, 1108, 1820, 110)),
      solid(c.light, marks, opening, light),
      over(c.figure, leaf),
      solid(c.light, circle(x - 10, 880, 14), steps),
    ],
    `een klein deurtje staat open in een reusachtig ${kleur(palette.accent, 'het')} boek; er valt licht naar buiten.`,
    [x, 640],
  );
};
