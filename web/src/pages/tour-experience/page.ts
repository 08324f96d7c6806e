import { createElement } from 'react';
import { definePage, type LoadRequest } from '../../document/define-page.ts';
import { addressKindOf } from '../../domain/pages/address-kind.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { eventShareImage, experienceShareImage } from '../../domain/pages/share-image.ts';
import { tourPlaceOf } from '../../domain/programme/programme-item.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { tourEvents } from '../../layout/head/structured-data/events.ts';
import { structuredData } from '../../layout/head/structured-data/structured-data.ts';
import { uitEvents } from '../../layout/head/structured-data/uit-events.ts';
import { ExperiencePage } from '../experience/ExperiencePage.tsx';
import { UitEventPage } from '../uit-events/UitEventPage.tsx';
import { onTourExperiencePage, uitEventPage } from './load.ts';

type Params = { slug: string };

/** Loads an activity of the tour: a UiTdatabank event if the address ends in an event's id, else one of our stories. */
const load = (request: LoadRequest, params: Params) =>
  addressKindOf(request.url.pathname) === 'uitEvent'
    ? uitEventPage.load(request, params)
    : onTourExperiencePage.load(request);

type Data = Awaited<ReturnType<typeof load>>;

export const tourExperience = definePage<Params, Data>({
  name: 'tour-experience',
  load,
  head: (data) => {
    const { site, now } = data;
    if (data.kind === 'story') {
      const card = experienceShareImage(data.experience, data);
      const events = tourEvents({ ...data, items: data.times.items });
      return [...seoTags(data.experience, site, card), ...structuredData(...events)];
    }
    const { event } = data;
    const described = { title: event.title, intro: event.description, seo: {} };
    return [
      ...seoTags(described, site, eventShareImage(event, now)),
      ...structuredData(...uitEvents(event, now, site)),
    ];
  },
  Page: (data) =>
    data.kind === 'event'
      ? createElement(UitEventPage, data)
      : createElement(ExperiencePage, { ...data, overview: BASE.onTour, placeOf: tourPlaceOf }),
});
