import { type Art, art, circle, ellipse, line, path, poly, rect, stroke, within } from '../art.ts';
import { HOUSE, kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { openBook, spineBody } from '../shapes/book.ts';

/** A ghost afraid of heights, on the lowest rung. */
export const ghost: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(880, 960);
  const ladder = art(
    line([x + 40, 1260], [x + 130, -60], 34),
    line([x + 330, 1260], [x + 420, -60], 34),
    ...Array.from({ length: 9 }, (_, i) =>
      line([x + 50 + i * 10, 1090 - i * 140], [x + 340 + i * 10, 1090 - i * 140], 28),
    ),
  );
  const body = path(
    `M${x - 330} 1130C${x - 380} 700 ${x - 330} 420 ${x - 80} 420C${x + 150} 420 ${x + 200} 640 ${x + 190} 860C${x + 190} 980 ${x + 210} 1060 ${x + 230} 1120C${x + 170} 1090 ${x + 120} 1100 ${x + 80} 1150C${x + 40} 1090 ${x - 30} 1090 ${x - 70} 1150C${x - 110} 1090 ${x - 180} 1090 ${x - 220} 1150C${x - 250} 1110 ${x - 290} 1110 ${x - 330} 1130Z`,
  );
  const arms = art(
    stroke(`M${x + 60} 780Q${x + 180} 740 ${x + 250} 800`, 90),
    stroke(`M${x - 40} 900Q${x + 120} 960 ${x + 240} 930`, 90),
  );
  const eyes = art(ellipse(x - 110, 620, 50, 66), ellipse(x + 60, 620, 50, 66));
  const mouth = ellipse(x - 20, 760, 34, 44);
  const stars = art(
    ...Array.from({ length: 20 }, () => circle(rng.range(30, 1770), rng.range(30, 800), rng.range(4, 10))),
  );
  const dark = c.sheet === c.figure ? c.ground : c.figure;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 450, ['sun', 'arch', 'drop', 'corner', 'split'])),
      solid(c.accent, stars),
      over(c.accent, ladder),
      solid(c.sheet, body, arms),
      solid(dark, eyes, mouth),
      solid(c.sheet, circle(x - 96, 596, 16), circle(x + 74, 596, 16)),
      solid(dark, stroke(`M${x + 20} 836Q${x + 140} 810 ${x + 210} 846`, 8)),
    ],
    'een klein spook klampt zich vast aan de onderste sport van een hoge ladder.',
    [x, 640],
  );
};

/** Seven books asleep, each in a nightcap. */
export const nightcaps: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const foot = 1060;
  const books = Array.from({ length: 7 }, (_, i) => ({
    x: 900 - 7 * 88 + i * 176,
    w: 170,
    top: foot - rng.range(430, 640),
    foot,
    look: rng.pick([0, 1, 5]),
  }));
  const cap = (s: (typeof books)[number], i: number): Art => {
    const k = i % 2 === 0 ? 1 : -1;
    const cx = s.x + s.w / 2;
    return art(
      path(
        `M${cx - 80} ${s.top + 6}C${cx - 70 * k} ${s.top - 150} ${cx + 60 * k} ${s.top - 190} ${cx + 130 * k} ${s.top - 70}L${cx + 120 * k} ${s.top - 20}C${cx + 90 * k} ${s.top - 60} ${cx + 80 * k} ${s.top - 40} ${cx + 80} ${s.top + 6}Z`,
      ),
      circle(cx + 126 * k, s.top - 20, 28),
    );
  };
  const brims = art(...books.map((s) => rect(s.x - 4, s.top - 16, s.w + 8, 44, 22)));
  const lids = art(
    ...books.map((s) =>
      stroke(`M${s.x + 38} ${s.top + 110}q20 20 40 0M${s.x + 94} ${s.top + 110}q20 20 40 0`, 10),
    ),
  );
  const even = books.filter((_, i) => i % 2 === 0);
  const odd = books.filter((_, i) => i % 2 === 1);
  const moon = path('M1240 110A190 190 0 1 0 1420 400A150 150 0 1 1 1240 110Z');
  return print(
    palette,
    [
      solid(c.second, moon),
      over(c.figure, ...even.map((s) => spineBody(s))),
      over(c.second, ...odd.map((s) => spineBody(s))),
      solid(c.bright === c.second ? c.accent : c.bright, ...books.map(cap)),
      solid(
        c.light === c.figure ? c.ground : c.light,
        ...even.map((s) => rect(s.x + 3, s.foot - 110, s.w - 6, 14)),
        brims,
      ),
      solid(c.light, within(art(...even.map((s) => rect(s.x, s.top, s.w, 300))), lids)),
      solid(
        c.figure,
        within(art(...odd.map((s) => rect(s.x, s.top, s.w, 300))), lids),
        ...odd.map((s) => rect(s.x + 3, s.foot - 110, s.w - 6, 14)),
        rect(-10, foot, 1820, 160),
      ),
    ],
    'zeven boeken slapen naast elkaar, elk met een slaapmuts.',
    [900, 660],
  );
};

