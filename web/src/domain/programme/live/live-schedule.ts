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

/** The data of a programme item that a hall screen needs. */
export type LiveItem = {
  /** The short id of its moment: the uuids of a whole programme would be 5 KB. */
  uuid: string;
  title: string;
  /** The authors, on one line. */
  byline?: string;
  start: Date;
  end?: Date;
  /** Name of the stage. */
  stage?: string;
  category?: Category;
  /** The most serious status that editors set. */
  status?: Status;
  /** Only for a signing: its place, such as «Tafel 3», if known. */
  signing?: { spot?: string };
};

/** A slide between two showings of the programme. */
export type LiveSlide = { uid: string } & ({ kind: 'image'; image: Image } | { kind: 'text'; text: string });

/** Everything a hall screen shows from now to the end of the festival, so that it needs no network until then. */
export type LiveSchedule = {
  /** Name of the screen's stage; missing for a screen that shows all stages. */
  stage?: string;
  /** An urgent message, shown above all slides. */
  urgent?: string;
  /** The upcoming items in order. */
  items: readonly LiveItem[];
  slides: readonly LiveSlide[];
  firstDay?: Day;
  /** When the last item of the whole festival starts; missing if there is no upcoming one. */
  lastStart?: Date;
};

/** The earliest start of items that a screen may still show: a signing from early in the day may still be running. */
export const shownFrom = (now: Date): Date =>
  new Date(Math.min(+now - STAYS_MS, +dayBounds(dayOf(now)).start));

/**
 * The schedule at `now` for one screen, or for the whole festival without `stage`. `items` must contain all items that
 * start after {@link shownFrom}. All-day items are left out.
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

/** Whether an item is upcoming or has just started, or is a signing that is not over. */
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

/** How long an item stays on the screen after its start, in ms: latecomers can still get in. */
const STAYS_MS = 5 * 60_000;

/** How many of the next items a screen always shows; also the maximum on one slide. */
export const NEXT_COUNT = 3;
const MINUTE = 60_000;

/**
 * The content of the programme slide at an instant.
 * - `today`: the next items of today, including just started ones.
 * - `later`: nothing more today; the first items of the next day with a programme. `opening` means the first day.
 * - `elsewhere`: nothing more at this stage, but other stages have items.
 * - `over`: the last item of the festival is over. `unknown`: no programme yet.
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

/** Whether an item is upcoming, or started less than five minutes ago and is not over. */
function isAnnounced(item: Pick<LiveItem, 'start' | 'end'>, now: Date): boolean {
  return +now < +item.start + STAYS_MS && !isPast(item, now);
}

/** The first three items, and all that start at the same time as the third, because they have equal priority. */
function nextOf(items: readonly LiveItem[]): LiveItem[] {
  const third = items[NEXT_COUNT - 1];
  return items.filter(({ start }, index) => index < NEXT_COUNT || +start === Number(third?.start));
}

/** Describes the start: «geannuleerd», «nu bezig», «over 7 min» within the hour; `undefined` for later starts. */
export function liveMoment(item: LiveItem, now: Date): string | undefined {
  if (item.status === 'cancelled') return STATUS_WORDS.cancelled;
  const minutes = Math.ceil((+item.start - +now) / MINUTE);
  if (minutes <= 0) return 'nu bezig';
  return minutes < 60 ? `over ${minutes} min` : undefined;
}

/** The status of an item in words, unless `moment` already says it: «volzet», «geannuleerd». */
export function liveRemark({ status }: LiveItem, moment: string | undefined): string | undefined {
  const remark = status && STATUS_WORDS[status];
  return remark === moment ? undefined : remark;
}

/** The first start strictly after an instant. The screen refetches its schedule then. */
export function nextStart({ items }: LiveSchedule, now: Date): Date | undefined {
  return items.find(({ start }) => +start > +now)?.start;
}
