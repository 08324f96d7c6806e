import { art, circle, ellipse, flip, line, path, poly, rect, ring, within } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { row, spineBody, spineMarks } from '../shapes/book.ts';
import { profile } from '../shapes/person.ts';

/** A train that comes straight at us, under a huge moon. */
export const train: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 960);
  const horizon = 760;
  const front = path(
    `M${x - 230} 870V430C${x - 230} 270 ${x - 140} 220 ${x} 220C${x + 140} 220 ${x + 230} 270 ${x + 230} 430V870C${x + 230} 910 ${x - 230} 910 ${x - 230} 870Z`,
  );
  const glazing = path(
    `M${x - 170} 560V430C${x - 170} 340 ${x - 120} 300 ${x} 300C${x + 120} 300 ${x + 170} 340 ${x + 170} 430V560Z`,
  );
  const lamps = art(circle(x - 150, 750, 46), circle(x + 150, 750, 46), circle(x, 660, 36));
  const beams = art(
    poly([x - 150, 704], [x - 150, 796], [x - 900, 1240], [x - 1500, 1000]),
    poly([x + 150, 704], [x + 150, 796], [x + 900, 1240], [x + 1500, 1000]),
  );
  const rails = art(
    poly([x - 130, 900], [x - 100, 900], [x - 330, 1240], [x - 420, 1240]),
    poly([x + 130, 900], [x + 100, 900], [x + 330, 1240], [x + 420, 1240]),
  );
  const ties = art(
    ...[0, 1, 2, 3].map((i) => {
      const y = 930 + i * i * 22 + i * 46;
      const w = 200 + i * 130;
      return rect(x - w, y, w * 2, 18 + i * 12);
    }),
  );
  const moon = circle(x + rng.pick([-1, 1]) * rng.range(120, 230), 440, rng.range(390, 430));
  const driver = art(circle(x - 30, 500, 46), rect(x - 110, 540, 160, 40, 20), rect(x - 84, 452, 108, 26, 8));
  const dark = c.figure === c.light ? c.ground : c.figure;
  return print(
    palette,
    [
      over(c.second, moon),
      over(c.accent, beams),
      solid(c.figure, rect(-10, horizon + 100, 1820, 6), ties),
      over(c.figure, front),
      solid(c.light === c.figure ? c.accent : c.light, glazing),
      solid(dark, within(glazing, driver)),
      solid(c.light, lamps),
      solid(c.light === c.ground ? c.figure : c.light, rails),
      solid(c.accent, rect(x - 226, 610, 452, 18)),
    ],
    `een ${kleur(palette.figure)} trein komt recht op ons af, onder een reusachtige ${kleur(palette.second)} maan.`,
    [x, 600],
  );
};

/** Two heads in a train window, and a moon over the hop field. */
export const trainWindow: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const pane = path(
    'M330 150H1470A90 90 0 0 1 1560 240V860A90 90 0 0 1 1470 950H330A90 90 0 0 1 240 860V240A90 90 0 0 1 330 150Z',
  );
  const k = 0.66;
  const left = profile(480, 340, k, 10);
  const right = flip(900, profile(470, 370, k, -8));
  const hair = art(
    path(
      'M470 560C430 400 560 310 700 340C790 356 830 420 838 470C760 430 720 470 680 520C640 560 640 650 610 700C540 690 490 640 470 560Z',
    ),
    circle(520, 420, 90),
  );
  const hat = art(
    path('M930 470C920 380 990 330 1090 330C1200 330 1290 400 1290 480Z'),
    ellipse(1100, 478, 250, 32),
  );
  const moon = circle(900 + rng.range(-60, 60), 400, rng.range(150, 180));
  const hops = art(
    ...Array.from({ length: 15 }, (_, i) =>
      art(
        line([260 + i * 96, 960], [290 + i * 96, 640], 8),
        ...[0, 1, 2, 3].map((j) => ellipse(266 + i * 96 + j * 8, 900 - j * 70, 26, 36)),
      ),
    ),
  );
  const dark = palette.ground === 'ink' || palette.ground === 'darkBlue' ? c.ground : c.figure;
  const sky = c.ground === dark ? c.second : c.second === c.light ? c.accent : c.second;
  const person = c.figure === dark ? dark : c.figure;
  return print(
    palette,
    [
      solid(sky, pane),
      solid(c.light, within(pane, moon)),
      over(dark, within(pane, poly([200, 960], [200, 800], [900, 740], [1600, 800], [1600, 960]), hops)),
      solid(person, within(pane, left)),
      solid(c.accent === sky ? c.light : c.accent, within(pane, right)),
      solid(c.accent === sky ? c.figure : dark === person ? c.accent : dark, within(pane, hair)),
      solid(dark, within(pane, hat)),
      solid(
        c.light === c.ground ? dark : c.light,
        '<rect x="240" y="150" width="1320" height="800" rx="90" fill="none" stroke="#fff" stroke-width="34"/>',
      ),
      solid(dark === c.ground ? c.figure : dark, rect(-10, 1040, 1820, 36), rect(-10, 1100, 1820, 14)),
    ],
    'twee reizigers zitten tegenover elkaar in een treinraam, achter hen een maan boven een hopveld.',
    [900, 560],
  );
};

