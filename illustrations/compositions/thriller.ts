import {
  type Art,
  art,
  circle,
  ellipse,
  hole,
  line,
  path,
  poly,
  rect,
  ring,
  stroke,
  turn,
  within,
} from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { row, spineBody, spineMarks } from '../shapes/book.ts';

/** A skull whose teeth are a row of spines. */
export const skull: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const dark = palette.ground === 'ink' ? c.ground : c.figure;
  const bone = palette.figure === 'paper' ? c.figure : palette.second === 'purple' ? c.light : c.second;
  const hollow = bone === dark ? c.light : palette.figure === 'paper' ? c.light : dark;
  const cranium = path(
    `M${x - 330} 520C${x - 350} 240 ${x - 200} 90 ${x} 90C${x + 200} 90 ${x + 350} 240 ${x + 330} 520C${x + 326} 600 ${x + 280} 640 ${x + 262} 700L${x + 236} 800H${x - 236}L${x - 262} 700C${x - 280} 640 ${x - 326} 600 ${x - 330} 520Z`,
  );
  const socket = (k: 1 | -1): string =>
    path(
      `M${x + k * 60} 540C${x + k * 70} 430 ${x + k * 150} 400 ${x + k * 220} 430C${x + k * 286} 460 ${x + k * 280} 560 ${x + k * 230} 600C${x + k * 180} 640 ${x + k * 60} 640 ${x + k * 60} 540Z`,
    );
  const nose = path(
    `M${x} 620C${x - 14} 650 ${x - 56} 700 ${x - 44} 726C${x - 34} 746 ${x - 8} 736 ${x} 718C${x + 8} 736 ${x + 34} 746 ${x + 44} 726C${x + 56} 700 ${x + 14} 650 ${x} 620Z`,
  );
  const teeth = row(rng, x - 250, x + 250, 1060, [210, 290], [50, 88]);
  const first = teeth.filter((_, i) => i % 2 === 0);
  const rest = teeth.filter((_, i) => i % 2 === 1);
  const crack = stroke(`M${x + 120} 96l-40 74l46 40l-30 70`, 12, 'butt');
  const eye = rng.chance(0.5)
    ? circle(x - 168, 520, 34)
    : path(`M${x - 190} 570V500h44v70ZM${x - 202} 470h68l-12 30h-44Z`);
  const halo = backdrop(rng, x, 560, 450);
  return print(
    palette,
    [
      over(c.second === bone ? (palette.ground === 'pink' ? c.light : c.figure) : c.second, halo),
      solid(bone, cranium, hole(crack)),
      solid(hollow, socket(1), socket(-1), nose),
      solid(bone, ...first.map((s) => spineBody(s, 4))),
      solid(c.accent, ...rest.map((s) => spineBody(s, 4)), eye),
      solid(hollow, ...first.map((s) => spineMarks(s, 4)), rect(x - 300, 1060, 600, 30)),
      solid(bone, ...rest.map((s) => spineMarks(s, 4))),
    ],
    'een doodshoofd met een rij boekruggen als tanden.',
    [x, 580],
  );
};

/** A keyhole as tall as a door; a person stands in it, whose shadow reaches the viewer. */
export const keyhole: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(780, 1020);
  const skirt = rng.range(210, 250);
  const opening = art(
    circle(x, 380, 250),
    poly([x - 100, 520], [x + 100, 520], [x + skirt, 1010], [x - skirt, 1010]),
  );
  const body = art(
    circle(x, 640, 46),
    path(
      `M${x - 62} 1010L${x - 74} 760C${x - 74} 700 ${x - 40} 684 ${x} 684C${x + 40} 684 ${x + 74} 700 ${x + 74} 760L${x + 62} 1010H${x + 12}V900H${x - 12}V1010Z`,
    ),
    rng.chance(0.5)
      ? art(ellipse(x, 606, 78, 14), path(`M${x - 46} 606C${x - 46} 540 ${x + 46} 540 ${x + 46} 606Z`))
      : '',
  );
  const shadow = poly([x - 62, 1010], [x + 62, 1010], [x + 300, 1200], [x + 20, 1200]);
  const plate = rng.chance(0.5) ? ring(x, 380, 310, 14) : '';
  return print(
    palette,
    [
      over(c.figure, rect(-10, -10, 1820, 1030), hole(opening)),
      over(
        c.second,
        opening,
        poly([x - skirt, 1010], [x + skirt, 1010], [x + skirt * 2.6, 1220], [x - skirt * 2.6, 1220]),
      ),
      solid(c.figure, body, shadow),
      solid(c.accent, plate),
    ],
    `door een manshoog ${kleur('ink', 'het')} sleutelgat valt ${kleur(palette.second, 'het')} licht; er staat iemand in, met een lange schaduw.`,
    [x, 600],
  );
};

