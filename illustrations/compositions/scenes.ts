import { type Art, art, line, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { HEADS, standing } from '../shapes/person.ts';

/** A corridor of doors, with a thread from each door to the next. */
export const corridor: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [rng.range(840, 960), 560];
  const at = (t: number, dx: number, dy: number): readonly [number, number] => [x + dx * t, y + dy * t];
  const night =
    palette.ground === 'ink' || palette.ground === 'purple' || palette.ground === 'darkBlue'
      ? c.ground
      : c.figure;
  const wallInk = night === c.ground ? c.figure : c.ground;
  const walls = art(
    poly(at(0.16, -900, -700), at(1.3, -900, -700), at(1.3, -900, 760), at(0.16, -900, 760)),
    poly(at(0.16, 900, -700), at(1.3, 900, -700), at(1.3, 900, 760), at(0.16, 900, 760)),
  );
  const floor = poly(at(0.16, -900, 760), at(0.16, 900, 760), at(1.5, 900, 760), at(1.5, -900, 760));
  const end = poly(at(0.16, -900, -700), at(0.16, 900, -700), at(0.16, 900, 760), at(0.16, -900, 760));
  const door = (k: 1 | -1, t1: number, t2: number): Art =>
    poly(at(t1, k * 900, -360), at(t2, k * 900, -360), at(t2, k * 900, 760), at(t1, k * 900, 760));
  const doors = art(
    ...(
      [
        [0.22, 0.3],
        [0.38, 0.52],
        [0.68, 0.94],
      ] as const
    ).flatMap(([a, b]) => [door(1, a, b), door(-1, a, b)]),
  );
  const thread = stroke(
    `M${at(0.2, 0, 740).join(' ')}L${at(0.27, 880, 260).join(' ')}L${at(0.45, -880, 240).join(' ')}L${at(0.8, 880, 250).join(' ')}L${at(1.2, -300, 740).join(' ')}`,
    14,
  );
  const person = standing(rng, x, y + 0.16 * 760, 150, rng.pick(HEADS));
  return print(
    palette,
    [
      solid(night, rect(-10, -10, 1820, 1220)),
      solid(c.second === night ? c.accent : c.second, walls),
      solid(wallInk === c.second ? c.light : wallInk, floor),
      solid(c.sheet === night ? c.light : c.sheet, end),
      solid(night, doors, person.body, person.top),
      solid(c.accent, thread),
    ],
    `een gang vol deuren; een ${kleur(palette.accent)} draad loopt van de ene klink naar de andere.`,
    [x, 600],
  );
};

/** A heavy cover that falls shut on the last light. */
export const closing: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [310, 960];
  const angle = rng.range(-34, -27);
  const lower = art(rect(x, y, 1180, 60, 10));
  const pages = rect(x + 20, y - 110, 1110, 110);
  const upper = turn(angle, x, y - 120, rect(x, y - 180, 1180, 60, 10));
  const upperPages = turn(angle, x, y - 120, rect(x + 20, y - 120, 1110, 90));
  const spine = path(`M${x + 20} ${y + 60}C${x - 90} ${y + 40} ${x - 90} ${y - 200} ${x + 30} ${y - 184}Z`);
  const rad = (angle * Math.PI) / 180;
  const beam = poly([x + 60, y - 112], [x + 1700, y - 112], [x + 1700, y - 120 + Math.tan(rad) * 1700]);
  const figure = standing(rng, x + 640, y - 110, 340, rng.pick(HEADS));
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const rows = art(
    ...[0, 1, 2].map((i) => line([x + 20, y - 84 + i * 28], [x + 1130, y - 84 + i * 28], 6, 'butt')),
  );
  return print(
    palette,
    [
      over(c.second, beam),
      solid(c.sheet, pages),
      solid(c.sheet, upperPages),
      solid(
        c.text,
        rows,
        turn(
          angle,
          x,
          y - 120,
          ...[0, 1].map((i) => line([x + 20, y - 96 + i * 30], [x + 1130, y - 96 + i * 30], 6, 'butt')),
        ),
      ),
      solid(c.accent, lower, upper, spine),
      solid(c.figure === c.second ? c.ground : c.figure, figure.body, figure.top),
      solid(skin, figure.skin),
      solid(c.accent, figure.book),
    ],
    `een zwaar boek valt dicht; tussen de bladen staat nog iemand te lezen in het laatste licht.`,
    [930, 640],
  );
};
