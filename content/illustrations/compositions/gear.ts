import {
  type Art,
  art,
  circle,
  ellipse,
  flip,
  hole,
  line,
  path,
  poly,
  rect,
  ring,
  stroke,
  turn,
} from '../art.ts';
import { kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid, tint } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { lying, row, spineBody, spineMarks } from '../shapes/book.ts';
import { glyph } from '../shapes/glyph.ts';
import { profile, profileEye } from '../shapes/person.ts';

/** A cassette, its tape escaped into a profile. */
export const cassette: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 720];
  const tilt = rng.range(-7, 4);
  const shell = rect(x - 430, y - 270, 860, 560, 40);
  const label = rect(x - 370, y - 220, 740, 330, 20);
  const window_ = rect(x - 220, y - 90, 440, 140, 70);
  const reels = art(circle(x - 130, y - 20, 52), circle(x + 130, y - 20, 52));
  const teeth = art(
    ...[-130, 130].flatMap((d) =>
      Array.from({ length: 6 }, (_, i) => turn(i * 60, x + d, y - 20, rect(x + d - 7, y - 66, 14, 26))),
    ),
  );
  const foot = poly([x - 260, y + 290], [x - 220, y + 180], [x + 220, y + 180], [x + 260, y + 290]);
  const tape = stroke(
    `M${x - 160} ${y + 290}C${x - 300} ${y + 480} ${x - 620} ${y + 400} ${x - 640} ${y + 100}C${x - 660} ${y - 180} ${x - 520} ${y - 240} ${x - 520} ${y - 400}C${x - 520} ${y - 560} ${x - 380} ${y - 640} ${x - 240} ${y - 600}C${x - 130} ${y - 570} ${x - 120} ${y - 500} ${x - 80} ${y - 440}C${x - 60} ${y - 410} ${x - 110} ${y - 400} ${x - 110} ${y - 370}`,
    20,
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y - 140, 440)),
      over(c.figure, turn(tilt, x, y, shell)),
      over(c.accent, tape),
      solid(c.light, turn(tilt, x, y, label)),
      solid(c.accent, turn(tilt, x, y, rect(x - 370, y + 20, 740, 40), foot)),
      solid(
        c.figure,
        turn(tilt, x, y, window_, rect(x - 320, y - 180, 480, 16), rect(x - 320, y - 140, 340, 16)),
      ),
      solid(c.light, turn(tilt, x, y, reels)),
      solid(c.figure, turn(tilt, x, y, teeth)),
    ],
    `een cassette waarvan de ${kleur(palette.accent)} band in een lange lus ontsnapt.`,
    [x, 600],
  );
};

/** Two tools crossed like swords: markers, or a sword and a spoon. */
export const crossed: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const [x, y] = [900, 600];
  const kind = params['kind'] ?? rng.pick(['markers', 'sword']);
  const marker = (a: number): { body: Art; tip: Art; band: Art } => ({
    body: turn(a, x, y, rect(x - 66, y - 280, 132, 760, 20)),
    tip: turn(
      a,
      x,
      y,
      poly([x - 50, y - 290], [x + 50, y - 290], [x + 30, y - 380], [x - 30, y - 380]),
      poly([x - 28, y - 376], [x + 28, y - 376], [x + 16, y - 470]),
    ),
    band: turn(a, x, y, rect(x - 66, y + 300, 132, 26), rect(x - 30, y - 200, 24, 420, 12)),
  });
  const sword = {
    body: turn(
      38,
      x,
      y,
      poly([x - 42, y + 200], [x - 42, y - 400], [x, y - 520], [x + 42, y - 400], [x + 42, y + 200]),
    ),
    tip: turn(
      38,
      x,
      y,
      rect(x - 160, y + 190, 320, 50, 25),
      rect(x - 26, y + 230, 52, 190),
      circle(x, y + 450, 52),
    ),
    band: turn(38, x, y, rect(x - 6, y - 400, 12, 560)),
  };
  const spoon = {
    body: turn(-38, x, y, ellipse(x, y - 370, 116, 156), rect(x - 26, y - 240, 52, 720, 26)),
    tip: '',
    band: turn(-38, x, y, ellipse(x, y - 370, 76, 112), rect(x - 8, y + 300, 16, 140, 8)),
  };
  const [a, b] = kind === 'sword' ? [sword, spoon] : [marker(38), marker(-38)];
  const clash = art(
    ...Array.from({ length: 8 }, (_, i) => turn(i * 45 + 22, x, y - 40, rect(x - 10, y - 330, 20, 90, 10))),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 470)),
      solid(c.light === c.ground ? c.accent : c.light, clash),
      over(c.figure, a.body),
      over(c.accent, b.body),
      solid(c.accent, a.tip),
      solid(c.figure, b.tip),
      solid(c.light, a.band, b.band),
    ],
    kind === 'sword'
      ? 'een zwaard en een theelepel, gekruist als een wapenschild.'
      : 'twee dikke stiften, gekruist als degens.',
    [x, y],
  );
};

