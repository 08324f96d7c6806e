import type { Experience } from '../../pages/page.ts';
import type { SiteFrameContent } from '../../pages/site-frame.ts';
import { type HallPlan, placeOnPlan } from '../hall-plan.ts';
import { namedMoment } from '../moment.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { experienceTimes } from './experience-times.ts';

type ExperienceFacts = {
  experience: Experience;
  /** The items of the experience, in any order. */
  items: readonly ProgrammeItem[];
  related: readonly ProgrammeItem[];
  frame: Pick<SiteFrameContent, 'reservationUrl' | 'venue'>;
  plan: HallPlan | undefined;
};

/** Returns the page of an experience at `now`, with the requested moment first. */
export function experiencePageAt(
  { experience, items, related, frame, plan }: ExperienceFacts,
  parameters: URLSearchParams,
  now: Date,
) {
  const times = experienceTimes(items, now, namedMoment(items, parameters));
  return {
    experience,
    times,
    onPlan: times.leading && placeOnPlan(plan, times.leading),
    related,
    reservationUrl: frame.reservationUrl,
    venue: frame.venue,
    now,
  };
}
