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
import { lying } from '../shapes/book.ts';

/** A key whose bow is an open book. */
export const key: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 600];
  const tilt = rng.range(-40, -24);
  const shaft = art(
    rect(x - 34, y - 60, 68, 520),
    rect(x + 20, y + 300, 130, 52),
    rect(x + 20, y + 392, 170, 56),
    rect(x - 62, y - 70, 124, 44, 10),
  );
  const bow = art(
    poly([x, y - 390], [x + 300, y - 440], [x + 300, y - 130], [x, y - 60]),
    poly([x, y - 390], [x - 300, y - 440], [x - 300, y - 130], [x, y - 60]),
  );
  const right = poly([x, y - 390], [x + 300, y - 440], [x + 300, y - 130], [x, y - 60]);
  const lines = art(
    ...[0, 1, 2].flatMap((i) =>
      [-1, 1].map((k) => line([x + k * 60, y - 320 + i * 74], [x + k * 244, y - 352 + i * 74], 15)),
    ),
  );
  const echo = turn(tilt + 180 + rng.range(-20, 20), x, y, shaft, bow);
  return print(
    palette,
    [
      over(c.second, rng.chance(0.4) ? echo : backdrop(rng, x, y, 420)),
      over(c.figure, turn(tilt, x, y, shaft, bow)),
      over(c.accent, turn(tilt, x, y, right)),
      solid(c.light, turn(tilt, x, y, lines, line([x, y - 390], [x, y - 60], 12))),
    ],
    `een ${kleur(palette.figure)} sleutel met een open boek als greep.`,
    [x, y - 60],
  );
};

/** Spectacles on a page: sharp where they look. */
export const spectacles: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 560];
  const r = 235;
  const tilt = rng.range(-10, 10);
  const frames = art(
    ring(x - 270, y, r, 46),
    ring(x + 270, y, r, 46),
    stroke(`M${x - 60} ${y - 50}Q${x} ${y - 120} ${x + 60} ${y - 50}`, 44),
    stroke(`M${x - 490} ${y - 70}L${x - 800} ${y - 190}M${x + 490} ${y - 70}L${x + 800} ${y - 190}`, 44),
  );
  const lenses = art(circle(x - 270, y, r), circle(x + 270, y, r));
  const lashes = (cx: number): Art =>
    path(
      `M${cx - 150} ${y + 6}C${cx - 80} ${y - 120} ${cx + 80} ${y - 120} ${cx + 150} ${y + 6}C${cx + 80} ${y + 104} ${cx - 80} ${y + 104} ${cx - 150} ${y + 6}Z`,
    );
  const look = rng.range(-34, 34);
  const rows = art(
    ...Array.from({ length: 16 }, (_, i) => {
      const parts: Art[] = [];
      let at = 40;
      while (at < 1760) {
        const w = rng.range(70, 260);
        parts.push(rect(at, 50 + i * 74, Math.min(w, 1760 - at), 26));
        at += w + 28;
      }
      return art(...parts);
    }),
  );
  const dark = c.figure === c.light ? c.ground : c.figure;
  return print(
    palette,
    [
      over(c.second, rows),
      solid(c.accent, turn(tilt, x, y, lenses)),
      solid(c.light, turn(tilt, x, y, lashes(x - 270), lashes(x + 270))),
      solid(dark, turn(tilt, x, y, circle(x - 270 + look, y - 4, 66), circle(x + 270 + look, y - 4, 66))),
      solid(
        c.light,
        turn(tilt, x, y, circle(x - 292 + look, y - 26, 18), circle(x + 248 + look, y - 26, 18)),
      ),
      solid(c.figure === c.accent ? c.light : c.figure, turn(tilt, x, y, frames)),
    ],
    `een grote ${kleur(palette.figure)} bril boven regels tekst; door de glazen kijken twee ogen ons aan.`,
    [x, y],
  );
};

