import { isPast } from '../time/when.ts';
import type { ExperienceTimes } from './experience/experience-times.ts';
import type { ProgrammeItem, RowItem } from './programme-item.ts';
import { isCancelled, isClosed } from './status.ts';

/** The types whose seats are reserved (spec §2, «Experience detail»). */
const RESERVABLE_TYPES = new Set(['fanclub', 'kookdemo', 'meet & greet', 'voorstelling']);

/** Whether a type's title is one of the four, without regard to case, HTML entities and spacing. */
export function isReservableType(title: string): boolean {
  const name = title
    .replace(/&amp;|&#38;|&#x26;/gi, '&')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return RESERVABLE_TYPES.has(name.replace(/\s*&\s*/g, ' & ')) || RESERVABLE_TYPES.has(name);
}

/** Whether seats are reserved for an item, whether any are left or not. */
export const isReservable = ({ type, experience }: Pick<RowItem, 'type' | 'experience'>): boolean =>
  type !== undefined && !experience?.hideReservation && isReservableType(type.title);

/**
 * The address behind «Reserveer hier je plaats» for an item, or `undefined` when no button may show: no
 * address, the editor's flag, another type, or the item is over, full or cancelled.
 */
export function reservationUrl(item: RowItem, globalUrl: string | undefined, now: Date): string | undefined {
  return isReservable(item) && !isClosed(item) && !isPast(item, now) ? globalUrl || undefined : undefined;
}

/** Why none of the moments of an experience can be attended any more; `closed`: some are full, the others cancelled. */
export type NothingOpen = 'past' | 'cancelled' | 'soldOut' | 'closed';

/** What the page of an experience says of attending it. */
export type Attendance = {
  /** The moment to attend: the one that leads the page where that is open, else the first one that is. */
  open?: ProgrammeItem;
  /** The address at which a seat at that moment is reserved. */
  reservationUrl?: string;
  /** Why there is no such moment. */
  nothingOpen?: NothingOpen;
};

/** Which moment of an experience can be attended, and how. `globalUrl` is the reservation address of the festival. */
export function attendanceOf(
  { items, leading }: ExperienceTimes,
  globalUrl: string | undefined,
  now: Date,
): Attendance {
  const isOpen = (item: ProgrammeItem) => !isClosed(item) && !isPast(item, now);
  const open = leading && isOpen(leading) ? leading : items.find(isOpen);
  if (open) return { open, reservationUrl: reservationUrl(open, globalUrl, now) };
  return items.length > 0 ? { nothingOpen: whyNothing(items.filter((item) => !isPast(item, now))) } : {};
}

function whyNothing(toCome: readonly ProgrammeItem[]): NothingOpen {
  if (toCome.length === 0) return 'past';
  if (toCome.every(isCancelled)) return 'cancelled';
  return toCome.some(isCancelled) ? 'closed' : 'soldOut';
}

/**
 * For an item that is full or cancelled, when else its experience can be seen: the starts of its other moments that are
 * neither, in order, whether they are over or not. It is empty for an item that can itself be seen.
 */
export function alternativeStarts(item: ProgrammeItem, programme: readonly ProgrammeItem[]): Date[] {
  if (!isClosed(item) || item.experience === undefined) return [];
  const { uuid } = item.experience;
  const others = programme.filter(
    (other) => other.experience?.uuid === uuid && other.uuid !== item.uuid && !isClosed(other),
  );
  return others.map(({ start }) => start).sort((a, b) => +a - +b);
}

/** When an item that is full or cancelled can still be seen; `undefined` where it can be seen itself, or never again. */
export function nextAlternative({ alternatives = [] }: RowItem, now: Date): Date | undefined {
  return alternatives.find((start) => +start > +now);
}
