import { redirect } from 'react-router';
import type { Cms } from '../../cms/cms.ts';
import { pageNumber, pagePath } from '../../domain/pages/paging.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { dayShareImage, experienceShareImage } from '../../domain/pages/share-image.ts';
import { dayCounts, dayView, wireItems } from '../../domain/programme/day-view.ts';
import { experienceTimes, relatedItems } from '../../domain/programme/experience-times.ts';
import { PLAN_SLUG, placeOnPlan, stagesOnPlan } from '../../domain/programme/hall-plan.ts';
import { namedMoment } from '../../domain/programme/moment.ts';
import { ongoingOf, openingDay, timetableOf } from '../../domain/programme/programme-day.ts';
import { alternativeMoments } from '../../domain/programme/reservation.ts';
import { selectionParameters } from '../../domain/programme/selection.ts';
import { startsOn } from '../../domain/time/when.ts';
import { CACHE_CONTROL } from '../process/caching.ts';
import type { PageRequest } from '../process/page-loader.ts';
import { orNotFound } from '../process/responses.ts';
import { type PageQuestion, storyParts } from './story-parts.ts';

export const homePage = {
  async load({ cms, now, site }: PageRequest) {
    const [home, days, { venue }] = await Promise.all([cms.home(), cms.festivalDays(), cms.frame()]);
    const page = orNotFound(home);
    return { page, days, venue, now, pageColour: page.colour ?? 'red', site };
  },
  content: (cms: Cms) => cms.home(),
};

/** `/programma` opens a day. What it opens changes at midnight, so that answer is not kept long. */
export const programmePage = {
  ...storyParts,
  async load({ cms, now }: PageRequest) {
    const opening = openingDay(await cms.festivalDays(), now);
    if (opening.kind === 'day') throw briefRedirect(opening.path);
    if (opening.kind === 'over') {
      const [first] = await cms.programmeItems();
      throw briefRedirect(first?.experience?.path ?? BASE.home);
    }
    return { pageColour: 'red' as const };
  },
};

function briefRedirect(path: string): Response {
  return redirect(path, { status: 302, headers: { 'cache-control': CACHE_CONTROL.brief } });
}

export const programmeDayPage = {
  async load({ cms, now, url, site }: PageRequest, { slug }: { slug: string }) {
    const days = await cms.festivalDays();
    const path = `${BASE.programme}/${slug}`;
    const day = orNotFound(days.find((one) => one.path === path));
    const [programme, options, frame, planPage] = await Promise.all([
      cms.programmeItems(),
      cms.filterOptions(),
      cms.frame(),
      cms.pageBySlug(PLAN_SLUG),
    ]);
    const items = {
      timetable: wireItems(timetableOf(programme, day.day), options),
      ongoing: wireItems(ongoingOf(programme, day.day), options),
      dayCounts: dayCounts(programme),
      options,
    };
    const { page, selection } = dayView(items, url.searchParams);
    if (page.number !== pageNumber(url.searchParams.get(QUERY.page))) {
      throw redirect(pagePath(path, page.number, selectionParameters(selection)));
    }
    const starting = programme.filter((item) => startsOn(item, day.day));
    return {
      day,
      days,
      items,
      instead: alternativeMoments(starting, programme, now),
      plan: stagesOnPlan(planPage),
      reservationUrl: frame.reservationUrl,
      now,
      pageColour: 'red' as const,
      site,
    };
  },
  async shareImage({ cms, path }: PageQuestion) {
    const days = await cms.festivalDays();
    const day = days.find((one) => one.path === path);
    return day && dayShareImage(day, days);
  },
};

export const experiencePage = {
  async load({ cms, now, url, site }: PageRequest, { slug }: { slug: string }) {
    const experience = orNotFound(await cms.experienceBySlug(`activiteiten/${slug}`));
    const [items, programme, frame, planPage] = await Promise.all([
      cms.itemsOfExperience(experience.uuid),
      cms.programmeItems(),
      cms.frame(),
      cms.pageBySlug(PLAN_SLUG),
    ]);
    const times = experienceTimes(items, now, namedMoment(items, url.searchParams));
    return {
      experience,
      times,
      onPlan: placeOnPlan(stagesOnPlan(planPage), times.leading?.location?.slug),
      related: relatedItems(experience.uuid, programme, now),
      reservationUrl: frame.reservationUrl,
      venue: frame.venue,
      now,
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
