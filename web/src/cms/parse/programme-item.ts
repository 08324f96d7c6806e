import { storyPath } from '../../domain/pages/paths.ts';
import { categoryOf } from '../../domain/programme/category.ts';
import type {
  AgeRange,
  ExperienceSummary,
  Facet,
  ProgrammeItem,
} from '../../domain/programme/programme-item.ts';
import { parseAsset } from './asset.ts';
import { authorNames } from './author-names.ts';
import { ageField, dateField, flag, text } from './fields.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { relatedStories, relatedStory, type Story } from './story.ts';
import { parseAccess, parseStatuses } from './tags.ts';

type ExperienceName = 'experience' | 'on_tour_experience';
type FacetName = 'location' | 'on_tour_location' | 'theme' | 'type';

/**
 * Parses a programme item from a `program` story, or from an `on_tour_experience`, which is item and experience in one.
 * Without a valid start it cannot be listed: `undefined` and a warning.
 */
export function parseProgrammeItem(
  story: Story<'program' | 'on_tour_experience'>,
  around: ParseContext,
): ProgrammeItem | undefined {
  const context = parseContextOf(around, story);
  const { content } = story;
  const start = dateField(content.start_date, 'start_date', context);
  if (start === undefined) {
    context.warn('a programme item without a start is not shown');
    return undefined;
  }
  const told = experienceStory(story, context);
  const experience = told && experienceSummary(told);
  const location = relatedStory(content.location, 'location', context);
  const type = relatedStory(content.type, 'type', context);
  const table = text(content.table)?.replace(/^tafel\s+/i, '');
  return {
    uuid: story.uuid,
    title: text(content.title_overwrite) ?? experience?.title ?? text(content.title) ?? story.name,
    start,
    end: endAfter(start, dateField(content.end_date, 'end_date', context), context),
    experience,
    location: location && parseFacet(location),
    preciseLocation: text(content.precise_location) ?? (table && `Tafel ${table}`),
    table,
    type: type && parseFacet(type),
    themes: themesOf(content.theme, context),
    extraInfo: text(content.extra_info),
    // A string field with 'true' or 'false'; empty or missing on most items.
    ongoing: flag(content.ongoing_program_item),
    statuses: parseStatuses(story.tags),
    access: parseAccess(story.tags),
    authors: authorNames(content.authors, context) ?? authorsOfExperience(content.experience, context),
    ages: told && agesOf(told, context),
    publishedAt: newestPublication([story, told, location]),
  };
}

function newestPublication(stories: readonly (Story | undefined)[]): Date | undefined {
  const known = stories.flatMap((story) => story?.publishedAt ?? []);
  return known.sort((a, b) => +b - +a)[0];
}

/** Parses a location, type or theme; without a title it takes the story's name. */
export function parseFacet({ uuid, slug, name, content }: Story<FacetName>): Facet {
  return { uuid, slug, title: text(content.title) ?? name };
}

/** The part of an experience that a programme item needs. */
export function experienceSummary({
  uuid,
  fullSlug,
  name,
  content,
}: Story<ExperienceName>): ExperienceSummary {
  return {
    uuid,
    path: storyPath(fullSlug),
    title: text(content.title) ?? name,
    preview: text(content.preview_text),
    image: parseAsset(content.image),
    hideReservation: flag(content.hide_reservation_button),
  };
}

/** A theme outside the festival's categories is kept without colour or icon, and the editors are warned. */
function themesOf(relation: unknown, context: ParseContext): Facet[] {
  const themes = relatedStories(relation, 'theme', context).map(parseFacet);
  for (const { slug } of themes) {
    if (categoryOf(slug) === undefined) context.warn(`theme ${slug} belongs to no category`);
  }
  return themes;
}

/** The age range of an experience, from `age_from` to `age_to`; `undefined` when they contradict each other. */
function agesOf({ content }: Story<ExperienceName>, context: ParseContext): AgeRange | undefined {
  const from = ageField(content.age_from, 'age_from', context);
  const to = ageField(content.age_to, 'age_to', context);
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined || from <= to) return { from, to };
  context.warn('age_from is above age_to: both are left out');
  return undefined;
}

/** An activity of the tour is experience and item in one. */
const experienceStory = (
  story: Story<'program' | 'on_tour_experience'>,
  context: ParseContext,
): Story | undefined =>
  story.component === 'on_tour_experience'
    ? story
    : relatedStory(story.content.experience, 'experience', context);

/**
 * Without warnings: in a row of a page an experience is nested deeper than Storyblok resolves its authors. Missing
 * authors are reported on the experience's own page.
 */
function authorsOfExperience(relation: unknown, context: ParseContext): ProgrammeItem['authors'] {
  const quiet = { ...context, warn: () => {} };
  return authorNames(relatedStory(relation, 'experience', quiet)?.content.authors, quiet);
}

function endAfter(start: Date, end: Date | undefined, context: ParseContext): Date | undefined {
  if (end === undefined || +end > +start) return end;
  // The field was required, so the editor repeated the start: only the beginning is known.
  if (+end === +start) return undefined;
  context.warn('end_date is before start_date and is left out');
  return undefined;
}
