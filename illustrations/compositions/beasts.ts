import { art, circle, ellipse, line, path, poly, rect, stroke, turn } from '../art.ts';
import { HOUSE, kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';

/** A shaggy, shy monster. */
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
  const gift = params.with ?? rng.pick(['flowers', 'book', 'cup']);
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
  const ridges = art(
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
      over(c.figure, upper, lower, ridges),
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
