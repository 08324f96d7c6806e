import type { FestivalDay } from '../../pages/page.ts';
import { type Day, dayOf } from '../../time/brussels.ts';
import { isPast } from '../../time/when.ts';
import { openingDay } from '../day/programme-day.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { isSigning } from './signing.ts';
import { signingsOn, signingsPerDay } from './signing-board.ts';

type SigningPageFacts = {
  pages: readonly FestivalDay[];
  items: readonly ProgrammeItem[];
  signingRules: string | undefined;
  /** The value of the query parameter for the day. */
  requested: string | null;
};

/** Returns the signing page: for the day in the address, or by default for the day that `/programma` opens. */
export function signingPageAt({ pages, items, signingRules, requested }: SigningPageFacts, now: Date) {
  const days = signingsPerDay(items);
  const known = [...pages, ...days].find(({ day }) => day === requested);
  const { day } = known ?? openingDay(pages, now) ?? days[0] ?? {};
  return {
    day,
    signings: day === undefined ? [] : signingsOn(items, day),
    dayPath: pages.find((page) => page.day === day)?.path,
    days,
    next: nextDay(items, day, now),
    rules: signingRules,
    now,
    pageColour: 'purple' as const,
  };
}

/** Returns the first day, other than the shown day, with an upcoming signing. */
function nextDay(items: readonly ProgrammeItem[], shown: Day | undefined, now: Date): Day | undefined {
  const days = items
    .filter((item) => isSigning(item) && !isPast(item, now))
    .map(({ start }) => dayOf(start))
    .filter((day) => day !== shown);
  return days.sort()[0];
}
