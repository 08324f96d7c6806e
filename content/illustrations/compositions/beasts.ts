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
  stroke,
  turn,
  within,
} from '../art.ts';
import { HOUSE, kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying, openBook, row, spineBody, spineMarks } from '../shapes/book.ts';

/** A shaggy monster that is shyer than you. */
export const monster: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = 900;
  const fur: [number, number][] = [];
  for (let i = 0; i <= 40; i++) {
    const a = Math.PI * (1 + i / 40);
    const r = i % 2 === 0 ? 400 : 352;
    fur.push([x + Math.cos(a) * r, 560 + Math.sin(a) * r * 1.08]);
  }
  const skirt = Array.from({ length: 17 }, (_, i) => [x + 410 - i * 51, i % 2 === 0 ? 1200 : 1120] as const);
  const body = poly(...fur, ...skirt);
  const horns = art(
    path(
      `M${x - 260} 290C${x - 380} 250 ${x - 430} 150 ${x - 390} 60C${x - 340} 130 ${x - 260} 160 ${x - 170} 200Z`,
    ),
    path(
      `M${x + 260} 290C${x + 380} 250 ${x + 430} 150 ${x + 390} 60C${x + 340} 130 ${x + 260} 160 ${x + 170} 200Z`,
    ),
  );
  const eyes = art(circle(x - 130, 470, 110), circle(x + 130, 470, 110));
  const look = rng.range(-30, 30);
  const mouth = path(
    `M${x - 170} 660Q${x} 740 ${x + 170} 660Q${x + 130} 800 ${x} 800Q${x - 130} 800 ${x - 170} 660Z`,
  );
  const teeth = art(
    poly([x - 110, 686], [x - 40, 706], [x - 80, 760]),
    poly([x + 110, 686], [x + 40, 706], [x + 80, 760]),
  );
  const locks = art(
    ...Array.from({ length: 16 }, () => {
      const [lx, ly] = [x + rng.range(-330, 330), rng.range(820, 1080)];
      return stroke(`M${lx} ${ly}q10 40 30 60`, 14);
    }),
  );
  const gift = params['with'] ?? rng.pick(['flowers', 'book', 'cup']);
  const [gx, gy] = [x + 330, 860];
  const thing =
    gift === 'flowers'
      ? art(
          ...[-1, 0, 1].map((k) =>
            art(
              line([gx, gy + 60], [gx + k * 80, gy - 170], 14),
              ...[0, 72, 144, 216, 288].map((a) =>
                turn(a, gx + k * 80, gy - 190, ellipse(gx + k * 80, gy - 236, 26, 36)),
              ),
            ),
          ),
        )
      : gift === 'cup'
        ? art(
            path(
              `M${gx - 100} ${gy - 150}H${gx + 80}V${gy - 10}Q${gx - 10} ${gy + 60} ${gx - 100} ${gy - 10}Z`,
            ),
            `<circle cx="${gx + 100}" cy="${gy - 80}" r="44" fill="none" stroke="#fff" stroke-width="24"/>`,
          )
        : turn(10, gx, gy, rect(gx - 100, gy - 240, 210, 280));
  const claw = art(
    ...[-1, 0, 1].map((k) => line([gx + k * 40, gy + 60], [gx + k * 46, gy + 4], 44)),
    ellipse(gx, gy + 80, 100, 60),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 520, 470)),
      solid(c.light === c.ground ? c.accent : c.light, horns),
      over(c.figure, body),
      solid(HOUSE.paper, eyes),
      solid(HOUSE.ink, circle(x - 130 + look, 480, 54), circle(x + 130 + look, 480, 54)),
      solid(c.accent, mouth, thing),
      solid(HOUSE.paper, teeth, circle(x - 146 + look, 460, 16), circle(x + 114 + look, 460, 16)),
      solid(c.ground === c.figure ? c.second : c.ground, locks),
      solid(c.figure, claw),
    ],
    `een harig ${kleur(palette.figure, 'het')} monster met hoorns houdt verlegen ${gift === 'flowers' ? 'een bosje bloemen' : gift === 'cup' ? 'een kop koffie' : 'een boek'} vast.`,
    [x, 580],
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
  const flesh =
    palette.ground === 'orange' || palette.accent === 'orange' || palette.second === 'orange'
      ? HOUSE.orange
      : c.accent;
  const skin = flesh === c.ground ? c.second : flesh;
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

