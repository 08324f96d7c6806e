import { type Art, art, circle, line, path, poly, rect, ring, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';

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

/** Spectacles on a page, whose text is sharp only behind the lenses. */
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
  const none = params.hands === 'geen';
  const face = circle(x, y, r);
  const night = path(`M${x} ${y - r}A${r} ${r} 0 0 ${rng.chance(0.5) ? 1 : 0} ${x} ${y + r}Z`);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, r)),
      over(c.figure, circle(x, y, r + 54)),
      solid(c.light, face),
      over(c.second === c.light ? c.accent : c.second, night),
      solid(c.figure === c.light ? c.ground : c.figure, marks, none ? '' : pen(twice ? 0 : hour + 130, 330)),
      solid(c.accent, none ? '' : pen(twice ? 60 : hour, 230), twice ? pen(90, 230) : '', circle(x, y, 40)),
      solid(c.light, circle(x, y, 16)),
    ],
    none
      ? 'een grote klok zonder wijzers, half dag en half nacht.'
      : twice
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
