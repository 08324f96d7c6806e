import type { AuthorName } from '../programme/author.ts';
import { parseItem, writeItem } from '../programme/day-items.ts';
import type { ExperienceSummary, Facet, FacetName, ProgrammeItem } from '../programme/programme-item.ts';
import { optionNames, rowItems } from '../programme/row-items.ts';
import { type FilterOptions, NAMED_GROUPS, type NamedGroup } from '../programme/selection.ts';
import { isRecord, list, record, words } from '../unknown-values.ts';
import { withDates, writtenDates } from './dated-json.ts';

// The items that begin on one day, with all that they name, so that a day can be renewed by itself. An item is written as a
// row is (`programme/day-items.ts`), and beside that with what only its own page shows. When it was published only calendars
// tell, which the site makes.

/** The items that begin on a day, to be written as JSON. */
export function writeDeviceDay(items: readonly ProgrammeItem[], options: FilterOptions<Facet>): object {
  const names = optionNames(options);
  const rows = rowItems(items, [], names);
  const experiences = new Map<string, ExperienceSummary>();
  const authors = new Map<string, AuthorName>();
  const written = items.map((item, index) => {
    const { experience, location, type, themes } = item;
    if (experience) experiences.set(experience.path, experience);
    for (const author of item.authors ?? []) authors.set(author.uuid, author);
    const row = rows[index];
    return {
      ...(row && writeItem(row, names)),
      uuid: item.uuid,
      experience: experience?.path,
      // By its uuid a facet is told that has the slug of another.
      location: location && slugOrFacet('location', location, options),
      type: type && slugOrFacet('type', type, options),
      themes: themes.length > 0 ? themes.map((theme) => slugOrFacet('theme', theme, options)) : undefined,
      table: item.table,
      authors: item.authors?.map(({ uuid }) => uuid),
    };
  });
  const known = Object.fromEntries(
    NAMED_GROUPS.map((group) => [
      group,
      options[group].map(({ uuid, slug, title }) => ({ uuid, slug, title })),
    ]),
  );
  return {
    options: known,
    experiences: [...experiences.values()].map(writtenDates),
    authors: [...authors.values()].map(({ uuid, path, name }) => ({ uuid, path, name })),
    items: written,
  };
}

const slugOrFacet = (group: NamedGroup, facet: Facet, options: FilterOptions<Facet>): string | Facet =>
  options[group].find(({ slug }) => slug === facet.slug)?.uuid === facet.uuid ? facet.slug : facet;

/** Reads such a day. Gives `undefined` for one of which anything cannot be read. */
export function parseDeviceDay(value: unknown): ProgrammeItem[] | undefined {
  const { options, experiences, authors, items } = record(value);
  const known = parseFacets(options);
  const read = withDates(experiences);
  // `as`: the build that reads wrote it, of values of this type.
  const summaries = new Map((list(read) as ExperienceSummary[]).map((one) => [one.path, one]));
  // `as`: likewise.
  const people = new Map((list(authors) as AuthorName[]).map((one) => [one.uuid, one]));
  if (known === undefined || !Array.isArray(items)) return undefined;
  const parsed = items.map((one: unknown) => parseDeviceItem(record(one), { known, summaries, people }));
  const whole = parsed.filter((item) => item !== undefined);
  return whole.length === parsed.length ? whole : undefined;
}

type Known = {
  known: FilterOptions<Facet>;
  summaries: ReadonlyMap<string, ExperienceSummary>;
  people: ReadonlyMap<string, AuthorName>;
};

function parseDeviceItem(
  value: Record<string, unknown>,
  { known, summaries, people }: Known,
): ProgrammeItem | undefined {
  const row = parseItem({ ...value, experience: undefined, authors: undefined }, known);
  if (row === undefined) return undefined;
  const { alternatives: _, experience: __, authors: ___, ...facts } = row;
  const named = list(value.authors).map((uuid) => people.get(words(uuid) ?? ''));
  const authors = named.filter((author) => author !== undefined);
  const experience = summaries.get(words(value.experience) ?? '');
  if (authors.length < named.length || (experience === undefined && value.experience !== undefined))
    return undefined;
  const facet = (group: NamedGroup, name: FacetName | undefined, written: unknown): Facet | undefined =>
    name && (parseFacet(written) ?? known[group].find(({ slug }) => slug === name.slug));
  const themes = facts.themes.map((theme, index) => facet('theme', theme, list(value.themes)[index]));
  return {
    ...facts,
    experience,
    location: facet('location', facts.location, value.location),
    type: facet('type', facts.type, value.type),
    themes: themes.filter((theme) => theme !== undefined),
    table: words(value.table),
    authors: authors.length > 0 ? authors : undefined,
  };
}

function parseFacets(value: unknown): FilterOptions<Facet> | undefined {
  if (!isRecord(value)) return undefined;
  const [type, theme, location] = NAMED_GROUPS.map((group) => {
    const facets = list(value[group]).map(parseFacet);
    return facets.filter((facet) => facet !== undefined);
  });
  return type && theme && location && { type, theme, location };
}

function parseFacet(value: unknown): Facet | undefined {
  const { uuid, slug, title } = record(value);
  return typeof uuid === 'string' && typeof slug === 'string' && typeof title === 'string'
    ? { uuid, slug, title }
    : undefined;
}
