import { type Art, art, circle, ellipse, path, poly, rect, stroke, within } from '../art.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { row, spineBody, spineMarks } from '../shapes/book.ts';
import { house } from '../shapes/city.ts';
import { glyph } from '../shapes/glyph.ts';

/** A street whose houses are books. */
export const bookStreet: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const foot = 1050;
  const gables = rng.shuffle(['step', 'neck', 'point', 'flat', 'step', 'point', 'neck', 'step']);
  let x = -60;
  const houses = Array.from({ length: 8 }, (_, i) => {
    const w = rng.range(200, 270);
    const h = rng.range(400, 660);
    const gable = gables[i] ?? 'step';
    const at = { x, w, h, gable };
    x += w + 4;
    return at;
  });
  const windows = (h: (typeof houses)[number]): Art => {
    const rows = Math.floor((h.h - 220) / 140);
    return art(
      ...Array.from({ length: rows }, (_, r) =>
        art(
          rect(h.x + h.w * 0.18, foot - h.h + 70 + r * 140, h.w * 0.24, 84),
          rect(h.x + h.w * 0.58, foot - h.h + 70 + r * 140, h.w * 0.24, 84),
        ),
      ),
    );
  };
  const marks = (h: (typeof houses)[number]): Art =>
    art(rect(h.x, foot - h.h + 26, h.w, 12), rect(h.x, foot - 200, h.w, 12), rect(h.x, foot - 176, h.w, 6));
  const door = (h: (typeof houses)[number]): Art =>
    path(
      `M${h.x + h.w * 0.34} ${foot}V${foot - 104}A${h.w * 0.16} ${h.w * 0.16} 0 0 1 ${h.x + h.w * 0.66} ${foot - 104}V${foot}Z`,
    );
  const group = (k: number): typeof houses => houses.filter((_, i) => i % 3 === k);
  const draw = (k: number): Art => art(...group(k).map((h) => house(h.x + 2, foot, h.w - 4, h.h, h.gable)));
  return print(
    palette,
    [
      over(c.second, circle(rng.range(800, 1100), 330, rng.range(200, 250))),
      over(c.figure, draw(0)),
      over(c.accent, draw(1)),
      over(c.second, draw(2)),
      solid(
        c.light,
        ...group(0).map((h) => art(windows(h), marks(h), door(h))),
        ...group(1).map((h) => art(windows(h), marks(h), door(h))),
      ),
      solid(c.figure, ...group(2).map((h) => art(windows(h), marks(h), door(h))), rect(-10, foot, 1820, 180)),
      solid(c.light, ...Array.from({ length: 12 }, (_, i) => rect(-40 + i * 170, foot + 80, 90, 12))),
    ],
    'een straat waarvan elk huis een boekrug is, met trapgevels en halsgevels.',
    [900, 680],
  );
};

const AWNINGS = ['scallop', 'straight', 'round'] as const;

