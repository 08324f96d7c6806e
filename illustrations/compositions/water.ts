import { type Art, art, circle, hole, line, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { ripple, swell, waves } from '../shapes/city.ts';

/** A boat folded from a printed page. */
export const paperBoat: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 960);
  const sea = 830;
  const hull = poly([x - 430, 560], [x + 430, 560], [x + 250, 900], [x - 250, 900]);
  const sail = poly([x, 170], [x + 210, 560], [x - 210, 560]);
  const half = art(
    poly([x, 170], [x + 210, 560], [x, 560]),
    poly([x, 560], [x + 430, 560], [x + 250, 900], [x, 900]),
  );
  const text = art(
    ...[0, 1, 2, 3].map((i) => line([x - 60 - i * 34, 330 + i * 54], [x - 22, 330 + i * 54], 14)),
    ...[0, 1, 2].map((i) =>
      line([x - 330 + i * 34, 626 + i * 60], [x - 30 - (i === 2 ? 80 : 0), 626 + i * 60], 14),
    ),
    ...[0, 1, 2].map((i) =>
      line([x + 40, 626 + i * 60], [x + 330 - i * 34 - (i === 1 ? 60 : 0), 626 + i * 60], 14),
    ),
  );
  const sun = circle(x + rng.pick([-1, 1]) * rng.range(300, 380), 360, rng.range(190, 240));
  const front = art(waves(sea, 1240, 220, 46, rng.range(-100, 0)));
  const lines = art(
    ...Array.from({ length: 4 }, (_, i) =>
      stroke(ripple(rng.range(-200, 200), sea + 110 + i * 80, 110, 16, 34), 12),
    ),
  );
  const dark = c.figure === c.light ? c.ground : c.figure;
  const paper = c.light === c.ground ? c.figure : c.light;
  return print(
    palette,
    [
      over(c.accent, sun),
      solid(paper, hull, sail),
      over(c.second === paper ? c.accent : c.second, half),
      solid(dark, text),
      over(c.figure === paper ? c.second : c.figure, front, hole(lines)),
    ],
    `een bootje, gevouwen uit een bedrukte bladzijde, vaart over ${kleur(palette.figure)} golven.`,
    [x, 600],
  );
};

/** A village with the water up to its eaves. */
export const flood: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 960);
  const sea = 790;
  const steeple = art(
    rect(x - 84, 470, 168, 360),
    poly([x - 110, 474], [x, 90], [x + 110, 474]),
    rect(x - 6, 30, 12, 80),
    rect(x - 30, 54, 60, 12),
  );
  const clock = circle(x, 560, 46);
  const roofs: Art[] = [];
  const lit: Art[] = [];
  for (let i = -4; i <= 4; i++) {
    if (i === 0) continue;
    const w = rng.range(210, 270);
    const cx = x + i * 230 + (i > 0 ? -10 : 10);
    const top = sea - rng.range(110, 270);
    roofs.push(
      poly(
        [cx - w / 2, sea + 30],
        [cx - w / 2, top + 70],
        [cx, top - 70],
        [cx + w / 2, top + 70],
        [cx + w / 2, sea + 30],
      ),
    );
    if (rng.chance(0.6) && top < sea - 130) lit.push(rect(cx - 24, top + 70, 48, 56));
  }
  const moon = circle(x + rng.pick([-1, 1]) * rng.range(330, 420), 300, rng.range(150, 190));
  const lines = (from: number): Art =>
    art(
      ...Array.from({ length: 8 }, (_, i) =>
        stroke(ripple(rng.range(-300, 900), from + i * 50, rng.range(90, 140), rng.int(5, 10), 30), 11),
      ),
    );
  return print(
    palette,
    [
      solid(c.accent, moon),
      over(c.figure, steeple, ...roofs, hole(...lit, clock)),
      over(c.second, swell(sea, 1240, 230, 40, rng.range(-80, 80)), hole(lines(sea + 70))),
      over(
        c.figure,
        turn(
          0,
          0,
          0,
          `<g transform="translate(0 ${sea * 2 + 20}) scale(1 -1)">${steeple}${roofs.join('')}</g>`,
        ),
        hole(lines(sea + 30)),
      ),
      solid(c.light, ...lit, clock),
      solid(c.figure, line([x, 560], [x, 530], 9), line([x, 560], [x + 20, 572], 9)),
    ],
    `een dorp staat onder water: alleen daken en een kerktoren steken uit de ${kleur(palette.second)} vloed.`,
    [x, 560],
  );
};

