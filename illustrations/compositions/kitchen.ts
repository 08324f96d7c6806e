import { art, circle, ellipse, hole, line, path, poly, rect, ring, stroke, turn, within } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { glyph } from '../shapes/glyph.ts';

/** A pot on the fire, from which a page rises instead of steam. */
export const pot: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = rng.range(860, 940);
  const body = path(
    `M${x - 330} 640H${x + 330}V880C${x + 330} 1010 ${x + 250} 1070 ${x + 140} 1070H${x - 140}C${x - 250} 1070 ${x - 330} 1010 ${x - 330} 880Z`,
  );
  const rim = rect(x - 372, 596, 744, 58, 29);
  const handles = art(ring(x - 350, 790, 78, 34), ring(x + 350, 790, 78, 34));
  const tools = [
    turn(-16, x - 120, 640, rect(x - 200, 190, 130, 460)),
    turn(5, x, 640, rect(x - 34, 110, 150, 540)),
    turn(19, x + 160, 640, rect(x + 120, 240, 118, 420)),
  ];
  const bands = art(
    turn(-16, x - 120, 640, rect(x - 200, 250, 130, 16), rect(x - 200, 282, 130, 16)),
    turn(5, x, 640, rect(x + 8, 190, 66, 130)),
    turn(19, x + 160, 640, rect(x + 120, 300, 118, 30)),
  );
  const steam = art(
    ...[-1, 1].map((k) =>
      stroke(
        `M${x + k * 330} 470c${k * 60} -70 ${-k * 60} -140 0 -210c${k * 60} -70 ${-k * 60} -140 0 -210`,
        40,
      ),
    ),
  );
  const flame = art(
    ...[-2, -1, 0, 1, 2].map((i) =>
      path(
        `M${x + i * 120} 1240C${x + i * 120 - 76} 1180 ${x + i * 120 - 30} 1130 ${x + i * 120} ${1076 + Math.abs(i) * 10}C${x + i * 120 + 30} 1130 ${x + i * 120 + 76} 1180 ${x + i * 120} 1240Z`,
      ),
    ),
  );
  const spot = backdrop(rng, x, 560, 430);
  return print(
    palette,
    [
      over(c.second, spot),
      over(c.accent, tools[0] ?? '', tools[2] ?? ''),
      solid(c.light, tools[1] ?? ''),
      solid(c.figure === c.light ? c.accent : c.figure, bands),
      over(c.accent, flame),
      over(
        c.figure,
        body,
        rim,
        handles,
        hole(stroke(`M${x - 240} 900C${x - 236} 960 ${x - 200} 1000 ${x - 150} 1004`, 20)),
      ),
      over(c.light === c.ground ? c.second : c.light, steam),
    ],
    `drie boeken koken in een ${kleur(palette.figure)} pot op een hoog vuur.`,
    [x, 620],
  );
};

/** A frying pan from above; the egg's yolk is a letter. */
export const pan: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const [x, y] = [rng.range(820, 900), 560];
  const angle = rng.range(26, 44);
  const egg = path(
    `M${x - 250} ${y + 20}C${x - 280} ${y - 130} ${x - 170} ${y - 170} ${x - 90} ${y - 200}C${x + 10} ${y - 250} ${x + 120} ${y - 220} ${x + 170} ${y - 150}C${x + 210} ${y - 90} ${x + 280} ${y - 40} ${x + 250} ${y + 60}C${x + 220} ${y + 150} ${x + 140} ${y + 130} ${x + 80} ${y + 190}C${x + 10} ${y + 260} ${x - 90} ${y + 240} ${x - 140} ${y + 180}C${x - 190} ${y + 130} ${x - 230} ${y + 110} ${x - 250} ${y + 20}Z`,
  );
  const table = art(...Array.from({ length: 7 }, (_, i) => rect(-20 + i * 280, -20, 140, 1240)));
  const letter = params.letter ?? rng.pick(['B', 'a', 'e', 'R', 'g', '&']);
  return print(
    palette,
    [
      over(c.second, table),
      solid(c.figure, circle(x, y, 430), turn(angle, x, y, rect(x + 380, y - 52, 520, 104, 52))),
      solid(c.light, ring(x, y, 372, 12), turn(angle, x, y, rect(x + 780, y - 16, 70, 32, 16))),
      solid(c.light, egg),
      solid(c.accent, circle(x + 10, y + 4, 140)),
      solid(c.light, glyph(letter, x + 10, y + 4, 150)),
    ],
    `een spiegelei in een ${kleur(palette.figure)} pan, van boven gezien; in de dooier staat de letter ${letter}.`,
    [x, y],
    { mirror: false },
  );
};