/** A shelf that sags under its books. */
export const sag: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const depth = rng.range(90, 130);
  const dip = (px: number): number => depth * (1 - ((px - 900) / 800) ** 2);
  const books = row(rng, 140, 1660, 760, [280, 520], [90, 170]);
  const lowered = books.map((s) => ({
    ...s,
    top: s.top + dip(s.x + s.w / 2),
    foot: s.foot + dip(s.x + s.w / 2),
    tilt: ((s.x + s.w / 2 - 900) / 800) * -9,
  }));
  const put = (s: (typeof lowered)[number], part: Art): Art => turn(s.tilt, s.x + s.w / 2, s.foot, part);
  const group = (k: number, mark: boolean): Art =>
    art(...lowered.filter((_, i) => i % 3 === k).map((s) => put(s, mark ? spineMarks(s) : spineBody(s))));
  const board = stroke(`M60 770Q900 ${770 + depth * 2} 1740 770`, 46, 'butt');
  const brackets = art(poly([100, 780], [260, 780], [100, 960]), poly([1700, 780], [1540, 780], [1700, 960]));
  const prop = art(
    rect(x - 22, 790 + depth, 44, 500),
    ...Array.from({ length: 9 }, (_, i) => rect(x - 22, 850 + i * 44, i % 2 === 0 ? 26 : 16, 6)),
  );
  return print(
    palette,
    [
      over(c.second, group(0, false), circle(x + rng.range(-200, 200), 330, 220)),
      over(c.figure, group(1, false)),
      over(c.accent, group(2, false)),
      solid(c.figure, group(0, true), board, brackets),
      solid(c.light, group(1, true), group(2, true)),
      solid(c.accent, prop),
    ],
    'een boekenplank buigt diep door onder haar boeken; een stut houdt haar tegen.',
    [x, 620],
  );
};

/** Pens in a row, each with one thin line left. */
export const penRow: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const n = 6;
  const pens = Array.from({ length: n }, (_, i) => {
    const x = 210 + i * 276;
    const tip = 470 + rng.range(-130, 170);
    const a = rng.range(-7, 7);
    return {
      body: turn(
        a,
        x,
        tip,
        rect(x - 50, tip - 1300, 100, 1130),
        path(`M${x - 50} ${tip - 170}H${x + 50}L${x + 18} ${tip - 40}H${x - 18}Z`),
      ),
      nib: turn(a, x, tip, poly([x - 18, tip - 44], [x + 18, tip - 44], [x, tip])),
      band: turn(a, x, tip, rect(x - 50, tip - 260, 100, 20), rect(x - 8, tip - 1300, 16, 900)),
      line: stroke(
        `M${x} ${tip}C${x + rng.range(-70, 70)} ${tip + 140} ${x + rng.range(-110, 110)} ${tip + 260} ${x + rng.range(-30, 30)} ${tip + 400}S${x + rng.range(-80, 80)} 1120 ${x} 1260`,
        rng.range(6, 14),
      ),
    };
  });
  const pick = (k: number): typeof pens => pens.filter((_, i) => i % 3 === k);
  return print(
    palette,
    [
      over(c.second, ...pick(0).map((p) => p.body), ellipse(900, 900, 520, 200)),
      over(c.figure, ...pick(1).map((p) => p.body)),
      over(c.accent, ...pick(2).map((p) => p.body)),
      solid(c.light === c.ground ? c.figure : c.light, ...pens.map((p) => p.band)),
      solid(c.figure, ...pens.map((p) => p.nib), ...pens.map((p) => p.line)),
    ],
    'zes pennen op een rij trekken elk nog één dunne streep.',
    [900, 560],
  );
};

