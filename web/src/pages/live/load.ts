import { plainText } from '../../domain/pages/body/rich-text.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import {
  type LiveSchedule,
  type LiveSlide,
  liveSchedule,
  shownFrom,
} from '../../domain/programme/live/live-schedule.ts';
import { orNotFound, undefinedIfUnavailable } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';
import { qrModules } from '../../ui/qr/qr-modules.ts';

/** The content node whose slides are shown where a screen has none of its own (spec §7). */
const LIVE = 'live';

/** A screen in the hall, outside the frame of the site. What it shows is answered by itself too, again and again. */
export const livePage = {
  async load(
    { cms, clock, url }: Pick<PageRequest, 'cms' | 'clock' | 'url'>,
    { screen }: { screen?: string },
  ) {
    // To the millisecond, which a page's clock is set by.
    const now = clock.now();
    const place = url.searchParams.get(QUERY.location);
    // `undefined` while content is unavailable: a screen that hangs in a hall goes on with what it has.
    return { now, plan: await undefinedIfUnavailable(planOf(cms, { screen, place }, now)) };
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
 * stage.
 */
async function planOf(
  cms: Content,
  { screen, place }: { screen: string | undefined; place: string | null },
  now: Date,
): Promise<LiveSchedule> {
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
    slides: slides.length > 0 ? slides : ((await undefinedIfUnavailable(cms.liveSlides(LIVE))) ?? []),
    firstDay: days[0]?.day,
    stage: location.find(({ slug }) => slug === place) ?? named,
    urgent: header.urgent && header.announcement ? plainText(header.announcement) : undefined,
  });
}

/** Those of the story with the screen's name, without `live/` where that is before it; `undefined` where there is none. */
async function ownSlides(
  cms: Content,
  screen: string | undefined,
): Promise<readonly LiveSlide[] | undefined> {
  if (screen === undefined) return undefined;
  return (await cms.liveSlides(`${LIVE}/${screen}`)) ?? (await cms.liveSlides(screen));
}
