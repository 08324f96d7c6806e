import { type Art, art, circle, ellipse, hole, path, poly, rect, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { glyph } from '../shapes/glyph.ts';

/** A blot of ink that has become a cat. */
export const blot: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [820, 700];
  const cat = path(
    `M${x - 330} ${y + 230}C${x - 420} ${y + 120} ${x - 330} ${y - 60} ${x - 210} ${y - 110}C${x - 240} ${y - 200} ${x - 240} ${y - 290} ${x - 220} ${y - 360}C${x - 170} ${y - 330} ${x - 130} ${y - 290} ${x - 110} ${y - 260}C${x - 70} ${y - 270} ${x - 30} ${y - 270} ${x + 6} ${y - 258}C${x + 26} ${y - 290} ${x + 66} ${y - 334} ${x + 116} ${y - 360}C${x + 134} ${y - 280} ${x + 130} ${y - 190} ${x + 100} ${y - 110}C${x + 250} ${y - 40} ${x + 330} ${y + 90} ${x + 290} ${y + 200}C${x + 400} ${y + 150} ${x + 430} ${y + 40} ${x + 380} ${y - 60}C${x + 440} ${y - 70} ${x + 500} ${y + 40} ${x + 470} ${y + 150}C${x + 430} ${y + 290} ${x + 250} ${y + 310} ${x} ${y + 300}C${x - 160} ${y + 300} ${x - 280} ${y + 300} ${x - 330} ${y + 230}Z`,
  );
  const drops = art(
    ...Array.from({ length: 12 }, () => {
      const a = rng.range(0, 6.3);
      const d = rng.range(430, 640);
      return circle(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.7, rng.range(8, 34));
    }),
  );
  const bottle = art(
    path(`M1240 640H1500V560C1560 560 1600 600 1600 660V960H1140V660C1140 600 1180 560 1240 560Z`),
    rect(1270, 430, 200, 110, 20),
    rect(1230, 520, 280, 50, 12),
  );
  const label = rect(1140, 720, 460, 150);
  const ink = c.figure;
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x + 60, y - 60, 430)),
      over(c.accent, bottle),
      solid(c.sheet, label),
      solid(c.text, glyph('&', 1370, 795, 104)),
      over(ink, cat, drops),
      solid(
        c.light,
        path(`M${x - 160} ${y - 170}q34 -40 68 0q-34 30 -68 0Z`),
        path(`M${x - 30} ${y - 170}q34 -40 68 0q-34 30 -68 0Z`),
      ),
      solid(c.figure, ellipse(x - 126, y - 170, 9, 18), ellipse(x + 4, y - 170, 9, 18)),
      solid(c.accent, poly([x - 76, y - 122], [x - 44, y - 122], [x - 60, y - 104])),
    ],
    `een ${kleur(palette.figure)} inktvlek heeft de vorm van een kat aangenomen, naast een inktpot.`,
    [x + 60, 660],
    { mirror: false },
  );
};

/** A pencil as tall as a tree draws the sea it stands in. */
export const pencil: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const x = rng.range(980, 1080);
  const tilt = rng.range(20, 32);
  const [tx, ty] = [860, 960];
  const shaft = turn(
    tilt,
    tx,
    ty,
    rect(tx - 90, ty - 1400, 180, 1160),
    hole(rect(tx - 34, ty - 1400, 12, 1160), rect(tx + 22, ty - 1400, 12, 1160)),
  );
  const wood = turn(tilt, tx, ty, poly([tx - 90, ty - 240], [tx + 90, ty - 240], [tx, ty]));
  const lead = turn(tilt, tx, ty, poly([tx - 32, ty - 84], [tx + 32, ty - 84], [tx, ty]));
  const kind = params.draws ?? rng.pick(['waves', 'hills', 'boat', 'face']);
  const drawn: Record<string, Art> = {
    waves: art(
      ...[0, 1, 2, 3].map((i) =>
        stroke(
          `M${-60 - i * 30} ${960 + i * 70}${Array.from({ length: i === 0 ? 8 : 14 }, () => 'q60 -70 120 0').join('')}`,
          18,
        ),
      ),
    ),
    hills: stroke('M-40 1040C120 860 240 820 340 960C430 780 560 720 700 930C740 990 800 990 860 960', 20),
    boat: stroke('M120 960H640L560 1110H220ZM380 960V560L610 880H380L180 880L380 600', 20),
    face: stroke(
      'M430 470C260 470 200 600 210 740C140 800 120 850 200 850C190 900 210 910 230 930C240 1010 300 1020 380 1000C480 980 640 1010 860 960',
      20,
    ),
  };
  const words: Record<string, string> = {
    waves: 'golven',
    hills: 'heuvels',
    boat: 'een zeilboot',
    face: 'een gezicht',
  };
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x - 60, 480, 390)),
      over(c.accent, shaft),
      solid(c.sheet, wood),
      solid(c.text, lead),
      over(c.figure, drawn[kind] ?? ''),
    ],
    `een reusachtig potlood tekent ${words[kind] ?? 'golven'} in één lijn${params.behind === 'stairs' ? ', voor een trap' : ''}.`,
    [kind === 'waves' ? 900 : 800, 640],
  );
};

/** A brush that rains. */
export const brush: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 420];
  const tilt = rng.range(-16, 16);
  const handle = turn(
    tilt,
    x,
    y,
    path(
      `M${x - 46} ${y - 60}C${x - 60} ${y - 300} ${x - 40} ${y - 600} ${x} ${y - 700}C${x + 40} ${y - 600} ${x + 60} ${y - 300} ${x + 46} ${y - 60}Z`,
    ),
  );
  const ferrule = turn(tilt, x, y, rect(x - 110, y - 80, 220, 130));
  const hair = turn(
    tilt,
    x,
    y,
    path(
      `M${x - 116} ${y + 50}H${x + 116}C${x + 150} ${y + 190} ${x + 100} ${y + 260} ${x + 30} ${y + 330}C${x} ${y + 290} ${x - 40} ${y + 300} ${x - 60} ${y + 320}C${x - 120} ${y + 250} ${x - 150} ${y + 170} ${x - 116} ${y + 50}Z`,
    ),
  );
  const rain = art(
    ...Array.from({ length: 46 }, () => {
      const [rx, ry] = [x + rng.range(-420, 420), rng.range(640, 1150)];
      return path(`M${rx} ${ry}q22 44 0 62q-22 -18 0 -62Z`);
    }),
  );
  const cloud = art(
    circle(x - 240, 690, 130),
    circle(x - 60, 650, 170),
    circle(x + 150, 670, 160),
    circle(x + 310, 720, 110),
    rect(x - 370, 700, 790, 130, 65),
  );
  return print(
    palette,
    [
      over(c.second, cloud),
      over(c.figure, rain),
      over(c.accent, hair),
      solid(c.sheet, ferrule),
      over(c.figure, handle),
      solid(c.text, turn(tilt, x, y, rect(x - 110, y - 50, 220, 14), rect(x - 110, y + 4, 220, 14))),
    ],
    `een penseel schildert een ${kleur(palette.second)} wolk waar ${kleur(palette.figure)} regen uit valt.`,
    [x, 600],
  );
};
