import { type Art, art, circle, ellipse, hole, line, path, poly, rect, stroke, turn } from '../art.ts';
import { HOUSE, kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { openBook, row, spineBody, spineMarks } from '../shapes/book.ts';
import { ripple, swell } from '../shapes/city.ts';
import { glyph } from '../shapes/glyph.ts';

/** A wolf, all cheek and ear, with spectacles on. */
export const wolf: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const [x, y] = [900, 560];
  const head = path(
    `M${x - 330} ${y - 470}L${x - 130} ${y - 270}H${x + 130}L${x + 330} ${y - 470}C${x + 370} ${y - 300} ${x + 370} ${y - 120} ${x + 330} ${y - 20}L${x + 460} ${y + 110}L${x + 330} ${y + 130}L${x + 370} ${y + 240}L${x + 230} ${y + 240}L${x + 90} ${y + 470}Q${x} ${y + 560} ${x - 90} ${y + 470}L${x - 230} ${y + 240}L${x - 370} ${y + 240}L${x - 330} ${y + 130}L${x - 460} ${y + 110}L${x - 330} ${y - 20}C${x - 370} ${y - 120} ${x - 370} ${y - 300} ${x - 330} ${y - 470}Z`,
  );
  const right = path(
    `M${x} ${y - 270}H${x + 130}L${x + 330} ${y - 470}C${x + 370} ${y - 300} ${x + 370} ${y - 120} ${x + 330} ${y - 20}L${x + 460} ${y + 110}L${x + 330} ${y + 130}L${x + 370} ${y + 240}L${x + 230} ${y + 240}L${x + 90} ${y + 470}Q${x + 40} ${y + 512} ${x} ${y + 514}Z`,
  );
  const ears = art(
    poly([x - 290, y - 390], [x - 290, y - 230], [x - 170, y - 270]),
    poly([x + 290, y - 390], [x + 290, y - 230], [x + 170, y - 270]),
  );
  const muzzle = path(
    `M${x} ${y - 60}L${x + 110} ${y + 200}L${x + 80} ${y + 420}Q${x} ${y + 510} ${x - 80} ${y + 420}L${x - 110} ${y + 200}Z`,
  );
  const eyes = art(
    path(`M${x - 240} ${y - 40}L${x - 90} ${y + 20}Q${x - 170} ${y + 60} ${x - 240} ${y - 40}Z`),
    path(`M${x + 240} ${y - 40}L${x + 90} ${y + 20}Q${x + 170} ${y + 60} ${x + 240} ${y - 40}Z`),
  );
  const nose = path(
    `M${x - 76} ${y + 390}C${x - 60} ${y + 350} ${x + 60} ${y + 350} ${x + 76} ${y + 390}C${x + 60} ${y + 450} ${x - 60} ${y + 450} ${x - 76} ${y + 390}Z`,
  );
  const fox = params['kind'] === 'fox';
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 480, ['sun', 'arch', 'split', 'corner', 'drop', 'rays', 'band'])),
      over(fox ? c.accent : c.figure, head),
      over(fox ? c.second : c.accent, right),
      solid(c.light, muzzle, ears),
      solid(c.light, eyes),
      solid(
        fox ? HOUSE.ink : c.figure === c.light ? c.ground : c.figure,
        circle(x - 158, y + 8, 22),
        circle(x + 158, y + 8, 22),
        nose,
        stroke(`M${x} ${y + 440}v46`, 10),
      ),
    ],
    `de kop van een ${fox ? 'vos' : 'wolf'} van voren, half in de ene inkt en half in de andere.`,
    [x, y],
  );
};

