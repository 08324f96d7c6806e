import { z } from 'zod';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { storyPath } from '../../domain/pages/paths.ts';
import { parsePageColour } from '../../domain/palette.ts';
import { dayOf, isDay } from '../../domain/time/brussels.ts';
import { parseAsset } from './asset.ts';
import { dateField, passthrough, text } from './fields.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { parseIntro } from './rich-text.ts';
import { parseSeo } from './seo.ts';
import { parseStory } from './story.ts';

const daySchema = z.object({
  title: text,
  date: passthrough,
  intro: passthrough,
  image: passthrough,
  page_color: text,
  seo: passthrough,
});

/**
 * A `date_overview` story. Its date is an instant that falls on the day in Brussels: an editor's midnight is
 * stored as 22:00Z or 23:00Z of the evening before. Without one the slug may tell; else `undefined`.
 */
export function parseFestivalDay(story: unknown, around: ParseContext): FestivalDay | undefined {
  const envelope = parseStory(story);
  if (envelope === undefined) return undefined;
  const reading = parseContextOf(around, envelope.fullSlug);
  const fields = daySchema.parse(envelope.content);
  const date = dateField(fields.date, 'date', reading);
  const day = date === undefined ? envelope.slug : dayOf(date);
  if (!isDay(day)) {
    reading.warn('a day page without a date is not shown');
    return undefined;
  }
  return {
    uuid: envelope.uuid,
    path: storyPath(envelope.fullSlug),
    day,
    title: fields.title ?? envelope.name,
    intro: parseIntro(fields.intro, reading),
    image: parseAsset(fields.image),
    colour: parsePageColour(fields.page_color ?? ''),
    seo: parseSeo(fields.seo),
  };
}
