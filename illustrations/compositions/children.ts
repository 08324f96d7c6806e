import { art, circle, ellipse, path, rect, stroke, turn } from '../art.ts';
import { HOUSE, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';

/** A baby that chews on a book. */
export const baby: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const skin = rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const);
  const [x, y] = [900, 500];
  const head = art(
    path(
      `M${x - 350} ${y}C${x - 350} ${y - 260} ${x - 190} ${y - 390} ${x} ${y - 390}C${x + 190} ${y - 390} ${x + 350} ${y - 260} ${x + 350} ${y}C${x + 370} ${y + 200} ${x + 190} ${y + 340} ${x} ${y + 340}C${x - 190} ${y + 340} ${x - 370} ${y + 200} ${x - 350} ${y}Z`,
    ),
    circle(x - 360, y + 20, 70),
    circle(x + 360, y + 20, 70),
  );
  const curl = stroke(
    `M${x - 10} ${y - 380}C${x + 20} ${y - 480} ${x + 120} ${y - 470} ${x + 100} ${y - 400}C${x + 80} ${y - 350} ${x + 20} ${y - 390} ${x + 50} ${y - 430}`,
    22,
  );
  const eyes = art(circle(x - 140, y - 20, 66), circle(x + 140, y - 20, 66));
  const pupils = art(circle(x - 132, y, 40), circle(x + 132, y, 40));
  const glint = art(circle(x - 146, y - 16, 13), circle(x + 118, y - 16, 13));
  const cheeks = art(circle(x - 230, y + 120, 62), circle(x + 230, y + 120, 62));
  const mouth = ellipse(x, y + 170, 110, 76);
  const body = path(
    `M${x - 380} 1260C${x - 390} 1000 ${x - 250} 850 ${x} 850C${x + 250} 850 ${x + 390} 1000 ${x + 380} 1260Z`,
  );
  const book = turn(45, x, y + 420, rect(x - 180, y + 190, 420, 420, 40));
  const mark = turn(45, x, y + 420, rect(x - 130, y + 240, 320, 320, 24));
  const hands = art(circle(x - 270, y + 440, 86), circle(x + 270, y + 440, 86));
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 470)),
      over(c.figure, body),
      solid(SKIN[skin], head),
      solid(skin === 'sand' ? HOUSE.pink : SKIN.clay, skin === 'clay' ? '' : cheeks),
      solid(HOUSE.white, eyes),
      solid(HOUSE.ink, pupils, curl, mouth),
      solid(HOUSE.white, glint),
      solid(c.accent, book),
      solid(c.light === c.ground ? c.second : c.light, mark),
      solid(c.accent, circle(x, y + 420, 90)),
      solid(SKIN[skin], hands),
    ],
    'een baby met grote ogen bijt in de hoek van een kartonboekje.',
    [x, 600],
  );
};

/** Pupils whose school bags are as large as themselves, like stacks of books with legs. */
export const pupils: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const kids = Array.from({ length: 5 }, (_, i) => {
    const x = 180 + i * 370;
    const h = rng.range(0.9, 1.15);
    const foot = 1080;
    const at = (dy: number): number => foot - dy * h;
    return {
      bag: rect(x - 230, at(640), 230, 420 * h, 40),
      strap: art(rect(x - 220, at(430), 210, 22), rect(x - 150, at(340), 80, 60)),
      body: art(
        path(
          `M${x - 70} ${at(150)}V${at(480)}C${x - 70} ${at(560)} ${x + 90} ${at(560)} ${x + 100} ${at(470)}L${x + 110} ${at(150)}Z`,
        ),
        rect(x - 50, at(160), 54, 160 * h),
        rect(x + 44, at(160), 54, 160 * h),
        path(`M${x - 50} ${foot}h90q-6 -40 -36 -44h-54Z`),
        path(`M${x + 44} ${foot}h90q-6 -40 -36 -44h-54Z`),
        stroke(`M${x + 40} ${at(440)}L${x + 130} ${at(320)}`, 46),
      ),
      face: art(circle(x + 20, at(640), 88 * h), circle(x + 140, at(310), 28)),
      hair: rng.pick([
        art(
          path(
            `M${x - 76} ${at(640)}C${x - 80} ${at(780)} ${x + 120} ${at(780)} ${x + 110} ${at(680)}C${x + 60} ${at(700)} ${x} ${at(690)} ${x - 20} ${at(620)}Z`,
          ),
          circle(x - 80, at(600), 40),
        ),
        art(
          path(`M${x - 72} ${at(620)}C${x - 90} ${at(770)} ${x + 130} ${at(770)} ${x + 110} ${at(660)}Z`),
          rect(x + 60, at(690), 110, 26, 13),
        ),
        art(
          ...[0, 1, 2, 3, 4].map((j) =>
            circle(x - 60 + j * 40, at(700 + (j === 2 ? 24 : j % 2 === 0 ? -20 : 14)), 48),
          ),
        ),
      ]),
    };
  });
  const skins = rng.shuffle([SKIN.sand, SKIN.cocoa, SKIN.clay, SKIN.umber, SKIN.sand]);
  const even = kids.filter((_, i) => i % 2 === 0);
  const odd = kids.filter((_, i) => i % 2 === 1);
  return print(
    palette,
    [
      over(c.second, ...even.map((p) => p.bag), circle(1180, 340, 220)),
      over(c.accent, ...odd.map((p) => p.bag)),
      solid(c.light, ...kids.map((p) => p.strap)),
      over(c.figure, ...even.map((p) => p.body)),
      over(c.accent, ...odd.map((p) => p.body)),
      ...kids.map((p, i) => solid(skins[i] ?? SKIN.sand, p.face)),
      solid(HOUSE.ink, ...even.map((p) => p.hair)),
      solid(c.figure === c.sheet ? c.second : c.figure, ...odd.map((p) => p.hair)),
      solid(c.figure, rect(-10, 1080, 1820, 130)),
    ],
    'vijf kinderen op een rij, met boekentassen zo groot als zijzelf.',
    [920, 700],
  );
};
