import type { Image } from '../images/image.ts';
import type { Day } from '../time/brussels.ts';
import { type Category, categoryOfThemes } from './category.ts';
import { compareItems } from './programme-day.ts';
import type { Facet, ProgrammeItem } from './programme-item.ts';
import { type Status, statusesOf } from './status.ts';

/** What a screen in the hall needs to know of a programme item. */
export type LiveItem = {
  uuid: string;
  title: string;
  start: Date;
  end?: Date;
  /** Name of the stage. */
  stage?: string;
  category?: Category;
  /** The gravest thing that editors said of it. */
  status?: Status;
};

/** What stands between two showings of the programme. */
export type LiveSlide = { uid: string } & ({ kind: 'image'; image: Image } | { kind: 'text'; text: string });

/** All that a screen shows from now to the end of the festival, so that it can do without the network until then. */
export type LivePlan = {
  /** Name of the stage that the screen stands at; missing for a screen that shows all of them. */
  stage?: string;
  /** What is to come there, in order. */
  items: readonly LiveItem[];
  slides: readonly LiveSlide[];
  firstDay?: Day;
  /** When the last item of the whole festival starts; missing when none is to come. */
  lastStart?: Date;
};

/** The plan of one screen. Without `stage` it is for the whole festival. What runs through the day has no moment to announce. */
export function livePlan(
  upcoming: readonly ProgrammeItem[],
  around: { slides: readonly LiveSlide[]; firstDay: Day | undefined; stage: Facet | undefined },
): LivePlan {
  const { slides, firstDay, stage } = around;
  const announced = upcoming.filter(({ ongoing }) => !ongoing).sort(compareItems);
  const here = stage ? announced.filter(({ location }) => location?.uuid === stage.uuid) : announced;
  return {
    stage: stage?.title,
    items: here.map(liveItem),
    slides,
    firstDay,
    lastStart: announced.at(-1)?.start,
  };
}

function liveItem({ uuid, title, start, end, location, themes, tags }: ProgrammeItem): LiveItem {
  return {
    uuid,
    title,
    start,
    end,
    stage: location?.title,
    category: categoryOfThemes(themes),
    status: statusesOf(tags)[0],
  };
}
