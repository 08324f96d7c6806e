import type { Image } from '../../images/image.ts';
import { dayBounds, dayOf } from '../../time/brussels.ts';
import { type LiveItem, type LiveSchedule, type LiveView, liveView, NEXT_COUNT } from './live-schedule.ts';
import { SIGNINGS_AT_ONCE, signingsToShow } from './live-signings.ts';

/** A slide of a hall screen with its footer. The footer keeps the next items visible on every slide. */
export type LiveTurn = { key: string; foot: LiveFoot | undefined } & (
  | { kind: 'programme' | 'signings'; items: readonly LiveItem[] }
  | { kind: 'text'; text: string }
  | { kind: 'image'; image: Image }
  /** A slide shown if there is no next item; `view` states the reason. */
  | { kind: 'ended'; view: EndedView }
);

/** The reason why there is no next item: the view of the schedule, or `unknown` without a schedule. */
export type EndedView = Exclude<LiveView, { items: unknown }>;

/**
 * The footer of a slide.
 * - `next`: those of the next three items that are not on the slide, one per line.
 * - `signings`: upcoming signings, in one line. `after`: the items after the next three, in one line.
 */
export type LiveFoot = { kind: 'next' | 'signings' | 'after'; items: readonly LiveItem[] };

/** Maximum number of items on a second or later slide, whose footer has three lines. */
const LATER_COUNT = 2;

/** Maximum number of items in a footer line. The screen shows as many of them as fit. */
const IN_A_LINE = 4;

/**
 * Returns all slides of one round: the next items, the signings, then the editors' slides. On each slide, the next
 * three items are either on the slide itself or in its footer.
 */
export function liveRotation(schedule: LiveSchedule, now: Date): readonly LiveTurn[] {
  const view = liveView(schedule, now);
  const items = 'items' in view ? view.items : [];
  const next = items.slice(0, NEXT_COUNT);
  const signing = signingsToShow(schedule, now);
  const footUnder = (held: readonly LiveItem[]): LiveFoot | undefined => {
    const missing = next.filter((item) => !held.includes(item));
    if (missing.length > 0) return { kind: 'next', items: missing };
    if (view.kind !== 'today') return undefined;
    const soon = signing.filter((item) => +item.start > +now && !held.includes(item)).slice(0, IN_A_LINE);
    if (soon.length > 0) return { kind: 'signings', items: soon };
    const after = laterThatDay(schedule, held).slice(0, IN_A_LINE);
    return after.length > 0 ? { kind: 'after', items: after } : undefined;
  };
  const foot = footUnder([]);
  const programme: LiveTurn[] =
    'items' in view
      ? [next, ...inGroups(items.slice(NEXT_COUNT), LATER_COUNT)].map((held, index) => ({
          key: `next-${index}`,
          kind: 'programme',
          items: held,
          foot: footUnder(held),
        }))
      : [{ key: 'next-0', kind: 'ended', view, foot }];
  const signings = inGroups(signing, SIGNINGS_AT_ONCE).map(
    (held, index): LiveTurn => ({
      key: `signings-${index}`,
      kind: 'signings',
      items: held,
      foot: footUnder(held),
    }),
  );
  const between = schedule.slides.map(({ uid, ...slide }): LiveTurn => ({ key: uid, ...slide, foot }));
  return [...programme, ...signings, ...between];
}

function inGroups<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  return Array.from({ length: count }, (_, index) => all.slice(index * most, (index + 1) * most));
}

/** Returns the items that start later on the day of the last item of `held`. */
function laterThatDay({ items }: LiveSchedule, held: readonly LiveItem[]): LiveItem[] {
  const last = held.at(-1);
  if (last === undefined) return [];
  const { end } = dayBounds(dayOf(last.start));
  return items.filter(({ start }) => +start > +last.start && +start < +end);
}