/** A clock whose hands are pens, or one with the same hour twice. */
export const clock: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const [x, y, r] = [900, 600, 440];
  const twice = params.twice === 'ja';
  const marks = art(
    ...Array.from({ length: 12 }, (_, i) =>
      turn(
        i * 30,
        x,
        y,
        rect(x - (i % 3 === 0 ? 16 : 9), y - r + 60, i % 3 === 0 ? 32 : 18, i % 3 === 0 ? 84 : 50),
      ),
    ),
  );
  const pen = (angle: number, length: number): Art =>
    turn(
      angle,
      x,
      y,
      poly(
        [x - 26, y + 70],
        [x + 26, y + 70],
        [x + 26, y - length + 70],
        [x, y - length],
        [x - 26, y - length + 70],
      ),
    );
  const hour = rng.range(0, 360);
  const face = circle(x, y, r);
  const night = path(`M${x} ${y - r}A${r} ${r} 0 0 ${rng.chance(0.5) ? 1 : 0} ${x} ${y + r}Z`);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, r)),
      over(c.figure, circle(x, y, r + 54)),
      solid(c.light, face),
      over(c.second === c.light ? c.accent : c.second, night),
      solid(c.figure === c.light ? c.ground : c.figure, marks, pen(twice ? 90 : hour + 130, 330)),
      solid(c.accent, pen(twice ? 60 : hour, 230), twice ? pen(90, 230) : '', circle(x, y, 40)),
      solid(c.light, circle(x, y, 16)),
    ],
    twice
      ? 'een grote klok met twee kleine wijzers: één op twee uur en één op drie.'
      : 'een grote klok met potloden als wijzers, half dag en half nacht.',
    [x, y],
    { mirror: false },
  );
};

/** A telephone full of balloons, and one alert. */
export const phone: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const [x, y] = [900, 600];
  const tilt = rng.range(-12, -6);
  const shell = rect(x - 270, y - 520, 540, 1040, 70);
  const screen = rect(x - 232, y - 470, 464, 940, 36);
  const bubble = (bx: number, by: number, w: number, h: number, k: 1 | -1): Art =>
    art(
      rect(bx, by, w, h, 40),
      k === 1
        ? poly([bx + 10, by + h - 50], [bx - 26, by + h + 8], [bx + 80, by + h - 4])
        : poly([bx + w - 10, by + h - 50], [bx + w + 26, by + h + 8], [bx + w - 80, by + h - 4]),
    );
  const heart = params.sign === 'heart';
  const sign = heart
    ? path(
        `M${x} ${y + 420}C${x - 190} ${y + 290} ${x - 160} ${y + 140} ${x - 74} ${y + 140}C${x - 34} ${y + 140} ${x - 8} ${y + 170} ${x} ${y + 200}C${x + 8} ${y + 170} ${x + 34} ${y + 140} ${x + 74} ${y + 140}C${x + 160} ${y + 140} ${x + 190} ${y + 290} ${x} ${y + 420}Z`,
      )
    : art(rect(x - 190, y + 240, 380, 110, 55));
  const stray = art(
    bubble(x + 300, y - 420, 300, 170, 1),
    bubble(x - 620, y + 40, 280, 160, -1),
    bubble(x + 330, y + 250, 220, 140, 1),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 450)),
      over(c.accent, turn(tilt / 3, x, y, stray)),
      solid(c.figure, turn(tilt, x, y, shell)),
      solid(c.light, turn(tilt, x, y, screen)),
      solid(
        c.second === c.light ? c.ground : c.second,
        turn(tilt, x, y, bubble(x - 190, y - 400, 250, 120, 1), bubble(x - 190, y - 70, 280, 120, 1)),
      ),
      solid(
        c.figure === c.light ? c.ground : c.figure,
        turn(tilt, x, y, bubble(x - 60, y - 236, 250, 120, -1)),
      ),
      solid(c.accent, turn(tilt, x, y, sign)),
      solid(c.light, turn(tilt, x, y, heart ? '' : art(line([x - 120, y + 296], [x + 120, y + 296], 14)))),
    ],
    `een ${kleur(palette.figure)} telefoon vol lege tekstballonnen${heart ? ' en een hart' : ' en één melding in een andere kleur'}.`,
    [x, y],
    { mirror: true },
  );
};

