import { editionsOf } from '../domain/edition/edition.ts';
import { type Season, seasonOf } from '../domain/edition/season.ts';
import { undefinedIfUnavailable } from '../http/responses.ts';
import type { Content } from '../ports.ts';

/** The season, reduced to the dates that decide it. */
export type SeasonNow = Season<{ day: string }>;

/**
 * Returns the season at `now`; `undefined` if the days or the start of ticket sales are unavailable. The page expires
 * when ticket sales begin.
 */
export const seasonNow = (cms: Content, now: Date): Promise<SeasonNow | undefined> =>
  undefinedIfUnavailable(
    cms.trackSelection(async () => {
      const [{ seasons }, editions] = await Promise.all([cms.frame(), cms.editions()]);
      const salesFrom = seasons?.salesFrom;
      if (salesFrom && salesFrom > now) cms.expiresAt(salesFrom);
      const days = editions.flatMap((edition) => edition.days.map(({ day }) => ({ day })));
      return seasonOf(editionsOf(days), salesFrom, now);
    }),
  );
