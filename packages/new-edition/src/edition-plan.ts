import { listOf, objectOf, textOf } from 'content-check/json';
import {
  type ContentDates,
  dayOf,
  daysBetween,
  editionOfItem,
  editionsOf,
  formatDayName,
  isDay,
  parseContentDate,
} from 'web/content-rules';
import { type Choice, isChoice } from './choice.ts';
import { copied, dayReplacement } from './copied-texts.ts';
import { withDateButtons } from './date-buttons.ts';
import { itemForDay } from './items.ts';
import { movedTime } from './moved-time.ts';
import { type DayPair, type Days, daysToMove, pairedDays } from './same-weekdays.ts';
import { idOf, type Story, UnusableFolder, uuidOfCopy } from './story-folder.ts';

/** The new edition to plan. */
export type Wanted = {
  year: number;
  /** Its days, sorted. */
  days: Days;
  choice: Choice;
  dates: ContentDates;
  /** The time at which the stories are created. */
  now: Date;
};

/** A day page of the new edition. `isThere`: whether the folder already contains the page. */
type PlannedDay = DayPair & { story: Story; isThere: boolean };

/** A chosen item: its copy, or the reason why it cannot be copied. */
export type PlannedItem =
  | { original: Story; copy: Story; isThere: boolean }
  | { original: Story; reason: 'geannuleerd' | 'geen dag' };

/** The changes that the command would make. */
export type EditionPlan = {
  earlier: { name: string; year: number; days: Days };
  pages: readonly PlannedDay[];
  /** Stories with new date buttons, each with the number of old buttons that these replace. */
  buttons: readonly { story: Story; replaced: number }[];
  items: readonly PlannedItem[];
  /** The number of items in the earlier edition. */
  itemsBefore: number;
  /** Other stories that link to a day of the earlier edition. */
  linking: readonly Story[];
};

/** A day page with its day in Brussels. */
type DayStory = { day: string; story: Story };

/**
 * Plans a new edition. Throws {@link UnusableFolder} if the folder has no earlier edition, or if the days of two
 * editions would merge.
 */
export function planEdition(stories: readonly Story[], wanted: Wanted): EditionPlan {
  const latest = latestVersions(stories);
  const dayStories = daysIn(latest, wanted.dates);
  const earlier = earlierEdition(dayStories, wanted);
  const taken = new Set(stories.map(({ json }) => Number(json.id)));
  const pairs = pairedDays(wanted.days, earlier.days);
  const lastPosition = Math.max(...dayStories.map(({ story }) => Number(story.json.position ?? 0)));
  const pages = pairs.map((pair, at): PlannedDay => {
    const there = dayStories.find(({ day }) => day === pair.day);
    if (there) return { ...pair, story: there.story, isThere: true };
    const original = dayStories.find(({ day }) => day === pair.earlier)?.story;
    if (original === undefined) throw new UnusableFolder(`${pair.earlier} heeft geen dagpagina`);
    return {
      ...pair,
      story: dayPage(pair, original, { ...wanted, taken, position: lastPosition + 10 * (at + 1) }),
      isThere: false,
    };
  });
  const itemsBefore = itemsOf(latest, dayStories, earlier.year, wanted.dates);
  const chosen = isChoice(wanted.choice)
    ? itemsBefore.filter(({ story }) => isChosen(story, wanted.choice))
    : [];
  const uuids = new Set(stories.map(({ json }) => textOf(json.uuid)));
  const items = chosen.map(({ story, day }): PlannedItem => {
    const move = daysToMove(day, pairs, wanted.days, earlier.days);
    if (move === undefined) return { original: story, reason: 'geen dag' };
    const copy = itemForDay(story, { day, move, pairs, earlier: earlier.days, ...wanted }, taken);
    if (copy === undefined) return { original: story, reason: 'geannuleerd' };
    return { original: story, copy, isThere: uuids.has(textOf(copy.json.uuid)) };
  });
  const oldDays = new Map(
    dayStories
      .filter(({ day }) => earlier.days.includes(day))
      .map(({ day, story }) => [textOf(story.json.uuid), day]),
  );
  const buttons = latest.flatMap((story) => withDateButtons(story, oldDays, pages, wanted));
  const changed = new Set(buttons.map(({ story }) => story.slug));
  const linking = latest.filter(
    (story) =>
      !changed.has(story.slug) &&
      story.content.component !== 'date_overview' &&
      [...oldDays.keys()].some((uuid) => JSON.stringify(story.content).includes(uuid)),
  );
  return { earlier, pages, buttons, items, itemsBefore: itemsBefore.length, linking };
}

