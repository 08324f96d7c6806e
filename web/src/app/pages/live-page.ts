import { ContentUnavailable } from '../../cms/client.ts';
import type { Cms } from '../../cms/cms.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { plainText } from '../../domain/pages/rich-text.ts';
import {
  type LiveSchedule,
  type LiveSlide,
  liveSchedule,
  STAYS_MS,
} from '../../domain/programme/live-schedule.ts';
import { programmeNow } from '../../now.ts';
import type { PageRequest } from '../process/page-loader.ts';
import { orNotFound, orNothing } from '../process/responses.ts';

/** The content node whose slides are shown where a screen has none of its own (spec §7). */
const LIVE = 'live';

/** A screen in the hall, outside the frame of the site. What it shows is answered by itself too, again and again. */
export const livePage = {
  async load({ cms, url }: Pick<PageRequest, 'cms' | 'url'>, { screen }: { screen?: string }) {
    // To the millisecond, which a page's clock is set by.
    const now = programmeNow();
    const place = url.searchParams.get(QUERY.location);
    return { now, plan: await planOf(cms, { screen, place }, now) };
  },
};

/**
 * The plan of the screen with this name, or of the one without; at the stage whose slug is `place`, or of the whole
 * hall. A 404 for a screen that no editor made; `undefined` while content is unavailable, since a screen that hangs in
 * a hall has to stand without it.
 */
async function planOf(
  cms: Cms,
  { screen, place }: { screen: string | undefined; place: string | null },
  now: Date,
): Promise<LiveSchedule | undefined> {
  try {
    const [slides, upcoming, days, { location }, { header }] = await Promise.all([
      slidesOf(cms, screen),
      // An item stays a while after its start.
      cms.upcomingItems(new Date(+now - STAYS_MS)),
      cms.festivalDays(),
      cms.filterOptions(),
      cms.frame(),
    ]);
    return liveSchedule(upcoming, {
      slides: orNotFound(slides),
      firstDay: days[0]?.day,
      stage: location.find(({ slug }) => slug === place),
      urgent: header.urgent && header.announcement ? plainText(header.announcement) : undefined,
    });
  } catch (error) {
    if (error instanceof ContentUnavailable) return undefined;
    throw error;
  }
}

/** A screen is named by its slug, without `live/` where that is before it. */
async function slidesOf(cms: Cms, screen: string | undefined): Promise<readonly LiveSlide[] | undefined> {
  const general = async () => (await orNothing(cms.liveSlides(LIVE))) ?? [];
  if (screen === undefined) return general();
  const own = (await cms.liveSlides(`${LIVE}/${screen}`)) ?? (await cms.liveSlides(screen));
  return own?.length === 0 ? general() : own;
}
