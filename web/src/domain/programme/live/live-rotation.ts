import type { Image } from '../../images/image.ts';
import { dayBounds, dayOf } from '../../time/brussels.ts';
import { type LiveItem, type LiveSchedule, type LiveView, liveView, NEXT_COUNT } from './live-schedule.ts';
import { SIGNINGS_AT_ONCE, signingsToShow } from './live-signings.ts';

/** One slide of a screen, and the line at its foot, by which the programme never goes out of sight. */
export type LiveTurn = { key: string; foot: LiveFoot | undefined } & (
  | { kind: 'programme' | 'signings'; items: readonly LiveItem[] }
  | { kind: 'text'; text: string }
  | { kind: 'image'; image: Image }
  /** There is no next item here: the view says why. */
  | { kind: 'ended'; view: Exclude<LiveView['kind'], 'today' | 'later'> }
);

/**
 * What stands under a slide.
 * - `next`: those of the next three items that the slide does not hold, each on a line of its own.
 * - `signings`: who signs soon, and `after`: what comes after these three; as many of either as fit on one line.
 */
export type LiveFoot = { kind: 'next' | 'signings' | 'after'; items: readonly LiveItem[] };

/** So many stand above a foot of three lines: of what starts together with the third of the next. */
const LATER_COUNT = 2;

/** More do not fit on a line; the screen shows how many do. */
const IN_A_LINE = 4;

/**
 * Everything a screen shows in one round, in order: the next items, who signs, and what editors put between. At every
 * slide each of the next three items stands on the slide or at its foot.
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
      : [{ key: 'next-0', kind: 'ended', view: view.kind, foot }];
  const signings = inGroups(signing, SIGNINGS_AT_ONCE).map(
    (held, index): LiveTurn => ({ key: `signings-${index}`, kind: 'signings', items: held, foot }),
  );
  const between = schedule.slides.map(({ uid, ...slide }): LiveTurn => ({ key: uid, ...slide, foot }));
  return [...programme, ...signings, ...between];
}

function inGroups<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  return Array.from({ length: count }, (_, index) => all.slice(index * most, (index + 1) * most));
}

/** What starts after the last of these, on its day. */
function laterThatDay({ items }: LiveSchedule, held: readonly LiveItem[]): LiveItem[] {
  const last = held.at(-1);
  if (last === undefined) return [];
  const { end } = dayBounds(dayOf(last.start));
  return items.filter(({ start }) => +start > +last.start && +start < +end);
}
