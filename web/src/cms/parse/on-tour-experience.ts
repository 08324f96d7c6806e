import type { OnTourExperience } from '../../domain/pages/page.ts';
import { parseExperience } from './experience.ts';
import type { ParseContext } from './parse-context.ts';
import { parseProgrammeItem } from './programme-item.ts';
import { parseStory } from './story.ts';

/** An activity of the tour; `undefined` when the story is of another type, or has no start. */
export function parseOnTourExperience(story: unknown, reading: ParseContext): OnTourExperience | undefined {
  if (parseStory(story)?.component !== 'on_tour_experience') return undefined;
  const experience = parseExperience(story, reading);
  const item = parseProgrammeItem(story, reading);
  return experience && item && { experience, item };
}