/** A fire, cloaks around it. */
export const campfire: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const foot = 1080;
  const flame = (s: number): Art =>
    path(
      `M${x} ${foot - 40}C${x - 230 * s} ${foot - 60} ${x - 230 * s} ${foot - 280 * s} ${x - 90 * s} ${foot - 430 * s}C${x - 90 * s} ${foot - 330 * s} ${x - 50 * s} ${foot - 310 * s} ${x - 30 * s} ${foot - 340 * s}C${x - 10 * s} ${foot - 480 * s} ${x + 30 * s} ${foot - 560 * s} ${x + 90 * s} ${foot - 640 * s}C${x + 70 * s} ${foot - 470 * s} ${x + 240 * s} ${foot - 340 * s} ${x + 220 * s} ${foot - 190 * s}C${x + 210 * s} ${foot - 90 * s} ${x + 120 * s} ${foot - 40} ${x} ${foot - 40}Z`,
    );
  const logs = art(
    turn(12, x, foot, rect(x - 270, foot - 50, 540, 60, 30)),
    turn(-12, x, foot, rect(x - 270, foot - 50, 540, 60, 30)),
  );
  const cloak = (cx: number, k: number): { body: Art; face: Art } => ({
    body: path(
      `M${cx - 180 * k} ${foot + 30}C${cx - 200 * k} ${foot - 200 * k} ${cx - 150 * k} ${foot - 380 * k} ${cx - 90 * k} ${foot - 440 * k}C${cx - 110 * k} ${foot - 560 * k} ${cx - 40 * k} ${foot - 640 * k} ${cx + 20 * k} ${foot - 660 * k}C${cx + 90 * k} ${foot - 610 * k} ${cx + 120 * k} ${foot - 520 * k} ${cx + 90 * k} ${foot - 440 * k}C${cx + 150 * k} ${foot - 380 * k} ${cx + 200 * k} ${foot - 200 * k} ${cx + 180 * k} ${foot + 30}Z`,
    ),
    face: ellipse(cx, foot - 500 * k, 62 * k, 80 * k),
  });
  const left = [cloak(180, 0.9), cloak(480, 1)];
  const right = [cloak(1320, 1), cloak(1620, 0.9)];
  const skins = rng.shuffle([SKIN.sand, SKIN.clay, SKIN.umber, SKIN.cocoa]);
  const sparks = art(
    ...Array.from({ length: 24 }, () =>
      circle(x + rng.range(-260, 260), rng.range(40, 460), rng.range(4, 12)),
    ),
  );
  return print(
    palette,
    [
      over(c.second, circle(x, 660, rng.range(450, 500))),
      solid(c.accent, sparks),
      over(c.figure, ...[left[0], right[1]].map((k) => k?.body ?? '')),
      over(c.figure, ...[left[1], right[0]].map((k) => k?.body ?? '')),
      ...[...left, ...right].map((k, i) => solid(skins[i] ?? SKIN.sand, k.face)),
      over(c.accent, flame(1)),
      solid(c.light === c.ground ? c.figure : c.light, flame(0.52)),
      solid(c.figure, logs, rect(-10, foot, 1820, 130)),
    ],
    'vier gestalten met kapmantels rond een groot vuur.',
    [x, 660],
  );
};

/** A cloud that weeps and smiles. */
export const weepingCloud: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 430];
  const cloud = art(
    circle(x - 290, y + 60, 190),
    circle(x - 90, y - 70, 250),
    circle(x + 170, y - 30, 220),
    circle(x + 330, y + 80, 160),
    rect(x - 420, y + 40, 860, 210, 105),
  );
  const face = art(
    stroke(`M${x - 210} ${y + 40}q44 40 88 0M${x + 120} ${y + 40}q44 40 88 0`, 20),
    stroke(`M${x - 70} ${y + 110}Q${x} ${y + 190} ${x + 70} ${y + 110}`, 20),
  );
  const cheeks = art(circle(x - 250, y + 120, 46), circle(x + 250, y + 120, 46));
  const tear = (tx: number, ty: number, s: number): Art =>
    path(
      `M${tx} ${ty}C${tx + 50 * s} ${ty + 90 * s} ${tx + 70 * s} ${ty + 120 * s} ${tx + 70 * s} ${ty + 160 * s}A${70 * s} ${70 * s} 0 0 1 ${tx - 70 * s} ${ty + 160 * s}C${tx - 70 * s} ${ty + 120 * s} ${tx - 50 * s} ${ty + 90 * s} ${tx} ${ty}Z`,
    );
  const rain = art(
    ...Array.from({ length: 15 }, (_, i) =>
      tear(
        x - 420 + (i % 5) * 210 + rng.range(-30, 30),
        730 + Math.floor(i / 5) * 170 + rng.range(-20, 20),
        rng.range(0.3, 0.62),
      ),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 450)),
      over(c.accent, rain),
      solid(c.sheet, cloud),
      solid(c.accent, cheeks),
      solid(c.text, face),
    ],
    `een wolk huilt ${kleur(palette.accent)} tranen en lacht erbij.`,
    [x, 580],
  );
};

