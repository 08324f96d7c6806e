import { type Art, art, circle, hole, line, path, poly, rect, ring, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { bridge, ripple } from '../shapes/city.ts';
import { glyph } from '../shapes/glyph.ts';

/** A diary with a lock, the key on its ribbon. */
export const diary: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [880, 580];
  const tilt = rng.range(-8, 8);
  const cover = rect(x - 320, y - 430, 640, 860, 16);
  const pages = rect(x - 290, y - 400, 640, 860, 10);
  const strap = rect(x - 20, y - 80, 400, 160, 20);
  const lock = art(rect(x + 60, y - 120, 240, 240, 24));
  const keyhole = art(
    circle(x + 180, y - 26, 40),
    poly([x + 164, y], [x + 196, y], [x + 214, y + 76], [x + 146, y + 76]),
  );
  const ribbonLine = stroke(
    `M${x - 180} ${y + 430}C${x - 200} ${y + 560} ${x - 420} ${y + 430} ${x - 470} ${y + 300}`,
    16,
  );
  const hanging = turn(
    24,
    x - 480,
    y + 200,
    ring(x - 480, y + 130, 66, 30),
    rect(x - 494, y + 190, 28, 220),
    rect(x - 470, y + 330, 66, 26),
    rect(x - 470, y + 380, 50, 26),
  );
  const corner = art(
    ...[
      [-320, -430],
      [230, -430],
      [-320, 340],
      [230, 340],
    ].map(([dx = 0, dy = 0]) => rect(x + dx, y + dy, 90, 90)),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 450)),
      solid(c.sheet, turn(tilt, x, y, pages)),
      over(c.accent, turn(tilt, x, y, cover)),
      solid(c.figure, turn(tilt, x, y, strap, corner)),
      solid(c.light === c.figure ? c.second : c.light, turn(tilt, x, y, lock)),
      solid(c.figure, turn(tilt, x, y, keyhole), ribbonLine, hanging),
    ],
    `een ${kleur(palette.accent, 'het')} dagboek met een slot; de sleutel hangt aan het leeslint.`,
    [x - 60, y],
  );
};

/** An abacus whose beads are books. */
export const abacus: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const frame = art(
    rect(x - 480, 110, 60, 980, 20),
    rect(x + 420, 110, 60, 980, 20),
    rect(x - 500, 90, 1000, 60, 20),
    rect(x - 500, 1050, 1000, 60, 20),
  );
  const wires = art(...[0, 1, 2, 3].map((i) => rect(x - 440, 262 + i * 220, 880, 12)));
  const beads = [0, 1, 2, 3].flatMap((r) => {
    const n = rng.int(2, 5);
    return Array.from({ length: 6 }, (_, i) => ({
      x: i < n ? x - 410 + i * 76 : x + 410 - (6 - i) * 76,
      y: 268 + r * 220,
      k: (i + r) % 3,
    }));
  });
  const group = (k: number): Art =>
    art(...beads.filter((b) => b.k === k).map((b) => rect(b.x + 3, b.y - 84, 68, 168, 8)));
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 600, 480)),
      solid(c.figure, wires),
      over(c.accent, group(0)),
      solid(c.sheet === c.figure ? c.light : c.sheet, group(1)),
      over(c.figure, group(2), frame),
      solid(
        c.text === c.ground ? c.accent : c.text,
        ...beads.filter((b) => b.k === 1).map((b) => rect(b.x + 3, b.y - 50, 68, 10)),
      ),
      solid(
        c.light,
        ...beads
          .filter((b) => b.k !== 1)
          .map((b) => art(rect(b.x + 3, b.y - 50, 68, 10), rect(b.x + 3, b.y + 40, 68, 10))),
      ),
    ],
    'een telraam waarvan de kralen boeken zijn.',
    [x, 600],
  );
};