/** An open book held by a small reader in a very large chair. */
export const throne: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const foot = 1130;
  const back = path(
    `M${x - 400} ${foot - 200}V${foot - 760}C${x - 400} ${foot - 960} ${x - 240} ${foot - 1040} ${x} ${foot - 1040}C${x + 240} ${foot - 1040} ${x + 400} ${foot - 960} ${x + 400} ${foot - 760}V${foot - 200}Z`,
  );
  const arms = art(rect(x - 520, foot - 520, 230, 480, 110), rect(x + 290, foot - 520, 230, 480, 110));
  const seat = art(rect(x - 320, foot - 340, 640, 170, 50), rect(x - 420, foot - 190, 840, 170, 20));
  const buttons = art(
    ...[
      [-200, -860],
      [0, -860],
      [200, -860],
      [-100, -740],
      [100, -740],
    ].map(([dx = 0, dy = 0]) => circle(x + dx, foot + dy, 18)),
  );
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const kid = art(
    path(
      `M${x - 100} ${foot - 330}C${x - 120} ${foot - 470} ${x - 70} ${foot - 540} ${x} ${foot - 540}C${x + 70} ${foot - 540} ${x + 120} ${foot - 470} ${x + 100} ${foot - 330}Z`,
    ),
    stroke(`M${x - 50} ${foot - 330}V${foot - 210}`, 64),
    stroke(`M${x + 50} ${foot - 330}V${foot - 210}`, 64),
  );
  const head = circle(x, foot - 620, 96);
  const hair = rng.pick([
    art(
      circle(x - 90, foot - 690, 46),
      circle(x + 90, foot - 690, 46),
      path(
        `M${x - 98} ${foot - 620}A98 98 0 0 1 ${x + 98} ${foot - 620}Q${x} ${foot - 700} ${x - 98} ${foot - 620}Z`,
      ),
    ),
    art(
      ...[0, 1, 2, 3, 4].map((i) =>
        circle(x - 84 + i * 42, foot - 680 - (i === 2 ? 30 : i % 2 === 1 ? 20 : 0), 48),
      ),
    ),
  ]);
  const book = openBook(x, foot - 430, 150, 130, 0.2);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 470)),
      over(c.accent, back),
      solid(c.light, buttons),
      solid(c.figure, kid),
      solid(skin, head),
      solid(HOUSE.ink, hair, circle(x - 34, foot - 610, 9), circle(x + 34, foot - 610, 9)),
      solid(c.sheet === c.figure ? c.second : c.sheet, book.left, book.right),
      solid(HOUSE.ink, book.lines),
      over(c.accent, arms),
      solid(c.figure, seat),
      solid(c.light, rect(x - 92, foot - 230, 72, 40, 16), rect(x + 20, foot - 230, 72, 40, 16)),
    ],
    `een klein kind zit te lezen in een enorme ${kleur(palette.accent)} leunstoel.`,
    [x, 620],
  );
};

/** Under the table: a cloth, two pairs of legs, a lamp, a book. */
export const underTable: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const top = 330;
  const cloth = art(
    rect(100, top - 60, 1600, 150),
    ...Array.from({ length: 16 }, (_, i) => path(`M${100 + i * 100} ${top + 88}a50 46 0 0 0 100 0Z`)),
  );
  const checks = art(
    ...Array.from({ length: 16 }, (_, i) =>
      i % 2 === 0 ? rect(100 + i * 100, top - 60, 100, 75) : rect(100 + i * 100, top + 15, 100, 75),
    ),
  );
  const legs = art(rect(170, top + 80, 60, 800), rect(1570, top + 80, 60, 800));
  const cone = poly([x - 40, top + 220], [x + 40, top + 220], [x + 470, 1120], [x - 470, 1120]);
  const lamp = art(
    line([x, top + 80], [x, top + 150], 10),
    path(`M${x - 90} ${top + 240}C${x - 80} ${top + 160} ${x + 80} ${top + 160} ${x + 90} ${top + 240}Z`),
  );
  const child = (cx: number, k: 1 | -1): Art =>
    art(
      circle(cx, 800, 84),
      path(
        `M${cx - 110} 1120C${cx - 130} 960 ${cx - 90} 890 ${cx} 890C${cx + 90} 890 ${cx + 130} 960 ${cx + 110} 1120Z`,
      ),
      stroke(`M${cx + k * 60} 960L${cx + k * 190} 1010`, 52),
      stroke(`M${cx + k * 40} 1090H${cx + k * 250}`, 72),
    );
  const hair = art(
    path(
      `M${x - 325} 800A92 92 0 0 1 ${x - 141} 790C${x - 175} 750 ${x - 235} 740 ${x - 275} 770C${x - 295} 780 ${x - 305} 840 ${x - 325} 800Z`,
    ),
    circle(x - 325, 740, 40),
    path(
      `M${x + 143} 800A92 92 0 0 1 ${x + 327} 800C${x + 315} 780 ${x + 285} 752 ${x + 235} 752C${x + 185} 752 ${x + 155} 780 ${x + 143} 800Z`,
    ),
  );
  const book = openBook(x, 1020, 150, 120, 0.2);
  const cat = path(
    `M1330 1120C1300 1040 1350 990 1360 950L1346 890L1386 916H1420L1456 890L1446 950C1480 1000 1490 1060 1470 1120Z`,
  );
  return print(
    palette,
    [
      over(c.second, cone),
      over(c.figure, legs, child(x - 235, 1), child(x + 235, -1), rect(-10, 1120, 1820, 90), cat),
      solid(c.accent, hair, lamp, cloth),
      solid(c.light, checks),
      solid(c.sheet, book.left, book.right),
      solid(c.text, book.lines),
      solid(c.light, rng.chance(0.5) ? art(circle(1384, 946, 6), circle(1420, 946, 6)) : ''),
    ],
    'twee kinderen lezen bij een lamp onder een lange tafel, een kat kijkt toe.',
    [x, 720],
  );
};
