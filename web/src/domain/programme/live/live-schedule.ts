import type { Image } from '../../images/image.ts';
import { type Day, dayBounds, dayOf } from '../../time/brussels.ts';
import { isPast } from '../../time/when.ts';
import { byline } from '../authors/author.ts';
import { type Category, categoryOfThemes } from '../category.ts';
import { compareItems } from '../day/programme-day.ts';
import { momentId } from '../moment.ts';
import type { Facet, ProgrammeItem } from '../programme-item.ts';
import { isSigning } from '../signing/signing.ts';
import { spotOf } from '../signing/signing-board.ts';
import { STATUS_WORDS, type Status } from '../status.ts';

/** What a screen in the hall needs to know of a programme item. */
export type LiveItem = {
  /** The short id of its moment: the uuids of a whole programme would be 5 KB. */
  uuid: string;
  title: string;
  /** Who reads, talks or signs, in one line. */
  byline?: string;
  start: Date;
  end?: Date;
  /** Name of the stage. */
  stage?: string;
  category?: Category;
  /** The gravest thing that editors said of it. */
  status?: Status;
  /** Of somebody who signs: where, «Tafel 3», as far as that is known. */
  signing?: { spot?: string };
};

/** What stands between two showings of the programme. */
export type LiveSlide = { uid: string } & ({ kind: 'image'; image: Image } | { kind: 'text'; text: string });

/** All that a screen shows from now to the end of the festival, so that it can do without the network until then. */
export type LiveSchedule = {
  /** Name of the stage that the screen stands at; missing for a screen that shows all of them. */
  stage?: string;
  /** What everyone must know now; it stands over all slides. */
  urgent?: string;
  /** What is to come there, in order. */
  items: readonly LiveItem[];
  slides: readonly LiveSlide[];
  firstDay?: Day;
  /** When the last item of the whole festival starts; missing when none is to come. */
  lastStart?: Date;
};

/** The moment after which something starts that a screen may have to show: who signs sits there from early in the day. */
export const shownFrom = (now: Date): Date =>
  new Date(Math.min(+now - STAYS_MS, +dayBounds(dayOf(now)).start));

/**
 * The schedule at `now` of one screen, or without `stage` of the whole festival, of what starts after {@link shownFrom}. Items
 * that run through the day are not announced.
 */
export function liveSchedule(
  items: readonly ProgrammeItem[],
  around: {
    now: Date;
    slides: readonly LiveSlide[];
    firstDay: Day | undefined;
    stage: Facet | undefined;
    urgent?: string | undefined;
  },
): LiveSchedule {
  const { now, slides, firstDay, stage, urgent } = around;
  const announced = items.filter((item) => !item.ongoing && isOfUse(item, now)).sort(compareItems);
  const here = stage ? announced.filter(({ location }) => location?.uuid === stage.uuid) : announced;
  return {
    stage: stage?.title,
    urgent,
    items: here.map(liveItem),
    slides,
    firstDay,
    lastStart: announced.at(-1)?.start,
  };
}

/** Whether an item is announced some time, or told of as long as it lasts, as who signs is. */
const isOfUse = (item: ProgrammeItem, now: Date): boolean =>
  isAnnounced(item, now) || (isSigning(item) && !isPast(item, now));

function liveItem(item: ProgrammeItem): LiveItem {
  const { title, start, end, location, themes, statuses } = item;
  return {
    uuid: momentId(item),
    title,
    byline: byline(item.authors),
    start,
    end,
    stage: location?.title,
    category: categoryOfThemes(themes),
    status: statuses[0],
    signing: isSigning(item) ? { spot: spotOf(item) } : undefined,
  };
}

/** How long one slide is shown, in ms. */
export const SLIDE_MS = 15_000;

/** How long an item that has started stays on the screen, in ms: a latecomer can still get in. */
const STAYS_MS = 5 * 60_000;

/** So many of the next items a screen always shows, and no more on one slide. */
export const NEXT_COUNT = 3;
const MINUTE = 60_000;

/**
 * What the programme slide tells at an instant.
 * - `today`: the next items of today, just started ones included.
 * - `later`: nothing more today; the first items of the next day with a programme. `opening` before the first day of all.
 * - `elsewhere`: nothing more at this stage, but the festival goes on.
 * - `over`: the festival has had its last item. `unknown`: no programme yet.
 */
export type LiveView =
  | { kind: 'today'; items: readonly LiveItem[] }
  | { kind: 'later'; items: readonly LiveItem[]; day: Day; tomorrow: boolean; opening: boolean }
  | { kind: 'elsewhere' | 'over' | 'unknown' };

/** The view of a schedule at an instant. */
export function liveView(schedule: LiveSchedule, now: Date): LiveView {
  const coming = schedule.items.filter((item) => isAnnounced(item, now));
  const [next] = coming;
  const today = dayOf(now);
  if (next === undefined) return withoutItems(schedule, now, today);
  const { end: midnight } = dayBounds(today);
  if (+next.start < +midnight) {
    return { kind: 'today', items: nextOf(coming.filter(({ start }) => +start < +midnight)) };
  }
  const day = dayOf(next.start);
  const { end } = dayBounds(day);
  return {
    kind: 'later',
    items: nextOf(coming.filter(({ start }) => +start < +end)),
    day,
    tomorrow: day === dayOf(midnight),
    opening: day === schedule.firstDay,
  };
}

function withoutItems({ stage, firstDay, lastStart }: LiveSchedule, now: Date, today: Day): LiveView {
  const goesOn = lastStart !== undefined && +now < +lastStart + STAYS_MS;
  if (stage !== undefined && goesOn) return { kind: 'elsewhere' };
  return { kind: firstDay === undefined || today < firstDay ? 'unknown' : 'over' };
}

/** Whether an item is to come, or has started less than five minutes ago and is not over. */
function isAnnounced(item: Pick<LiveItem, 'start' | 'end'>, now: Date): boolean {
  return +now < +item.start + STAYS_MS && !isPast(item, now);
}

/** The first three, and all that start at the same moment as the third, since none of those goes before another. */
function nextOf(items: readonly LiveItem[]): LiveItem[] {
  const third = items[NEXT_COUNT - 1];
  return items.filter(({ start }, index) => index < NEXT_COUNT || +start === Number(third?.start));
}

/** «geannuleerd», «nu bezig», «over 7 min» within the hour; `undefined` when the time says enough. */
export function liveMoment(item: LiveItem, now: Date): string | undefined {
  if (item.status === 'cancelled') return STATUS_WORDS.cancelled;
  const minutes = Math.ceil((+item.start - +now) / MINUTE);
  if (minutes <= 0) return 'nu bezig';
  return minutes < 60 ? `over ${minutes} min` : undefined;
}

/** What is to be known of an item beside its `moment`, which may say the same: «volzet», «geannuleerd». */
export function liveRemark({ status }: LiveItem, moment: string | undefined): string | undefined {
  const remark = status && STATUS_WORDS[status];
  return remark === moment ? undefined : remark;
}

/** When the next item starts, strictly after an instant. The screen fetches its schedule again then. */
export function nextStart({ items }: LiveSchedule, now: Date): Date | undefined {
  return items.find(({ start }) => +start > +now)?.start;
}