/** Nine ribbons before a giant pair of scissors. */
export const scissors: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [940, 640];
  const bladeA = poly([x - 16, y + 40], [x - 30, y - 560], [x + 10, y - 500], [x + 54, y + 20]);
  const blade = (k: 1 | -1): Art =>
    turn(
      k * 17,
      x,
      y,
      poly([x - k * 44, y + 90], [x - k * 26, y - 590], [x + k * 10, y - 560], [x + k * 46, y + 60]),
    );
  const grip = (k: 1 | -1): Art =>
    turn(
      k * 17,
      x,
      y,
      art(
        line([x - k * 10, y + 60], [x - k * 30, y + 230], 70),
        `<ellipse cx="${x - k * 66}" cy="${y + 370}" rx="112" ry="160" fill="none" stroke="#fff" stroke-width="64"/>`,
      ),
    );
  const ribbons = Array.from({ length: 9 }, (_, i) => {
    const ry = 90 + i * 66;
    const dip = rng.range(10, 46);
    const end = rng.range(720, 830) - Math.abs(i - 4) * 8;
    const start = rng.range(1080, 1170) + Math.abs(i - 4) * 8;
    return i < 6
      ? stroke(
          `M-40 ${ry}Q${end / 2} ${ry + dip} ${end} ${ry + 20}M1840 ${ry}Q${(start + 1800) / 2} ${ry + dip} ${start} ${ry + 20}`,
          44,
          'butt',
        )
      : stroke(`M-40 ${ry}Q900 ${ry + dip} 1840 ${ry}`, 44, 'butt');
  });
  const group = (k: number): Art => art(...ribbons.filter((_, i) => i % 3 === k));
  return print(
    palette,
    [
      over(c.second, group(0)),
      over(c.accent, group(1)),
      over(c.figure, group(2)),
      solid(c.light === c.ground ? c.second : c.light, blade(1), blade(-1), within(bladeA, '')),
      solid(c.accent, grip(1), grip(-1)),
      solid(c.figure === c.light ? c.ground : c.figure, circle(x, y + 6, 30)),
    ],
    'een reusachtige schaar knipt negen gespannen linten door.',
    [x, 560],
  );
};

/** Scales: a book weighs more than a cake knife. */
export const scales: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const tilt = rng.range(7, 11);
  const top = 260;
  const post = art(
    rect(x - 22, top, 44, 800),
    path(
      `M${x - 230} 1120C${x - 210} 1040 ${x - 80} 1030 ${x} 1020C${x + 80} 1030 ${x + 210} 1040 ${x + 230} 1120Z`,
    ),
    circle(x, top - 10, 54),
  );
  const beam = turn(tilt, x, top, rect(x - 420, top - 18, 840, 36, 18));
  const a = {
    x: x + 420 * Math.cos((tilt * Math.PI) / 180),
    y: top + 420 * Math.sin((tilt * Math.PI) / 180),
  };
  const b = {
    x: x - 420 * Math.cos((tilt * Math.PI) / 180),
    y: top - 420 * Math.sin((tilt * Math.PI) / 180),
  };
  const dish = ({ x: dx, y: dy }: { x: number; y: number }): Art =>
    path(
      `M${dx - 230} ${dy + 400}H${dx + 230}C${dx + 200} ${dy + 520} ${dx - 200} ${dy + 520} ${dx - 230} ${dy + 400}Z`,
    );
  const cords = ({ x: dx, y: dy }: { x: number; y: number }): Art =>
    stroke(`M${dx - 216} ${dy + 400}L${dx} ${dy}L${dx + 216} ${dy + 400}`, 9);
  const pile = [0, 1, 2].map((i) =>
    lying(a.x - 150 + i * 12, a.y + 400 - (i + 1) * 70, 290 - i * 20, 66, i + 1),
  );
  const knife = art(
    turn(
      -24,
      b.x,
      b.y + 340,
      path(
        `M${b.x - 180} ${b.y + 350}H${b.x + 60}V${b.y + 390}H${b.x - 120}C${b.x - 150} ${b.y + 390} ${b.x - 176} ${b.y + 370} ${b.x - 180} ${b.y + 350}Z`,
      ),
      rect(b.x + 60, b.y + 348, 140, 44, 20),
    ),
  );
  const cake = art(
    poly([b.x - 60, b.y + 398], [b.x - 60, b.y + 290], [b.x + 120, b.y + 330], [b.x + 120, b.y + 398]),
  );
  const dark = c.figure === c.light ? c.ground : c.figure;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 560, 420)),
      over(c.figure, post, beam, cords(a), cords(b)),
      solid(c.accent, dish(a), dish(b)),
      solid(c.light, pile[0]?.body ?? '', pile[2]?.body ?? '', cake),
      solid(dark, pile[1]?.body ?? '', pile[0]?.marks ?? '', pile[2]?.marks ?? '', knife),
      solid(c.light, pile[1]?.marks ?? '', circle(x, top - 10, 20)),
      solid(c.figure, ellipse(0, 0, 0, 0), hole('')),
    ],
    'een weegschaal: de schaal met de boeken zakt, die met de taart en het mes gaat omhoog.',
    [x, 580],
  );
};
