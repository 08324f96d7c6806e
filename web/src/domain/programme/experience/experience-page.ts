import { itemsByEdition } from '../../edition/earlier-items.ts';
import type { Edition } from '../../edition/edition.ts';
import type { Experience } from '../../pages/page.ts';
import type { SiteFrameContent } from '../../pages/site-frame.ts';
import { type HallPlan, placeOnPlan } from '../hall-plan.ts';
import { namedMoment } from '../moment.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { type ExperienceTimes, experienceTimes } from './experience-times.ts';

type ExperienceFacts = {
  experience: Experience;
  /** The items of the experience in all editions, in any order. */
  items: readonly ProgrammeItem[];
  editions: readonly Edition[];
  related: readonly ProgrammeItem[];
  frame: Pick<SiteFrameContent, 'reservationUrl' | 'venue'>;
  plan: HallPlan | undefined;
};

/** Returns the page of an experience at `now`, with the requested moment first. */
export function experiencePageAt(
  { experience, items, editions, related, frame, plan }: ExperienceFacts,
  parameters: URLSearchParams,
  now: Date,
) {
  const requested = namedMoment(items, parameters);
  const { present, earlier } = presentedItems(items, editions, now);
  const isEarlier = requested !== undefined && !present.includes(requested);
  const times = experienceTimes(isEarlier ? [...present, requested] : present, now, requested);
  const { leading } = times;
  return {
    experience,
    times,
    /** The moments that the page always shows, whichever one its URL requests. */
    unrequested: experienceTimes(present, now),
    /** The edition of the leading moment, if it is not current. */
    edition: leading && itemsByEdition([leading], editions, now).earlier[0]?.name,
    earlier: earlier
      .map((one) => ({ ...one, items: one.items.filter((item) => item !== requested) }))
      .filter((one) => one.items.length > 0),
    onPlan: leading && placeOnPlan(plan, leading),
    related,
    reservationUrl: frame.reservationUrl,
    venue: frame.venue,
    now,
  };
}

/** The moments of an experience that its page shows first if its URL requests no moment. */
export const presentedTimes = (
  items: readonly ProgrammeItem[],
  editions: readonly Edition[],
  now: Date,
): ExperienceTimes => experienceTimes(presentedItems(items, editions, now).present, now);

/** Selects the items of the current edition and later ones. If there are none, selects those of the last edition. */
function presentedItems(items: readonly ProgrammeItem[], editions: readonly Edition[], now: Date) {
  const found = itemsByEdition(items, editions, now);
  const [last, ...others] = found.earlier;
  return found.present.length === 0 && last ? { present: last.items, earlier: others } : found;
}