/** A bookshop's front; its initial hangs over the door. */
export const shop: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = 900;
  const sign = (params.letter ?? rng.pick(['B', 'L', 'K', 'D', 'P', 'V'])).slice(0, 1);
  const gable = rng.pick(['step', 'neck', 'point', 'flat']);
  const w = rng.range(820, 900);
  const l = x - w / 2;
  const foot = 1100;
  const top = foot - (gable === 'flat' ? 940 : 620);
  const front = house(l, foot, w, foot - top, gable);
  const side = rng.pick([0, 1]);
  const pane = rect(side === 0 ? l + 60 : l + 320, 700, w - 380, 310);
  const px = side === 0 ? l + 60 : l + 320;
  const dx = side === 0 ? l + w - 260 : l + 60;
  const books = row(rng, px + 14, px + w - 394, 1010, [120, 250], [46, 90]);
  const [a, b] = [books.filter((_, i) => i % 2 === 0), books.filter((_, i) => i % 2 === 1)];
  const n = 9;
  const kind = rng.pick(AWNINGS);
  const strip = (i: number): Art => {
    const [ax, aw] = [l - 30 + (i * (w + 60)) / n, (w + 60) / n];
    const body = poly(
      [ax + aw * 0.1 + (n / 2 - i) * 4, 560],
      [ax + aw * 0.9 + (n / 2 - i) * 4, 560],
      [ax + aw, 680],
      [ax, 680],
    );
    if (kind === 'straight') return art(body, rect(ax, 678, aw, 34));
    return art(
      body,
      kind === 'scallop'
        ? path(`M${ax} 678A${aw / 2} ${aw * 0.42} 0 0 0 ${ax + aw} 678Z`)
        : poly([ax, 678], [ax + aw, 678], [ax + aw / 2, 730]),
    );
  };
  const strips = (k: number): Art =>
    art(...Array.from({ length: n }, (_, i) => (i % 2 === k ? strip(i) : '')));
  const door = art(rect(dx, 720, 200, 380));
  const glass = rect(dx + 36, 760, 128, 180);
  const round = circle(x, gable === 'flat' ? 350 : 400, 130);
  const upper = gable === 'flat' ? art(rect(l + 110, 260, 150, 210), rect(l + w - 260, 260, 150, 210)) : '';
  const neighbours = art(
    house(l - 430, foot, 400, rng.range(460, 700), rng.pick(['step', 'point', 'flat'])),
    house(l + w + 30, foot, 420, rng.range(460, 700), rng.pick(['step', 'neck', 'flat'])),
  );
  const extra = rng.pick(['lamp', 'tree', 'cat', 'bike'] as const);
  const ex = side === 0 ? l - 120 : l + w + 120;
  const extras: Record<typeof extra, Art> = {
    lamp: art(
      rect(ex - 12, 600, 24, 510),
      poly([ex - 60, 600], [ex + 60, 600], [ex + 44, 480], [ex - 44, 480]),
      poly([ex - 50, 480], [ex, 430], [ex + 50, 480]),
    ),
    tree: art(rect(ex - 70, 1010, 140, 100), rect(ex - 12, 860, 24, 160), circle(ex, 800, 110)),
    cat: path(
      `M${ex - 80} 1104C${ex - 110} 1020 ${ex - 60} 960 ${ex - 44} 920L${ex - 60} 850L${ex - 20} 880H${ex + 20}L${ex + 60} 850L${ex + 46} 920C${ex + 80} 970 ${ex + 100} 1040 ${ex + 80} 1104Z`,
    ),
    bike: stroke(
      `M${ex - 90} 1030m-70 0a70 70 0 1 0 140 0a70 70 0 1 0 -140 0M${ex + 90} 1030m-70 0a70 70 0 1 0 140 0a70 70 0 1 0 -140 0M${ex - 90} 1030L${ex - 40} 900H${ex + 60}L${ex} 1030ZM${ex + 90} 1030L${ex + 50} 860h40`,
      14,
    ),
  };
  return print(
    palette,
    [
      over(c.second, neighbours),
      over(c.figure, front),
      solid(c.light, pane, glass, upper, round),
      solid(c.accent, within(pane, ...a.map((s) => spineBody(s))), door, strips(0)),
      solid(c.light, glass, strips(1)),
      solid(
        c.figure === c.light ? c.ground : c.figure,
        within(pane, ...b.map((s) => spineBody(s))),
        glyph(sign, x, gable === 'flat' ? 350 : 400, 150),
      ),
      solid(c.light, ...b.map((s) => spineMarks(s))),
      solid(c.accent, extras[extra]),
      solid(c.figure, rect(-10, foot, 1820, 120), ellipse(dx + 172, 920, 10, 10)),
    ],
    `de voorgevel van een boekhandel met een gestreepte luifel en de letter ${sign} boven de deur.`,
    [x, 660],
    { mirror: false },
  );
};
