import type { OnTourExperience } from '../../domain/pages/page.ts';
import { parseEnvelope } from './envelope.ts';
import { parseExperience } from './experience.ts';
import { parseProgrammeItem } from './programme-item.ts';
import type { Reading } from './reading.ts';

/** An activity of the tour; `undefined` when the story is of another type, or has no start. */
export function parseOnTourExperience(story: unknown, reading: Reading): OnTourExperience | undefined {
  if (parseEnvelope(story)?.component !== 'on_tour_experience') return undefined;
  const experience = parseExperience(story, reading);
  const item = parseProgrammeItem(story, reading);
  return experience && item && { experience, item };
}
