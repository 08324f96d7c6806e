import { isUitEventId } from '../../domain/events/uit-event.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import {
  dayShareImage,
  eventShareImage,
  experienceShareImage,
  pageShareImage,
  type ShareImage,
  townShareImage,
} from '../../domain/pages/share-image.ts';
import { experienceTimes } from '../../domain/programme/experience-times.ts';
import { fullPlaceOf } from '../../domain/programme/programme-item.ts';
import { cms } from '../process/content.ts';
import { uit } from '../process/events.ts';

/** The card of the page at a path, by the questions that the page's own door asks; `undefined` where there is none. */
export async function shareCardAt(path: string, now: Date): Promise<ShareImage | undefined> {
  const [, base = '', last] = /^(\/[^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (base === BASE.experience) return festivalCard(slugOfPath(path), now);
  if (base === BASE.programme) return programmeDayCard(path);
  if (base === BASE.onTour && last !== undefined) return tourCard(last);
  if (base === BASE.onTourExperience && last !== undefined) {
    return isUitEventId(last) ? uitCard(last, now) : onTourCard(slugOfPath(path), now);
  }
  const page = await cms.pageBySlug(slugOfPath(path));
  return page && pageShareImage(page);
}

async function festivalCard(slug: string, now: Date): Promise<ShareImage | undefined> {
  const experience = await cms.experienceBySlug(slug);
  if (experience === undefined) return undefined;
  const [items, { venue }] = await Promise.all([cms.itemsOfExperience(experience.uuid), cms.frame()]);
  return experienceShareImage(experience, { times: experienceTimes(items, now), venue });
}

async function onTourCard(slug: string, now: Date): Promise<ShareImage | undefined> {
  const found = await cms.onTourBySlug(slug);
  if (found === undefined) return undefined;
  return experienceShareImage(found.experience, { times: experienceTimes([found.item], now) }, fullPlaceOf);
}

async function uitCard(id: string, now: Date): Promise<ShareImage | undefined> {
  const event = await uit.eventById(id);
  return event && eventShareImage(event, now);
}

async function programmeDayCard(path: string): Promise<ShareImage | undefined> {
  const days = await cms.festivalDays();
  const day = days.find((one) => one.path === path);
  return day && dayShareImage(day, days);
}

async function tourCard(town: string): Promise<ShareImage | undefined> {
  const [overview, locations] = await Promise.all([
    cms.pageBySlug(slugOfPath(BASE.onTour)),
    cms.onTourLocations(),
  ]);
  const location = locations.find(({ slug }) => slug === town);
  return overview && location && townShareImage(overview, location);
}
