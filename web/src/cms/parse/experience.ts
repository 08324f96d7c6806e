import { z } from 'zod';
import type { Experience } from '../../domain/pages/page.ts';
import { storyPath } from '../../domain/pages/paths.ts';
import type { ExperienceSummary } from '../../domain/programme/programme-item.ts';
import { parseAsset } from './asset.ts';
import { flag, passthrough, text } from './fields.ts';
import { pageContent } from './page.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { parseStory, type Story } from './story.ts';

const experienceSchema = z.object({
  title: text,
  preview_text: text,
  image: passthrough,
  hide_reservation_button: flag,
});

/** The page of an activity (`experience` or `on_tour_experience`); `undefined` when the story is none. */
export function parseExperience(story: unknown, reading: ParseContext): Experience | undefined {
  const envelope = parseStory(story);
  if (envelope === undefined) return undefined;
  const fields = experienceSchema.parse(envelope.content);
  return {
    ...pageContent(envelope, parseContextOf(reading, envelope.fullSlug)),
    kind: 'experience',
    preview: fields.preview_text,
    hideReservation: fields.hide_reservation_button,
  };
}

/** What a programme item needs to know of its experience. */
export function experienceSummary(envelope: Story): ExperienceSummary {
  const fields = experienceSchema.parse(envelope.content);
  return {
    uuid: envelope.uuid,
    path: storyPath(envelope.fullSlug),
    title: fields.title ?? envelope.name,
    preview: fields.preview_text,
    image: parseAsset(fields.image),
    hideReservation: fields.hide_reservation_button,
  };
}