/** Coffee from above, with a figure in the foam. */
export const coffee: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const [x, y] = [900, 600];
  const foam = params.foam ?? rng.pick(['heart', 'leaf', 'book']);
  const arts: Record<string, string> = {
    heart: path(
      `M${x} ${y + 190}C${x - 240} ${y + 20} ${x - 200} ${y - 170} ${x - 90} ${y - 170}C${x - 40} ${y - 170} ${x - 10} ${y - 130} ${x} ${y - 96}C${x + 10} ${y - 130} ${x + 40} ${y - 170} ${x + 90} ${y - 170}C${x + 200} ${y - 170} ${x + 240} ${y + 20} ${x} ${y + 190}Z`,
    ),
    leaf: art(
      path(
        `M${x} ${y - 210}C${x + 170} ${y - 90} ${x + 170} ${y + 90} ${x} ${y + 210}C${x - 170} ${y + 90} ${x - 170} ${y - 90} ${x} ${y - 210}Z`,
      ),
      hole(
        stroke(`M${x} ${y - 170}V${y + 200}`, 14),
        ...[0, 1, 2, 3].map((i) =>
          stroke(
            `M${x - 120} ${y - 120 + i * 76}Q${x - 40} ${y - 60 + i * 76} ${x} ${y - 40 + i * 76}Q${x + 40} ${y - 60 + i * 76} ${x + 120} ${y - 120 + i * 76}`,
            14,
          ),
        ),
      ),
    ),
    book: art(
      poly([x, y - 120], [x + 200, y - 160], [x + 200, y + 120], [x, y + 160]),
      poly([x, y - 120], [x - 200, y - 160], [x - 200, y + 120], [x, y + 160]),
      hole(
        line([x, y - 120], [x, y + 160], 14),
        ...[0, 1, 2].map((i) =>
          art(
            line([x + 44, y - 70 + i * 66], [x + 156, y - 92 + i * 66], 14),
            line([x - 44, y - 70 + i * 66], [x - 156, y - 92 + i * 66], 14),
          ),
        ),
      ),
    ),
    skull: art(
      path(
        `M${x - 170} ${y - 20}C${x - 180} ${y - 170} ${x - 90} ${y - 210} ${x} ${y - 210}C${x + 90} ${y - 210} ${x + 180} ${y - 170} ${x + 170} ${y - 20}C${x + 166} ${y + 40} ${x + 130} ${y + 60} ${x + 110} ${y + 80}V${y + 180}H${x - 110}V${y + 80}C${x - 130} ${y + 60} ${x - 166} ${y + 40} ${x - 170} ${y - 20}Z`,
      ),
      hole(
        circle(x - 76, y - 24, 50),
        circle(x + 76, y - 24, 50),
        poly([x, y + 30], [x - 26, y + 78], [x + 26, y + 78]),
        rect(x - 44, y + 120, 14, 70),
        rect(x - 7, y + 120, 14, 70),
        rect(x + 30, y + 120, 14, 70),
      ),
    ),
    print: art(
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        stroke(
          `M${x - 20 - i * 34} ${y + 190 - i * 14}V${y + 10}A${20 + i * 34} ${30 + i * 36} 0 0 1 ${x + 20 + i * 34} ${y + 10}V${y + 190 - i * 14}`,
          17,
        ),
      ),
    ),
  };
  const handle = turn(
    rng.range(-30, 40),
    x,
    y,
    rect(x + 360, y - 60, 190, 120, 60),
    hole(rect(x + 410, y - 22, 96, 44, 22)),
  );
  const words: Record<string, string> = {
    heart: 'een hart',
    leaf: 'een blad',
    book: 'een open boek',
    skull: 'een doodshoofd',
    print: 'een vingerafdruk',
  };
  const page = art(turn(rng.range(-14, -7), 500, 500, rect(120, 60, 900, 1240)));
  const lines = turn(
    -10,
    500,
    500,
    ...Array.from({ length: 18 }, (_, i) => rect(200, 130 + i * 64, rng.range(420, 720), 20)),
  );
  return print(
    palette,
    [
      solid(c.light === c.ground ? c.second : c.light, page),
      over(c.second === c.ground ? c.accent : c.second, circle(x, y, 520)),
      solid(c.figure, lines, hole(circle(x, y, 520))),
      solid(c.light, circle(x, y, 400), handle),
      solid(c.figure === c.light ? c.ground : c.figure, circle(x, y, 350)),
      solid(c.light, within(circle(x, y, 330), arts[foam] ?? '')),
      solid(c.accent, ring(x, y, 352, 10)),
    ],
    params.drink === 'tea'
      ? `een kop thee van boven gezien, op een bedrukte bladzijde; in de thee drijft ${words[foam] ?? 'een blad'}.`
      : `een kop koffie van boven gezien, op een bedrukte bladzijde; in het schuim ${words[foam] ?? 'een hart'}.`,
    [x, y],
  );
};

/** A bowl with a spoon, in which letters swim like fish. */
export const soup: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 600];
  const letters = rng.shuffle(['b', 'o', 'e', 'k', 'a', 's', 'R', 'm', 'n']).slice(0, 6);
  const swim = letters.map((letter, i) => {
    const a = (i / letters.length) * Math.PI * 2 + rng.range(-0.2, 0.2);
    return turn(
      rng.range(-40, 40),
      x + Math.cos(a) * 190,
      y + Math.sin(a) * 190,
      glyph(letter, x + Math.cos(a) * 190, y + Math.sin(a) * 190, 120),
    );
  });
  const spoon = turn(
    rng.range(30, 50),
    x,
    y,
    ellipse(x + 100, y, 150, 96),
    rect(x + 220, y - 22, 620, 44, 22),
  );
  const cloth = art(
    ...Array.from({ length: 12 }, (_, i) => rect(-20, i * 110, 1840, 44)),
    ...Array.from({ length: 17 }, (_, i) => rect(i * 110, -20, 44, 1240)),
  );
  return print(
    palette,
    [
      over(c.second, cloth),
      solid(c.light === c.ground ? c.figure : c.light, circle(x, y, 480)),
      solid(c.figure, circle(x, y, 400)),
      over(c.accent, circle(x, y, 360)),
      solid(c.light, ...swim, spoon),
      solid(c.figure, turn(40, x, y, '')),
    ],
    'een bord lettersoep van boven gezien, met een lepel erin.',
    [x, y],
    { mirror: false },
  );
};
