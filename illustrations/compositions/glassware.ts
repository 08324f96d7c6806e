import { art, path, poly, rect, stroke, turn } from '../art.ts';
import { SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying } from '../shapes/book.ts';
import { glyph } from '../shapes/glyph.ts';
import { standing } from '../shapes/person.ts';

/** An hourglass whose sand is a page's worth of letters. */
export const hourglass: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const caps = art(
    rect(x - 330, 80, 660, 80, 20),
    rect(x - 330, 1040, 660, 80, 20),
    rect(x - 300, 150, 34, 900),
    rect(x + 266, 150, 34, 900),
  );
  const glass = path(
    `M${x - 230} 160H${x + 230}C${x + 230} 380 ${x + 60} 480 ${x + 34} 600C${x + 60} 720 ${x + 230} 820 ${x + 230} 1040H${x - 230}C${x - 230} 820 ${x - 60} 720 ${x - 34} 600C${x - 60} 480 ${x - 230} 380 ${x - 230} 160Z`,
  );
  const sandTop = path(
    `M${x - 196} 340Q${x} 300 ${x + 196} 340C${x + 150} 440 ${x + 50} 500 ${x + 20} 596H${x - 20}C${x - 50} 500 ${x - 150} 440 ${x - 196} 340Z`,
  );
  const sandFoot = path(
    `M${x - 214} 1040C${x - 200} 940 ${x - 90} 880 ${x} 800C${x + 90} 880 ${x + 200} 940 ${x + 214} 1040Z`,
  );
  const stream = rect(x - 7, 590, 14, 240);
  const letters = art(
    ...['b', 'o', 'e', 'k', 'a', 's', 'R', 'm'].map((l, i) =>
      turn(
        rng.range(-40, 40),
        x + ((i % 4) - 1.5) * 90,
        920 + Math.floor(i / 4) * 70,
        glyph(l, x + ((i % 4) - 1.5) * (60 + Math.floor(i / 4) * 40), 930 + Math.floor(i / 4) * 66, 56),
      ),
    ),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 600, 450)),
      solid(c.sheet, glass),
      solid(c.bright, sandTop, sandFoot, stream),
      solid(c.sheet, letters),
      over(c.figure === c.sheet ? c.accent : c.figure, caps),
    ],
    'een zandloper waarin het zand letters worden.',
    [x, 600],
    { mirror: false },
  );
};

/** A glass with a verse at the bottom. */
export const verseGlass: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const wine = params.kind === 'wine';
  const glass = wine
    ? path(
        `M${x - 240} 140H${x + 240}C${x + 270} 460 ${x + 140} 610 ${x + 26} 630V1000H${x + 180}V1060H${x - 180}V1000H${x - 26}V630C${x - 140} 610 ${x - 270} 460 ${x - 240} 140Z`,
      )
    : path(`M${x - 190} 200H${x + 190}L${x + 60} 690V960H${x + 190}V1030H${x - 190}V960H${x - 60}V690Z`);
  const drink = wine
    ? path(
        `M${x - 246} 320H${x + 246}C${x + 230} 500 ${x + 130} 596 ${x} 604C${x - 130} 596 ${x - 230} 500 ${x - 246} 320Z`,
      )
    : poly([x - 166, 290], [x + 166, 290], [x + 64, 672], [x - 64, 672]);
  const letters = art(
    ...(wine ? ['v', 'e', 'r', 's'] : ['j', 'a', 'm', 'b']).map((l, i) =>
      turn(
        rng.range(-30, 30),
        x,
        500,
        glyph(l, x - 70 + i * 46, (wine ? 520 : 560) + (i % 2) * 40 - (i === 0 || i === 3 ? 60 : 0), 74),
      ),
    ),
  );
  const table = rect(-10, wine ? 1056 : 1026, 1820, 200);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 520, 430)),
      solid(c.sheet, glass),
      solid(c.bright, drink),
      solid(c.sheet, letters),
      over(c.figure === c.sheet ? c.accent : c.figure, table),
      solid(c.light, stroke(`M${x - 180} ${wine ? 210 : 250}l${wine ? -4 : 14} ${wine ? 70 : 60}`, 16)),
    ],
    `een glas ${wine ? 'wijn' : 'jenever'} waarin letters naar de bodem zakken.`,
    [x, 600],
    { mirror: false },
  );
};

/** A flight of stairs made of thirteen books; the last one is loose. */
export const steepStairs: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const n = 10;
  const treads = Array.from({ length: n }, (_, i) =>
    lying(120 + i * 152, 1100 - i * 98 - (i === n - 1 ? 50 : 0), 330, 86, i),
  );
  const last = treads[n - 1];
  const loose = last === undefined ? '' : turn(-11, 1500, 200, last.body);
  const risers = art(
    ...Array.from({ length: n - 1 }, (_, i) => rect(150 + i * 152, 1180 - i * 98, 300, 1200)),
  );
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const step = rng.int(3, 5);
  const climber = standing(
    rng,
    290 + step * 152,
    1100 - step * 98,
    340,
    rng.pick(['hat', 'bun', 'cap', 'beret', 'bob'] as const),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, 900, 480, 430, ['sun', 'corner', 'drop', 'split', 'slant'])),
      over(c.second, risers),
      over(
        c.figure,
        ...treads
          .slice(0, n - 1)
          .filter((_, i) => i % 2 === 0)
          .map((t) => t.body),
      ),
      solid(
        c.accent,
        ...treads
          .slice(0, n - 1)
          .filter((_, i) => i % 2 === 1)
          .map((t) => t.body),
        loose,
      ),
      solid(c.light, ...treads.slice(0, n - 1).map((t) => t.marks)),
      solid(c.figure, climber.body),
      solid(skin, climber.skin),
      solid(c.accent, climber.top),
      solid(c.sheet, climber.book),
    ],
    'een trap van boeken waarvan de bovenste trede los ligt; iemand klimt lezend naar boven.',
    [900, 620],
  );
};
