import { type Art, art, circle, ellipse, hole, path, ring, stroke } from '../art.ts';

/** Measures of a cut-paper face around its centre (x, y). At scale 1 the head is about 480 units high. */
export interface Skull {
  x: number;
  y: number;
  k: number;
  /** Width of the jaw, from 0 (narrow) to 1 (wide). */
  jaw: number;
}

/** Returns a function that scales offsets from the face's centre to path coordinates: `at(dx, dy)` → «x y». */
export function scaler({ x, y, k }: Skull): (dx: number, dy: number) => string {
  return (dx, dy) => `${Math.round((x + dx * k) * 10) / 10} ${Math.round((y + dy * k) * 10) / 10}`;
}

export function faceShape(skull: Skull): Art {
  const p = scaler(skull);
  const j = 60 + skull.jaw * 60;
  return path(
    `M${p(-176, -110)}C${p(-186, 30)} ${p(-176, 130)} ${p(-j - 44, 190)}C${p(-j + 10, 246)} ${p(-44, 268)} ${p(0, 268)}C${p(44, 268)} ${p(j - 10, 246)} ${p(j + 44, 190)}C${p(176, 130)} ${p(186, 30)} ${p(176, -110)}C${p(168, -250)} ${p(-168, -250)} ${p(-176, -110)}Z`,
  );
}

export function ears({ x, y, k }: Skull): Art {
  return art(
    ellipse(x - 182 * k, y + 20 * k, 30 * k, 52 * k),
    ellipse(x + 182 * k, y + 20 * k, 30 * k, 52 * k),
  );
}

export function neck(skull: Skull): Art {
  const p = scaler(skull);
  return path(
    `M${p(-84, 150)}V${(skull.y + 360 * skull.k).toFixed(1)}C${p(-84, 430)} ${p(84, 430)} ${p(84, 360)}V${(skull.y + 150 * skull.k).toFixed(1)}Z`,
  );
}

/** Draws the dark half of the face. The edge between dark and light shows the face in profile. */
export function shadowHalf(skull: Skull): Art {
  const p = scaler(skull);
  return path(
    `M${p(20, -260)}C${p(4, -160)} ${p(-6, -110)} ${p(2, -66)}C${p(-4, -10)} ${p(-36, 40)} ${p(-46, 74)}C${p(-46, 96)} ${p(-20, 100)} ${p(4, 104)}C${p(-10, 124)} ${p(-12, 136)} ${p(0, 146)}C${p(-10, 160)} ${p(-8, 176)} ${p(4, 186)}C${p(-4, 220)} ${p(-2, 250)} ${p(14, 280)}L${p(320, 280)}L${p(320, -260)}Z`,
  );
}

/** Draws the eyes: `open` (almonds with a pupil), `down` (lids of a reader) or `dots`. */
export function eyes(skull: Skull, kind: 'open' | 'down' | 'dots'): { white: Art; dark: Art } {
  const { x, y, k } = skull;
  const p = scaler(skull);
  if (kind === 'dots')
    return {
      white: '',
      dark: art(circle(x - 80 * k, y + 4 * k, 15 * k), circle(x + 80 * k, y + 4 * k, 15 * k)),
    };
  if (kind === 'down') {
    return {
      white: '',
      dark: art(
        stroke(`M${p(-116, 0)}Q${p(-80, 30)} ${p(-44, 0)}`, 11 * k),
        stroke(`M${p(44, 0)}Q${p(80, 30)} ${p(116, 0)}`, 11 * k),
      ),
    };
  }
  const almond = (s: 1 | -1): string =>
    `M${p(s * 40, 8)}C${p(s * 58, -24)} ${p(s * 100, -26)} ${p(s * 122, 0)}C${p(s * 104, 28)} ${p(s * 62, 30)} ${p(s * 40, 8)}Z`;
  return {
    white: art(path(almond(1)), path(almond(-1))),
    dark: art(
      circle(x - 80 * k, y + 1 * k, 20 * k),
      circle(x + 80 * k, y + 1 * k, 20 * k),
      stroke(
        `M${p(-124, 0)}C${p(-100, -30)} ${p(-58, -28)} ${p(-38, 8)}M${p(124, 0)}C${p(100, -30)} ${p(58, -28)} ${p(38, 8)}`,
        9 * k,
      ),
    ),
  };
}

