import { type Art, art, circle, ellipse, hole, line, path, poly, rect, ring, stroke, turn } from '../art.ts';
import { SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid, tint } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';

/** Three lamps over three chairs; one still burns. */
export const lampsOut: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const night =
    palette.ground === 'ink' || palette.ground === 'purple' || palette.ground === 'darkBlue'
      ? c.ground
      : c.figure;
  const bright = night === c.ground ? c.figure : c.ground;
  const on = rng.int(0, 2);
  const spots = [400, 900, 1400].map((spot) => spot + rng.range(-40, 40));
  const shade = (x: number): Art =>
    art(rect(x - 5, -10, 10, 210), path(`M${x - 130} 330L${x - 50} 200H${x + 50}L${x + 130} 330Z`));
  const chair = (x: number): Art =>
    art(
      rect(x - 100, 640, 24, 440),
      rect(x + 76, 830, 24, 250),
      rect(x - 100, 640, 176, 40),
      rect(x - 100, 720, 176, 26),
      rect(x - 112, 820, 224, 44),
      rect(x - 100, 640, 24, 200),
      rect(x + 52, 640, 24, 200),
    );
  const lit = spots[on] ?? 900;
  const cone = poly([lit - 120, 330], [lit + 120, 330], [lit + 330, 1110], [lit - 330, 1110]);
  const pool = ellipse(lit, 1110, 330, 56);
  const off = spots.filter((_, i) => i !== on);
  return print(
    palette,
    [
      solid(night, rect(-10, -10, 1820, 1220)),
      solid(c.second === night ? c.accent : c.second, cone, pool),
      solid(c.accent === night ? c.second : c.accent, shade(lit)),
      solid(bright === c.second ? c.light : bright, ...off.map(shade), ...off.map(chair)),
      solid(night, chair(lit)),
      solid(
        c.sheet === night ? bright : c.sheet,
        circle(lit, 340, 44),
        turn(-6, lit, 800, rect(lit - 80, 776, 160, 44, 6)),
      ),
    ],
    'drie lampen boven drie stoelen: twee zijn gedoofd, onder de derde ligt een boek.',
    [Math.min(1300, Math.max(500, lit)), 600],
  );
};

/** A rack of keys with one hook bare. */
export const keyRack: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [cols, rows] = [7, 3];
  const gone = [rng.int(2, 4), 1] as const;
  const key = (x: number, y: number): Art =>
    turn(
      rng.range(-5, 5),
      x,
      y,
      ring(x, y + 56, 46, 24),
      rect(x - 11, y + 100, 22, 170),
      rect(x + 4, y + 200, 44, 18),
      rect(x + 4, y + 240, 34, 18),
    );
  const spots = Array.from({ length: cols * rows }, (_, i) => ({
    x: 150 + (i % cols) * 250,
    y: 90 + Math.floor(i / cols) * 370,
    bare: i % cols === gone[0] && Math.floor(i / cols) === gone[1],
  }));
  const group = (k: number): Art =>
    art(...spots.filter((s, i) => !s.bare && i % 3 === k).map((s) => key(s.x, s.y)));
  const bare = spots.find((s) => s.bare);
  const plates = art(...spots.map((s) => rect(s.x - 100, s.y - 50, 200, 340, 12)));
  const hooks = art(...spots.map((s) => circle(s.x, s.y, 13)));
  const shadow =
    bare === undefined
      ? ''
      : art(ring(bare.x, bare.y + 56, 46, 24), rect(bare.x - 11, bare.y + 100, 22, 170));
  return print(
    palette,
    [
      over(c.second, plates),
      over(c.figure, group(0), group(1)),
      over(c.figure, group(2)),
      solid(c.accent, bare === undefined ? '' : rect(bare.x - 100, bare.y - 50, 200, 340, 12)),
      tint(c.accent, shadow),
      solid(c.figure, hooks),
    ],
    'een bord vol sleutels; aan één haakje hangt er geen meer.',
    [bare?.x ?? 900, 600],
  );
};

