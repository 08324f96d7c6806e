import { type Art, art, circle, hole, path, poly, rect } from '../art.ts';

/** Draws one of the two Broeltorens: a stout round tower, a cornice, a steep cone with a ball. `x` is its axis. */
export function broeltoren(
  x: number,
  foot: number,
  w: number,
  h: number,
): { wall: Art; roof: Art; windows: Art } {
  const top = foot - h;
  const wall = art(
    rect(x - w / 2, top, w, h),
    rect(x - w * 0.56, top - w * 0.02, w * 1.12, w * 0.1),
    poly([x - w / 2, foot], [x - w / 2, foot - h * 0.3], [x - w * 0.56, foot]),
    poly([x + w / 2, foot], [x + w / 2, foot - h * 0.3], [x + w * 0.56, foot]),
  );
  const roof = art(
    poly(
      [x - w * 0.6, top],
      [x - w * 0.1, top - w * 1.02],
      [x + w * 0.1, top - w * 1.02],
      [x + w * 0.6, top],
    ),
    poly([x - w * 0.1, top - w * 1.0], [x, top - w * 1.5], [x + w * 0.1, top - w * 1.0]),
    circle(x, top - w * 1.5, w * 0.045),
    poly([x - w * 0.36, top - w * 0.28], [x - w * 0.27, top - w * 0.62], [x - w * 0.18, top - w * 0.28]),
    poly([x + w * 0.36, top - w * 0.28], [x + w * 0.27, top - w * 0.62], [x + w * 0.18, top - w * 0.28]),
  );
  const slit = (dx: number, dy: number, ww: number, hh: number): Art =>
    path(
      `M${x + dx - ww / 2} ${top + dy + hh}V${top + dy + ww / 2}A${ww / 2} ${ww / 2} 0 0 1 ${x + dx + ww / 2} ${top + dy + ww / 2}V${top + dy + hh}Z`,
    );
  const windows = art(
    slit(0, h * 0.16, w * 0.16, h * 0.16),
    slit(-w * 0.24, h * 0.46, w * 0.1, h * 0.13),
    slit(w * 0.24, h * 0.46, w * 0.1, h * 0.13),
    slit(0, h * 0.7, w * 0.1, h * 0.12),
  );
  return { wall, roof, windows };
}

/** Draws a stone bridge from `x1` to `x2` with round arches. `y` is the top of its deck. */
export function bridge(x1: number, x2: number, y: number, water: number, arches: number): Art {
  const span = (x2 - x1) / arches;
  const deck = 46;
  const openings = Array.from({ length: arches }, (_, i) => {
    const cx = x1 + span * (i + 0.5);
    const rx = span * 0.4;
    return path(
      `M${cx - rx} ${water + 4}V${Math.min(water, y + deck + rx)}A${rx} ${Math.min(rx, water - y - deck)} 0 0 1 ${cx + rx} ${Math.min(water, y + deck + rx)}V${water + 4}Z`,
    );
  });
  return art(rect(x1, y, x2 - x1, water - y), hole(...openings));
}

/** Draws Kortrijk's belfry: a square brick tower with four corner turrets, a spire and a clock. */
export function belfry(x: number, foot: number, w: number, h: number): { wall: Art; roof: Art; light: Art } {
  const top = foot - h;
  const cap = w * 1.24;
  const turret = (at: number): Art =>
    art(
      rect(at - w * 0.11, top - w * 0.2, w * 0.22, w * 0.42),
      poly([at - w * 0.14, top - w * 0.2], [at, top - w * 0.86], [at + w * 0.14, top - w * 0.2]),
    );
  const wall = art(
    rect(x - w / 2, top, w, h),
    rect(x - cap / 2, top + w * 0.16, cap, w * 0.14),
    turret(x - w * 0.5),
    turret(x + w * 0.5),
  );
  const roof = art(
    poly(
      [x - w * 0.34, top],
      [x - w * 0.24, top - w * 0.62],
      [x + w * 0.24, top - w * 0.62],
      [x + w * 0.34, top],
    ),
    rect(x - w * 0.3, top - w * 0.7, w * 0.6, w * 0.1),
    poly([x - w * 0.2, top - w * 0.68], [x, top - w * 1.7], [x + w * 0.2, top - w * 0.68]),
    circle(x, top - w * 1.68, w * 0.05),
  );
  const light = art(
    circle(x, top + w * 0.72, w * 0.3),
    ...[0, 1, 2].map((i) =>
      art(
        slot(x - w * 0.2, top + w * (1.34 + i * 0.62), w),
        slot(x + w * 0.2, top + w * (1.34 + i * 0.62), w),
      ),
    ),
  );
  return { wall, roof, light };
}

const slot = (x: number, y: number, w: number): Art =>
  path(
    `M${x - w * 0.07} ${y + w * 0.34}V${y + w * 0.07}A${w * 0.07} ${w * 0.07} 0 0 1 ${x + w * 0.07} ${y + w * 0.07}V${y + w * 0.34}Z`,
  );

/** Draws a Flemish house front. `gable` is its shape: step, neck, point or flat. */
export function house(x: number, foot: number, w: number, h: number, gable: string): Art {
  const top = foot - h;
  const body = rect(x, top, w, h);
  if (gable === 'step') {
    const steps = [0, 1, 2, 3].map((i) =>
      rect(x + (w * i) / 9, top - (w * 0.6 * (i + 1)) / 4, w - (w * i * 2) / 9, w * 0.2),
    );
    return art(body, ...steps);
  }
  if (gable === 'point') return art(body, poly([x, top + 1], [x + w / 2, top - w * 0.62], [x + w, top + 1]));
  if (gable === 'neck') {
    return art(
      body,
      path(
        `M${x} ${top + 1}C${x + w * 0.22} ${top} ${x + w * 0.24} ${top - w * 0.2} ${x + w * 0.25} ${top - w * 0.42}H${x + w * 0.75}C${x + w * 0.76} ${top - w * 0.2} ${x + w * 0.78} ${top} ${x + w} ${top + 1}Z`,
      ),
      path(
        `M${x + w * 0.22} ${top - w * 0.41}A${w * 0.28} ${w * 0.24} 0 0 1 ${x + w * 0.78} ${top - w * 0.41}Z`,
      ),
    );
  }
  return art(body, rect(x - w * 0.04, top - 16, w * 1.08, 34));
}

/** Draws waves: a band from `y` to the bottom of the picture with a scalloped top. */
export function waves(y: number, foot: number, length: number, height: number, start = 0): Art {
  let d = `M${-length + start} ${foot}V${y}`;
  for (let x = -length + start; x < 1800 + length; x += length)
    d += `q${length / 2} ${-height * 2} ${length} 0`;
  return path(`${d}V${foot}Z`);
}

/** Draws a smooth swell from `y` to `foot`. `height` is its amplitude. */
export function swell(y: number, foot: number, length: number, height: number, start = 0): Art {
  let d = `M${-length * 2 + start} ${foot}V${y}`;
  for (let x = -length * 2 + start, k = 0; x < 1800 + length; x += length, k++) {
    const dir = k % 2 === 0 ? -1 : 1;
    d += `c${length * 0.36} ${height * dir} ${length * 0.64} ${height * dir} ${length} 0`;
  }
  return path(`${d}V${foot}Z`);
}

/** Draws a line of swell, for ripples on water. */
export function ripple(x: number, y: number, length: number, count: number, height: number): string {
  let d = `M${x} ${y}`;
  for (let k = 0; k < count; k++) d += `q${length / 2} ${(k % 2 === 0 ? -1 : 1) * height} ${length} 0`;
  return d;
}
