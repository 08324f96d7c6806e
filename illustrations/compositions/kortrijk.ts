import { type Art, art, circle, ellipse, hole, poly, rect, scale, stroke } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { belfry, bridge, broeltoren, house, ripple } from '../shapes/city.ts';

/** The Broeltorens and their bridge, doubled in the Leie. */
export const towers: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const water = 800;
  const cx = 900;
  const [w, h] = [250, rng.range(350, 400)];
  const [a, b] = [broeltoren(cx - 265, water, w, h), broeltoren(cx + 265, water, w, h)];
  const moon = { x: cx + rng.range(-60, 90), y: rng.range(380, 440), r: rng.range(300, 340) };
  const span = bridge(-40, 1840, water - 150, water, 7);
  const town = art(span, a.wall, b.wall, a.roof, b.roof);
  const lights = art(a.windows, b.windows);
  const reflection = scale(1, -0.72, 0, water, town);
  const ripples = Array.from({ length: 12 }, (_, i) =>
    stroke(
      ripple(rng.range(-200, 1300), water + 34 + i * 31, rng.range(60, 110), rng.int(4, 9), 14),
      9 + (i % 3) * 2,
    ),
  );
  return print(
    palette,
    [
      over(c.second, circle(moon.x, moon.y, moon.r), rect(0, water, 1800, 400), hole(...ripples)),
      over(c.figure, town, hole(lights)),
      over(c.figure, reflection, hole(...ripples)),
      solid(c.light, lights),
    ],
    `de twee Broeltorens van Kortrijk met de brug ertussen, weerspiegeld in een ${kleur(palette.second)} Leie, achter hen een ${kleur(palette.second)} maan.`,
    [cx, 560],
  );
};

/** The belfry, cropped, with a moon pinned to its spire. */
export const belfort: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const tower = belfry(x, 1240, 330, 590);
  const moon = circle(x + rng.pick([-1, 1]) * rng.range(120, 200), rng.range(360, 440), rng.range(300, 340));
  const fronts = [-3, -2, -1, 1, 2, 3].map((i) => {
    const w = rng.range(250, 290);
    return {
      left: x + i * 290 - w / 2 + (i > 0 ? 10 : -10),
      w,
      h: rng.range(150, 330),
      gable: rng.pick(['step', 'neck', 'point', 'step']),
    };
  });
  const roofs = art(...fronts.map(({ left, w, h, gable }) => house(left, 1240, w, h, gable)));
  const panes = art(
    ...fronts.flatMap(({ left, w, h }) =>
      [0.18, 0.58].map((at) => rect(left + w * at, 1240 - h + 30, w * 0.24, 76)),
    ),
  );
  return print(
    palette,
    [
      over(c.second, moon),
      over(c.second, roofs, hole(panes)),
      over(c.figure, tower.wall, tower.roof, hole(tower.light)),
      solid(c.light, tower.light),
      solid(c.figure, stroke(`M${x} ${650 + 238}v-78M${x} ${650 + 238}l50 34`, 16)),
    ],
    `het belfort van Kortrijk steekt ${kleur(palette.figure, 'het')} af tegen een grote ${kleur(palette.second)} maan.`,
    [x, 560],
  );
};

/** A straight canal between poplars. */
export const canal: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const horizon = 560;
  const water = poly([x - 34, horizon], [x + 34, horizon], [x + 620, 1240], [x - 620, 1240]);
  const trees: Art[] = [];
  const shadows: Art[] = [];
  for (let i = 0; i < 7; i++) {
    const z = 1 / (1 + i * 0.75);
    for (const k of [-1, 1]) {
      const tx = x + k * (60 + 860 * z);
      const foot = horizon + 520 * z;
      const [w, h] = [230 * z, 1050 * z];
      trees.push(
        ellipse(tx, foot - h * 0.56, w / 2, h * 0.46),
        rect(tx - w * 0.06, foot - h * 0.2, w * 0.12, h * 0.2),
      );
      shadows.push(ellipse(x + k * (30 + 430 * z), horizon + 620 * z + h * 0.24, w * 0.32, h * 0.3));
    }
  }
  const sun = circle(x, horizon - 60, rng.range(200, 250));
  const fields = art(
    ...Array.from({ length: 9 }, (_, i) =>
      poly(
        [x - 60 - i * 30, horizon + 6],
        [x - 74 - i * 44, horizon + 6],
        [-300 - i * 700, 1240],
        [300 - i * 640, 1240],
      ),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      poly(
        [x + 60 + i * 30, horizon + 6],
        [x + 74 + i * 44, horizon + 6],
        [2100 + i * 700, 1240],
        [1500 + i * 640, 1240],
      ),
    ),
  );
  return print(
    palette,
    [
      solid(c.accent, sun),
      over(c.second === c.ground ? c.light : c.second, rect(-10, horizon, 1820, 700), hole(fields)),
      solid(c.light === c.ground ? c.accent : c.light, water),
      over(c.figure, ...trees),
      over(
        c.figure,
        `<clipPath id="canal"><polygon points="${x - 34},${horizon} ${x + 34},${horizon} ${x + 620},1240 ${x - 620},1240"/></clipPath><g clip-path="url(#canal)">${shadows.join('')}</g>`,
      ),
    ],
    'een kaarsrecht kanaal tussen twee rijen populieren, met de zon aan het eind.',
    [x, 600],
  );
};
