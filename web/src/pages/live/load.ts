import { ContentUnavailable } from '../../cms/client.ts';
import type { Cms } from '../../cms/cms.ts';
import type { PageRequest } from '../../document/page-request.ts';
import { orNotFound, orNothing } from '../../document/responses.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { plainText } from '../../domain/pages/rich-text.ts';
import {
  type LiveSchedule,
  type LiveSlide,
  liveSchedule,
  shownFrom,
} from '../../domain/programme/live-schedule.ts';
import { programmeNow } from '../../now.ts';
import { qrModules } from '../../ui/qr-modules.ts';

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

/** The QR code that leads a phone from a screen to what is on now, and that address as people say it. */
export function nowCode(origin: string) {
  const url = new URL(BASE.now, origin);
  return { address: url.host.replace(/^www\./, '') + url.pathname, ...qrModules(url.href) };
}

/**
 * The plan of the screen with this name, or of the one without; at the stage whose slug is `place`, else at the one that
 * the screen is named after, else of the whole hall. A 404 for a name that is neither a screen that an editor made nor a
 * stage; `undefined` while content is unavailable, since a screen that hangs in a hall has to stand without it.
 */
async function planOf(
  cms: Cms,
  { screen, place }: { screen: string | undefined; place: string | null },
  now: Date,
): Promise<LiveSchedule | undefined> {
  try {
    const [own, items, days, { location }, { header }] = await Promise.all([
      ownSlides(cms, screen),
      cms.upcomingItems(shownFrom(now)),
      cms.festivalDays(),
      cms.filterOptions(),
      cms.frame(),
    ]);
    const named = location.find(({ slug }) => slug === screen);
    const slides = orNotFound(own ?? (screen === undefined || named ? [] : undefined));
    return liveSchedule(items, {
      now,
      slides: slides.length > 0 ? slides : ((await orNothing(cms.liveSlides(LIVE))) ?? []),
      firstDay: days[0]?.day,
      stage: location.find(({ slug }) => slug === place) ?? named,
      urgent: header.urgent && header.announcement ? plainText(header.announcement) : undefined,
    });
  } catch (error) {
    if (error instanceof ContentUnavailable) return undefined;
    throw error;
  }
}

/** Those of the story with the screen's name, without `live/` where that is before it; `undefined` where there is none. */
async function ownSlides(cms: Cms, screen: string | undefined): Promise<readonly LiveSlide[] | undefined> {
  if (screen === undefined) return undefined;
  return (await cms.liveSlides(`${LIVE}/${screen}`)) ?? (await cms.liveSlides(screen));
}
