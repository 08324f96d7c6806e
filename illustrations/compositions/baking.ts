import { type Art, art, circle, ellipse, hole, path, poly, rect, stroke, turn, within } from '../art.ts';
import { HOUSE } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying, row, spineBody, spineMarks } from '../shapes/book.ts';
import { glyph } from '../shapes/glyph.ts';

/** A round loaf with a clock cut into its crust. */
export const clockLoaf: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 600];
  const crust = path(
    `M${x - 440} ${y + 30}C${x - 460} ${y - 260} ${x - 220} ${y - 430} ${x + 20} ${y - 430}C${x + 280} ${y - 430} ${x + 450} ${y - 230} ${x + 440} ${y + 20}C${x + 430} ${y + 280} ${x + 230} ${y + 420} ${x - 20} ${y + 420}C${x - 260} ${y + 420} ${x - 430} ${y + 270} ${x - 440} ${y + 30}Z`,
  );
  const marks = art(
    ...Array.from({ length: 12 }, (_, i) =>
      turn(
        i * 30,
        x,
        y,
        path(
          `M${x - 22} ${y - 320}Q${x} ${y - 380} ${x + 22} ${y - 320}Q${x} ${y - 270} ${x - 22} ${y - 320}Z`,
        ),
      ),
    ),
  );
  const hand = (a: number, l: number, w: number): Art =>
    turn(
      a,
      x,
      y,
      path(`M${x} ${y + 50}Q${x - w} ${y - l * 0.4} ${x} ${y - l}Q${x + w} ${y - l * 0.4} ${x} ${y + 50}Z`),
    );
  const seeds = art(
    ...Array.from({ length: 46 }, () => {
      const a = rng.range(0, 6.3);
      const d = Math.sqrt(rng.next()) * 400;
      return turn(
        rng.range(0, 180),
        x + Math.cos(a) * d,
        y + Math.sin(a) * d,
        ellipse(x + Math.cos(a) * d, y + Math.sin(a) * d, 14, 6),
      );
    }),
  );
  const wheat = art(
    ...[-1, 1].flatMap((k) => [
      stroke(`M${x + k * 560} 1240Q${x + k * 640} 800 ${x + k * 600} 300`, 14),
      ...Array.from({ length: 7 }, (_, i) =>
        art(
          turn(k * 30, x + k * 620, 340 + i * 70, ellipse(x + k * 660, 340 + i * 70, 46, 18)),
          turn(k * -30 + 180, x + k * 600, 340 + i * 70, ellipse(x + k * 640, 340 + i * 70, 46, 18)),
        ),
      ),
    ]),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 480, ['split', 'slant', 'tile', 'band', 'rays'])),
      over(c.figure, wheat),
      over(c.bright, crust),
      solid(c.light, marks, hand(rng.range(-70, -20), 220, 60), hand(rng.range(90, 150), 290, 46)),
      solid(c.figure, seeds, circle(x, y, 22)),
    ],
    `een groot rond brood van boven gezien; in de korst is een klok gesneden.`,
    [x, y],
  );
};

/** Biscuits with letters, one bitten. */
export const cookies: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const letters = rng.shuffle(['b', 'o', 'e', 'k', 'R', 'a', 'M', 's', '&', 'g']);
  const spots = [
    [560, 330, 200],
    [960, 300, 220],
    [1290, 560, 180],
    [700, 760, 230],
    [1100, 880, 210],
    [300, 640, 170],
    [1560, 240, 170],
    [360, 1080, 180],
    [1500, 960, 190],
  ] as const;
  const edge = (x: number, y: number, r: number): Art =>
    poly(
      ...Array.from({ length: 48 }, (_, i) => {
        const a = (i / 48) * Math.PI * 2;
        const d = r + Math.cos(a * 12) * r * 0.06;
        return [x + Math.cos(a) * d, y + Math.sin(a) * d] as const;
      }),
    );
  const bite = art(circle(1180, 210, 90), circle(1100, 140, 70), circle(1210, 330, 60));
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 900, 600, 560, ['slant', 'split', 'band', 'tile'])),
      over(c.accent, ...spots.filter((_, i) => i % 2 === 0).map(([x, y, r]) => edge(x, y, r))),
      over(c.figure, ...spots.filter((_, i) => i % 2 === 1).map(([x, y, r]) => edge(x, y, r)), hole(bite)),
      solid(
        c.light,
        ...spots.map(([x, y, r], i) =>
          art(
            ...Array.from({ length: 10 }, (_, j) =>
              circle(x + Math.cos(j * 0.628) * r * 0.82, y + Math.sin(j * 0.628) * r * 0.82, 7),
            ),
            turn(
              rng.range(-14, 14),
              x,
              y,
              glyph(letters[i % letters.length] ?? 'b', i === 1 ? x - 30 : x, i === 1 ? y + 30 : y, r * 0.8),
            ),
          ),
        ),
        hole(bite),
      ),
      solid(
        c.figure,
        ...Array.from({ length: 9 }, () =>
          circle(rng.range(1130, 1260), rng.range(70, 190), rng.range(4, 10)),
        ),
      ),
    ],
    'koekjes met letters erop, van boven gezien; uit één is een hap genomen.',
    [880, 600],
    { mirror: false },
  );
};

