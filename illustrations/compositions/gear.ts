import { type Art, art, circle, ellipse, path, poly, rect, scale, stroke, turn } from '../art.ts';
import { kleur } from '../palette.ts';
import { type Composition, inks, over, print, solid } from '../print.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { row, spineBody, spineMarks } from '../shapes/book.ts';

/** A cassette whose loose tape forms a face in profile. */
export const cassette: Composition = ({ rng, palette }) => {
  const c = inks(palette);
  const [x, y] = [900, 720];
  const tilt = rng.range(-7, 4);
  const shell = rect(x - 430, y - 270, 860, 560, 40);
  const label = rect(x - 370, y - 220, 740, 330, 20);
  const glazing = rect(x - 220, y - 90, 440, 140, 70);
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
      solid(c.accent === c.ground ? c.second : c.accent, tape),
      solid(c.light, turn(tilt, x, y, label)),
      solid(c.accent, turn(tilt, x, y, rect(x - 370, y + 20, 740, 40), foot)),
      solid(
        c.figure,
        turn(tilt, x, y, glazing, rect(x - 320, y - 180, 480, 16), rect(x - 320, y - 140, 340, 16)),
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
  const kind = params.kind ?? rng.pick(['markers', 'sword']);
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
  const big = (part: Art): Art => scale(1.16, 1.16, x, y, part);
  return print(
    palette,
    [
      over(c.second, backdrop(rng, x, y, 470)),
      solid(c.light === c.ground ? c.accent : c.light, clash),
      over(c.figure, big(a.body)),
      over(c.accent, big(b.body)),
      solid(c.accent, big(a.tip)),
      solid(c.figure, big(b.tip)),
      solid(c.light, big(a.band), big(b.band)),
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

/** A row of pens, each of which draws one last thin line. */
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
