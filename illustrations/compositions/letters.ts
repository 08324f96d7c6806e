import { art, circle, ellipse, line, path, poly, rect, stroke, turn, within } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { glyph } from '../shapes/glyph.ts';

/** A question mark on a trapeze above a ring full of commas. */
export const circus: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const sign = params.letter ?? rng.pick(['?', '!', 'k', 'e', '&']);
  const x = rng.range(840, 960);
  const swing = rng.range(10, 20) * rng.pick([-1, 1]);
  const trapeze = turn(
    swing,
    x,
    -300,
    line([x - 150, -20], [x - 150, 360], 10),
    line([x + 150, -20], [x + 150, 360], 10),
    rect(x - 210, 352, 420, 26, 13),
  );
  const acrobat = turn(swing, x, -300, glyph(sign, x, 590, 430));
  const tent = art(
    ...Array.from({ length: 7 }, (_, i) =>
      poly([x, -240], [x - 1500 + i * 430, 700], [x - 1500 + i * 430 + 215, 700]),
    ),
  );
  const ring = ellipse(x, 1080, 760, 150);
  const inner = ellipse(x, 1066, 690, 118);
  const commas = art(
    ...Array.from({ length: 7 }, (_, i) =>
      turn(
        rng.range(-24, 24),
        x - 540 + i * 180,
        1040,
        glyph(',', x - 540 + i * 180 + rng.range(-20, 20), 1040 + rng.range(-40, 40), 90),
      ),
    ),
  );
  return print(
    palette,
    [
      over(c.second, tent),
      solid(c.accent, ring),
      solid(c.light === c.accent ? c.second : c.light, inner),
      solid(c.light === c.ground ? c.figure : c.figure, trapeze),
      over(c.figure, acrobat),
      solid(c.light === c.figure ? c.ground : c.figure, commas),
    ],
    `${sign === '?' ? 'een vraagteken' : sign === '!' ? 'een uitroepteken' : 'een letter'} zwaait aan een trapeze boven een piste vol komma’s.`,
    [x, 640],
    { mirror: false },
  );
};

/** A small i in a nightcap, with the moon in place of its dot. */
export const sleepyLetter: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const letter = params.letter ?? 'i';
  const x = rng.range(780, 880);
  const stem =
    letter === 'i' ? within(rect(0, 470, 1800, 800), glyph('i', x, 660, 1060)) : glyph(letter, x, 760, 760);
  const cap = art(
    path(
      `M${x - 150} 480C${x - 130} 340 ${x - 20} 250 ${x + 120} 240C${x + 250} 230 ${x + 320} 330 ${x + 300} 470C${x + 240} 420 ${x + 190} 400 ${x + 160} 480Z`,
    ),
    circle(x + 300, 500, 52),
  );
  const brim = rect(x - 180, 456, 370, 66, 33);
  const moon = circle(x + 460, 300, rng.range(180, 220));
  const eyes = art(stroke(`M${x - 80} 620q30 28 60 0M${x + 20} 620q30 28 60 0`, 14));
  const z = art(
    ...[0, 1, 2].map((i) =>
      turn(-10, x + 250, 700, glyph('z', x + 260 + i * 110, 760 - i * 90, 70 + i * 26)),
    ),
  );
  const lying = art(
    turn(-90, x - 480, 1030, glyph('a', x - 480, 1030, 300)),
    turn(90, x + 500, 1000, glyph('e', x + 500, 1000, 300)),
  );
  const floor = rect(-10, 1170, 1820, 60);
  const stars = art(
    ...Array.from({ length: 40 }, () => circle(rng.range(30, 1770), rng.range(30, 800), rng.range(5, 12))),
  );
  return print(
    palette,
    [
      solid(c.light === c.ground ? c.accent : c.light, stars),
      over(c.second, moon),
      over(c.second, lying),
      over(c.figure, stem, floor),
      solid(c.accent, cap),
      solid(c.light, brim, eyes),
      over(c.second, z),
    ],
    'een letter met een slaapmuts slaapt tussen twee liggende letters; haar punt hangt als maan aan de hemel.',
    [x + 90, 640],
    { mirror: false },
  );
};

