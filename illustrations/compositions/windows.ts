import { type Art, art, circle, line, path, poly, rect } from '../art.ts';
import { type Composition, inks, print, solid } from '../print.ts';
import type { Rng } from '../rng.ts';

function windowReader(rng: Rng, x: number, y: number): Art {
  const kind = rng.int(0, 4);
  if (kind === 0)
    return art(
      circle(x + 90, y + 110, 34),
      path(`M${x + 36} ${y + 220}C${x + 40} ${y + 150} ${x + 140} ${y + 150} ${x + 150} ${y + 220}Z`),
      poly([x + 130, y + 190], [x + 180, y + 150], [x + 200, y + 190], [x + 150, y + 214]),
    );
  if (kind === 1)
    return art(
      rect(x + 20, y + 176, 190, 10),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => rect(x + 28 + i * 25, y + 176 - rng.range(50, 100), 20, 100)),
      rect(x, y + 186, 230, 34),
    );
  if (kind === 2)
    return art(
      path(
        `M${x + 70} ${y + 220}C${x + 50} ${y + 160} ${x + 80} ${y + 130} ${x + 84} ${y + 104}L${x + 76} ${y + 70}L${x + 102} ${y + 88}H${x + 122}L${x + 148} ${y + 70}L${x + 142} ${y + 104}C${x + 160} ${y + 140} ${x + 170} ${y + 170} ${x + 156} ${y + 220}Z`,
      ),
    );
  if (kind === 3)
    return art(
      poly([x + 150, y + 20], [x + 200, y + 20], [x + 220, y + 80], [x + 130, y + 80]),
      line([x + 175, y + 80], [x + 175, y + 220], 8),
      circle(x + 76, y + 130, 30),
      path(`M${x + 20} ${y + 220}C${x + 30} ${y + 160} ${x + 110} ${y + 156} ${x + 130} ${y + 220}Z`),
      rect(x + 84, y + 176, 70, 12),
    );
  return art(
    rect(x, y, 40, 220),
    rect(x + 190, y, 40, 220),
    line([x + 115, y], [x + 115, y + 220], 8),
    line([x, y + 104], [x + 230, y + 104], 8),
  );
}

/** Windows at night, with readers behind those that are lit. */
export const nightWindows: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const night =
    palette.ground === 'darkBlue' || palette.ground === 'ink' || palette.ground === 'purple'
      ? c.ground
      : c.figure;
  const cols = 6;
  const lit: Art[] = [];
  const alt: Art[] = [];
  const off: Art[] = [];
  const people: Art[] = [];
  for (let r = 0; r < 4; r++) {
    for (let q = 0; q < cols; q++) {
      const [x, y] = [60 + q * 290, 60 + r * 290];
      const frame = rect(x, y, 230, 220);
      const center = q >= 2 && q <= 3;
      const state = rng.next();
      if (state < (center ? 0.2 : 0.42)) off.push(frame);
      else {
        (rng.chance(0.5) ? lit : alt).push(frame);
        people.push(windowReader(rng, x, y));
      }
    }
  }
  const bright = night === c.figure ? c.light : c.figure;
  const other = c.second === night ? c.accent : c.second;
  return print(
    palette,
    [
      solid(night, rect(-10, -10, 1820, 1220)),
      solid(bright, ...lit),
      solid(other, ...alt),
      solid(c.accent === night ? c.second : c.accent, ...off.slice(0, 2)),
      solid(night, ...people),
    ],
    'een gevel bij nacht: achter de verlichte ramen zitten mensen te lezen.',
    [900, 600],
  );
};
