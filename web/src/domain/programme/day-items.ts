import { isDay } from '../time/brussels.ts';
import { instant, isRecord, words } from '../unknown-values.ts';
import type { DayCounts, DayProgramme } from './day-view.ts';
import type { FacetSlugs } from './facet-counts.ts';
import type { AgeRange, FacetName, RowItem } from './programme-item.ts';
import {
  eachGroup,
  FILTER_GROUPS,
  type FilterOptions,
  NAMED_GROUPS,
  type NamedGroup,
  PEOPLE_GROUPS,
} from './selection.ts';
import { ACCESS, STATUSES } from './status.ts';

// The items of a day as they follow its page (`/programma/{day}.items`): JSON in which a place, type or theme is its slug,
// ages are «6-9», the filters of an item of another day are one text, and of an item stands only what there is to tell.

/** A day, to be written as JSON. */
export function writeDayItems({ day, timetable, ongoing, dayCounts, options }: DayProgramme): object {
  const write = (item: RowItem) => writeItem(item, options);
  return {
    day,
    options,
    timetable: timetable.map(write),
    ongoing: ongoing.map(write),
    dayCounts: dayCounts.map(({ day: other, facets }) => ({ day: other, facets: facets.map(writeSlugs) })),
  };
}

/** An item as it travels. */
export function writeItem(item: RowItem, options: FilterOptions): object {
  const told = (group: NamedGroup, facet: FacetName) =>
    facetIn(options, group, facet.slug)?.title === facet.title ? facet.slug : facet;
  return {
    ...item,
    location: item.location && told('location', item.location),
    type: item.type && told('type', item.type),
    themes: unlessEmpty(item.themes.map((theme) => told('theme', theme))),
    ongoing: item.ongoing || undefined,
    statuses: unlessEmpty(item.statuses),
    access: unlessEmpty(item.access),
    ages: item.ages && writeAges(item.ages),
  };
}

const unlessEmpty = <T>(values: readonly T[]) => (values.length > 0 ? values : undefined);

/** «6-9», «12-». */
const writeAges = ({ from, to }: AgeRange): string => `${from ?? ''}-${to ?? ''}`;

/** «gesprek|samenleving lifestyle|forum|…», group by group: no slug holds a space or a bar. */
const writeSlugs = ({ age, ...slugs }: FacetSlugs): string =>
  FILTER_GROUPS.map((group) => (group === 'age' ? age && writeAges(age) : slugs[group]?.join(' '))).join('|');

/** Reads such a day. Gives `undefined` for an answer of any other shape: half a day would be a wrong list. */
export function parseDayItems(value: unknown): DayProgramme | undefined {
  if (!isRecord(value)) return undefined;
  const day = parseDay(value.day);
  const options = parseOptions(value.options);
  const dayCounts = all(value.dayCounts, parseCounts);
  if (day === undefined || options === undefined || dayCounts === undefined) return undefined;
  const item = (one: unknown) => parseItem(one, options);
  const timetable = all(value.timetable, item);
  const ongoing = all(value.ongoing, item);
  return timetable && ongoing && { day, timetable, ongoing, dayCounts, options };
}

/** Reads such an item; `undefined` for one that cannot be read. */
export function parseItem(value: unknown, options: FilterOptions): RowItem | undefined {
  if (!isRecord(value)) return undefined;
  const uuid = words(value.uuid);
  const title = words(value.title);
  const start = instant(value.start);
  const themes = all(value.themes ?? [], (one) => parseFacet(one, 'theme', options));
  const alternatives = all(value.alternatives ?? [], instant);
  const authors = all(value.authors ?? [], parseAuthor);
  if (!uuid || !title || !start || !themes || !alternatives || !authors) return undefined;
  const { statuses, access } = value;
  return {
    uuid,
    title,
    start,
    end: instant(value.end),
    experience: parseExperience(value.experience),
    location: parseFacet(value.location, 'location', options),
    preciseLocation: words(value.preciseLocation),
    type: parseFacet(value.type, 'type', options),
    themes,
    extraInfo: words(value.extraInfo),
    ongoing: value.ongoing === true,
    statuses: STATUSES.filter((one) => Array.isArray(statuses) && statuses.includes(one)),
    access: ACCESS.filter((one) => Array.isArray(access) && access.includes(one)),
    authors: authors.length > 0 ? authors : undefined,
    ages: parseAges(value.ages),
    alternatives: alternatives.length > 0 ? alternatives : undefined,
  };
}

function parseAges(value: unknown): AgeRange | undefined {
  const [, from, to] = /^(\d*)-(\d*)$/.exec(words(value) ?? '') ?? [];
  if (!from && !to) return undefined;
  return { from: from ? Number(from) : undefined, to: to ? Number(to) : undefined };
}

function parseAuthor(value: unknown): { name: string } | undefined {
  const name = isRecord(value) ? words(value.name) : undefined;
  return name === undefined ? undefined : { name };
}

function parseExperience(value: unknown): RowItem['experience'] {
  const { path, preview, hideReservation } = isRecord(value) ? value : {};
  const at = words(path);
  return at === undefined
    ? undefined
    : { path: at, preview: words(preview), hideReservation: hideReservation === true };
}

/** A place, type or theme by its slug among the options, or told in full where it is none of them. */
function parseFacet(value: unknown, group: NamedGroup, options: FilterOptions): FacetName | undefined {
  const slug = words(value);
  return slug === undefined ? parseOption(value) : facetIn(options, group, slug);
}

function parseOption(value: unknown): FacetName | undefined {
  const { slug, title } = isRecord(value) ? value : {};
  return typeof slug === 'string' && typeof title === 'string' ? { slug, title } : undefined;
}

/** Reads what there is to choose; `undefined` where that cannot be read. */
export function parseOptions(value: unknown): FilterOptions | undefined {
  if (!isRecord(value)) return undefined;
  const [type, theme, location] = NAMED_GROUPS.map((group) => all(value[group], parseOption));
  const people = PEOPLE_GROUPS.flatMap((group) =>
    value[group] === undefined ? [] : [[group, all(value[group], parseOption)] as const],
  );
  if (!type || !theme || !location || people.some(([, options]) => options === undefined)) return undefined;
  return { type, theme, location, ...Object.fromEntries(people) };
}

function parseCounts(value: unknown): DayCounts | undefined {
  if (!isRecord(value)) return undefined;
  const day = parseDay(value.day);
  const facets = all(value.facets, parseSlugs);
  return day === undefined || facets === undefined ? undefined : { day, facets };
}

function parseSlugs(value: unknown): FacetSlugs | undefined {
  const texts = typeof value === 'string' ? value.split('|') : [];
  if (texts.length !== FILTER_GROUPS.length) return undefined;
  const slugs = eachGroup((group) => (texts[FILTER_GROUPS.indexOf(group)] ?? '').split(' ').filter(Boolean));
  return { ...slugs, age: parseAges(slugs.age[0]) };
}

function parseDay(value: unknown): string | undefined {
  const text = words(value);
  return text !== undefined && isDay(text) ? text : undefined;
}

const facetIn = (options: FilterOptions, group: NamedGroup, slug: string): FacetName | undefined =>
  options[group].find((option) => option.slug === slug);

/** A list of which each part can be read; `undefined` where one cannot. */
function all<T>(value: unknown, parse: (one: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const read = value.map(parse).filter((one) => one !== undefined);
  return read.length === value.length ? read : undefined;
}