/** Three lamps over three chairs; one still burns. */
export const lampsOut: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const night =
    palette.ground === 'ink' || palette.ground === 'purple' || palette.ground === 'darkBlue'
      ? c.ground
      : c.figure;
  const bright = night === c.ground ? c.figure : c.ground;
  const on = rng.int(0, 2);
  const spots = [400, 900, 1400];
  const shade = (x: number): Art =>
    art(rect(x - 5, -10, 10, 210), path(`M${x - 130} 330L${x - 50} 200H${x + 50}L${x + 130} 330Z`));
  const chair = (x: number): Art =>
    art(
      rect(x - 100, 640, 24, 440),
      rect(x + 76, 830, 24, 250),
      rect(x - 100, 640, 176, 40),
      rect(x - 100, 720, 176, 26),
      rect(x - 112, 820, 224, 44),
      rect(x - 100, 640, 24, 200),
      rect(x + 52, 640, 24, 200),
    );
  const lit = spots[on] ?? 900;
  const cone = poly([lit - 120, 330], [lit + 120, 330], [lit + 330, 1110], [lit - 330, 1110]);
  const pool = ellipse(lit, 1110, 330, 56);
  const off = spots.filter((_, i) => i !== on);
  return print(
    palette,
    [
      solid(night, rect(-10, -10, 1820, 1220)),
      solid(c.second === night ? c.accent : c.second, cone, pool),
      solid(c.accent === night ? c.second : c.accent, shade(lit)),
      solid(bright === c.second ? c.light : bright, ...off.map(shade), ...off.map(chair)),
      solid(night, chair(lit)),
      solid(
        c.sheet === night ? bright : c.sheet,
        circle(lit, 340, 44),
        turn(-6, lit, 800, rect(lit - 80, 776, 160, 44, 6)),
      ),
      solid(night, hole('')),
    ],
    'drie lampen boven drie stoelen: twee zijn gedoofd, onder de derde ligt een boek.',
    [Math.min(1300, Math.max(500, lit)), 600],
  );
};

/** Two heads back to back, their balloons alike. */
export const backToBack: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const k = 0.86;
  const right = profile(880, 230, k, rng.range(-10, 20));
  const left = flip(900, profile(880, 230, k, rng.range(-10, 20)));
  const eye = profileEye(880, 230, k);
  const bubble = (x: number): Art =>
    art(ellipse(x, 250, 170, 120), poly([x - 40, 340], [x + 40, 340], [x > 900 ? x - 70 : x + 70, 450]));
  const marks = (x: number): Art => art(...[-60, 0, 60].map((d) => circle(x + d, 250, 22)));
  const hair = art(
    path(
      'M1000 540C860 500 850 240 1130 224C1240 220 1330 280 1345 380C1250 340 1180 350 1150 420C1120 480 1090 540 1000 540Z',
    ),
  );
  const bun = circle(950, 270, 90);
  return print(
    palette,
    [
      over(c.second, left),
      over(c.figure, right),
      solid(c.accent, hair, flip(900, hair), bun),
      solid(c.light, eye, flip(900, eye), bubble(1570), bubble(230)),
      solid(c.figure === c.light ? c.ground : c.figure, marks(1570)),
      solid(c.accent, marks(230)),
    ],
    'twee hoofden rug aan rug, elk met een tekstballon die op de andere lijkt.',
    [900, 600],
  );
};