/** A crocodile whose jaws are a book. */
export const croc: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [860, 640];
  const upper = path(
    `M${x - 420} ${y - 20}C${x - 460} ${y - 130} ${x - 440} ${y - 250} ${x - 330} ${y - 270}C${x - 290} ${y - 350} ${x - 200} ${y - 350} ${x - 160} ${y - 270}L${x + 420} ${y - 420}C${x + 520} ${y - 440} ${x + 560} ${y - 360} ${x + 500} ${y - 320}L${x - 200} ${y + 10}Z`,
  );
  const lower = path(
    `M${x - 420} ${y - 20}L${x - 200} ${y + 10}L${x + 500} ${y + 110}C${x + 570} ${y + 130} ${x + 550} ${y + 220} ${x + 470} ${y + 210}L${x - 120} ${y + 190}C${x - 140} ${y + 360} ${x - 130} ${y + 480} ${x - 130} ${y + 620}H${x - 560}C${x - 590} ${y + 360} ${x - 500} ${y + 120} ${x - 420} ${y - 20}Z`,
  );
  const teethUp = art(
    ...Array.from({ length: 8 }, (_, i) => {
      const t = i / 8;
      const bx = x - 120 + t * 600;
      const by = y - 28 - t * 284;
      return poly([bx, by], [bx + 60, by - 28], [bx + 44, by + 54]);
    }),
  );
  const teethLow = art(
    ...Array.from({ length: 8 }, (_, i) => {
      const t = i / 8;
      const bx = x - 120 + t * 590;
      const by = y + 24 + t * 86;
      return poly([bx, by], [bx + 60, by + 8], [bx + 24, by - 62]);
    }),
  );
  const eye = circle(x - 246, y - 258, 56);
  const glasses = `<circle cx="${x - 246}" cy="${y - 258}" r="92" fill="none" stroke="#fff" stroke-width="22"/>`;
  const temple = stroke(`M${x - 338} ${y - 258}L${x - 430} ${y - 200}`, 20);
  const nostril = ellipse(x + 450, y - 376, 22, 14);
  const scales_ = art(
    ...Array.from({ length: 5 }, (_, i) =>
      poly(
        [x - 560 - i * -8, y + 80 + i * 110],
        [x - 640 + i * 4, y + 110 + i * 110],
        [x - 560 - i * -4, y + 160 + i * 110],
      ),
    ),
  );
  const page = art(poly([x + 40, y + 10], [x + 330, y - 150], [x + 430, y + 30], [x + 120, y + 60]));
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x + 40, y - 60, 460)),
      solid(c.light === c.ground ? c.second : c.light, page),
      over(c.figure, upper, lower, scales_),
      solid(HOUSE.paper, teethUp, teethLow, eye),
      solid(HOUSE.ink, circle(x - 232, y - 252, 24)),
      solid(c.accent, glasses, temple),
      solid(
        c.ground === c.figure ? c.light : c.ground,
        nostril,
        ...[0, 1, 2, 3].map((i) => stroke(`M${x - 420 + i * 10} ${y + 180 + i * 100}q60 40 120 0`, 12)),
      ),
    ],
    `een ${kleur(palette.figure)} krokodil met een bril heeft een bladzijde tussen de kaken.`,
    [x + 20, 600],
  );
};

