import { type Art, art, circle, ellipse, line, path, poly, rect, stroke, turn, within } from '../art.ts';
import { kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { HEADS, standing } from '../shapes/person.ts';

/** One reader in a cone of light between curtains. */
export const spotlight: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = rng.range(820, 980);
  const floor = 960;
  const cone = poly([x - 60, -40], [x + 60, -40], [x + 430, floor + 30], [x - 430, floor + 30]);
  const pool = ellipse(x, floor + 30, 430, 96);
  const n = Number(params.people ?? 1);
  const people = Array.from({ length: n }, (_, i) =>
    standing(rng, x + (i - (n - 1) / 2) * 190, floor + 36, rng.range(620, 680) - n * 24, rng.pick(HEADS)),
  );
  const curtain = (k: 1 | -1): Art =>
    path(
      `M${x + k * 1300} -20H${x + k * 330}C${x + k * 340} 300 ${x + k * 470} 620 ${x + k * 640} 800C${x + k * 600} 900 ${x + k * 610} 1000 ${x + k * 640} 1240H${x + k * 1300}Z`,
    );
  const folds = (k: 1 | -1): Art =>
    art(
      ...[0, 1, 2, 3].map((i) =>
        stroke(
          `M${x + k * (450 + i * 130)} -20C${x + k * (470 + i * 130)} 300 ${x + k * (600 + i * 110)} 560 ${x + k * (720 + i * 110)} 790`,
          16,
        ),
      ),
    );
  const skins = rng.shuffle([SKIN.sand, SKIN.clay, SKIN.umber, SKIN.cocoa]);
  const boards = art(
    ...Array.from({ length: 13 }, (_, i) =>
      line([x + (i - 6) * 90, floor - 100], [x + (i - 6) * 330, 1240], 6),
    ),
  );
  const lit = c.second === c.light && c.light !== c.ground ? c.light : c.second;
  return print(
    palette,
    [
      over(lit, cone, pool),
      over(c.accent, curtain(1), curtain(-1)),
      solid(c.ground, folds(1), folds(-1)),
      ...people.flatMap((p, i) => [
        solid(c.figure === lit ? c.accent : c.figure, p.body),
        solid(skins[i % 4] ?? SKIN.sand, p.skin),
        solid(c.accent, p.top),
        solid(c.sheet === lit ? c.accent : c.sheet, p.book),
      ]),
      solid(c.figure, within(rect(0, 1180, 1, 1), boards)),
    ],
    `${n === 1 ? 'iemand leest voor' : `${['', '', 'twee', 'drie', 'vier', 'vijf'][n] ?? 'enkele'} mensen lezen voor`} in een kegel van ${kleur(palette.second, 'het')} licht, tussen twee gordijnen.`,
    [x, 640],
  );
};

/** A megaphone from which the shapes of letters fly. */
export const megaphone: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [760, 620];
  const tilt = rng.range(-20, -10);
  const horn = poly([x - 170, y - 110], [x + 380, y - 330], [x + 380, y + 330], [x - 170, y + 110]);
  const low = poly([x - 170, y], [x + 380, y], [x + 380, y + 330], [x - 170, y + 110]);
  const rim = ellipse(x + 380, y, 70, 340);
  const back = art(
    rect(x - 290, y - 100, 140, 200, 24),
    path(`M${x - 70} ${y + 120}L${x - 20} ${y + 400}H${x + 90}L${x + 70} ${y + 180}Z`),
  );
  const rays = art(
    ...[-2, -1, 0, 1, 2].map((i) =>
      turn(
        i * 15,
        x + 300,
        y,
        poly([x + 560, y - 22], [x + 960, y - 50], [x + 960, y + 50], [x + 560, y + 22]),
      ),
    ),
  );
  return print(
    palette,
    [
      over(
        c.second,
        turn(tilt, x, y, rays),
        backdrop(rng, x + 60, y, 410, ['sun', 'arch', 'drop', 'corner', 'rings', 'blob']),
      ),
      over(c.figure, turn(tilt, x, y, horn, back)),
      over(c.accent, turn(tilt, x, y, low)),
      solid(c.light, turn(tilt, x, y, rim)),
      solid(c.figure === c.light ? c.ground : c.figure, turn(tilt, x, y, ellipse(x + 380, y, 44, 280))),
      solid(c.accent, turn(tilt, x, y, ellipse(x + 384, y, 22, 120))),
    ],
    `een ${kleur(palette.figure)} megafoon roept ${kleur(palette.second)} stralen de lucht in.`,
    [x + 160, y],
  );
};