/** A rack of keys with one hook bare. */
export const keyRack: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [cols, rows] = [7, 3];
  const gone = [rng.int(2, 4), 1] as const;
  const key = (x: number, y: number): Art =>
    turn(
      rng.range(-5, 5),
      x,
      y,
      ring(x, y + 56, 46, 24),
      rect(x - 11, y + 100, 22, 170),
      rect(x + 4, y + 200, 44, 18),
      rect(x + 4, y + 240, 34, 18),
    );
  const spots = Array.from({ length: cols * rows }, (_, i) => ({
    x: 150 + (i % cols) * 250,
    y: 90 + Math.floor(i / cols) * 370,
    bare: i % cols === gone[0] && Math.floor(i / cols) === gone[1],
  }));
  const group = (k: number): Art =>
    art(...spots.filter((s, i) => !s.bare && i % 3 === k).map((s) => key(s.x, s.y)));
  const bare = spots.find((s) => s.bare);
  const plates = art(...spots.map((s) => rect(s.x - 100, s.y - 50, 200, 340, 12)));
  const hooks = art(...spots.map((s) => circle(s.x, s.y, 13)));
  const shadow =
    bare === undefined
      ? ''
      : art(ring(bare.x, bare.y + 56, 46, 24), rect(bare.x - 11, bare.y + 100, 22, 170));
  return print(
    palette,
    [
      over(c.second, plates),
      over(c.figure, group(0), group(1)),
      over(c.figure, group(2)),
      solid(c.accent, bare === undefined ? '' : rect(bare.x - 100, bare.y - 50, 200, 340, 12)),
      tint(c.accent, shadow),
      solid(c.figure, hooks),
    ],
    'een bord vol sleutels; aan één haakje hangt er geen meer.',
    [bare?.x ?? 900, 600],
  );
};

/** Coats on pegs, notes on their buttons. */
export const coats: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const coat = (x: number, h: number): Art =>
    art(
      path(
        `M${x - 60} 250C${x - 30} 230 ${x + 30} 230 ${x + 60} 250L${x + 130} 300C${x + 170} 420 ${x + 180} ${h - 260} ${x + 190} ${h - 180}L${x + 130} ${h - 170}V${h}H${x - 130}V${h - 170}L${x - 190} ${h - 180}C${x - 180} ${h - 260} ${x - 170} 420 ${x - 130} 300Z`,
      ),
    );
  const spots = [200, 550, 900, 1250, 1600].map((x) => ({ x, h: rng.range(880, 1120) }));
  const seam = art(
    ...spots.map(({ x, h }) =>
      art(
        line([x, 300], [x, h], 8, 'butt'),
        ...[0, 1, 2].map((i) => circle(x + 26, 430 + i * 120, 12)),
        stroke(`M${x - 60} 252Q${x} 380 ${x + 60} 252`, 12),
      ),
    ),
  );
  const notes = art(
    ...spots
      .filter((_, i) => i % 2 === 0)
      .map(({ x }) => turn(rng.range(-12, 12), x + 60, 600, rect(x + 20, 560, 110, 140))),
  );
  const rail = art(rect(-10, 180, 1820, 30), ...spots.map(({ x }) => stroke(`M${x} 210q30 20 0 40`, 14)));
  const scribble = art(
    ...spots
      .filter((_, i) => i % 2 === 0)
      .map(({ x }) => art(...[0, 1, 2].map((i) => rect(x + 38, 590 + i * 34, 74, 10)))),
  );
  return print(
    palette,
    [
      over(c.second, ...spots.filter((_, i) => i % 3 === 0).map(({ x, h }) => coat(x, h))),
      over(c.figure, ...spots.filter((_, i) => i % 3 === 1).map(({ x, h }) => coat(x, h))),
      over(c.accent, ...spots.filter((_, i) => i % 3 === 2).map(({ x, h }) => coat(x, h))),
      solid(c.ground, seam),
      solid(c.figure, rail),
      solid(c.sheet, notes),
      solid(c.text, scribble),
    ],
    'vijf jassen aan een kapstok, met briefjes aan de knopen.',
    [900, 600],
  );
};

