import { art, path, rect, turn, within } from '../art.ts';
import { AUTHORS } from '../authors.ts';
import type { Looks } from '../looks.ts';
import { HOUSE, type Ink, kleur, SKIN } from '../palette.ts';
import { type Composition, inks, over, print, solid, tint } from '../print.ts';
import type { Rng } from '../rng.ts';
import { backdrop } from '../shapes/backdrop.ts';
import { row, spineBody, spineMarks } from '../shapes/book.ts';
import * as face from '../shapes/face.ts';
import { CUTS, type CutName } from '../shapes/hair.ts';

const HAIR: Readonly<Record<Looks['hair'], readonly Ink[]>> = {
  dark: [HOUSE.ink],
  red: [HOUSE.red, SKIN.umber],
  fair: [HOUSE.orange, SKIN.clay],
  grey: [HOUSE.grey],
  white: [HOUSE.white],
};

const SHADE: Readonly<Record<keyof typeof SKIN, Ink>> = {
  sand: SKIN.sand,
  clay: SKIN.clay,
  umber: SKIN.clay,
  cocoa: SKIN.clay,
};

const WORDS: Readonly<Record<CutName, string>> = {
  crop: 'kort haar',
  quiff: 'een kuif',
  bob: 'een bobkapsel',
  long: 'lang haar',
  bun: 'een knot',
  curls: 'krullen',
  afro: 'een afrokapsel',
  scarf: 'een hoofddoek',
  bald: 'een kale kruin',
  beret: 'een baret',
  cap: 'een pet',
  waves: 'golvend haar',
};

function anyone(rng: Rng): Looks {
  const cut = rng.pick(Object.keys(CUTS) as CutName[]); // keys of a constant object
  const mannish =
    cut === 'bald' ||
    cut === 'cap' ||
    (cut === 'crop' && rng.chance(0.6)) ||
    (cut === 'quiff' && rng.chance(0.8));
  const old = rng.chance(0.25);
  return {
    skin: rng.pick(
      cut === 'afro' ? (['umber', 'cocoa'] as const) : (['sand', 'sand', 'clay', 'umber', 'cocoa'] as const),
    ),
    cut,
    hair: old
      ? rng.pick(['grey', 'white'] as const)
      : rng.pick(['dark', 'dark', 'red', 'fair', 'grey'] as const),
    jaw: rng.next(),
    old,
    ...(rng.chance(0.5) ? { glasses: rng.pick(['round', 'square', 'cat'] as const) } : {}),
    ...(mannish && rng.chance(0.65) ? { beard: rng.pick(['full', 'moustache', 'goatee'] as const) } : {}),
    ...(!mannish && rng.chance(0.5) ? { earrings: true } : {}),
    ...(rng.chance(0.2) ? { freckles: true } : {}),
  };
}

