import { momentPath } from '../moment.ts';
import { momentPlaceOf, type ProgrammeItem } from '../programme-item.ts';
import { isReservable } from '../reservation.ts';
import { isClosed } from '../status.ts';
import { answerNow, festivalState, lastMinute, type NowEntry, openingOf } from './now-answer.ts';
import { countdown, whenNext } from './now-words.ts';

/** Maximum number of running items, and of items that start soon, in the band. */
const AT_ONCE = 2;

/** An item in the band «nu» of the home page. `until`: the last minute in which visitors can enter it. */
export type BandItem = {
  uuid: string;
  title: string;
  start: Date;
  end?: Date;
  until: Date;
  path?: string;
  place?: string;
};

/**
 * The content of the band «nu» on the home page.
 * - `open`: the first items that visitors can enter, and that start within the hour.
 * - `before`, `pause`: nothing can be entered. `start` is the next start; `title` states it.
 * - `over`: the festival is over.
 */
export type NowBand =
  | { kind: 'open'; running: readonly BandItem[]; soon: readonly BandItem[] }
  | { kind: 'before'; title: string; start: Date }
  | { kind: 'pause'; title: string; start: Date; items: readonly BandItem[] }
  | { kind: 'over' };

/** Returns the content of the band; `undefined` if nothing is planned or nothing starts any more. */
export function nowBand(programme: readonly ProgrammeItem[], now: Date): NowBand | undefined {
  const opening = openingOf(programme);
  if (opening === undefined) return undefined;
  const { running, soon, later } = answerNow(
    programme.filter((item) => !isClosed(item)),
    { now },
  );
  const few = (entries: readonly NowEntry<ProgrammeItem>[]) =>
    entries.slice(0, AT_ONCE).map(({ item }) => bandItem(item, now));
  const kind = festivalState({ running, soon, later }, opening, now);
  const start = later[0]?.item.start;
  if (kind === 'open')
    return { kind, running: few([...running].sort(withoutReservationFirst)), soon: few(soon) };
  if (kind === 'over') return { kind };
  if (start === undefined) return undefined;
  if (kind === 'before') return { kind, title: countdown(start, now), start };
  return { kind: 'pause', title: `${whenNext(start, now)} gaat het verder`, start, items: few(later) };
}

/** Compares items for «Loop nu binnen»: what needs no reservation comes first. */
const withoutReservationFirst = (
  { item: a }: NowEntry<ProgrammeItem>,
  { item: b }: NowEntry<ProgrammeItem>,
): number => Number(isReservable(a)) - Number(isReservable(b));

const bandItem = (item: ProgrammeItem, now: Date): BandItem => ({
  uuid: item.uuid,
  title: item.title,
  start: item.start,
  end: item.end,
  until: lastMinute(item, now),
  path: momentPath(item),
  place: momentPlaceOf(item),
});