/** A chair with a book on it, and a lamp: the best place in town. */
export const armchair: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(820, 920);
  const foot = 1080;
  const back = path(
    `M${x - 270} ${foot - 300}V${foot - 640}C${x - 270} ${foot - 800} ${x - 160} ${foot - 860} ${x} ${foot - 860}C${x + 160} ${foot - 860} ${x + 270} ${foot - 800} ${x + 270} ${foot - 640}V${foot - 300}Z`,
  );
  const arms = art(rect(x - 390, foot - 450, 190, 410, 95), rect(x + 200, foot - 450, 190, 410, 95));
  const seat = art(rect(x - 240, foot - 340, 480, 150, 50), rect(x - 300, foot - 210, 600, 160));
  const legs = art(
    poly([x - 320, foot - 50], [x - 260, foot - 50], [x - 270, foot + 30], [x - 300, foot + 30]),
    poly([x + 320, foot - 50], [x + 260, foot - 50], [x + 270, foot + 30], [x + 300, foot + 30]),
  );
  const buttons = art(
    ...[
      [-110, -640],
      [0, -640],
      [110, -640],
      [-55, -540],
      [55, -540],
    ].map(([dx = 0, dy = 0]) => circle(x + dx, foot + dy, 15)),
  );
  const book = openBook(x, foot - 400, 150, 120, 0.2);
  const lamp = art(
    rect(x + 500, 330, 18, foot - 330 + 30),
    poly([x + 420, 190], [x + 600, 190], [x + 660, 400], [x + 360, 400]),
    rect(x + 420, foot + 6, 180, 26, 13),
  );
  const light = poly([x + 360, 400], [x + 660, 400], [x + 860, foot + 30], [x + 100, foot + 30]);
  const cat = path(
    `M${x - 350} ${foot - 440}C${x - 360} ${foot - 520} ${x - 330} ${foot - 560} ${x - 326} ${foot - 590}L${x - 336} ${foot - 640}L${x - 306} ${foot - 614}H${x - 280}L${x - 250} ${foot - 640}L${x - 258} ${foot - 590}C${x - 230} ${foot - 550} ${x - 220} ${foot - 500} ${x - 236} ${foot - 440}Z`,
  );
  return print(
    palette,
    [
      over(c.second, light, backdrop(rng, x, 560, 420, ['sun', 'arch', 'band', 'drop'])),
      over(c.figure, lamp, legs, rect(-10, foot + 30, 1820, 100)),
      over(c.accent, back),
      solid(c.light, buttons),
      over(c.accent, arms),
      solid(c.figure, seat, rng.chance(0.6) ? cat : ''),
      solid(c.sheet === c.figure ? c.second : c.sheet, book.left, book.right),
      solid(c.text === c.ground ? c.ground : c.figure, book.lines, line([x, foot - 450], [x, foot - 340], 5)),
    ],
    `een ${kleur(palette.accent)} leunstoel met een open boek erop, naast een staande lamp.`,
    [x + 60, 620],
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

/** A book with a sail on the waves, or stranded in a field. */
export const bookBoat: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = rng.range(840, 940);
  const dry = params['on'] === 'field';
  const sea = 830;
  const hull = art(path(`M${x - 420} 700L${x} 790L${x + 420} 700L${x + 380} 830Q${x} 960 ${x - 380} 830Z`));
  const pages = art(
    path(
      `M${x - 400} 690Q${x - 180} 650 ${x} 770Q${x + 180} 650 ${x + 400} 690L${x + 380} 740Q${x + 160} 720 ${x} 810Q${x - 160} 720 ${x - 380} 740Z`,
    ),
  );
  const mast = rect(x - 12, 120, 24, 660);
  const sail = path(`M${x + 24} 150C${x + 240} 300 ${x + 290} 470 ${x + 280} 620H${x + 24}Z`);
  const jib = path(`M${x - 24} 220C${x - 130} 380 ${x - 190} 500 ${x - 200} 620H${x - 24}Z`);
  const flag = poly([x, 120], [x - 130, 86], [x, 52]);
  const lines = art(
    ...Array.from({ length: 6 }, (_, i) =>
      stroke(ripple(rng.range(-200, 300), sea + 90 + i * 56, 120, rng.int(8, 14), 34), 12),
    ),
  );
  const furrows = art(
    ...Array.from({ length: 13 }, (_, i) =>
      line([x + (i - 6) * 110, sea - 10], [x + (i - 6) * 470, 1240], 16),
    ),
  );
  return print(
    palette,
    [
      over(
        c.second,
        dry ? rect(-10, sea, 1820, 400) : '',
        backdrop(rng, x, 480, 400, ['sun', 'arch', 'drop', 'corner', 'rays']),
      ),
      over(c.figure, dry ? furrows : '', mast),
      solid(c.sheet, pages),
      over(c.accent, sail, flag),
      over(c.second === c.ground ? c.figure : c.figure === c.sheet ? c.second : c.sheet, jib),
      solid(c.figure === c.sheet ? c.accent : c.figure, hull),
      dry ? solid(c.accent, '') : over(c.second, swell(sea, 1240, 230, 46, rng.range(-90, 90)), hole(lines)),
      solid(c.light, glyph(rng.pick(['K', 'B', 'Z']), x + 130, 500, 150)),
    ],
    dry
      ? 'een opengeslagen boek met mast en zeil ligt als een schip midden in een akker.'
      : 'een opengeslagen boek vaart met mast en zeil over de golven.',
    [x, 580],
    { mirror: false },
  );
};

