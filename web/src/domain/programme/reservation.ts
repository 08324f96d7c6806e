import { isPast } from '../time/when.ts';
import type { ProgrammeItem } from './programme-item.ts';
import { isClosed } from './status.ts';

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

/**
 * The address behind «Reserveer hier je plaats» for an item, or `undefined` when no button may show: no
 * address, the editor's flag, another type, or the item is over, full or cancelled.
 */
export function reservationUrl(
  item: ProgrammeItem,
  globalUrl: string | undefined,
  now: Date,
): string | undefined {
  if (!globalUrl || item.experience?.hideReservation || !item.type) return undefined;
  if (isClosed(item) || isPast(item, now)) return undefined;
  return isReservableType(item.type.title) ? globalUrl : undefined;
}
