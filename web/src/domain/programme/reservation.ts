import { isPast } from '../time/when.ts';
import type { ExperienceTimes } from './experience/experience-times.ts';
import type { ProgrammeItem, RowItem } from './programme-item.ts';
import { isCancelled, isClosed } from './status.ts';

/** The types that require a reservation (spec §2, «Experience detail»). */
const RESERVABLE_TYPES = new Set(['fanclub', 'kookdemo', 'meet & greet', 'voorstelling']);

/** Whether a type's title is one of the four, ignoring case, HTML entities and spacing. */
export function isReservableType(title: string): boolean {
  const name = title
    .replace(/&amp;|&#38;|&#x26;/gi, '&')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return RESERVABLE_TYPES.has(name.replace(/\s*&\s*/g, ' & ')) || RESERVABLE_TYPES.has(name);
}

/** Whether an item requires a reservation, whether or not seats are left. */
export const isReservable = ({ type, experience }: Pick<RowItem, 'type' | 'experience'>): boolean =>
  type !== undefined && !experience?.hideReservation && isReservableType(type.title);

/**
 * The address of «Reserveer hier je plaats» for an item. `undefined` hides the button: there is no address, the editor
 * hid it, the type needs no reservation, or the item is over, full or cancelled.
 */
export function reservationUrl(item: RowItem, globalUrl: string | undefined, now: Date): string | undefined {
  return isReservable(item) && !isClosed(item) && !isPast(item, now) ? globalUrl || undefined : undefined;
}

/** Why no moment of an experience can be attended; `closed` means that some are full and the others cancelled. */
export type NothingOpen = 'past' | 'cancelled' | 'soldOut' | 'closed';

/** How to attend an experience. */
export type Attendance = {
  /** The moment to attend: the leading one if it is open, else the first open one. */
  open?: ProgrammeItem;
  /** The reservation address for that moment. */
  reservationUrl?: string;
  /** Why there is no such moment. */
  nothingOpen?: NothingOpen;
};

/** Determines which moment of an experience can be attended, and how. `globalUrl` is the reservation address. */
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
 * The other open starts of an experience, for an item that is full or cancelled: in order, including those that are
 * over. Empty for an open item.
 */
export function alternativeStarts(item: ProgrammeItem, programme: readonly ProgrammeItem[]): Date[] {
  if (!isClosed(item) || item.experience === undefined) return [];
  const { uuid } = item.experience;
  const others = programme.filter(
    (other) => other.experience?.uuid === uuid && other.uuid !== item.uuid && !isClosed(other),
  );
  return others.map(({ start }) => start).sort((a, b) => +a - +b);
}

/** The next open start for a full or cancelled item; `undefined` if the item itself is open or no start follows. */
export function nextAlternative({ alternatives = [] }: RowItem, now: Date): Date | undefined {
  return alternatives.find((start) => +start > +now);
}