export function brows(skull: Skull, thick: number, lift = 0): Art {
  const p = scaler(skull);
  return stroke(
    `M${p(-126, -42 - lift)}Q${p(-84, -72 - lift)} ${p(-40, -50)}M${p(40, -50)}Q${p(84, -72 - lift)} ${p(126, -42 - lift)}`,
    thick * skull.k,
  );
}

export function mouth(skull: Skull, kind: 'smile' | 'lips' | 'straight' | 'grin'): { lips: Art; teeth: Art } {
  const p = scaler(skull);
  if (kind === 'smile')
    return { lips: stroke(`M${p(-62, 150)}Q${p(0, 196)} ${p(62, 150)}`, 13 * skull.k), teeth: '' };
  if (kind === 'straight')
    return { lips: stroke(`M${p(-52, 160)}Q${p(0, 166)} ${p(52, 156)}`, 13 * skull.k), teeth: '' };
  if (kind === 'grin')
    return {
      lips: path(`M${p(-74, 140)}Q${p(0, 158)} ${p(74, 140)}C${p(60, 212)} ${p(-60, 212)} ${p(-74, 140)}Z`),
      teeth: path(`M${p(-64, 146)}Q${p(0, 160)} ${p(64, 146)}L${p(58, 166)}Q${p(0, 178)} ${p(-58, 166)}Z`),
    };
  return {
    lips: path(
      `M${p(-60, 158)}C${p(-40, 140)} ${p(-20, 134)} ${p(0, 146)}C${p(20, 134)} ${p(40, 140)} ${p(60, 158)}C${p(36, 194)} ${p(-36, 194)} ${p(-60, 158)}Z`,
    ),
    teeth: '',
  };
}

export function glasses({ x, y, k }: Skull, kind: 'round' | 'square' | 'cat'): Art {
  const bridge = stroke(
    `M${x - 22 * k} ${y - 6 * k}Q${x} ${y - 24 * k} ${x + 22 * k} ${y - 6 * k}M${x - 152 * k} ${y - 10 * k}L${x - 184 * k} ${y - 20 * k}M${x + 152 * k} ${y - 10 * k}L${x + 184 * k} ${y - 20 * k}`,
    13 * k,
  );
  if (kind === 'round')
    return art(
      ring(x - 84 * k, y + 2 * k, 66 * k, 14 * k),
      ring(x + 84 * k, y + 2 * k, 66 * k, 14 * k),
      bridge,
    );
  if (kind === 'square') {
    const frame = (cx: number): Art =>
      `<rect x="${cx - 66 * k}" y="${y - 44 * k}" width="${132 * k}" height="${96 * k}" rx="${18 * k}" fill="none" stroke="#fff" stroke-width="${16 * k}"/>`;
    return art(frame(x - 86 * k), frame(x + 86 * k), bridge);
  }
  const p = scaler({ x, y, k, jaw: 0 });
  const frame = (s: 1 | -1): Art =>
    stroke(
      `M${p(s * 22, -18)}C${p(s * 60, -44)} ${p(s * 110, -48)} ${p(s * 170, -70)}C${p(s * 166, -10)} ${p(s * 150, 46)} ${p(s * 88, 52)}C${p(s * 40, 52)} ${p(s * 22, 24)} ${p(s * 22, -18)}Z`,
      14 * k,
    );
  return art(frame(1), frame(-1), stroke(`M${p(-22, -14)}Q${p(0, -28)} ${p(22, -14)}`, 13 * k));
}

/** Draws a moustache or a beard. */
export function beard(skull: Skull, kind: 'full' | 'moustache' | 'goatee'): Art {
  const p = scaler(skull);
  const tache = path(
    `M${p(0, 112)}C${p(30, 96)} ${p(70, 112)} ${p(96, 152)}C${p(60, 160)} ${p(24, 150)} ${p(0, 138)}C${p(-24, 150)} ${p(-60, 160)} ${p(-96, 152)}C${p(-70, 112)} ${p(-30, 96)} ${p(0, 112)}Z`,
  );
  if (kind === 'moustache') return tache;
  if (kind === 'goatee')
    return art(
      tache,
      path(
        `M${p(-44, 196)}C${p(-20, 208)} ${p(20, 208)} ${p(44, 196)}C${p(50, 260)} ${p(24, 312)} ${p(0, 318)}C${p(-24, 312)} ${p(-50, 260)} ${p(-44, 196)}Z`,
      ),
    );
  return art(
    path(
      `M${p(-182, 20)}C${p(-160, 90)} ${p(-130, 112)} ${p(-96, 116)}C${p(-50, 96)} ${p(50, 96)} ${p(96, 116)}C${p(130, 112)} ${p(160, 90)} ${p(182, 20)}C${p(196, 180)} ${p(150, 340)} ${p(0, 344)}C${p(-150, 340)} ${p(-196, 180)} ${p(-182, 20)}Z`,
    ),
    hole(path(`M${p(-56, 158)}Q${p(0, 150)} ${p(56, 158)}Q${p(0, 204)} ${p(-56, 158)}Z`)),
  );
}