/** Returns the files to write. */
export const storiesToWrite = ({ pages, buttons, items }: EditionPlan): Story[] => [
  ...pages.filter(({ isThere }) => !isThere).map(({ story }) => story),
  ...buttons.map(({ story }) => story),
  ...items.flatMap((item) => ('copy' in item && !item.isThere ? [item.copy] : [])),
];

/** Returns one version of each story: the draft if there is one. */
function latestVersions(stories: readonly Story[]): Story[] {
  const bySlug = new Map<string, Story>();
  for (const story of stories) if (story.draft || !bySlug.has(story.slug)) bySlug.set(story.slug, story);
  return [...bySlug.values()];
}

function daysIn(stories: readonly Story[], dates: ContentDates): DayStory[] {
  return stories.flatMap((story) => {
    if (story.content.component !== 'date_overview') return [];
    const date = parseContentDate(textOf(story.content.date), dates);
    const day = date ? dayOf(date) : (story.slug.split('/').at(-1) ?? '');
    return isDay(day) ? [{ day, story }] : [];
  });
}

/**
 * Finds the newest edition before the new one. Throws {@link UnusableFolder} if the new days would merge two editions.
 */
function earlierEdition(dayStories: readonly DayStory[], { year, days }: Wanted) {
  const others = dayStories.filter(({ day }) => !days.includes(day));
  const before = editionsOf(others.filter(({ day }) => day < days[0])).at(-1);
  const [first, ...rest] = before?.days.map(({ day }) => day) ?? [];
  if (before === undefined || first === undefined)
    throw new UnusableFolder('Er is geen vroegere editie: maak de eerste dagpagina’s in Storyblok zelf');
  const all = editionsOf([...others, ...days.map((day) => ({ day }))]);
  const own = all.find((one) => one.first <= days[0] && days[0] <= one.last);
  if (own && (own.first < days[0] || own.last > (days.at(-1) ?? days[0])))
    throw new UnusableFolder(
      `Deze dagen vormen één editie met ${own.first} tot ${own.last}: tussen twee edities zitten meer dan vier weken`,
    );
  if (all.some((one) => one !== own && one.year === year))
    throw new UnusableFolder(`Er zijn al andere dagpagina’s in ${year}`);
  return { name: before.name, year: before.year, days: [first, ...rest] as const };
}

function dayPage(
  pair: DayPair,
  original: Story,
  { year, dates, now, taken, position }: Wanted & { taken: Set<number>; position: number },
): Story {
  const uuid = uuidOfCopy(textOf(original.json.uuid), Number(pair.day.replaceAll('-', '')));
  const rename = dayReplacement(pair.earlier, pair.day);
  const folder = original.slug.split('/').slice(0, -1).join('/');
  const slug = folder === '' ? pair.day : `${folder}/${pair.day}`;
  const content = objectOf(copied(original.content, year, rename));
  const date = movedTime(textOf(original.content.date), daysBetween(pair.earlier, pair.day), dates);
  const name = rename(textOf(original.json.name));
  return {
    slug,
    draft: true,
    content: { ...content, date },
    json: {
      ...original.json,
      name: name === original.json.name ? formatDayName(pair.day) : name,
      id: idOf(uuid, taken),
      uuid,
      slug: pair.day,
      full_slug: slug,
      created_at: now.toISOString(),
      published_at: null,
      first_published_at: null,
      position,
      content: { ...content, date },
    },
  };
}

/** Returns the items of an edition with their days, sorted by path. */
function itemsOf(
  stories: readonly Story[],
  dayStories: readonly DayStory[],
  year: number,
  dates: ContentDates,
) {
  const editions = editionsOf(dayStories);
  return stories.flatMap((story) => {
    if (story.content.component !== 'program') return [];
    const start = parseContentDate(textOf(story.content.start_date), dates);
    const isOfYear = start && editionOfItem(editions, { start })?.year === year;
    return isOfYear ? [{ story, day: dayOf(start) }] : [];
  });
}

/** Whether an item has one of the chosen types, stages and themes. An empty list of choices matches every item. */
function isChosen({ content }: Story, { types, stages, themes, ongoing }: Choice): boolean {
  const isOneOf = (wanted: readonly string[], value: unknown) =>
    wanted.length === 0 ||
    (Array.isArray(value) ? listOf(value) : [value]).some((one) => wanted.includes(textOf(one)));
  return (
    isOneOf(types, content.type) &&
    isOneOf(stages, content.location) &&
    isOneOf(themes, content.theme) &&
    (!ongoing || textOf(content.ongoing_program_item) === 'true')
  );
}
