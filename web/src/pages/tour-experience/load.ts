import { analyticsOf, siteOf } from '../../document/page-request.ts';
import { itemsByEdition } from '../../domain/edition/earlier-items.ts';
import { bookstoreOf } from '../../domain/events/event-places.ts';
import type { EventBookstore, UitEvent } from '../../domain/events/uit-event.ts';
import { eventWithNearDates } from '../../domain/events/uit-event-times.ts';
import { BOOKSTORES } from '../../domain/pages/overview.ts';
import { experienceWithColour } from '../../domain/pages/page-colour.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import { eventShareImage, experienceShareImage } from '../../domain/pages/share-image.ts';
import { experienceTimes, relatedItems } from '../../domain/programme/experience/experience-times.ts';
import { orNotFound, redirect, undefinedIfUnavailable } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';
import { placedBookstore } from '../generic/around-bookstore.ts';
import type { StoryRequest } from '../story-parts.ts';

/** Loads an activity of the tour that is one of our stories. */
export const onTourExperiencePage = {
  async load({ cms, now, url, site }: PageRequest) {
    const found = orNotFound(await cms.onTourBySlug(slugOfPath(url.pathname)));
    const [tour, editions, frame] = await Promise.all([cms.onTourItems(now), cms.editions(), cms.frame()]);
    const experience = experienceWithColour(found.experience);
    return {
      kind: 'story' as const,
      experience,
      times: experienceTimes([found.item], now),
      edition: itemsByEdition([found.item], editions, now).earlier[0]?.name,
      related: relatedItems(experience.uuid, tour, now),
      reservationUrl: frame.reservationUrl,
      analytics: analyticsOf(url),
      now,
      pageColour: experience.colour,
      site,
    };
  },
  async shareImage({ cms, path, now }: StoryRequest) {
    const found = await cms.onTourBySlug(slugOfPath(path));
    if (found === undefined) return undefined;
    return experienceShareImage(found.experience, { times: experienceTimes([found.item], now) });
  },
  content: async (cms: Content, slug: string) => (await cms.onTourBySlug(slug))?.experience,
};

/** Returns the bookstore where an event takes place, or the nearest one. */
async function bookstoreNear(cms: Content, event: UitEvent): Promise<EventBookstore | undefined> {
  return bookstoreOf(event, (await cms.articles(BOOKSTORES)).map(placedBookstore));
}

/** Loads an activity of the tour that is an event in UiTdatabank. */
export const uitEventPage = {
  async load({ cms, events, now, url }: PageRequest, { slug }: { slug: string }) {
    const event = orNotFound(await events.eventById(slug));
    const bookstore = await undefinedIfUnavailable(cms.trackSelection(() => bookstoreNear(cms, event)));
    // The id in the address may differ in case, so set one canonical address. Only some dates of the event are sent,
    // because all dates that UiTdatabank allows would be a megabyte.
    const site = siteOf(new URL(event.path, url));
    return {
      kind: 'event' as const,
      event: eventWithNearDates(event, now),
      bookstore,
      now,
      pageColour: 'red',
      site,
    };
  },
  async shareImage({ events, path, now }: StoryRequest) {
    const event = await events.eventById(path.slice(path.lastIndexOf('/') + 1));
    return event && eventShareImage(event, now);
  },
};

/** Redirects an old address of a UiTdatabank event to its address among the activities of the tour. */
export const uitEventMovedPage = {
  async load(_request: PageRequest, { slug }: { slug: string }): Promise<never> {
    throw redirect(`${BASE.onTourExperience}/${encodeURIComponent(slug)}`, { status: 308 });
  },
};
