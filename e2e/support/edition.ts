import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_EDITION } from '../../content-fixtures/editions.ts';
import { type Choice, GROUPS, type Group } from './selection.ts';

/** An item of the programme as its stories define it, before any processing by the site. */
export type EditionItem = {
  uuid: string;
  title: string;
  /** Names of the item's authors, or of the authors of its experience if the item has no authors. */
  authors: readonly string[];
  /** The slug of the item's experience. */
  page: string;
  /** The name of the item's type. */
  type: string;
  /** Whether the experience says that no seats are reserved. */
  hidesReservation: boolean;
  /** Start as `HH:mm` in Brussels. */
  time: string;
  place: string;
  day: string;
  ongoing: boolean;
  start: string;
  end: string;
  slugs: Choice;
  /** The tags that editors gave the item: «volzet», «geannuleerd». */
  tags: readonly string[];
};

/** A story as stored in its file. */
export type Raw = {
  uuid: string;
  slug: string;
  full_slug: string;
  tag_list?: readonly string[];
  content: Record<string, unknown>;
};

const brussels = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', ...parts });
const DAY = brussels({ dateStyle: 'short' });
const TIME = brussels({ hour: '2-digit', minute: '2-digit' });

/**
 * Reads every published item of an edition, and the options of the filter, from the content files. Uses none of the
 * site's code.
 */
export function readEdition(edition = FIXTURE_EDITION): {
  items: EditionItem[];
  options: Record<Group, Map<string, string>>;
} {
  const stories = publishedStories(edition);
  const byUuid = new Map(stories.map((story) => [story.uuid, story]));
  const of = (component: string) => stories.filter(({ content }) => content.component === component);
  const options = (component: string) =>
    new Map(of(component).map(({ slug, content }) => [slug, String(content.title)]));
  const items = of('program').map((story) => itemOf(story, byUuid));
  const found = offeredTo(items);
  return {
    items,
    options: {
      ...found,
      type: options('type'),
      thema: options('theme'),
      locatie: options('location'),
    },
  };
}

function itemOf({ uuid, content, tag_list: tags = [] }: Raw, byUuid: ReadonlyMap<string, Raw>): EditionItem {
  const start = String(content.start_date).replace(' ', 'T');
  const end = String(content.end_date || content.start_date).replace(' ', 'T');
  const instant = new Date(`${start}Z`);
  const location = byUuid.get(String(content.location));
  const themes = Array.isArray(content.theme) ? content.theme : [];
  const slug = (uuid: unknown) => byUuid.get(String(uuid))?.slug;
  const slugs = (uuids: unknown[]) => uuids.map(slug).filter((one) => one !== undefined);
  const experience = byUuid.get(String(content.experience));
  const type = String(byUuid.get(String(content.type))?.content.title ?? '');
  const hidesReservation = experience?.content.hide_reservation_button === true;
  return {
    uuid,
    title: String(content.title_overwrite || experience?.content.title),
    authors: [content.authors, experience?.content.authors]
      .map((named) => (Array.isArray(named) ? named : []))
      .reduce((own, ofExperience) => (own.length > 0 ? own : ofExperience))
      .map((uuid) => String(byUuid.get(String(uuid))?.content.title)),
    page: String(experience?.full_slug),
    type,
    hidesReservation,
    time: TIME.format(instant),
    place: [location?.content.title, spotInLine(String(content.precise_location ?? ''))]
      .filter(Boolean)
      .join(', '),
    day: DAY.format(instant),
    ongoing: content.ongoing_program_item === 'true',
    start,
    end,
    slugs: {
      ...forPeople(experience?.content ?? {}, slugs(themes)),
      type: slugs([content.type]),
      thema: slugs(themes),
      locatie: slugs([content.location]),
      toegang: tags.flatMap((tag) => ACCESS_TAGS.get(tag) ?? []),
      reservatie: [isReserved({ type, hidesReservation }) ? 'nodig' : 'niet'],
      dagdeel:
        content.ongoing_program_item === 'true'
          ? [...PARTS.keys()]
          : [partOf(TIME.format(instant).slice(0, 2))],
    },
    tags,
  };
}

const ACCESS_TAGS = new Map([
  ['vgt', 'gebarentaal'],
  ['ondertiteld', 'ondertiteld'],
  ['prikkelarm', 'prikkelarm'],
  ['rolstoel', 'rolstoel'],
]);
/** The types of programme items for which visitors must reserve a seat. */
const RESERVED = ['fanclub', 'kookdemo', 'meet & greet', 'voorstelling'];
/** The starting hours that belong to each part of the day. */
const PARTS = new Map([
  ['voormiddag', ['05', '06', '07', '08', '09', '10', '11']],
  ['namiddag', ['12', '13', '14', '15', '16', '17']],
  ['avond', ['18', '19', '20', '21', '22', '23', '00', '01', '02', '03', '04']],
]);

