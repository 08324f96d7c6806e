import { createQueryCache } from '../../cms/query-cache.ts';
import { programmeNow } from '../../now.ts';
import { OUTDATED_MS, QUERIES_KEPT } from './caching.ts';
import { createUitdatabank } from './uitdatabank.ts';

// Rooms that ask do not know each other, so it is here that events get what keeps answers: as the content's are kept,
// in stores of their own, since one service that is away says nothing of the other.
const answers = { lists: createQueryCache(QUERIES_KEPT), events: createQueryCache(QUERIES_KEPT) };

/** The events that others organise, and where their pictures are fetched. */
export const { uit, pictures: eventPictures } = createUitdatabank({ answers, now: programmeNow });

/**
 * How old an answer must be, in whole minutes, before a visitor is told: no answer gets this old while UiTdatabank can
 * be asked. By the system's clock.
 */
export function outdatedMinutes(askedAt: Date): number | undefined {
  const age = Date.now() - +askedAt;
  return age >= OUTDATED_MS ? Math.max(1, Math.floor(age / 60_000)) : undefined;
}
