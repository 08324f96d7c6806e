import { BASE } from '../pages/paths.ts';
import type { Venue } from '../pages/site-frame.ts';
import { FESTIVAL_NAME } from '../pages/site-frame.ts';
import type { AuthorName } from '../programme/authors/author.ts';
import { compareItems } from '../programme/day/programme-day.ts';
import { momentId, momentPath } from '../programme/moment.ts';
import type { ExperienceSummary, Facet, ProgrammeItem } from '../programme/programme-item.ts';
import type { WholeDay } from '../programme/whole-programme.ts';
import { formatIsoInBrussels } from '../time/format.ts';

/** The path of the JSON schema of the document. */

const PROGRAMME_SCHEMA = '/programma.schema.json';

/** The version of the document. `1.1` added ages. Removing a field requires `2.0` (docs/open-data.md). */
const VERSION = '1.1';

type Programme = { days: readonly WholeDay[]; items: readonly ProgrammeItem[]; venue?: Venue };

/**
 * Returns the programme for other programs, in the format that `programma.schema.json` defines. Times have the UTC
 * offset of Brussels, so that readers get both the point in time and the local hour. `origin` is the origin of all URLs
 * in it. Unknown values are omitted.
 */
export function programmeDocument({ days, items, venue }: Programme, origin: string) {
  const absolute = (path: string) => new URL(path, origin).href;
  const sorted = [...items].sort(compareItems);
  return {
    $schema: absolute(PROGRAMME_SCHEMA),
    version: VERSION,
    name: FESTIVAL_NAME,
    url: absolute(BASE.programme),
    timeZone: 'Europe/Brussels' as const,
    venue: venue && { name: venue.name, ...venue.address },
    days: days.map(({ day, page }) => ({ date: day, title: page?.title, url: page && absolute(page.path) })),
    stages: named(sorted.map(({ location }) => location)),
    types: named(sorted.map(({ type }) => type)),
    themes: named(sorted.flatMap(({ themes }) => themes)),
    authors: authorsOf(sorted).map((author) => ({
      id: authorId(author),
      name: author.name,
      url: absolute(author.path),
    })),
    experiences: experiencesOf(sorted).map(({ uuid, title, path, preview }) => ({
      id: uuid,
      title,
      url: absolute(path),
      preview,
    })),
    items: sorted.map((item) => {
      const path = momentPath(item);
      return {
        id: item.uuid,
        moment: momentId(item),
        url: path && absolute(path),
        title: item.title,
        start: formatIsoInBrussels(item.start),
        end: item.end && formatIsoInBrussels(item.end),
        ongoing: item.ongoing,
        stage: item.location?.slug,
        place: item.preciseLocation,
        type: item.type?.slug,
        themes: item.themes.map(({ slug }) => slug),
        experience: item.experience?.uuid,
        ages: item.ages,
        authors: (item.authors ?? []).map(authorId),
        info: item.extraInfo,
        statuses: item.statuses,
        access: item.access,
      };
    }),
  };
}

/** Returns the id of an author in the document: the last part of the author's path. */
const authorId = ({ path }: AuthorName): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns each facet once, with the slug that items and the site's filters use. */
function named(facets: readonly (Facet | undefined)[]) {
  const known = new Map(facets.flatMap((facet) => (facet ? [[facet.slug, facet]] : [])));
  return [...known.values()].map(({ slug, title }) => ({ id: slug, title })).sort(byId);
}

function authorsOf(items: readonly ProgrammeItem[]): AuthorName[] {
  const known = new Map(items.flatMap(({ authors = [] }) => authors.map((one) => [authorId(one), one])));
  return [...known.entries()].sort(([a], [b]) => compare(a, b)).map(([, author]) => author);
}

function experiencesOf(items: readonly ProgrammeItem[]): ExperienceSummary[] {
  const known = new Map(items.flatMap(({ experience: one }) => (one ? [[one.uuid, one]] : [])));
  return [...known.values()].sort((a, b) => compare(a.path, b.path));
}

const byId = (a: { id: string }, b: { id: string }): number => compare(a.id, b.id);
/** Compares by code unit, so that every machine sorts in the same order. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