/** A van loaded with books whose spines face up. */
export const van: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 860;
  const road = 960;
  const books = row(rng, x - 520, x + 200, 640, [240, 420], [70, 130]);
  const [a, b] = [books.filter((_, i) => i % 2 === 0), books.filter((_, i) => i % 2 === 1)];
  const bed = art(rect(x - 560, 600, 790, 290, 14));
  const cab = path(
    `M${x + 210} 890V400C${x + 210} 380 ${x + 226} 370 ${x + 246} 370H${x + 400}C${x + 450} 370 ${x + 480} 420 ${x + 500} 470L${x + 540} 600C${x + 600} 610 ${x + 640} 640 ${x + 640} 700V890Z`,
  );
  const pane = path(
    `M${x + 280} 590V440H${x + 390}C${x + 420} 440 ${x + 434} 470 ${x + 446} 510L${x + 468} 590Z`,
  );
  const driver = art(circle(x + 352, 530, 42), rect(x + 300, 565, 110, 40, 20));
  const wheels = art(circle(x - 330, 890, 122), circle(x + 410, 890, 122));
  const hubs = art(circle(x - 330, 890, 52), circle(x + 410, 890, 52));
  const stripe = art(rect(x - 560, 700, 790, 30), rect(x + 230, 700, 410, 30));
  const sun = backdrop(rng, x, 480, 370, ['sun', 'arch', 'rays', 'corner', 'drop', 'rings', 'stairs']);
  const dashes = art(...Array.from({ length: 9 }, (_, i) => rect(-40 + i * 220, 1090, 130, 24)));
  const dark = c.figure === c.light ? c.ground : c.figure;
  return print(
    palette,
    [
      over(c.second, sun),
      over(c.accent, ...a.map((s) => spineBody(s))),
      over(c.figure, ...b.map((s) => spineBody(s))),
      solid(c.light, ...a.map((s) => spineMarks(s)), ...b.map((s) => spineMarks(s))),
      over(c.figure, rect(-10, road, 1820, 300)),
      solid(c.light === c.ground ? c.accent : c.light, dashes),
      solid(c.accent, bed, cab),
      solid(c.light, stripe, pane),
      solid(dark, within(pane, driver)),
      solid(c.figure === c.light ? c.ground : c.figure, wheels),
      solid(c.light, hubs, ring(x - 330, 890, 118, 8), ring(x + 410, 890, 118, 8)),
    ],
    `een ${kleur(palette.accent)} bestelwagen vol boeken, de ruggen omhoog, onderweg.`,
    [x + 20, 620],
  );
};

/** A bus whose windows are book spines. */
export const bus: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const body = path(
    `M${x - 560} 920V330C${x - 560} 270 ${x - 520} 240 ${x - 460} 240H${x + 440}C${x + 530} 240 ${x + 560} 300 ${x + 570} 380L${x + 600} 640V920Z`,
  );
  const wheels = art(circle(x - 320, 920, 116), circle(x + 340, 920, 116));
  const books = row(rng, x - 500, x + 330, 620, [200, 290], [62, 110]);
  const pane = rect(x - 510, 310, 850, 310, 20);
  const front = path(
    `M${x + 390} 310H${x + 470}C${x + 500} 310 ${x + 512} 340 ${x + 518} 380L${x + 546} 620H${x + 390}Z`,
  );
  const [a, b] = [books.filter((_, i) => i % 2 === 0), books.filter((_, i) => i % 2 === 1)];
  const dark = c.figure === c.light ? c.ground : c.figure;
  const sun = backdrop(rng, x, 460, 370, ['sun', 'arch', 'rays', 'corner', 'drop', 'rings', 'stairs']);
  return print(
    palette,
    [
      over(c.second, sun),
      solid(dark, rect(-10, 990, 1820, 230)),
      solid(
        c.light === dark ? c.figure : c.light,
        ...Array.from({ length: 9 }, (_, i) => rect(-40 + i * 220, 1096, 130, 22)),
      ),
      over(c.accent, body),
      solid(c.light, pane, front),
      solid(dark === c.light ? c.figure : dark, within(pane, ...a.map((s) => spineBody(s)))),
      solid(c.second === c.light ? c.accent : c.second, within(pane, ...b.map((s) => spineBody(s)))),
      solid(
        c.light,
        ...books.map((s) => spineMarks(s)),
        rect(x - 560, 700, 1166, 20),
        rect(x - 560, 736, 1170, 8),
        circle(x + 560, 820, 26),
      ),
      solid(dark === c.ground && palette.ground !== 'ink' ? dark : dark, wheels),
      solid(c.light, circle(x - 320, 920, 48), circle(x + 340, 920, 48)),
    ],
    `een ${kleur(palette.accent)} bus met boekruggen achter de ramen.`,
    [x, 600],
  );
};
