import type { SiteFrameContent } from '../domain/pages/site-frame.ts';
import { dayOf } from '../domain/time/brussels.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import type { Endpoint } from './endpoint.ts';
import type { AnnouncementResponse } from './response-schemas.ts';

/** After how many seconds an open page polls again: during the festival, and at any other time. */
const AGAIN_S = { festival: 45, otherwise: 3600 };

/**
 * `/mededeling.json`: the urgent announcement as HTML, which open pages poll. `render` returns `undefined` if no
 * announcement is urgent.
 */
export const urgentAnnouncement =
  (render: (frame: SiteFrameContent) => string | undefined): Endpoint =>
  async ({ cms, now }) => {
    const [frame, days] = await Promise.all([cms.frame(), cms.festivalDays(now)]);
    const today = dayOf(now);
    const isFestival = days.some(({ day }) => day <= today) && days.some(({ day }) => day >= today);
    const answer: AnnouncementResponse = {
      html: render(frame) ?? null,
      again: isFestival ? AGAIN_S.festival : AGAIN_S.otherwise,
    };
    return Response.json(answer, {
      headers: { 'cache-control': CACHE_CONTROL.urgent, 'x-robots-tag': 'noindex' },
    });
  };
