import { type Art, art, circle, ellipse, path, poly, rect, stroke, turn } from '../art.ts';
import { HOUSE, kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { row, spineBody } from '../shapes/book.ts';

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
  const fox = params.kind === 'fox';
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

/** Books with eyes, under dimmed lamps. */
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
