import { ANSWER_AGES, createAnswers } from '../../cms/answers.ts';
import { programmeNow } from '../../now.ts';
import { liveUit } from './uitdatabank.ts';

// Rooms that ask do not know each other, so it is here that events get what keeps answers: as the content's are kept,
// in stores of their own, since one service that is away says nothing of the other.
const ages = import.meta.env.DEV ? { ...ANSWER_AGES, freshMs: 0, staleMs: 0 } : ANSWER_AGES;
const answers = { lists: createAnswers(ages), events: createAnswers(ages) };

/** The events that others organise, and where their pictures are fetched. */
export const { uit, pictures: eventPictures } = liveUit({ answers, now: programmeNow });

/**
 * How old an answer must be, in whole minutes, before a visitor is told: no answer gets this old while UiTdatabank can
 * be asked. By the system's clock.
 */
export function outdatedMinutes(askedAt: Date): number | undefined {
  const minutes = Math.floor((Date.now() - +askedAt) / 60_000);
  return minutes >= 1 ? minutes : undefined;
}
