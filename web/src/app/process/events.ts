import { createQueryCache, QUERY_AGES } from '../../cms/query-cache.ts';
import { programmeNow } from '../../now.ts';
import { createUitdatabank } from './uitdatabank.ts';

// Rooms that ask do not know each other, so it is here that events get what keeps answers: as the content's are kept,
// in stores of their own, since one service that is away says nothing of the other.
const ages = import.meta.env.DEV ? { ...QUERY_AGES, freshMs: 0, staleMs: 0 } : QUERY_AGES;
const answers = { lists: createQueryCache(ages), events: createQueryCache(ages) };

/** The events that others organise, and where their pictures are fetched. */
export const { uit, pictures: eventPictures } = createUitdatabank({ answers, now: programmeNow });

/**
 * How old an answer must be, in whole minutes, before a visitor is told: no answer gets this old while UiTdatabank can
 * be asked. By the system's clock.
 */
export function outdatedMinutes(askedAt: Date): number | undefined {
  const minutes = Math.floor((Date.now() - +askedAt) / 60_000);
  return minutes >= 1 ? minutes : undefined;
}
