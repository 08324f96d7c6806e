import { ContentUnavailable } from '../../cms/client.ts';
import type { Cms } from '../../cms/cms.ts';
import {
  type LiveSchedule,
  type LiveSlide,
  liveSchedule,
  STAYS_MS,
} from '../../domain/programme/live-schedule.ts';
import { orNotFound } from './outcome.ts';

/** The content node whose slides are shown where a screen has none of its own (spec §7). */
const LIVE = 'live';

/**
 * The plan of the screen with this name, or of the one without; at the stage whose slug is `place`, or of the whole
 * hall. A 404 for a screen that no editor made; `undefined` while content is unavailable, since a screen that hangs in
 * a hall has to stand without it.
 */
export async function planOf(
  cms: Cms,
  { screen, place }: { screen: string | undefined; place: string | null },
  now: Date,
): Promise<LiveSchedule | undefined> {
  try {
    const [slides, upcoming, days, { location }] = await Promise.all([
      slidesOf(cms, screen),
      // An item stays a while after its start.
      cms.upcomingItems(new Date(+now - STAYS_MS)),
      cms.festivalDays(),
      cms.filterOptions(),
    ]);
    return liveSchedule(upcoming, {
      slides: orNotFound(slides),
      firstDay: days[0]?.day,
      stage: location.find(({ slug }) => slug === place),
    });
  } catch (error) {
    if (error instanceof ContentUnavailable) return undefined;
    throw error;
  }
}

async function slidesOf(cms: Cms, screen: string | undefined): Promise<readonly LiveSlide[] | undefined> {
  const general = async () => (await cms.liveSlides(LIVE)) ?? [];
  if (screen === undefined) return general();
  const own = await cms.liveSlides(`${LIVE}/${screen}`);
  return own?.length === 0 ? general() : own;
}
