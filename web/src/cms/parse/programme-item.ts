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
import { ageField, dateField, flag, rawText, text } from './fields.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { relatedStories, relatedStory, type Story } from './story.ts';
import { parseAccess, parseStatuses } from './tags.ts';

type ExperienceName = 'experience' | 'on_tour_experience';
type FacetName = 'location' | 'on_tour_location' | 'theme' | 'type';

/**
 * Parses a programme item from a `program` story, or from an `on_tour_experience`, which is both item and experience.
 * An item without a valid start cannot be listed, and an item of an unpublished experience is unpublished with it:
 * warns and returns `undefined`.
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
  const told = experienceStory(story, quietly(context));
  if (told === undefined && rawText(content.experience) !== undefined) {
    context.warn('a programme item of an unpublished or deleted experience is not shown');
    return undefined;
  }
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
    // This string field contains 'true' or 'false', and is empty or missing on most items.
    ongoing: flag(content.ongoing_program_item),
    statuses: parseStatuses(story.tags),
    access: parseAccess(story.tags),
    // On a page that contains the item, the experience is nested too deep for Storyblok to resolve its authors. The
    // page of the experience itself warns about missing authors.
    authors: authorNames(content.authors, context) ?? authorNames(told?.content.authors, quietly(context)),
    ages: told && agesOf(told, context),
    publishedAt: newestPublication([story, told, location]),
  };
}

function newestPublication(stories: readonly (Story | undefined)[]): Date | undefined {
  const known = stories.flatMap((story) => story?.publishedAt ?? []);
  return known.sort((a, b) => +b - +a)[0];
}

/** Parses a location, type or theme. Without a title it gets the name of the story. */
export function parseFacet({ uuid, slug, name, content }: Story<FacetName>): Facet {
  return { uuid, slug, title: text(content.title) ?? name };
}

/** Returns the part of an experience that a programme item needs. */
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

/** Parses the themes of an item. Keeps a theme outside the festival's categories, without a colour, and warns. */
function themesOf(relation: unknown, context: ParseContext): Facet[] {
  const themes = relatedStories(relation, 'theme', context).map(parseFacet);
  for (const { slug } of themes) {
    if (categoryOf(slug) === undefined) context.warn(`theme ${slug} belongs to no category`);
  }
  return themes;
}

/** Parses the age range of an experience, from `age_from` to `age_to`; `undefined` if they contradict each other. */
function agesOf({ content }: Story<ExperienceName>, context: ParseContext): AgeRange | undefined {
  const from = ageField(content.age_from, 'age_from', context);
  const to = ageField(content.age_to, 'age_to', context);
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined || from <= to) return { from, to };
  context.warn('age_from is above age_to: both are left out');
  return undefined;
}

const experienceStory = (
  story: Story<'program' | 'on_tour_experience'>,
  context: ParseContext,
): Story | undefined =>
  story.component === 'on_tour_experience'
    ? story
    : relatedStory(story.content.experience, 'experience', context);

const quietly = (context: ParseContext): ParseContext => ({ ...context, warn: () => {} });

function endAfter(start: Date, end: Date | undefined, context: ParseContext): Date | undefined {
  if (end === undefined || +end > +start) return end;
  // The end field used to be required, so editors repeated the start if they did not know the end.
  if (+end === +start) return undefined;
  context.warn('end_date is before start_date and is left out');
  return undefined;
}