const partOf = (hour: string): string =>
  [...PARTS].find(([, hours]) => hours.includes(hour))?.[0] ?? `no part for ${hour}`;

/**
 * Returns the audience of an experience. It follows from the ages of the experience, or from its themes if it
 * has no ages.
 */
function forPeople(
  { age_from: from, age_to: to }: Raw['content'],
  themes: readonly string[],
): Pick<Choice, 'doelgroep' | 'leeftijd'> {
  if (from === undefined && to === undefined) {
    const named = { kinderen: 'kinderen-en-jeugd', tieners: 'young-adult-fantasy' };
    const doelgroep = Object.entries(named).flatMap(([who, theme]) => (themes.includes(theme) ? [who] : []));
    return { doelgroep, leeftijd: [] };
  }
  const ages = Array.from({ length: 100 }, (_, age) => age).filter(
    (age) => age >= Number(from ?? 0) && age <= Number(to ?? 99),
  );
  const who = (age: number) => (age < 12 ? ['kinderen'] : age < 18 ? ['tieners'] : []);
  return { doelgroep: [...new Set(ages.flatMap(who))], leeftijd: [...new Set(ages.map(groupOf))] };
}

/** Returns the option of an age in the filter. */
function groupOf(age: number): string {
  if (age < 4) return '0-3';
  if (age < 7) return '4-6';
  if (age < 10) return '7-9';
  if (age < 12) return '10-11';
  return age < 18 ? 'tieners' : 'volwassenen';
}

/** Returns the filter options of the groups that have no stories, collected from the items. */
function offeredTo(items: readonly EditionItem[]): Record<Group, Map<string, string>> {
  const named = (group: Group) =>
    new Map(items.flatMap(({ slugs }) => slugs[group].map((slug) => [slug, slug] as const)));
  // The cast is safe: this line builds an entry for every group.
  return Object.fromEntries(GROUPS.map((group) => [group, named(group)])) as Record<
    Group,
    Map<string, string>
  >;
}

/**
 * Returns the items that the timetable of a day shows for a selection, in the order in which the site lists
 * them.
 */
export function expectedItems(items: readonly EditionItem[], day: string, choice: Choice): EditionItem[] {
  return items.filter((item) => item.day === day && !item.ongoing && isChosen(item, choice)).sort(inOrder);
}

/** Returns the texts of the rows of {@link expectedItems}. */
export function expectedRows(items: readonly EditionItem[], day: string, choice: Choice): string[] {
  return expectedItems(items, day, choice).map(rowText);
}

const DUTCH = new Intl.Collator('nl', { numeric: true });

/**
 * Returns a spot as it is written after its stage: «Tafel 3» becomes «tafel 3», but the name «De Spoel» stays as it is.
 */
function spotInLine(spot: string): string {
  const [first = '', second = ''] = spot.split(' ');
  return /^[a-z0-9]/.test(second) ? spot.replace(first, first.toLowerCase()) : spot;
}

/** Compares two items in the order of a list: by start, end, stage, title, and spot on the stage. */
export function inOrder(a: EditionItem, b: EditionItem): number {
  return (
    a.start.localeCompare(b.start) ||
    a.end.localeCompare(b.end) ||
    DUTCH.compare(stageOf(a), stageOf(b)) ||
    DUTCH.compare(a.title, b.title) ||
    DUTCH.compare(a.place, b.place)
  );
}

/** Whether visitors must reserve a seat for an item. */
export const isReserved = ({
  type,
  hidesReservation,
}: Pick<EditionItem, 'type' | 'hidesReservation'>): boolean =>
  !hidesReservation && RESERVED.includes(type.toLowerCase());

/** Returns the stage of an item, without the precise spot. */
export const stageOf = ({ place }: EditionItem): string => place.split(', ')[0] ?? '';

/** Returns the text of an item's row. */
export const rowText = ({ time, title, place }: Pick<EditionItem, 'time' | 'title' | 'place'>): string =>
  `${time} ${title} @ ${place}`;

/** Whether an item matches every group in which something is selected. Ignores the group `except`. */
export function isChosen(item: EditionItem, choice: Choice, except?: Group): boolean {
  return GROUPS.every(
    (group) =>
      group === except ||
      choice[group].length === 0 ||
      item.slugs[group].some((slug) => choice[group].includes(slug)),
  );
}

/** Reads every published story of an edition. */
export function publishedStories(edition = FIXTURE_EDITION): Raw[] {
  const folder = join(edition, 'stories');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.draft.json'))
    .map((name): Raw => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter((story) => story.content?.component !== undefined);
}
