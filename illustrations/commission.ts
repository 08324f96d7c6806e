import { COMPOSITIONS, type CompositionName, type Subject } from './catalogue.ts';
import { type Mood, PALETTES, type Palette } from './palette.ts';
import type { Story, Wanted } from './press/stories.ts';
import { framed, mirrored, type Print } from './print.ts';
import { type Rng, seeded } from './rng.ts';
import { subjectOf } from './subject-rules.ts';
import { tellApart } from './tell-apart.ts';
import { WHITE_SECOND } from './white-second.ts';

/** A picture to render: its path, its composition, and the print itself. */
export interface Commission {
  key: string;
  seed: string;
  composition: CompositionName;
  print: Print;
}

const MOODS: Readonly<Record<string, Mood>> = {
  samenleving: 'samenleving',
  lifestyle: 'lifestyle',
  'spannende-boeken': 'thriller',
  'literatuur-romans': 'literatuur',
  fantasy: 'youngAdult',
  strips: 'youngAdult',
  'young-adult-fantasy': 'youngAdult',
  'kinderen-en-jeugd': 'kinderen',
};

const COMPONENTS: Readonly<Record<string, Mood>> = {
  news_article: 'nieuws',
  news_overview: 'nieuws',
  hotspot: 'stad',
  hotspot_overview: 'stad',
  bookstore: 'stad',
  bookstore_overview: 'stad',
  home: 'nieuws',
  date_overview: 'nieuws',
};

/** All moods. An author's portrait may use any of them, because authors do not belong to one theme. */
// Safe cast: the keys of a constant object.
const EVERY_MOOD = Object.keys(PALETTES) as Mood[];

const texts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((item) => typeof item === 'string')
    : typeof value === 'string'
      ? [value]
      : [];

/** The chosen subject of a picture, before it is drawn. `rng` is the generator that was used to choose the subject. */
type Brief = { key: string; seed: string; subject: Subject; mood: Mood; rng: Rng };

/** Draws all wanted pictures: chooses their subject and inks. The same content always gives the same pictures. */
export function commission(wanted: readonly Wanted[], stories: readonly Story[]): Commission[] {
  const commissions = briefsOf(wanted, stories).map(({ key, seed, subject, mood, rng }) => ({
    key,
    seed,
    composition: subject.composition,
    print: draw(subject, mood, rng),
  }));
  return tellApart(commissions);
}

/** Chooses the subjects of all wanted pictures without drawing them. Drawing is slow. */
export function briefsOf(wanted: readonly Wanted[], stories: readonly Story[]): Brief[] {
  const byUuid = new Map(stories.map((story) => [story.uuid, story]));
  return wanted.map((picture) => {
    const owner =
      stories.find((story) => story.slug === picture.name) ??
      stories.find((story) => picture.files.includes(story.file));
    const themes = texts(owner?.content.theme).flatMap((uuid) => byUuid.get(uuid)?.slug ?? []);
    const types = stories
      .filter(
        (story) =>
          story.component === 'program' &&
          owner !== undefined &&
          texts(story.content.experience).includes(owner.uuid),
      )
      .flatMap((story) => texts(story.content.type))
      .flatMap((uuid) => byUuid.get(uuid)?.slug ?? []);
    const seed = `${picture.hash}/${picture.name}`;
    const rng = seeded(seed);
    const mood =
      owner?.component === 'author'
        ? rng.pick(EVERY_MOOD)
        : (MOODS[themes[0] ?? ''] ?? COMPONENTS[owner?.component ?? ''] ?? 'pagina');
    const subject = subjectOf(
      { name: picture.name, title: owner?.title ?? '', component: owner?.component ?? '', types, mood },
      rng,
    );
    return { key: `${picture.size}/${picture.hash}/${picture.name}`, seed, subject, mood, rng };
  });
}

/** Draws a subject in a random palette of its mood, randomly mirrored and framed. */
export function draw(subject: Subject, mood: Mood, rng: Rng): Print {
  const palette = paletteFor(subject, subject.mood ?? mood, rng);
  const drawn = COMPOSITIONS[subject.composition]({ rng, palette, params: subject.params ?? {} });
  const seen = drawn.mirror && rng.chance(0.5) ? mirrored(drawn) : drawn;
  return framed(seen, rng.range(1, 1.13), rng.range(-1, 1));
}

/** Returns a random palette of a mood that suits the composition. */
function paletteFor({ composition, printing }: Subject, mood: Mood, rng: Rng): Palette {
  const all = PALETTES[mood];
  const asked = printing === undefined ? undefined : all[printing];
  if (asked !== undefined) return asked;
  const fit = WHITE_SECOND.has(composition) ? all : all.filter(({ second }) => second !== 'paper');
  return rng.pick(fit.length > 0 ? fit : all);
}