/** Lines of print that turn into a fingerprint under a magnifying glass. */
export const magnifier: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y, r] = [rng.range(820, 980), 500, 310];
  const rows = Array.from({ length: 15 }, (_, i) => {
    const parts: string[] = [];
    let at = rng.range(60, 160);
    while (at < 1740) {
      const w = rng.range(50, 240);
      parts.push(rect(at, 60 + i * 78, Math.min(w, 1740 - at), 30));
      at += w + 30;
    }
    return art(...parts);
  });
  const lens = circle(x, y, r);
  const whorls = art(
    ...Array.from({ length: 9 }, (_, i) =>
      stroke(
        `M${x - 34 - i * 34} ${y + 330}V${y + 20}A${34 + i * 34} ${42 + i * 40} 0 0 1 ${x + 34 + i * 34} ${y + 20}V${y + 330}`,
        17,
      ),
    ),
    stroke(`M${x} ${y + 330}V${y + 30}`, 17),
  );
  const angle = rng.range(30, 46);
  const grip = turn(angle, x, y, rect(x - 28, y + r, 56, 120), rect(x - 52, y + r + 90, 104, 480, 52));
  return print(
    palette,
    [
      over(c.second, ...rows),
      solid(c.light, lens),
      over(c.accent === c.ground ? c.figure : c.accent, within(circle(x, y, r - 40), whorls)),
      solid(c.figure, ring(x, y, r, 44), grip),
      solid(c.light, turn(angle, x, y, rect(x - 52, y + r + 130, 104, 16))),
    ],
    'een vergrootglas boven een bladzijde; onder het glas worden de regels een vingerafdruk.',
    [x, 560],
  );
};

/** A knife in a thick book; the ribbon runs out of it as blood would. */
export const knife: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 960);
  const top = 720;
  const blade = path(
    `M${x - 62} 330H${x + 40}V${top + 40}H${x - 8}C${x - 50} 620 ${x - 62} 480 ${x - 62} 330Z`,
  );
  const handle = art(
    path(`M${x - 66} 60C${x - 66} 30 ${x + 44} 30 ${x + 44} 60V300H${x - 66}Z`),
    rect(x - 96, 296, 170, 40),
  );
  const rivets = art(circle(x - 11, 110, 14), circle(x - 11, 180, 14), circle(x - 11, 250, 14));
  const cover = art(
    rect(x - 520, top, 1040, 46, 12),
    rect(x - 520, top + 264, 1040, 46, 12),
    path(
      `M${x - 480} ${top}C${x - 570} ${top} ${x - 570} ${top + 310} ${x - 480} ${top + 310}L${x - 470} ${top + 260}C${x - 510} ${top + 240} ${x - 510} ${top + 70} ${x - 470} ${top + 46}Z`,
    ),
  );
  const pages = rect(x - 480, top + 40, 980, 230);
  const lines = art(
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      line([x - 470, top + 74 + i * 34], [x + 500, top + 74 + i * 34], 6, 'butt'),
    ),
  );
  const drop = art(
    path(
      `M${x - 40} ${top}H${x + 60}V${top + 300}C${x + 60} ${top + 330} ${x + 110} ${top + 360} ${x + 110} ${top + 410}V${top + 490}H${x - 90}V${top + 420}C${x - 90} ${top + 370} ${x - 40} ${top + 350} ${x - 40} ${top + 300}Z`,
    ),
  );
  const sun = backdrop(rng, x, 500, 400);
  return print(
    palette,
    [
      over(c.second, sun),
      solid(c.light, pages),
      solid(c.figure, cover, lines),
      solid(c.accent, drop, rect(-10, top + 470, 1820, 300)),
      solid(c.light === c.ground ? c.accent : c.light, blade),
      solid(c.figure, handle),
      solid(c.light, rivets),
    ],
    'een mes steekt rechtop in een dik boek; het leeslint loopt eruit als bloed.',
    [x, 600],
  );
};

/** Footprints that lead out of a book and across a page. */
export const footprints: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 860;
  const sole = (fx: number, fy: number, a: number, k: 1 | -1): Art =>
    turn(
      a,
      fx,
      fy,
      path(
        `M${fx - 44} ${fy + 20}C${fx - 64} ${fy - 60} ${fx - 30} ${fy - 130} ${fx + k * 8} ${fy - 130}C${fx + 50} ${fy - 130} ${fx + 62} ${fy - 50} ${fx + 40} ${fy + 20}Z`,
      ),
      path(
        `M${fx - 38} ${fy + 44}H${fx + 38}C${fx + 44} ${fy + 120} ${fx - 44} ${fy + 120} ${fx - 38} ${fy + 44}Z`,
      ),
    );
  const steps = Array.from({ length: 7 }, (_, i) =>
    sole(500 + i * 170, 960 - i * 130 + (i % 2) * 120, 54, i % 2 === 0 ? 1 : -1),
  );
  const book = art(turn(-8, 480, 980, rect(110, 760, 720, 520)));
  const page = art(turn(-8, 480, 980, rect(150, 790, 640, 520)));
  const text = turn(
    -8,
    480,
    980,
    ...Array.from({ length: 6 }, (_, i) => rect(210, 850 + i * 70, rng.range(280, 500), 26)),
  );
  const torn = poly(
    [1180, 120],
    [1560, 60],
    [1640, 480],
    [1560, 470],
    [1500, 520],
    [1420, 490],
    [1340, 540],
    [1260, 520],
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 480, ['split', 'slant', 'band', 'corner', 'sun', 'stairs'])),
      solid(c.figure === c.sheet ? c.accent : c.figure, book),
      solid(c.sheet, page, torn),
      solid(c.text, text, turn(-9, 1400, 300, ...[0, 1, 2, 3].map((i) => rect(1260, 160 + i * 70, 250, 24)))),
      over(c.accent, ...steps),
    ],
    'schoenafdrukken lopen uit een boek weg naar een losgescheurde bladzijde.',
    [x + 40, 620],
  );
};