/** Arms that hold books up, as at a concert. */
export const hands: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const n = 6;
  const skins = rng.shuffle([SKIN.sand, SKIN.clay, SKIN.umber, SKIN.cocoa, SKIN.sand, SKIN.umber]);
  const arms = Array.from({ length: n }, (_, i) => {
    const x = 130 + i * 308 + rng.range(-26, 26);
    const y = (i % 2 === 0 ? 500 : 640) + rng.range(-50, 50);
    const lean = rng.range(-10, 10);
    const spin = (a: Art): Art => turn(lean, x, 1240, a);
    return {
      sleeve: spin(path(`M${x - 120} 1300L${x - 86} ${y + 330}H${x + 86}L${x + 120} 1300Z`)),
      arm: spin(
        art(
          path(`M${x - 62} ${y + 350}L${x - 56} ${y + 110}H${x + 56}L${x + 62} ${y + 350}Z`),
          path(
            `M${x - 84} ${y + 150}C${x - 100} ${y + 50} ${x - 80} ${y - 40} ${x - 60} ${y - 50}H${x + 70}C${x + 100} ${y} ${x + 90} ${y + 100} ${x + 70} ${y + 150}Z`,
          ),
        ),
      ),
      book: spin(art(rect(x - 130, y - 330, 250, 340))),
      spine: spin(rect(x - 130, y - 330, 46, 340)),
      label: spin(rect(x - 40, y - 260, 110, 60)),
      grip: spin(
        art(
          ...[0, 1, 2, 3].map((k) =>
            line([x - 62 + k * 42, y - 46 + (k === 0 || k === 3 ? 14 : 0)], [x - 62 + k * 42, y + 44], 38),
          ),
        ),
      ),
      thumb: spin(line([x + 86, y + 90], [x + 112, y - 10], 40)),
    };
  });
  const every = (k: number, of: number, part: keyof (typeof arms)[number]): Art =>
    art(...arms.filter((_, i) => i % of === k).map((a) => a[part]));
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 900, 560, 470)),
      over(c.figure, every(0, 2, 'sleeve')),
      over(c.accent, every(1, 2, 'sleeve')),
      ...arms.map((a, i) => solid(skins[i % skins.length] ?? SKIN.sand, a.arm)),
      solid(c.accent, every(0, 2, 'book')),
      solid(c.figure, every(1, 2, 'book')),
      solid(c.light, every(0, 2, 'spine'), every(1, 2, 'label')),
      solid(c.second === c.light ? c.ground : c.second, every(1, 2, 'spine'), every(0, 2, 'label')),
      ...arms.map((a, i) => solid(skins[i % skins.length] ?? SKIN.sand, a.grip, a.thumb)),
    ],
    'zes armen steken een boek in de lucht, zoals op een concert.',
    [900, 560],
  );
};

/** A quiz bell that makes a stack of books jump. */
export const bell: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const dome = path(
    `M${x - 340} 900C${x - 340} 620 ${x - 190} 500 ${x} 500C${x + 190} 500 ${x + 340} 620 ${x + 340} 900Z`,
  );
  const base = rect(x - 400, 900, 800, 80, 20);
  const knob = art(rect(x - 22, 420, 44, 100), ellipse(x, 410, 76, 40));
  const finger = art(line([x, 340], [x, -60], 96), circle(x, 330, 48));
  const rays = art(...[-3, -2, -1, 1, 2, 3].map((i) => turn(i * 24, x, 760, rect(x - 16, 160, 32, 150, 16))));
  const shine = stroke(`M${x - 250} 840C${x - 240} 700 ${x - 170} 620 ${x - 80} 590`, 26);
  const books = [-1, 1].map((k) =>
    turn(k * rng.range(14, 26), x + k * 560, 700, rect(x + k * 560 - 120, 540, 240, 320)),
  );
  const labels = [-1, 1].map((k) => turn(k * 20, x + k * 560, 700, rect(x + k * 560 - 60, 600, 120, 60)));
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 660, 450)),
      over(c.figure, ...books),
      solid(c.light, ...labels, rays),
      over(c.accent, dome),
      solid(c.figure, base, knob),
      solid(c.light, shine),
      solid(SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)], finger),
      solid(c.light, path(`M${x - 30} 352q30 -40 60 0v16q-30 14 -60 0Z`)),
    ],
    'een vinger slaat op een grote quizbel; links en rechts vliegen boeken op.',
    [x, 600],
  );
};

/** Six identical chairs and one that is turned away. */
export const chairs: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const odd = rng.int(1, 3);
  const chair = (x: number, y: number, k: number, back: boolean): Art =>
    art(
      back
        ? art(
            rect(x - 110 * k, y - 420 * k, 220 * k, 220 * k, 20),
            rect(x - 96 * k, y - 220 * k, 26 * k, 240 * k),
            rect(x + 70 * k, y - 220 * k, 26 * k, 240 * k),
          )
        : art(
            rect(x - 110 * k, y - 420 * k, 26 * k, 260 * k),
            rect(x + 84 * k, y - 420 * k, 26 * k, 260 * k),
            rect(x - 110 * k, y - 410 * k, 220 * k, 40 * k),
            rect(x - 110 * k, y - 330 * k, 220 * k, 30 * k),
          ),
      poly(
        [x - 120 * k, y - 180 * k],
        [x + 120 * k, y - 180 * k],
        [x + 146 * k, y - 110 * k],
        [x - 146 * k, y - 110 * k],
      ),
      rect(x - 140 * k, y - 114 * k, 28 * k, 234 * k),
      rect(x + 112 * k, y - 114 * k, 28 * k, 234 * k),
    );
  const all = Array.from({ length: 5 }, (_, i) => ({
    x: 120 + i * 390,
    y: 940,
    k: 1.35,
    turned: i === odd,
  }));
  const rest = all.filter((_, i) => i !== odd);
  const one = all[odd];
  const fx = one?.x ?? 900;
  return print(
    palette,
    [
      over(
        c.second,
        rect(-10, 900, 1820, 320),
        circle(fx + rng.range(-60, 60), rng.range(430, 500), rng.range(260, 320)),
      ),
      over(c.figure, ...rest.map(({ x, y, k }) => chair(x, y, k, false))),
      over(c.accent, one === undefined ? '' : chair(one.x, one.y, one.k, true)),
      solid(c.sheet, rect(fx - 74, 640, 150, 50, 6), turn(-6, fx, 620, rect(fx - 60, 588, 140, 48, 6))),
    ],
    'een rij lege stoelen; op één ervan, in een andere kleur, liggen twee boeken.',
    [Math.min(1350, Math.max(450, fx)), 620],
  );
};