/** A whale with someone who reads on its back. */
export const whale: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 860;
  const sea = 820;
  const body = path(
    `M${x - 470} ${sea + 60}C${x - 500} ${sea - 240} ${x - 260} ${sea - 400} ${x} ${sea - 380}C${x + 240} ${sea - 360} ${x + 360} ${sea - 160} ${x + 470} ${sea - 150}C${x + 560} ${sea - 150} ${x + 580} ${sea - 260} ${x + 520} ${sea - 370}C${x + 600} ${sea - 360} ${x + 650} ${sea - 320} ${x + 660} ${sea - 250}C${x + 700} ${sea - 310} ${x + 760} ${sea - 330} ${x + 830} ${sea - 310}C${x + 790} ${sea - 200} ${x + 720} ${sea - 150} ${x + 680} ${sea - 120}C${x + 640} ${sea + 60} ${x + 400} ${sea + 200} ${x + 60} ${sea + 200}H${x - 300}C${x - 400} ${sea + 200} ${x - 460} ${sea + 160} ${x - 470} ${sea + 60}Z`,
  );
  const belly = path(
    `M${x - 470} ${sea + 60}C${x - 300} ${sea - 20} ${x - 60} ${sea + 60} ${x + 60} ${sea + 200}H${x - 300}C${x - 400} ${sea + 200} ${x - 460} ${sea + 160} ${x - 470} ${sea + 60}Z`,
  );
  const grooves = art(
    ...[0, 1, 2, 3].map((i) =>
      stroke(
        `M${x - 430 + i * 40} ${sea + 110 + i * 24}C${x - 280} ${sea + 50 + i * 26} ${x - 160} ${sea + 90 + i * 26} ${x - 60 - i * 20} ${sea + 180}`,
        9,
      ),
    ),
  );
  const eye = art(circle(x - 270, sea - 70, 30));
  const spout = art(
    ...[-2, -1, 0, 1, 2].map((i) =>
      stroke(
        `M${x - 60} ${sea - 390}C${x - 60 + i * 30} ${sea - 560} ${x - 60 + i * 90} ${sea - 640 + Math.abs(i) * 30} ${x - 60 + i * 130} ${sea - 520 + Math.abs(i) * 30}`,
        34,
      ),
    ),
  );
  const lines = art(
    ...Array.from({ length: 6 }, (_, i) =>
      stroke(ripple(rng.range(-300, 600), sea + 110 + i * 52, 130, rng.int(6, 12), 34), 12),
    ),
  );
  const stars = art(
    ...Array.from({ length: 16 }, () => circle(rng.range(40, 1760), rng.range(30, 420), rng.range(5, 10))),
  );
  return print(
    palette,
    [
      solid(c.light === c.ground ? c.accent : c.light, stars),
      solid(c.light === c.ground ? c.figure : c.light, spout),
      over(c.figure, body),
      solid(c.light, belly),
      solid(c.figure === c.light ? c.ground : c.figure, grooves),
      solid(c.light, eye),
      solid(c.figure, circle(x - 276, sea - 70, 13)),
      over(c.second, swell(sea + 20, 1240, 240, 44, rng.range(-80, 80)), hole(lines)),
    ],
    `een ${kleur(palette.figure)} walvis spuit water onder een hemel vol sterren.`,
    [x + 40, 640],
  );
};

/** A cello that stands in the water up to its shoulders. */
export const cello: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const sea = 800;
  const tilt = rng.range(-8, -3);
  const bodyD = `M${x} 470C${x + 120} 470 ${x + 210} 520 ${x + 216} 610C${x + 220} 680 ${x + 160} 700 ${x + 160} 760C${x + 160} 820 ${x + 270} 850 ${x + 270} 980C${x + 270} 1120 ${x + 150} 1180 ${x} 1180C${x - 150} 1180 ${x - 270} 1120 ${x - 270} 980C${x - 270} 850 ${x - 160} 820 ${x - 160} 760C${x - 160} 700 ${x - 220} 680 ${x - 216} 610C${x - 210} 520 ${x - 120} 470 ${x} 470Z`;
  const body = path(bodyD);
  const neck = art(
    rect(x - 30, 130, 60, 560),
    circle(x, 110, 54),
    hole(circle(x + 8, 108, 20)),
    ...[0, 1].flatMap((i) => [line([x - 86, 190 + i * 60], [x + 86, 190 + i * 60], 20)]),
  );
  const holes = art(
    stroke(`M${x - 96} 640C${x - 140} 690 ${x - 60} 720 ${x - 104} 776`, 16),
    stroke(`M${x + 96} 640C${x + 140} 690 ${x + 60} 720 ${x + 104} 776`, 16),
  );
  const strings = art(...[-18, -6, 6, 18].map((d) => line([x + d, 150], [x + d * 1.4, 1000], 4)));
  const bow = art(line([x - 430, 560], [x + 440, 700], 20), line([x - 420, 590], [x + 430, 728], 6));
  const lines = art(
    ...Array.from({ length: 6 }, (_, i) =>
      stroke(ripple(rng.range(-200, 500), sea + 86 + i * 56, 120, rng.int(6, 12), 36), 12),
    ),
  );
  return print(
    palette,
    [
      over(c.second, circle(x + 260, 330, 230)),
      over(c.figure, turn(tilt, x, 700, neck)),
      over(c.accent, turn(tilt, x, 700, body, hole(holes))),
      solid(c.light, turn(tilt, x, 700, strings)),
      solid(c.figure, turn(tilt, x, 700, holes, bow)),
      over(c.second, swell(sea, 1240, 250, 50, rng.range(-80, 80)), hole(lines)),
    ],
    `een cello staat tot aan de schouders in ${kleur(palette.second, 'het')} water.`,
    [x, 560],
  );
};