/** Draws the wrinkles of an old face. */
export function lines(skull: Skull): Art {
  const p = scaler(skull);
  return stroke(
    `M${p(-66, 100)}Q${p(-96, 130)} ${p(-90, 172)}M${p(66, 100)}Q${p(96, 130)} ${p(90, 172)}M${p(-136, 46)}Q${p(-90, 66)} ${p(-50, 44)}M${p(50, 44)}Q${p(90, 66)} ${p(136, 46)}M${p(-80, -128)}Q${p(0, -146)} ${p(80, -128)}`,
    7 * skull.k,
  );
}

/** Draws clothes from the neck to the bottom of the picture. */
export function clothes(
  skull: Skull,
  kind: 'round' | 'shirt' | 'roll' | 'scarf' | 'vest',
): { coat: Art; detail: Art } {
  const { x, y, k } = skull;
  const p = scaler(skull);
  const b = Math.max(1260, y + 800 * k);
  const coat = path(
    `M${x - 520 * k} ${b}C${p(-520, 560)} ${p(-330, 430)} ${p(-96, 366)}C${p(-60, 440)} ${p(60, 440)} ${p(96, 366)}C${p(330, 430)} ${p(520, 560)} ${x + 520 * k} ${b}Z`,
  );
  if (kind === 'shirt')
    return {
      coat,
      detail: art(
        path(`M${p(-96, 350)}L${p(0, 500)}L${p(-150, 560)}L${p(-190, 400)}Z`),
        path(`M${p(96, 350)}L${p(0, 500)}L${p(150, 560)}L${p(190, 400)}Z`),
      ),
    };
  if (kind === 'roll')
    return {
      coat,
      detail: path(
        `M${p(-112, 290)}C${p(-60, 330)} ${p(60, 330)} ${p(112, 290)}L${p(120, 410)}C${p(60, 460)} ${p(-60, 460)} ${p(-120, 410)}Z`,
      ),
    };
  if (kind === 'scarf')
    return {
      coat,
      detail: art(
        path(
          `M${p(-150, 320)}C${p(-60, 380)} ${p(60, 380)} ${p(150, 320)}C${p(190, 400)} ${p(120, 480)} ${p(0, 480)}C${p(-120, 480)} ${p(-190, 400)} ${p(-150, 320)}Z`,
        ),
        path(`M${p(40, 440)}L${p(170, 430)}L${p(210, 760)}L${p(70, 770)}Z`),
      ),
    };
  if (kind === 'vest')
    return {
      coat,
      detail: art(
        path(
          `M${p(-96, 366)}C${p(-60, 440)} ${p(60, 440)} ${p(96, 366)}L${p(150, 384)}L${p(40, 900)}L${p(-40, 900)}L${p(-150, 384)}Z`,
        ),
      ),
    };
  return { coat, detail: stroke(`M${p(-98, 372)}C${p(-62, 450)} ${p(62, 450)} ${p(98, 372)}`, 30 * k) };
}

export const earrings = ({ x, y, k }: Skull): Art =>
  art(circle(x - 184 * k, y + 96 * k, 20 * k), circle(x + 184 * k, y + 96 * k, 20 * k));
export const freckles = ({ x, y, k }: Skull): Art =>
  art(
    ...[-1, 1].flatMap((s) =>
      [
        [76, 60],
        [104, 74],
        [130, 58],
        [92, 92],
        [120, 96],
      ].map(([dx = 0, dy = 0]) => circle(x + s * dx * k, y + dy * k, 7 * k)),
    ),
  );