/** A laptop with hardly any battery left. */
export const laptop: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const screen = rect(x - 430, 180, 860, 600, 30);
  const glass = rect(x - 380, 230, 760, 500, 10);
  const base = path(`M${x - 480} 790H${x + 480}L${x + 620} 1010H${x - 620}Z`);
  const keys = art(
    ...[0, 1, 2, 3].flatMap((r) =>
      Array.from({ length: 11 }, (_, q) =>
        rect(x - 410 - r * 24 + q * (74 + r * 4.4), 812 + r * 38, 58 + r * 3, 24, 6),
      ),
    ),
  );
  const battery = art(
    rect(x - 190, 370, 340, 190, 24),
    hole(rect(x - 164, 396, 288, 138, 10)),
    rect(x + 156, 424, 40, 82, 10),
  );
  const left = rect(x - 152, 408, 46, 114, 6);
  const skin = SKIN[rng.pick(['sand', 'clay', 'umber', 'cocoa'] as const)];
  const hand = (k: 1 | -1): Art =>
    art(
      path(
        `M${x + k * 360} 1240L${x + k * 340} 1060C${x + k * 330} 980 ${x + k * 260} 950 ${x + k * 190} 960L${x + k * 120} 1020L${x + k * 170} 1240Z`,
      ),
      ...[0, 1, 2, 3].map((i) =>
        line(
          [x + k * (310 - i * 54), 1000],
          [x + k * (300 - i * 58), 912 + (i === 0 ? 40 : i === 3 ? 26 : 0)],
          46,
        ),
      ),
    );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 480, 460)),
      over(c.figure, screen, base),
      solid(c.sheet === c.figure ? c.ground : c.sheet, glass),
      solid(c.light === c.figure ? c.ground : c.light, keys),
      solid(c.figure, battery),
      solid(c.accent, left),
      solid(skin, hand(1), hand(-1)),
    ],
    'twee handen typen op een laptop waarvan de batterij bijna leeg is.',
    [x, 600],
  );
};

/** A school desk; what lies on it and what is hidden in it. */
export const schoolDesk: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const x = 900;
  const top = poly([x - 420, 560], [x + 420, 560], [x + 520, 680], [x - 520, 680]);
  const box = rect(x - 500, 680, 1000, 130);
  const legs = art(rect(x - 470, 800, 50, 400), rect(x + 420, 800, 50, 400), rect(x - 470, 1040, 940, 34));
  const slot = rect(x - 380, 710, 760, 80, 10);
  const hidden = lying(x - 300, 714, 430, 74, 1);
  const mic = art(
    rect(x - 60, 200, 120, 200, 60),
    stroke(`M${x - 100} 320V340A100 100 0 0 0 ${x + 100} 340V320`, 22),
    rect(x - 11, 440, 22, 150),
    rect(x - 90, 580, 180, 30, 15),
  );
  const apple = art(
    circle(x + 270, 520, 80),
    circle(x + 330, 520, 80),
    stroke(`M${x + 300} 450q10 -50 50 -60`, 14),
  );
  const pencilArt = turn(
    80,
    x - 290,
    600,
    rect(x - 300, 500, 30, 200),
    poly([x - 300, 500], [x - 270, 500], [x - 285, 460]),
  );
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, 480, 430)),
      over(c.accent, top),
      over(c.figure, box, legs),
      solid(c.ground, slot),
      solid(c.accent, hidden.body),
      solid(c.light, hidden.marks, ...[0, 1, 2].map((i) => rect(x - 44, 236 + i * 46, 88, 14))),
      over(c.figure, mic, hole(...[0, 1, 2].map((i) => rect(x - 44, 236 + i * 46, 88, 14)))),
      over(c.accent, apple),
      solid(c.sheet === c.accent ? c.second : c.sheet, pencilArt, glyph(',', 0, 0, 1)),
    ],
    'een schoolbank met een microfoon en een appel erop; in het vak zit een dik boek verstopt.',
    [x, 620],
  );
};
