import { openingDay } from '../../domain/programme/day/programme-day.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { redirect } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';
import { storyParts } from '../story-parts.ts';

/** Redirects `/programma` to a day. The response is cached only briefly, because the day changes at midnight. */
export const programmePage = {
  ...storyParts,
  async load({ cms, now }: PageRequest) {
    const opening = openingDay(await cms.festivalDays(now), now);
    if (opening) {
      throw redirect(opening.path, { status: 302, headers: { 'cache-control': CACHE_CONTROL.brief } });
    }
    return { pageColour: 'red' as const };
  },
};