/** A child reads to a very large dog. */
export const dog: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const foot = 1060;
  const beast = art(
    path(
      `M${x - 430} ${foot}C${x - 470} ${foot - 280} ${x - 360} ${foot - 470} ${x - 190} ${foot - 500}C${x - 220} ${foot - 660} ${x - 130} ${foot - 830} ${x + 20} ${foot - 840}C${x + 120} ${foot - 840} ${x + 180} ${foot - 780} ${x + 210} ${foot - 700}L${x + 330} ${foot - 660}C${x + 390} ${foot - 630} ${x + 380} ${foot - 540} ${x + 310} ${foot - 530}L${x + 130} ${foot - 500}C${x + 150} ${foot - 350} ${x + 130} ${foot - 160} ${x + 150} ${foot}Z`,
    ),
    stroke(
      `M${x - 400} ${foot - 60}C${x - 560} ${foot - 60} ${x - 600} ${foot - 200} ${x - 540} ${foot - 300}`,
      64,
    ),
  );
  const ear = path(
    `M${x - 110} ${foot - 790}C${x - 230} ${foot - 780} ${x - 280} ${foot - 600} ${x - 220} ${foot - 470}C${x - 130} ${foot - 480} ${x - 60} ${foot - 620} ${x - 40} ${foot - 760}Z`,
  );
  const nose = ellipse(x + 344, foot - 620, 40, 32);
  const eye = stroke(`M${x + 90} ${foot - 690}q30 26 60 4`, 14);
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const kx = x + 420;
  const kid = art(
    path(
      `M${kx - 110} ${foot}C${kx - 130} ${foot - 170} ${kx - 80} ${foot - 260} ${kx} ${foot - 260}C${kx + 90} ${foot - 260} ${kx + 120} ${foot - 150} ${kx + 110} ${foot}Z`,
    ),
    stroke(`M${kx - 20} ${foot - 30}H${kx - 210}`, 70),
    stroke(`M${kx - 40} ${foot - 180}L${kx - 140} ${foot - 130}`, 48),
  );
  const face = art(circle(kx - 10, foot - 350, 92), circle(kx - 150, foot - 128, 28));
  const hair = art(
    path(
      `M${kx + 88} ${foot - 320}C${kx + 120} ${foot - 470} ${kx - 80} ${foot - 490} ${kx - 100} ${foot - 380}C${kx - 50} ${foot - 410} ${kx + 10} ${foot - 410} ${kx + 30} ${foot - 340}Z`,
    ),
    circle(kx + 90, foot - 400, 44),
  );
  const book = art(
    poly([kx - 250, foot - 250], [kx - 150, foot - 200], [kx - 150, foot - 60], [kx - 250, foot - 110]),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 450)),
      over(c.figure, beast),
      over(c.accent, ear),
      solid(HOUSE.ink === c.figure ? c.light : HOUSE.ink, nose, eye),
      solid(c.accent, kid, rect(-10, foot, 1820, 160)),
      solid(skin, face),
      solid(c.figure === c.sheet ? c.second : c.figure, hair),
      solid(c.sheet === c.figure ? c.second : c.sheet, book),
    ],
    `een kind leest voor aan een reusachtige ${kleur(palette.figure)} hond met een hangoor.`,
    [x + 60, 620],
  );
};

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

/** A sheet of paper out of which a cat has been cut; it walks off. */
export const cutCat: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const cat = (x: number, y: number): Art =>
    art(
      path(
        `M${x - 250} ${y - 90}C${x - 230} ${y - 180} ${x - 130} ${y - 180} ${x} ${y - 170}C${x + 60} ${y - 170} ${x + 100} ${y - 200} ${x + 130} ${y - 240}L${x + 130} ${y - 350}L${x + 190} ${y - 300}H${x + 240}L${x + 300} ${y - 350}L${x + 300} ${y - 230}C${x + 320} ${y - 160} ${x + 270} ${y - 110} ${x + 220} ${y - 100}L${x + 200} ${y + 180}H${x + 130}L${x + 110} ${y - 10}H${x - 120}L${x - 150} ${y + 180}H${x - 220}Z`,
      ),
      stroke(`M${x - 220} ${y - 90}C${x - 340} ${y - 110} ${x - 290} ${y - 260} ${x - 370} ${y - 320}`, 48),
    );
  const sheet = turn(-5, 640, 560, rect(170, 130, 880, 900));
  const away = cat(1270, 840);
  const left = turn(-5, 640, 560, cat(640, 620));
  const dash = turn(
    -5,
    640,
    560,
    '<path d="M200 960C420 900 380 830 400 800" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-dasharray="26 24"/>',
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 1100, 560, 430)),
      over(c.accent, sheet, hole(left)),
      over(c.accent, away),
      solid(c.light, circle(1462, 616, 12), circle(1520, 616, 12), dash),
      solid(c.figure, rect(-10, 1022, 1820, 14), stroke('M1480 650h30', 7)),
    ],
    `uit een ${kleur(palette.accent, 'het')} vel is een kat geknipt; ze wandelt ernaast weg.`,
    [980, 640],
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
      solid(c.accent, ...books.map(cap)),
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

const turned = <T extends { art: Art }>(plate: T, degrees: number, x: number, y: number): T => ({
  ...plate,
  art: turn(degrees, x, y, plate.art),
});

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