/** Two brackets listen to the text between them. */
export const brackets: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = 900;
  const left = glyph('(', x - 300, 600, 1020);
  const right = glyph(')', x + 300, 600, 1020);
  const mic = art(
    rect(x - 100, 260, 200, 330, 100),
    stroke(`M${x - 160} 460V500A160 160 0 0 0 ${x + 160} 500V460`, 30),
    rect(x - 16, 650, 32, 210),
    rect(x - 130, 850, 260, 40, 20),
  );
  const cup = art(
    rect(x - 150, 500, 300, 280, 60),
    `<circle cx="${x + 160}" cy="620" r="70" fill="none" stroke="#fff" stroke-width="36"/>`,
    rect(x - 210, 800, 420, 40, 20),
  );
  const grille = art(...[0, 1, 2, 3].map((i) => rect(x - 100, 320 + i * 56, 200, 18)));
  const what = params.what ?? 'mic';
  const shift = rng.range(60, 110);
  return print(
    palette,
    [
      over(
        c.second,
        glyph('(', x - 300 + shift, 600 + 40, 1020),
        glyph(')', x + 300 - shift, 600 - 40, 1020),
      ),
      over(c.figure, left, right),
      over(c.accent, what === 'mic' ? mic : cup),
      solid(
        c.light,
        what === 'mic'
          ? grille
          : stroke(`M${x - 40} 460c40 -50 -40 -80 0 -140M${x + 50} 460c40 -50 -40 -80 0 -140`, 22),
      ),
    ],
    `twee grote haakjes staan als oren rond ${what === 'mic' ? 'een microfoon' : params.drink === 'tea' ? 'een kop thee' : 'een kop koffie'}.`,
    [x, 600],
    { mirror: false },
  );
};

/** A tube that squeezes out a line of verse. */
export const tube: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [1160, 420];
  const tilt = rng.range(34, 42);
  const body = turn(
    tilt,
    x,
    y,
    poly([x - 170, y - 480], [x + 170, y - 480], [x + 110, y + 170], [x - 110, y + 170]),
  );
  const crimp = turn(tilt, x, y, rect(x - 180, y - 520, 360, 60));
  const cap = turn(tilt, x, y, rect(x - 56, y + 170, 112, 70));
  const label = turn(tilt, x, y, rect(x - 126, y - 250, 252, 220));
  const mark = turn(tilt, x, y, glyph(rng.pick(['R', 'a', 'e', '&']), x, y - 140, 150));
  const track =
    'M1030 620C930 720 900 800 780 760C660 720 700 600 590 620C470 650 560 820 440 860C330 890 300 760 200 800C120 830 140 960 40 980';
  const paint = stroke(track, 74);
  const letters = art(
    ...['r', 'i', 'j', 'm'].map((l, i) =>
      turn(rng.range(-20, 20), 900 - i * 200, 960, glyph(l, 900 - i * 200, 980 + (i % 2) * 50, 150)),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 960, 560, 430)),
      over(c.accent, paint),
      over(c.figure, letters),
      solid(c.sheet, body),
      solid(c.figure === c.sheet ? c.accent : c.figure, crimp, cap),
      solid(c.accent, label),
      solid(c.sheet, mark),
    ],
    `een verftube knijpt een ${kleur(palette.accent)} sliert uit die in letters eindigt.`,
    [880, 640],
    { mirror: false },
  );
};

/** A roll of paper that never ends. */
export const scroll: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(820, 920);
  const sheet = path(
    `M${x - 260} 190H${x + 260}V700C${x + 260} 830 ${x + 380} 820 ${x + 380} 930C${x + 380} 1040 ${x + 240} 1060 ${x + 300} 1240H${x - 220}C${x - 280} 1060 ${x - 140} 1040 ${x - 140} 930C${x - 140} 820 ${x - 260} 830 ${x - 260} 700Z`,
  );
  const roll = art(rect(x - 330, 90, 660, 200, 20));
  const ends = art(ellipse(x - 330, 190, 46, 100), ellipse(x + 330, 190, 46, 100));
  const core = art(ellipse(x - 330, 190, 16, 38), ellipse(x + 330, 190, 16, 38));
  const hand = (y: number, dx: number): string =>
    `M${x - 200 + dx} ${y}c30 -60 60 -60 50 0c-6 40 30 40 60 0s50 -50 60 -10s40 30 70 -6s50 -40 60 0s40 20 70 0`;
  const lines = art(
    ...Array.from({ length: 12 }, (_, i) =>
      stroke(hand(370 + i * 74, i < 5 ? 0 : i < 8 ? (i - 4) * 34 : 120 - (i - 8) * 14), 10),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 420)),
      solid(c.sheet, sheet),
      over(c.figure === c.sheet ? c.accent : c.figure, roll),
      solid(c.accent, ends),
      solid(c.sheet, core),
      solid(c.text, lines),
    ],
    'een rol papier vol handschrift rolt zich af tot buiten het beeld.',
    [x + 30, 620],
    { mirror: false },
  );
};