/** Books that watch back, with the lamps at half. */
export const shelfEyes: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const night =
    palette.ground === 'ink' || palette.ground === 'darkBlue' || palette.ground === 'purple'
      ? c.ground
      : c.figure;
  const shelf = [430, 830, 1230].flatMap((f) => row(rng, -70, 1880, f, [230, 350], [110, 180]));
  const [a, b, d] = [0, 1, 2].map((k) => shelf.filter((_, i) => i % 3 === k)) as [
    typeof shelf,
    typeof shelf,
    typeof shelf,
  ]; // three thirds
  const awake = shelf.filter((s, i) => (i * 7) % 4 !== 0 && s.w > 100);
  const eyes = art(
    ...awake.map((s) =>
      [-1, 1].map((k) => ellipse(s.x + s.w / 2 + k * s.w * 0.2, s.top + 90, s.w * 0.15, s.w * 0.2)).join(''),
    ),
  );
  const pupils = art(
    ...awake.map((s, i) =>
      [-1, 1]
        .map((k) => circle(s.x + s.w / 2 + k * s.w * 0.2 + (i % 3) * 5 - 5, s.top + 94, s.w * 0.07))
        .join(''),
    ),
  );
  const sleepy = shelf.filter((s) => !awake.includes(s));
  const lids = art(
    ...sleepy.map((s) =>
      [-1, 1]
        .map((k) =>
          stroke(
            `M${s.x + s.w / 2 + k * s.w * 0.2 - s.w * 0.12} ${s.top + 90}q${s.w * 0.12} ${s.w * 0.12} ${s.w * 0.24} 0`,
            8,
          ),
        )
        .join(''),
    ),
  );
  const marks = shelf.map((s) =>
    art(rect(s.x + 3, s.top + 24, s.w - 6, 12), rect(s.x + 3, s.foot - 70, s.w - 6, 12)),
  );
  return print(
    palette,
    [
      solid(night, rect(-10, -10, 1820, 1220)),
      solid(c.second === night ? c.light : c.second, ...a.map((s) => spineBody(s))),
      solid(night === c.ground ? c.figure : c.ground, ...b.map((s) => spineBody(s))),
      solid(c.accent, ...d.map((s) => spineBody(s))),
      solid(night, ...marks, lids, ...[430, 830].map((y) => rect(-10, y, 1820, 22))),
      solid(HOUSE.paper, eyes),
      solid(HOUSE.ink, pupils),
    ],
    'een donkere boekenkast waarin de boeken ogen hebben.',
    [900, 600],
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