/** Coats on pegs, notes on their buttons. */
export const coats: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const coat = (x: number, h: number): Art =>
    art(
      path(
        `M${x - 60} 250C${x - 30} 230 ${x + 30} 230 ${x + 60} 250L${x + 130} 300C${x + 170} 420 ${x + 180} ${h - 260} ${x + 190} ${h - 180}L${x + 130} ${h - 170}V${h}H${x - 130}V${h - 170}L${x - 190} ${h - 180}C${x - 180} ${h - 260} ${x - 170} 420 ${x - 130} 300Z`,
      ),
    );
  const spots = [200, 550, 900, 1250, 1600].map((x) => ({ x, h: rng.range(880, 1120) }));
  const seam = art(
    ...spots.map(({ x, h }) =>
      art(
        line([x, 300], [x, h], 8, 'butt'),
        ...[0, 1, 2].map((i) => circle(x + 26, 430 + i * 120, 12)),
        stroke(`M${x - 60} 252Q${x} 380 ${x + 60} 252`, 12),
      ),
    ),
  );
  const notes = art(
    ...spots
      .filter((_, i) => i % 2 === 0)
      .map(({ x }) => turn(rng.range(-12, 12), x + 60, 600, rect(x + 20, 560, 110, 140))),
  );
  const rail = art(rect(-10, 180, 1820, 30), ...spots.map(({ x }) => stroke(`M${x} 210q30 20 0 40`, 14)));
  const scribble = art(
    ...spots
      .filter((_, i) => i % 2 === 0)
      .map(({ x }) => art(...[0, 1, 2].map((i) => rect(x + 38, 590 + i * 34, 74, 10)))),
  );
  return print(
    palette,
    [
      over(c.second, ...spots.filter((_, i) => i % 3 === 0).map(({ x, h }) => coat(x, h))),
      over(c.figure, ...spots.filter((_, i) => i % 3 === 1).map(({ x, h }) => coat(x, h))),
      over(c.accent, ...spots.filter((_, i) => i % 3 === 2).map(({ x, h }) => coat(x, h))),
      solid(c.ground, seam),
      solid(c.figure, rail),
      solid(c.sheet, notes),
      solid(c.text, scribble),
    ],
    'vijf jassen aan een kapstok, met briefjes aan de knopen.',
    [900, 600],
  );
};

/** A laptop with hardly any battery left. */
export const laptop: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const screen = rect(x - 430, 180, 860, 600, 30);
  const glass = rect(x - 380, 230, 760, 500, 10);
  const base = path(`M${x - 480} 790H${x + 480}L${x + 620} 1010H${x - 620}Z`);
  const keys = art(
    ...[0, 1, 2, 3].flatMap((r) =>
      Array.from({ length: 11 }, (_, q) =>
        rect(x - 410 - r * 24 + q * (74 + r * 4.4), 812 + r * 38, 58 + r * 3, 24, 6),
      ),
    ),
  );
  const battery = art(
    rect(x - 190, 370, 340, 190, 24),
    hole(rect(x - 164, 396, 288, 138, 10)),
    rect(x + 156, 424, 40, 82, 10),
  );
  const left = rect(x - 152, 408, 46, 114, 6);
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const hand = (k: 1 | -1): Art =>
    art(
      path(
        `M${x + k * 360} 1240L${x + k * 340} 1060C${x + k * 330} 980 ${x + k * 260} 950 ${x + k * 190} 960L${x + k * 120} 1020L${x + k * 170} 1240Z`,
      ),
      ...[0, 1, 2, 3].map((i) =>
        line(
          [x + k * (310 - i * 54), 1000],
          [x + k * (300 - i * 58), 912 + (i === 0 ? 40 : i === 3 ? 26 : 0)],
          46,
        ),
      ),
    );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 480, 460)),
      over(c.figure, screen, base),
      solid(c.sheet === c.figure ? c.ground : c.sheet, glass),
      solid(c.light === c.figure ? c.ground : c.light, keys),
      solid(c.figure, battery),
      solid(c.accent, left),
      solid(skin, hand(1), hand(-1)),
    ],
    'twee handen typen op een laptop waarvan de batterij bijna leeg is.',
    [x, 600],
  );
};
