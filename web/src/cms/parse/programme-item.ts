import { z } from 'zod';
import { categoryOf } from '../../domain/programme/category.ts';
import type { Facet, ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { experienceSummary } from './experience.ts';
import { facetOf } from './facet.ts';
import { dateField, flag, passthrough, text } from './fields.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { relatedStories, relatedStory } from './relation.ts';
import { parseStory, type Story } from './story.ts';

const itemSchema = z.object({
  title: text,
  title_overwrite: text,
  extra_info: text,
  precise_location: text,
  // A text field with 'true' or 'false'; empty or missing on most items.
  ongoing_program_item: flag,
  experience: passthrough,
  location: passthrough,
  type: passthrough,
  theme: passthrough,
  start_date: passthrough,
  end_date: passthrough,
});

/**
 * A programme item from a `program` story, or from an `on_tour_experience`, which is item and experience in
 * one. Without a valid start there is no place for it in any list: `undefined`, and a warning.
 */
export function parseProgrammeItem(story: unknown, around: ParseContext): ProgrammeItem | undefined {
  const envelope = parseStory(story);
  return envelope && programmeItem(envelope, around);
}

/** The programme item of a story already opened. */
export function programmeItem(envelope: Story, around: ParseContext): ProgrammeItem | undefined {
  const reading = parseContextOf(around, envelope.fullSlug);
  const fields = itemSchema.parse(envelope.content);
  const start = dateField(fields.start_date, 'start_date', reading);
  if (start === undefined) {
    reading.warn('a programme item without a start is not shown');
    return undefined;
  }
  const experience = experienceOf(envelope, fields.experience, reading);
  const location = relatedStory(fields.location, 'location', reading);
  const type = relatedStory(fields.type, 'type', reading);
  return {
    uuid: envelope.uuid,
    title: fields.title_overwrite ?? experience?.title ?? fields.title ?? envelope.name,
    start,
    end: endAfter(start, dateField(fields.end_date, 'end_date', reading), reading),
    experience,
    location: location && facetOf(location),
    preciseLocation: fields.precise_location,
    type: type && facetOf(type),
    themes: themesOf(fields.theme, reading),
    extraInfo: fields.extra_info,
    ongoing: fields.ongoing_program_item,
    tags: envelope.tags,
  };
}

/** A theme outside the categories of the house is kept, but has no colour or icon: the editors should know. */
function themesOf(relation: unknown, reading: ParseContext): Facet[] {
  const themes = relatedStories(relation, 'theme', reading).map(facetOf);
  for (const { slug } of themes) {
    if (categoryOf(slug) === undefined) reading.warn(`theme ${slug} belongs to no category`);
  }
  return themes;
}

function experienceOf(
  envelope: Story,
  relation: unknown,
  reading: ParseContext,
): ProgrammeItem['experience'] {
  if (envelope.component === 'on_tour_experience') return experienceSummary(envelope);
  const related = relatedStory(relation, 'experience', reading);
  return related && experienceSummary(related);
}

function endAfter(start: Date, end: Date | undefined, reading: ParseContext): Date | undefined {
  if (end === undefined || +end > +start) return end;
  // The field was filled in because it stood there: only the beginning is known.
  if (+end === +start) return undefined;
  reading.warn('end_date lies before start_date and is left out');
  return undefined;
}