/** A coin that rolls across a toll bridge. */
export const coinBridge: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const water = 900;
  const x = rng.range(840, 960);
  const span = bridge(-40, 1840, 690, water, 3);
  const coin = circle(x, 430, 255);
  const rim = ring(x, 430, 210, 14);
  const booths = art(
    rect(60, 440, 150, 250),
    poly([40, 440], [230, 440], [135, 340]),
    rect(1590, 440, 150, 250),
    poly([1570, 440], [1760, 440], [1665, 340]),
  );
  const slots = art(rect(100, 500, 70, 80), rect(1630, 500, 70, 80));
  const ripples = art(
    ...Array.from({ length: 7 }, (_, i) =>
      stroke(ripple(rng.range(-200, 900), water + 50 + i * 40, 110, rng.int(5, 10), 26), 11),
    ),
  );
  const motion = art(
    ...[0, 1, 2].map((i) => line([x - 330 - i * 40, 330 + i * 100], [x - 560 - i * 30, 330 + i * 100], 18)),
  );
  return print(
    palette,
    [
      over(c.second, rect(-10, water, 1820, 320), hole(ripples)),
      over(c.figure, span, booths),
      solid(c.light, slots),
      over(c.accent, coin, motion),
      solid(c.light, rim, turn(rng.range(-20, 20), x, 430, glyph('€', x, 430, 230))),
    ],
    'een grote munt rolt over een stenen brug, met aan elke kant een tolhuisje.',
    [x, 560],
    { mirror: false },
  );
};

/** A letterbox into which balloons fall. */
export const letterbox: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(840, 940);
  const box = path(`M${x - 230} 1240V560A230 230 0 0 1 ${x + 230} 560V1240Z`);
  const slot = rect(x - 150, 560, 300, 56, 10);
  const plate = rect(x - 120, 760, 240, 160, 10);
  const bubble = (bx: number, by: number, w: number, a: number): Art =>
    turn(
      a,
      bx,
      by,
      rect(bx - w / 2, by - w * 0.3, w, w * 0.56, 30),
      poly([bx - w * 0.2, by + w * 0.22], [bx + w * 0.05, by + w * 0.22], [bx - w * 0.22, by + w * 0.44]),
    );
  const falling = [
    bubble(x - 30, 420, 260, 24),
    bubble(x + 170, 230, 240, -16),
    bubble(x - 240, 170, 280, 10),
    bubble(x - 480, 460, 180, -20),
    bubble(x + 470, 420, 200, 18),
  ];
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 600, 450)),
      over(c.accent, box),
      solid(c.figure, slot),
      solid(c.sheet, plate, falling[0] ?? '', falling[2] ?? ''),
      over(c.figure, falling[1] ?? '', falling[3] ?? ''),
      over(c.second === c.accent ? c.figure : c.accent, falling[4] ?? ''),
      solid(c.text, ...[0, 1, 2].map((i) => rect(x - 80, 796 + i * 34, i === 2 ? 90 : 160, 12))),
    ],
    `tekstballonnen vallen in een ${kleur(palette.accent)} brievenbus.`,
    [x, 560],
  );
};

/** A dress cut from a printed page. */
export const dress: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const hanger = art(
    stroke(`M${x - 190} 330L${x} 230L${x + 190} 330`, 22),
    stroke(`M${x} 230V190C${x} 160 ${x + 60} 160 ${x + 50} 110C${x + 40} 70 ${x - 30} 70 ${x - 40} 110`, 18),
    rect(-10, 60, 1820, 26),
  );
  const body = path(
    `M${x - 150} 320L${x - 60} 290Q${x} 390 ${x + 60} 290L${x + 150} 320L${x + 170} 440L${x + 110} 470C${x + 100} 560 ${x + 90} 600 ${x + 110} 640L${x + 380} 1110C${x + 120} 1180 ${x - 120} 1180 ${x - 380} 1110L${x - 110} 640C${x - 90} 600 ${x - 100} 560 ${x - 110} 470L${x - 170} 440Z`,
  );
  const text = art(
    ...Array.from({ length: 14 }, (_, i) => {
      const y = 400 + i * 52;
      const half = y < 640 ? 84 : 84 + (y - 640) * 0.52;
      return rect(x - half, y, half * (i % 4 === 3 ? 1.3 : 2), 20);
    }),
  );
  const belt = rect(x - 112, 610, 224, 50);
  const half = path(
    `M${x} 340Q${x + 40} 340 ${x + 60} 290L${x + 150} 320L${x + 170} 440L${x + 110} 470C${x + 100} 560 ${x + 90} 600 ${x + 110} 640L${x + 380} 1110C${x + 260} 1145 ${x + 130} 1160 ${x} 1162Z`,
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 620, 430)),
      solid(c.figure === c.sheet ? c.accent : c.figure, hanger),
      solid(c.sheet, body),
      solid(c.text, text),
      over(c.second === c.sheet ? c.accent : c.second, half),
      solid(c.accent, belt),
    ],
    'een jurk, geknipt uit een bedrukte bladzijde, hangt aan een rek.',
    [x, 620],
  );
};
