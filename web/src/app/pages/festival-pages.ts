import { readAsOne } from '../../cms/answers-read.ts';
import type { Cms } from '../../cms/cms.ts';
import type { PageRequest } from '../../document/page-request.ts';
import { orNotFound, orNothing, redirect } from '../../document/responses.ts';
import { experienceWithColour } from '../../domain/pages/page-colour.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { dayShareImage, experienceShareImage } from '../../domain/pages/share-image.ts';
import { dayGrid, heightAt } from '../../domain/programme/day-grid.ts';
import { dayPage, otherPageOfDay } from '../../domain/programme/day-page.ts';
import { type DayProgramme, dayView } from '../../domain/programme/day-view.ts';
import { experiencePageAt } from '../../domain/programme/experience-page.ts';
import { experienceTimes, relatedItems } from '../../domain/programme/experience-times.ts';
import { PLAN_SLUG, stagesOnPlan } from '../../domain/programme/hall-plan.ts';
import { withoutUnknownFilters } from '../../domain/programme/known-filters.ts';
import { nowBand } from '../../domain/programme/now-band.ts';
import { openingDay } from '../../domain/programme/programme-day.ts';
import { FILTER_GROUPS, parseSelection } from '../../domain/programme/selection.ts';
import { picturedSelection } from '../../domain/programme/selection-title.ts';
import { wholeDay } from '../../domain/programme/whole-day.ts';
import { type Day, dayOf } from '../../domain/time/brussels.ts';
import { CACHE_CONTROL } from '../../server/cache/caching.ts';
import { tellsMinutes } from '../../server/cache/page-lifetime.ts';
import { type PageQuestion, storyParts, tellsMinutesOnPlan } from './story-parts.ts';

export const homePage = {
  async load({ cms, now, site }: PageRequest) {
    const [home, days, { venue }, band] = await Promise.all([
      cms.home(),
      cms.festivalDays(),
      cms.frame(),
      bandOf(cms, now),
    ]);
    tellsMinutes(now);
    const page = orNotFound(home);
    return { page, days, band, venue, now, pageColour: page.colour ?? 'red', site };
  },
  content: (cms: Cms) => cms.home(),
};

/** What is on in the hall; nothing where the programme is away, without which the page stands. */
const bandOf = (cms: Cms, now: Date) =>
  orNothing(readAsOne(async () => nowBand(await cms.programmeItems(), now)));

/** `/programma` opens a day. What it opens changes at midnight, so that answer is not kept long. */
export const programmePage = {
  ...storyParts,
  async load({ cms, now }: PageRequest) {
    const opening = openingDay(await cms.festivalDays(), now);
    if (opening) {
      throw redirect(opening.path, { status: 302, headers: { 'cache-control': CACHE_CONTROL.brief } });
    }
    return { pageColour: 'red' as const };
  },
};

export const programmeDayPage = {
  /** The first view of a day: what its address shows. The items of which it is made follow ({@link dayItems}). */
  async load({ cms, now, url, site }: PageRequest, { slug }: { slug: string }) {
    const { day, days } = await dayAt(cms, slug);
    const [programme, frame, plan] = await Promise.all([
      readAsOne(() => dayProgramme(cms, day.day)),
      cms.frame(),
      stagesOfPlan(cms),
    ]);
    const known = withoutUnknownFilters(url, programme.options);
    if (known !== undefined) throw redirect(known);
    const view = dayView(programme, url.searchParams, now);
    const grid = view.whole && dayGrid(view.whole, day.day, programme.options.location);
    if (day.day === dayOf(now) || view.around || (grid && heightAt(grid, now) !== undefined))
      tellsMinutes(now);
    const elsewhere = otherPageOfDay(day, view, url.searchParams);
    if (elsewhere) throw redirect(elsewhere);
    const facts = { day, days, programme, plan, reservationUrl: frame.reservationUrl };
    return { ...dayPage(facts, view, now), site };
  },
  async shareImage({ cms, path, parameters }: PageQuestion) {
    const days = await cms.festivalDays();
    const day = days.find((one) => one.path === path);
    if (day === undefined) return undefined;
    if (!isNarrowedBy(parameters)) return dayShareImage(day, days);
    const { options } = await readAsOne(() => dayProgramme(cms, day.day));
    const selection = parseSelection(parameters, options);
    return dayShareImage(day, days, picturedSelection(selection, options, day.day));
  },
};

/** All of a day, from which a browser makes what any of its addresses shows. */
export async function dayItems(
  { cms }: Pick<PageRequest, 'cms'>,
  { slug }: { slug: string },
): Promise<DayProgramme> {
  const { day } = await dayAt(cms, slug);
  return readAsOne(() => dayProgramme(cms, day.day));
}

async function dayAt(cms: Cms, slug: string) {
  const days = await cms.festivalDays();
  const path = `${BASE.programme}/${slug}`;
  return { day: orNotFound(days.find((one) => one.path === path)), days };
}

const isNarrowedBy = (parameters: URLSearchParams): boolean =>
  FILTER_GROUPS.some((group) => parameters.has(QUERY[group]));

/** Of the page on which the plan stands only the plan. */
export const stagesOfPlan = (cms: Cms) =>
  readAsOne(async () => stagesOnPlan(await orNothing(cms.pageBySlug(PLAN_SLUG))));

/** A day with all that is on it, whatever is asked of it. */
export async function dayProgramme(cms: Cms, day: Day): Promise<DayProgramme> {
  const answers = await Promise.all([cms.programmeItems(), cms.filterOptions()]);
  return cms.derive(`day ${day}`, answers, () => wholeDay(day, ...answers));
}

/**
 * Has the items of an experience asked for while its story is: they are found by its uuid, which the programme knows. Without it,
 * or them, whoever needs them says so.
 */
const itemsAhead = (cms: Cms, path: string) =>
  readAsOne(async () => {
    const uuid = (await cms.programmeItems()).find(({ experience }) => experience?.path === path)?.experience
      ?.uuid;
    if (uuid !== undefined) await cms.itemsOfExperience(uuid);
    return uuid;
  }).catch(() => undefined);

export const experiencePage = {
  async load({ cms, now, url, site }: PageRequest, { slug }: { slug: string }) {
    const path = `${BASE.experience}/${slug}`;
    const [found] = await Promise.all([cms.experienceBySlug(slugOfPath(path)), itemsAhead(cms, path)]);
    const experience = experienceWithColour(orNotFound(found));
    tellsMinutesOnPlan(experience.body, now);
    const [items, related, frame, plan] = await Promise.all([
      cms.itemsOfExperience(experience.uuid),
      readAsOne(async () => relatedItems(experience.uuid, await cms.programmeItems(), now)),
      cms.frame(),
      stagesOfPlan(cms),
    ]);
    const facts = { experience, items, related, frame, plan };
    return {
      ...experiencePageAt(facts, url.searchParams, now),
      pageColour: experience.colour,
      site,
    };
  },
  async shareImage({ cms, path, now }: PageQuestion) {
    const experience = await cms.experienceBySlug(slugOfPath(path));
    if (experience === undefined) return undefined;
    const [items, { venue }] = await Promise.all([cms.itemsOfExperience(experience.uuid), cms.frame()]);
    return experienceShareImage(experience, { times: experienceTimes(items, now), venue });
  },
  content: (cms: Cms, slug: string) => cms.experienceBySlug(slug),
};