const turned = <T extends { art: Art }>(plate: T, degrees: number, x: number, y: number): T => ({
  ...plate,
  art: turn(degrees, x, y, plate.art),
});

/** A cake whose layers are books. */
export const cake: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const foot = 1010;
  const layers = [0, 1, 2, 3].map((i) =>
    lying(x - 330 + i * 46 + rng.range(-26, 26), foot - (i + 1) * 136, 660 - i * 92, 128, rng.int(0, 5)),
  );
  const icing = layers.map((_, i) => {
    const w = 660 - i * 92;
    const lx = x - 330 + i * 46;
    const y = foot - (i + 1) * 136;
    return path(
      `M${lx} ${y}H${lx + w}V${y + 26}${Array.from({ length: Math.round(w / 66) }, (_, j) => `q-33 ${j % 2 === 0 ? 62 : 34} -66 0`).join('')}H${lx}Z`,
    );
  });
  const candles = [-80, 0, 80].map((d) => rect(x + d - 13, foot - 690, 26, 148));
  const flames = [-80, 0, 80].map((d) =>
    path(
      `M${x + d} ${foot - 800}C${x + d + 46} ${foot - 730} ${x + d + 34} ${foot - 694} ${x + d} ${foot - 694}C${x + d - 34} ${foot - 694} ${x + d - 46} ${foot - 730} ${x + d} ${foot - 800}Z`,
    ),
  );
  const plate = art(
    rect(x - 470, foot, 940, 40, 20),
    path(`M${x - 60} ${foot + 40}H${x + 60}L${x + 110} 1200H${x - 110}Z`),
    rect(x - 230, 1160, 460, 80, 20),
  );
  const tilt = rng.range(-5, 5);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 440)),
      turned(over(c.figure, layers[0]?.body ?? '', layers[2]?.body ?? ''), tilt, x, foot),
      turned(over(c.accent, layers[1]?.body ?? '', layers[3]?.body ?? ''), tilt, x, foot),
      turned(solid(c.light, ...icing, ...candles), tilt, x, foot),
      turned(solid(c.accent, ...flames), tilt, x, foot),
      solid(c.figure, plate),
    ],
    'een taart waarvan de lagen boeken zijn, met drie brandende kaarsen.',
    [x, 600],
  );
};

/** A pumpkin whose grin is a shelf. */
export const pumpkin: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const lobes = art(
    ellipse(x - 300, 640, 200, 370),
    ellipse(x + 300, 640, 200, 370),
    ellipse(x - 150, 640, 210, 410),
    ellipse(x + 150, 640, 210, 410),
    ellipse(x, 640, 190, 420),
  );
  const seams = art(
    stroke(`M${x - 110} 250C${x - 230} 420 ${x - 230} 860 ${x - 110} 1030`, 10),
    stroke(`M${x + 110} 250C${x + 230} 420 ${x + 230} 860 ${x + 110} 1030`, 10),
    stroke(`M${x - 250} 300C${x - 400} 460 ${x - 400} 820 ${x - 250} 980`, 10),
    stroke(`M${x + 250} 300C${x + 400} 460 ${x + 400} 820 ${x + 250} 980`, 10),
  );
  const stalk = path(
    `M${x - 60} 260C${x - 50} 180 ${x - 80} 130 ${x - 20} 70L${x + 70} 100C${x + 30} 150 ${x + 50} 200 ${x + 60} 260Z`,
  );
  const mouth = path(
    `M${x - 340} 690Q${x} 790 ${x + 340} 690C${x + 320} 900 ${x + 170} 960 ${x} 960C${x - 170} 960 ${x - 320} 900 ${x - 340} 690Z`,
  );
  const books = row(rng, x - 340, x + 340, 960, [160, 240], [46, 84]);
  const [a, b] = [books.filter((_, i) => i % 2 === 0), books.filter((_, i) => i % 2 === 1)];
  const eyes = art(
    poly([x - 260, 560], [x - 160, 420], [x - 60, 560]),
    poly([x + 260, 560], [x + 160, 420], [x + 60, 560]),
  );
  const nose = poly([x - 44, 650], [x, 580], [x + 44, 650]);
  const ink = palette.figure === 'paper' ? c.ground : c.figure;
  const skin = [HOUSE.orange, c.bright].find((orange) => orange !== c.ground) ?? c.bright;
  return print(
    palette,
    [
      over(
        c.second === skin ? c.light : c.second,
        backdrop(rng, x, 560, 480, ['sun', 'split', 'slant', 'arch', 'rays', 'drop', 'corner']),
      ),
      solid(skin, lobes),
      solid(ink, seams, stalk, mouth, eyes, nose),
      solid(c.light === ink ? HOUSE.paper : c.light, within(mouth, ...a.map((s) => spineBody(s)))),
      solid(
        c.accent === skin ? (c.second === skin ? HOUSE.paper : c.second) : c.accent,
        within(mouth, ...b.map((s) => spineBody(s))),
      ),
      solid(ink, within(mouth, ...books.map((s) => spineMarks(s)))),
    ],
    'een uitgeholde pompoen; haar grijns is een rij boekruggen.',
    [x, 600],
  );
};
