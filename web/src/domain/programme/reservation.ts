import { isPast } from '../time/when.ts';
import type { ExperienceTimes } from './experience/experience-times.ts';
import type { FacetName, ProgrammeItem, RowItem } from './programme-item.ts';
import { isCancelled, isClosed } from './status.ts';

/** The types that require a reservation (spec §2, «Experience detail»): their slugs, and their names in older spaces. */
const RESERVABLE_TYPES: ReadonlyMap<string, string> = new Map([
  ['fanclub', 'fanclub'],
  ['kookdemo', 'kookdemo'],
  ['meet-and-greet', 'meet & greet'],
  ['voorstelling', 'voorstelling'],
]);
const RESERVABLE_NAMES = new Set(RESERVABLE_TYPES.values());

export const RESERVABLE_SLUGS: readonly string[] = [...RESERVABLE_TYPES.keys()];

/**
 * Returns whether a type requires a reservation. Recognizes it by its slug, which stays if editors rename the type, or
 * otherwise by its title. Ignores the case, HTML entities and spacing of the title.
 */
export function isReservableType({ slug, title }: FacetName): boolean {
  const name = title
    .replace(/&amp;|&#38;|&#x26;/gi, '&')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return RESERVABLE_TYPES.has(slug) || RESERVABLE_NAMES.has(name.replace(/\s*&\s*/g, ' & '));
}

/** Returns whether an item requires a reservation, even if no seats are left. */
export const isReservable = ({ type, experience }: Pick<RowItem, 'type' | 'experience'>): boolean =>
  type !== undefined && !experience?.hideReservation && isReservableType(type);

/**
 * Returns the target of «Reserveer hier je plaats» for an item; `undefined` hides the button. There is no target if the
 * editor hid the button, the type needs no reservation, or the item is over, full or cancelled.
 */
export function reservationUrl(item: RowItem, globalUrl: string | undefined, now: Date): string | undefined {
  return isReservable(item) && !isClosed(item) && !isPast(item, now) ? globalUrl || undefined : undefined;
}

/** The reason why no moment of an experience can be attended. `closed`: some moments are full, the others cancelled. */
export type NothingOpen = 'past' | 'cancelled' | 'soldOut' | 'closed';

/** Whether and how visitors can attend an experience. */
export type Attendance = {
  /** The moment that visitors can attend: the leading moment if it is open, otherwise the first open moment. */
  open?: ProgrammeItem;
  /** The URL at which visitors reserve a seat. */
  reservationUrl?: string;
  /** Why visitors can attend none of the moments. */
  nothingOpen?: NothingOpen;
};

/** Returns the moment that visitors can attend (with `globalUrl` if seats must be reserved), or why there is none. */
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
 * For a full or cancelled item, returns the start times of the open items of its experience, earliest first, including
 * past ones. For an open item, returns an empty list.
 */
export function alternativeStarts(item: ProgrammeItem, programme: readonly ProgrammeItem[]): Date[] {
  if (!isClosed(item) || item.experience === undefined) return [];
  const { uuid } = item.experience;
  const others = programme.filter(
    (other) => other.experience?.uuid === uuid && other.uuid !== item.uuid && !isClosed(other),
  );
  return others.map(({ start }) => start).sort((a, b) => +a - +b);
}

/** Returns the next open start for a full or cancelled item; `undefined` if the item is open or no start follows. */
export function nextAlternative({ alternatives = [] }: RowItem, now: Date): Date | undefined {
  return alternatives.find((start) => +start > +now);
}
