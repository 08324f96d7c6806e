import { type Art, art, circle, line, path, rect, stroke, turn } from '../art.ts';
import { kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, type Plate, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying } from '../shapes/book.ts';
import { HEADS, standing } from '../shapes/person.ts';

/** Many hands carry one book. */
export const carry: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const book = lying(x - 560, 330, 1120, 250, 1);
  const pages = rect(x - 500, 372, 1060, 166);
  const skins = rng.shuffle([SKIN.sand, SKIN.clay, SKIN.umber, SKIN.cocoa, SKIN.sand, SKIN.umber]);
  const arms = Array.from({ length: 6 }, (_, i) => {
    const ax = x - 480 + i * 192;
    const lean = (i - 2.5) * -3 + rng.range(-3, 3);
    return {
      skin: turn(
        lean,
        ax,
        1240,
        path(`M${ax - 50} 1000L${ax - 44} 720H${ax + 44}L${ax + 50} 1000Z`),
        path(
          `M${ax - 96} 640C${ax - 110} 580 ${ax - 80} 570 ${ax - 60} 600H${ax + 60}C${ax + 80} 570 ${ax + 110} 580 ${ax + 96} 640C${ax + 90} 720 ${ax + 60} 760 ${ax} 760C${ax - 60} 760 ${ax - 90} 720 ${ax - 96} 640Z`,
        ),
        ...[-42, -14, 14, 42].map((d) => line([ax + d, 640], [ax + d, 588], 26)),
      ),
      sleeve: turn(lean, ax, 1240, path(`M${ax - 110} 1260L${ax - 74} 930H${ax + 74}L${ax + 110} 1260Z`)),
    };
  });
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 480, 460)),
      over(c.accent, book.body),
      solid(c.light, pages),
      solid(
        c.accent,
        ...[0, 1, 2, 3].map((i) => line([x - 490, 404 + i * 34], [x + 560, 404 + i * 34], 6, 'butt')),
      ),
      ...arms.map((a, i) => solid(skins[i] ?? SKIN.sand, a.skin)),
      over(c.figure, ...arms.filter((_, i) => i % 2 === 0).map((a) => a.sleeve)),
      over(
        c.second === c.ground ? c.accent : c.second,
        ...arms.filter((_, i) => i % 2 === 1).map((a) => a.sleeve),
      ),
    ],
    'zes paar handen dragen samen een reusachtig boek.',
    [x, 600],
  );
};

/** People in a row, each reading a book. Where their coats overlap, the inks mix. */
export const queue: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const heads = rng.shuffle(HEADS);
  const n = 7;
  const skins = rng.shuffle([SKIN.sand, SKIN.umber, SKIN.clay, SKIN.cocoa, SKIN.sand, SKIN.clay, SKIN.umber]);
  const people = Array.from({ length: n }, (_, i) =>
    standing(
      rng,
      120 + i * 262 + rng.range(-14, 14),
      1140,
      rng.range(860, 1040) * (i === 3 ? 0.72 : 1),
      heads[i % heads.length] ?? 'hat',
    ),
  );
  const coat = (k: number): Art => art(...people.filter((_, i) => i % 3 === k).map((p) => p.body));
  const faces: Plate[] = people.map((p, i) => solid(skins[i % skins.length] ?? SKIN.sand, p.skin));
  const dark = c.figure === c.light ? c.accent : c.figure;
  return print(
    palette,
    [
      over(c.second, coat(0), rng.chance(0.5) ? circle(900, 420, 300) : ''),
      over(c.figure, coat(1)),
      over(c.accent, coat(2)),
      ...faces,
      solid(dark, ...people.filter((_, i) => i % 2 === 0).map((p) => p.top)),
      solid(
        c.second === c.light ? c.accent : c.second,
        ...people.filter((_, i) => i % 2 === 1).map((p) => p.top),
      ),
      solid(c.light, ...people.map((p) => p.book)),
      solid(dark, rect(-10, 1136, 1820, 80)),
    ],
    'een rij wachtende mensen, groot en klein, allemaal in een boek.',
    [900, 600],
  );
};

/** A full stop, rolled to the end of its sentence. */
export const fullStop: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, foot] = [1060, 1020];
  const r = 390;
  const dot = circle(x, foot - r, r);
  const people = [0, 1, 2, 3].map((i) =>
    standing(rng, x - 500 - i * 190 + rng.range(-10, 10), foot, rng.range(430, 560), rng.pick(HEADS)),
  );
  const skins = rng.shuffle([SKIN.sand, SKIN.clay, SKIN.umber, SKIN.cocoa]);
  const arms = art(
    ...people
      .slice(0, 1)
      .map(() =>
        art(
          line([x - 470, foot - 350], [x - 350, foot - 400], 40),
          line([x - 470, foot - 300], [x - 370, foot - 300], 40),
        ),
      ),
  );
  const words = art(
    ...[0, 1, 2].flatMap((line) => {
      const parts: Art[] = [];
      let at = 40;
      while (at < (line === 2 ? 520 : 1700)) {
        const w = rng.range(80, 260);
        parts.push(rect(at, 80 + line * 84, w, 34));
        at += w + 34;
      }
      return parts;
    }),
  );
  return print(
    palette,
    [
      over(c.second, words),
      over(c.accent, dot),
      solid(c.figure, ...people.map((p) => p.body), arms, rect(-10, foot, 1820, 190)),
      ...people.map((p, i) => solid(skins[i] ?? SKIN.sand, p.skin)),
      solid(c.accent, ...people.map((p) => p.top)),
      solid(
        c.light,
        stroke(`M${x - 280} ${foot - r - 60}A${290} ${290} 0 0 1 ${x - 90} ${foot - r - 276}`, 24),
      ),
    ],
    `vier mensen rollen een reusachtige ${kleur(palette.accent)} punt naar het einde van een zin.`,
    [900, 640],
    { mirror: false },
  );
};
