import { art, circle, flip, hole, path, poly, rect, stroke, within } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { openBook, row, spineBody, spineMarks } from '../shapes/book.ts';
import { profile } from '../shapes/person.ts';
import { PROFILE_CUTS, profileEar, profileHair, profileLid } from '../shapes/profile-hair.ts';

/** Two heads in conversation; where their thoughts overlap, a third colour. */
export const profiles: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const k = rng.range(0.96, 1.06);
  const [cutA = 'short', cutB = 'bob'] = rng.shuffle(PROFILE_CUTS);
  const [ya, yb] = [rng.range(110, 190), rng.range(110, 190)];
  const x = 900 - rng.range(350, 400) - 290 * k;
  const [na, nb] = [rng.range(-14, 26), rng.range(-14, 26)];
  const pages = openBook(900, 1030, 270, 190);
  const features = (y: number, cut: string): string => art(profileEar(x, y, k, cut), profileLid(x, y, k));
  return print(
    palette,
    [
      over(c.figure, profile(x, ya, k, na)),
      over(c.second, flip(900, profile(x, yb, k, nb))),
      over(c.second, profileHair(x, ya, k, cutA)),
      over(c.figure, flip(900, profileHair(x, yb, k, cutB))),
      solid(c.light, features(ya, cutA)),
      solid(c.figure, flip(900, features(yb, cutB))),
      over(c.accent, circle(900, rng.range(300, 380), rng.range(110, 150))),
      solid(c.sheet, pages.left, pages.right),
      solid(c.text, pages.lines),
    ],
    `twee gezichten in profiel, ${kleur(palette.figure, 'het')} en ${kleur(palette.second, 'het')}, kijken elkaar aan boven een open boek.`,
  );
};

/** Two heads that overlap like two circles, with mixed ink in the overlap. */
export const overlap: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const k = rng.range(0.98, 1.06);
  const y = rng.range(90, 130);
  const x = 900 - 500 * k;
  const [cutA = 'short', cutB = 'bun'] = rng.shuffle(PROFILE_CUTS.filter((cut) => cut !== 'scarf'));
  const [na, nb] = [rng.range(-10, 24), rng.range(-10, 24)];
  return print(
    palette,
    [
      over(c.figure, profile(x, y, k, na)),
      over(c.second, flip(900, profile(x, y, k, nb))),
      over(c.accent, profileHair(x, y, k, cutA), flip(900, profileHair(x, y, k, cutB))),
      solid(c.light, profileEar(x, y, k, cutA), flip(900, profileEar(x, y, k, cutB))),
    ],
    `twee gezichten in profiel schuiven half over elkaar; waar ze elkaar raken, mengen de ${kleur(palette.figure)} en de ${kleur(palette.second)} inkt.`,
    [900, 540],
  );
};

/** Two speech balloons; their overlap is a page that both speakers have read. */
export const balloons: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const round = rng.chance(0.5);
  const [ax, ay, aw, ah] = [
    rng.range(400, 470),
    rng.range(120, 170),
    rng.range(640, 700),
    rng.range(480, 540),
  ];
  const [bx, by, bw, bh] = [
    rng.range(760, 830),
    rng.range(400, 450),
    rng.range(600, 660),
    rng.range(460, 520),
  ];
  const r = round ? 250 : 26;
  const a = art(
    rect(ax, ay, aw, ah, r),
    poly([ax + 130, ay + ah - 30], [ax + 60, ay + ah + 190], [ax + 300, ay + ah - 30]),
  );
  const b = art(
    rect(bx, by, bw, bh, r),
    poly([bx + bw - 300, by + bh - 30], [bx + bw - 70, by + bh + 180], [bx + bw - 130, by + bh - 30]),
  );
  const quote = (x: number, y: number, s: number): string =>
    path(
      `M${x} ${y}h${s}v${s * 0.9}q0 ${s * 0.7} ${-s * 0.8} ${s * 0.9}v${-s * 0.36}q${s * 0.36} ${-s * 0.1} ${s * 0.36} ${-s * 0.5}h${-s * 0.56}Z`,
    );
  const marks = art(quote(ax + 130, ay + 130, 92), quote(ax + 250, ay + 130, 92));
  const dots = art(...[0, 1, 2].map((i) => circle(bx + bw - 330 + i * 104, by + bh - 150, 34)));
  return print(
    palette,
    [
      over(c.figure, a),
      over(c.second, b),
      solid(c.light, marks),
      solid(c.figure === c.ground ? c.light : c.figure, dots),
    ],
    `twee grote tekstballonnen, ${kleur(palette.figure, 'het')} en ${kleur(palette.second, 'het')}, overlappen elkaar.`,
    [900, 560],
    { mirror: false },
  );
};

