import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { redirectedStage } from '../../domain/pages/redirect.ts';
import { urgentWords } from '../../domain/pages/site-frame.ts';
import {
  type LiveSchedule,
  type LiveSlide,
  liveSchedule,
  shownFrom,
} from '../../domain/programme/live/live-schedule.ts';
import { orNotFound, undefinedIfUnavailable } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';
import { qrModules } from '../../ui/qr/qr-modules.ts';

/** The slug of the story with the default slides, for a screen without slides of its own (spec §7). */
const LIVE = 'live';

/** Loads a hall screen, which has no header and footer. `/live.json` serves the same schedule for polling. */
export const livePage = {
  async load(
    { cms, clock, url }: Pick<PageRequest, 'cms' | 'clock' | 'url'>,
    { screen: hallScreen }: { screen?: string },
  ) {
    // Not rounded to the minute, because the page sets its clock by this time.
    const now = clock.now();
    const place = url.searchParams.get(QUERY.location);
    // While the content is unavailable, `plan` is `undefined`, and the screen continues to show its last schedule.
    return { now, plan: await undefinedIfUnavailable(planOf(cms, { screen: hallScreen, place }, now)) };
  },
};

/** Returns the QR code that opens the «now» page on a phone, and the page's URL in readable form. */
export function nowCode(origin: string) {
  const url = new URL(BASE.now, origin);
  return { address: url.host.replace(/^www\./, '') + url.pathname, ...qrModules(url.href) };
}

/**
 * Returns the schedule of a hall screen (`undefined`: the default screen). It contains the items at the stage with the
 * slug `place`, else at the stage with the screen's slug, else in the whole hall. Throws a 404 for an unknown screen.
 */
async function planOf(
  cms: Content,
  { screen: hallScreen, place }: { screen: string | undefined; place: string | null },
  now: Date,
): Promise<LiveSchedule> {
  const [own, items, days, { location }, { header }] = await Promise.all([
    ownSlides(cms, hallScreen),
    cms.upcomingItems(shownFrom(now)),
    cms.festivalDays(now),
    cms.filterOptions(),
    cms.frame(),
  ]);
  const named = location.find(({ slug }) => slug === hallScreen);
  // A screen in the hall keeps its address for years: if its stage got another slug, it follows the editors' redirect.
  const moved = own || named ? undefined : await redirectedScreen(cms, hallScreen);
  if (moved !== undefined) return planOf(cms, { screen: moved, place }, now);
  const slides = orNotFound(own ?? (hallScreen === undefined || named ? [] : undefined));
  return liveSchedule(items, {
    now,
    slides: slides.length > 0 ? slides : ((await undefinedIfUnavailable(cms.liveSlides(LIVE))) ?? []),
    firstDay: days[0]?.day,
    stage: location.find(({ slug }) => slug === place) ?? named,
    urgent: urgentWords(header),
  });
}

/** Returns the slides of the screen's story, whose slug may start with `live/`; `undefined` if there is no story. */
async function ownSlides(
  cms: Content,
  hallScreen: string | undefined,
): Promise<readonly LiveSlide[] | undefined> {
  if (hallScreen === undefined) return undefined;
  return (await cms.liveSlides(`${LIVE}/${hallScreen}`)) ?? (await cms.liveSlides(hallScreen));
}

/** Returns the name of the screen to which the editors' redirect leads; `undefined` if there is none. */
async function redirectedScreen(cms: Content, hallScreen: string | undefined): Promise<string | undefined> {
  if (hallScreen === undefined) return undefined;
  return redirectedStage(hallScreen, (await undefinedIfUnavailable(cms.redirects())) ?? []);
}
