import type { Image } from '../../images/image.ts';
import { type Day, dayBounds, dayOf } from '../../time/brussels.ts';
import { isPast } from '../../time/when.ts';
import { byline } from '../authors/author.ts';
import { type Category, categoryOfThemes } from '../category.ts';
import { compareItems } from '../day/programme-day.ts';
import { momentId } from '../moment.ts';
import { minutesUntil } from '../now/now-words.ts';
import { type Facet, type ProgrammeItem, spotAtStage } from '../programme-item.ts';
import { isSigning } from '../signing/signing.ts';
import { spotOf } from '../signing/signing-board.ts';
import { STATUS_WORDS, type Status } from '../status.ts';

/** The data of a programme item that a hall screen needs. */
export type LiveItem = {
  /** The short id of the moment. It saves 5 KB for a whole programme, compared with uuids. */
  uuid: string;
  title: string;
  /** The authors on one line. */
  byline?: string;
  start: Date;
  end?: Date;
  /** The name of the stage. */
  stage?: string;
  category?: Category;
  /** The most serious of the statuses that editors gave the item. */
  status?: Status;
  /** Present for a signing only. `spot` is its place on the stage, such as «Tafel 3». */
  signing?: { spot?: string };
};

/** A slide that editors made, shown between the programme slides. */
export type LiveSlide = { uid: string } & ({ kind: 'image'; image: Image } | { kind: 'text'; text: string });

/** All data that a hall screen shows until the end of the festival. With it, the screen can work without a network. */
export type LiveSchedule = {
  /** The name of the screen's stage; `undefined` for a screen that shows all stages. */
  stage?: string;
  /** An urgent message, shown above all slides. */
  urgent?: string;
  /** The upcoming items, by time. */
  items: readonly LiveItem[];
  slides: readonly LiveSlide[];
  firstDay?: Day;
  /** The start of the last item of the whole festival; `undefined` if no item is upcoming. */
  lastStart?: Date;
};

/** Returns the earliest start of items that a screen can show: a signing that began early in the day may still run. */
export const shownFrom = (now: Date): Date =>
  new Date(Math.min(+now - STAYS_MS, +dayBounds(dayOf(now)).start));

/**
 * Returns the schedule of one screen at `now`, for one stage or, without `stage`, for the whole hall. `items` must
 * contain all items that start after {@link shownFrom}. Omits all-day items.
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

/** Returns whether a screen shows an item: it is upcoming, has just started, or is a signing that is not over. */
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

export const SLIDE_MS = 15_000;

/** How long a screen shows an item after its start, in ms. Visitors who are late can still enter. */
const STAYS_MS = 5 * 60_000;

/** Number of next items that a screen always shows, and maximum number of items on a slide. */
export const NEXT_COUNT = 3;

/**
 * What the programme slide shows at a point in time.
 * - `today`: the next items of today, including those that have just started.
 * - `later`: no more items today; the first items of the next day. `opening` means that it is the first day.
 * - `elsewhere`: no more items at this stage, but at other stages.
 * - `over`: the last item of the festival is over. `unknown`: the programme is not known yet.
 * - `announced`: only the first day is known.
 */
export type LiveView =
  | { kind: 'today'; items: readonly LiveItem[] }
  | { kind: 'later'; items: readonly LiveItem[]; day: Day; tomorrow: boolean; opening: boolean }
  | { kind: 'elsewhere' | 'over' | 'unknown' }
  | { kind: 'announced'; day: Day };

/** Returns what the programme slide of a schedule shows at `now`. */
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
  if (firstDay === undefined) return { kind: 'unknown' };
  return today < firstDay ? { kind: 'announced', day: firstDay } : { kind: 'over' };
}

/** Returns whether an item is upcoming, or started less than five minutes ago and is not over. */
function isAnnounced(item: Pick<LiveItem, 'start' | 'end'>, now: Date): boolean {
  return +now < +item.start + STAYS_MS && !isPast(item, now);
}

/** Returns the first three items, and all later items that start at the same time as the third item. */
function nextOf(items: readonly LiveItem[]): LiveItem[] {
  const third = items[NEXT_COUNT - 1];
  return items.filter(({ start }, index) => index < NEXT_COUNT || +start === Number(third?.start));
}

/**
 * Describes a start: «geannuleerd», «nu bezig», or «over 7 min» within the next hour. Returns `undefined` if the item
 * starts later.
 */
export function liveMoment(item: LiveItem, now: Date): string | undefined {
  if (item.status === 'cancelled') return STATUS_WORDS.cancelled;
  const minutes = minutesUntil(item.start, now);
  if (minutes <= 0) return 'nu bezig';
  return minutes < 60 ? `over ${minutes} min` : undefined;
}

/** Returns the place of an item: «Signeerplein, tafel 3»; on the screen of one stage only «Tafel 3». */
export const livePlace = ({ stage, signing }: LiveItem, atOneStage: boolean): string | undefined =>
  spotAtStage(atOneStage ? undefined : stage, signing?.spot);

/** Returns the status label of an item, such as «volzet»; `undefined` if `moment` already states it. */
export function liveRemark({ status }: LiveItem, moment: string | undefined): string | undefined {
  const remark = status && STATUS_WORDS[status];
  return remark === moment ? undefined : remark;
}

/** Returns the first start strictly after `now`. At that time, the screen refetches its schedule. */
export function nextStart({ items }: LiveSchedule, now: Date): Date | undefined {
  return items.find(({ start }) => +start > +now)?.start;
}