/** A cut-paper face, whose dark half shows the same face in profile. */
export const portrait: Composition = ({ rng, palette, params }) => {
  const c = inks(palette);
  const looks = AUTHORS[params.author ?? ''] ?? anyone(rng);
  const skull: face.Skull = {
    x: rng.range(860, 940),
    y: rng.range(510, 560),
    k: rng.range(1.28, 1.46),
    jaw: looks.jaw ?? 0.5,
  };
  const skin = SKIN[looks.skin];
  const night = c.figure === c.light ? c.accent : c.figure;
  const hairs = HAIR[looks.hair].filter((ink) => ink !== c.ground && ink !== c.second);
  const pale = looks.hair === 'grey' || looks.hair === 'white';
  const veil = c.accent === c.ground ? c.second : c.accent;
  const hair =
    looks.cut === 'scarf'
      ? c.second === c.light
        ? veil
        : c.second
      : (hairs[0] ?? (pale ? HOUSE.white : HOUSE.ink));
  const cut = CUTS[looks.cut](skull);
  const shape = face.faceShape(skull);
  const dark: Ink = HOUSE.ink;
  const eyes = face.eyes(
    skull,
    looks.skin === 'cocoa' ? 'open' : rng.pick(['open', 'open', 'down', 'dots'] as const),
  );
  const mouth = face.mouth(
    skull,
    looks.beard === 'full' ? 'lips' : rng.pick(['smile', 'lips', 'straight', 'grin'] as const),
  );
  const wear = face.clothes(skull, rng.pick(['round', 'shirt', 'roll', 'scarf', 'vest'] as const));
  const hat = looks.cut === 'beret' || looks.cut === 'cap';
  const behind = rng.pick(['plain', 'plain', 'plain', 'shelf', 'stripes'] as const);
  const books = behind === 'shelf' ? row(rng, -60, 1860, 860, [430, 700], [80, 150]) : [];
  const scene =
    behind === 'shelf'
      ? art(...books.filter((_, i) => i % 2 === 0).map((s) => spineBody(s)))
      : behind === 'stripes'
        ? art(
            ...Array.from({ length: 8 }, (_, i) =>
              turn(-28, 900, 600, rect(-400 + i * 330, -500, 150, 2300)),
            ),
          )
        : backdrop(rng, skull.x, skull.y, 450);
  return print(
    palette,
    [
      over(c.second, scene),
      ...(behind === 'shelf'
        ? [
            over(night, ...books.filter((_, i) => i % 2 === 1).map((s) => spineBody(s))),
            solid(night, ...books.filter((_, i) => i % 2 === 0).map((s) => spineMarks(s))),
          ]
        : []),
      solid(hair, cut.back),
      solid(c.figure, wear.coat),
      solid(skin, face.neck(skull), face.ears(skull)),
      solid(c.light === c.figure ? c.second : c.light, wear.detail),
      tint(
        SHADE[looks.skin],
        within(
          face.neck(skull),
          path(
            `M${skull.x - 200} ${skull.y + 180 * skull.k}H${skull.x + 200}V${skull.y + 310 * skull.k}Q${skull.x} ${skull.y + 390 * skull.k} ${skull.x - 200} ${skull.y + 310 * skull.k}Z`,
          ),
        ),
      ),
      solid(skin, shape),
      tint(looks.skin === 'sand' ? HOUSE.pink : SHADE[looks.skin], within(shape, face.shadowHalf(skull))),
      ...(looks.freckles === true ? [solid(SKIN.umber, face.freckles(skull))] : []),
      solid(HOUSE.paper, eyes.white),
      solid(dark, eyes.dark),
      ...(looks.old === true
        ? [tint(SHADE[looks.skin] === SKIN.sand ? SKIN.clay : SHADE[looks.skin], face.lines(skull))]
        : []),
      ...(looks.beard === undefined ? [] : [solid(hair, face.beard(skull, looks.beard))]),
      ...(looks.beard === 'moustache' ? [] : [solid(HOUSE.red, mouth.lips)]),
      solid(HOUSE.paper, looks.beard === 'moustache' ? '' : mouth.teeth),
      solid(
        pale ? HOUSE.grey : looks.cut === 'scarf' ? HOUSE.ink : hair,
        looks.glasses === 'square' ? '' : face.brows(skull, rng.range(12, 20), rng.range(-6, 10)),
      ),
      solid(hair, cut.front),
      solid(hat ? veil : looks.cut === 'scarf' ? night : c.ground, cut.detail),
      ...(looks.glasses === undefined
        ? []
        : [
            solid(
              looks.skin === 'cocoa' ? HOUSE.paper : pale && night === HOUSE.ink ? HOUSE.red : HOUSE.ink,
              face.glasses(skull, looks.glasses),
            ),
          ]),
      ...(looks.earrings === true && looks.cut !== 'scarf' ? [solid(veil, face.earrings(skull))] : []),
    ],
    `portret in knippapier: een gezicht met ${WORDS[looks.cut]}${looks.glasses === undefined ? '' : ' en een bril'}${looks.beard === undefined ? '' : looks.beard === 'moustache' ? ' en een snor' : ' en een baard'}, tegen ${kleur(palette.ground, 'het')}.`,
    [skull.x, skull.y + 40],
  );
};