/** A head with a bookshelf where the brain should be. */
export const mind: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const [x, y, k] = [590, 100, 1.06];
  const head = profile(x, y, k);
  const skull = path(
    `M${x + 70} ${y + 470}C${x + 10} ${y + 250} ${x + 90} ${y + 60} ${x + 320} ${y + 56}C${x + 480} ${y + 60} ${x + 530} ${y + 170} ${x + 532} ${y + 262}V${y + 470}Z`,
  );
  const books = row(rng, x + 20, x + 560, y + 462, [230, 400], [48, 92]);
  const [odd, even] = [books.filter((_, i) => i % 2 === 1), books.filter((_, i) => i % 2 === 0)];
  const ladder = art(
    stroke(`M${x + 330} ${y + 470}L${x + 420} ${y + 90}M${x + 400} ${y + 470}L${x + 490} ${y + 90}`, 10),
    ...[0, 1, 2, 3, 4].map((i) => stroke(`M${x + 346 + i * 16} ${y + 410 - i * 70}h68`, 10)),
  );
  const wave = backdrop(rng, x + 330, y + 400, 440);
  return print(
    palette,
    [
      over(c.second, wave),
      over(c.figure, head),
      solid(c.light, skull),
      solid(c.second === c.light ? c.accent : c.second, within(skull, ...even.map((s) => spineBody(s)))),
      solid(c.accent, within(skull, ...odd.map((s) => spineBody(s)))),
      solid(
        c.figure === c.light ? c.ground : c.figure,
        within(skull, ...books.map((s) => spineMarks(s)), params.ladder === 'ja' ? ladder : ''),
      ),
    ],
    'een hoofd in doorsnede: waar de hersenen zitten, staat een boekenplank.',
    [900, 540],
  );
};

/** A microphone as large as a tower, its grille a stack of pages. */
export const microphone: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const head = rect(x - 230, 100, 460, 640, 230);
  const ribs = art(
    ...Array.from({ length: 9 }, (_, i) => rect(x - 300, 196 + i * 56, 600, 22)),
    rect(x - 11, 60, 22, 420),
  );
  const yoke = art(
    stroke(`M${x - 320} 420V520A320 320 0 0 0 ${x + 320} 520V420`, 46),
    rect(x - 24, 830, 48, 250),
    path(
      `M${x - 220} 1130C${x - 200} 1060 ${x - 90} 1050 ${x} 1050C${x + 90} 1050 ${x + 200} 1060 ${x + 220} 1130V1220H${x - 220}Z`,
    ),
  );
  const sound = art(
    ...[0, 1, 2].flatMap((i) =>
      [-1, 1].map((k) =>
        stroke(
          `M${x + k * (430 + i * 130)} ${300 - i * 50}Q${x + k * (520 + i * 150)} 430 ${x + k * (430 + i * 130)} ${560 + i * 50}`,
          44,
        ),
      ),
    ),
  );
  return print(
    palette,
    [
      over(c.second, rng.chance(0.5) ? art(sound, circle(x, 440, 310)) : backdrop(rng, x, 480, 420)),
      over(c.figure, head, yoke),
      solid(c.light, within(head, ribs)),
      solid(c.accent, rect(x - 230, 620, 460, 40)),
    ],
    `een reusachtige ${kleur(palette.figure)} microfoon zendt ${kleur(palette.second)} golven uit.`,
    [x, 540],
  );
};

/** Headphones around a closed book: a story to listen to. */
export const headphones: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const book = rect(x - 220, 260, 440, 640);
  const band = stroke(`M${x - 330} 640V480A330 330 0 0 1 ${x + 330} 480V640`, 60);
  const cups = art(rect(x - 410, 540, 160, 300, 80), rect(x + 250, 540, 160, 300, 80));
  const bars = art(
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
      const h = rng.range(50, 250);
      return rect(x - 152 + i * 46, 640 - h / 2, 24, h, 12);
    }),
  );
  const rings = art(...[0, 1].map((i) => hole(circle(x, 600, 520 - i * 70)) + circle(x, 600, 490 - i * 70)));
  return print(
    palette,
    [
      over(c.second, circle(x, 600, 560), rings),
      over(c.accent, book),
      solid(c.light, bars),
      solid(c.figure, rect(x - 220, 260, 36, 640), band, cups),
    ],
    'een dicht boek met een koptelefoon op; op de kaft golft het geluid.',
    [x, 600],
  );
};
