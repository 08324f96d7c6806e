import { type Day, dayOf } from '../../time/brussels.ts';
import { endOf, isMultiDay, isPast } from '../../time/when.ts';
import { momentId } from '../moment.ts';
import { momentPlaceOf, type RowItem } from '../programme-item.ts';
import { isCancelled, isClosed } from '../status.ts';
import { type WalkingTable, walkingMinutes } from '../walking.ts';
import { momentToSave, type SavedMoment } from './saved-moment.ts';

const MINUTE_MS = 60_000;

/** Maximum number of alternatives that are offered for a moment. */
const MOST_ALTERNATIVES = 3;

/**
 * The data with which saved items are checked: the whole programme of an edition, the walking times between stages, and
 * the days of all editions.
 */
export type SavedItemsProgramme = { items: readonly RowItem[]; walks: WalkingTable; days?: readonly Day[] };

/** A saved moment, and its current state in the programme. */
type Placed = {
  saved: SavedMoment;
  /** The item in the programme; `undefined` if the programme is unavailable or does not contain it. */
  item?: RowItem;
  /** Whether the visitor just removed the moment. If so, it stays in the list, so that the visitor can restore it. */
  isDropped: boolean;
  /** Whether the programme is available and no longer contains the moment. */
  isRemoved: boolean;
};

/** A saved moment, compared with the programme and with the other saved moments. */
export type SavedItem = Placed & {
  /** Whether the time or place changed since the visitor last viewed the moment. */
  isChanged: boolean;
  /** The earlier moments that are still running when this moment starts, with the overlap in minutes. */
  clashes: readonly { with: Placed; minutes: number }[];
  /** The later moments that start before this moment is over. The overlap is in the `clashes` of each of them. */
  clashesLater: readonly Placed[];
  /** The previous moment, if the walk from there takes longer than the gap. `gap` and `walk` are in minutes. */
  tight?: { after: Placed; gap: number; walk: number };
  /** If the moment clashes, is full or is cancelled: other moments of the experience that clash with no saved item. */
  alternatives: readonly RowItem[];
};

/** The saved moments by day and time. Past ones are separate. */
export type SavedItems = {
  days: readonly { day: Day; entries: readonly SavedItem[] }[];
  past: readonly SavedItem[];
};

/** Returns the times of a saved moment: the times in the programme if known, else the saved times. */
export const timesOf = ({ saved, item }: Pick<Placed, 'saved' | 'item'>): { start: Date; end?: Date } =>
  item ?? saved;

/**
 * Sorts saved moments and checks them at `now`. Without the programme, the saved copies are used. Moments whose ids are
 * in `dropped` keep their position and clash with nothing.
 */
export function savedItemsOf(
  moments: readonly SavedMoment[],
  programme: SavedItemsProgramme | undefined,
  now: Date,
  dropped: ReadonlySet<string> = new Set(),
): SavedItems {
  const known = new Map(programme?.items.map((item) => [momentId(item), item]));
  const placed = moments
    .map((saved): Placed => {
      const item = known.get(saved.id);
      const isRemoved = programme !== undefined && item === undefined;
      return { saved, item, isDropped: dropped.has(saved.id), isRemoved };
    })
    .sort(compare);
  const coming = placed.filter((one) => !isPast(timesOf(one), now));
  const entries = coming.map((one) => entryOf(one, coming, programme, now));
  const days = new Set(entries.map((entry) => dayToGo(entry, now)));
  return {
    days: [...days].sort().map((day) => ({
      day,
      entries: entries.filter((entry) => dayToGo(entry, now) === day),
    })),
    // Past moments are not checked.
    past: placed
      .filter((one) => isPast(timesOf(one), now))
      .map((one) => entryOf({ ...one, isRemoved: false }, [], undefined, now)),
  };
}

/** Returns the day under which to list a moment: its start day, or today if it lasts several days and has begun. */
function dayToGo(one: Placed, now: Date): Day {
  const times = timesOf(one);
  return dayOf(isMultiDay(times) && +times.start <= +now ? now : times.start);
}

function compare(a: Placed, b: Placed): number {
  return +timesOf(a).start - +timesOf(b).start || a.saved.id.localeCompare(b.saved.id);
}

/**
 * Compares a moment with the programme and with the other saved moments. `savedItems` contains the saved moments that
 * are not over, in order.
 */
function entryOf(
  one: Placed,
  savedItems: readonly Placed[],
  programme: SavedItemsProgramme | undefined,
  now: Date,
): SavedItem {
  const { saved, item, isDropped, isRemoved } = one;
  const index = savedItems.indexOf(one);
  const earlier = savedItems.slice(0, Math.max(0, index));
  const clashes = earlier.flatMap((other) => {
    const minutes = overlap(one, other);
    return minutes > 0 ? [{ with: other, minutes }] : [];
  });
  const clashesLater = savedItems.slice(index + 1).filter((other) => overlap(one, other) > 0);
  const isInTheWay =
    clashes.length > 0 || clashesLater.length > 0 || (item !== undefined && !isDropped && isClosed(item));
  return {
    saved,
    item,
    isDropped,
    isRemoved,
    isChanged: item !== undefined && !isDropped && isOtherwise(saved, item),
    clashes,
    clashesLater,
    tight: programme && clashes.length === 0 ? tightAfter(one, earlier, programme.walks) : undefined,
    alternatives: programme && isInTheWay ? alternativesOf(one, savedItems, programme.items, now) : [],
  };
}

/** Returns whether the time or place differs from the saved copy. If the copy has no place, compares only the time. */
function isOtherwise(saved: SavedMoment, item: RowItem): boolean {
  if (+saved.start !== +item.start || saved.end?.getTime() !== item.end?.getTime()) return true;
  return saved.place !== undefined && saved.place !== momentPlaceOf(item);
}

/** Returns whether a moment needs the visitor's presence: not if it is removed, cancelled or all-day. */
const asksPresence = ({ item, isDropped, isRemoved }: Placed): boolean =>
  !(isDropped || isRemoved) && (item === undefined || !(item.ongoing || isCancelled(item)));

/** Returns the overlap of two moments in whole minutes; 0 if one starts when the other ends. */
function overlap(one: Placed, other: Placed): number {
  if (!asksPresence(one) || !asksPresence(other)) return 0;
  const [a, b] = [timesOf(one), timesOf(other)];
  const common = Math.min(+endOf(a), +endOf(b)) - Math.max(+a.start, +b.start);
  return Math.max(0, Math.floor(common / MINUTE_MS));
}

/** Returns the previous moment if the walk from there takes longer than the time in between; otherwise `undefined`. */
function tightAfter(one: Placed, earlier: readonly Placed[], walks: WalkingTable): SavedItem['tight'] {
  if (!asksPresence(one) || !one.item?.location) return undefined;
  const { start } = timesOf(one);
  const ended = earlier.filter((other) => asksPresence(other) && +endOf(timesOf(other)) <= +start);
  const after = ended.reduce<Placed | undefined>(
    (last, other) => (last && +endOf(timesOf(last)) > +endOf(timesOf(other)) ? last : other),
    undefined,
  );
  if (after?.item?.end === undefined || !after.item.location) return undefined;
  const gap = Math.floor((+start - +after.item.end) / MINUTE_MS);
  const walk = walkingMinutes(walks, after.item.location.slug, one.item.location.slug);
  return walk > gap ? { after, gap, walk } : undefined;
}

const placedOf = (item: RowItem): Placed => ({
  saved: momentToSave(item),
  item,
  isDropped: false,
  isRemoved: false,
});

function alternativesOf(
  one: Placed,
  savedItems: readonly Placed[],
  items: readonly RowItem[],
  now: Date,
): RowItem[] {
  const { item } = one;
  if (item?.experience === undefined) return [];
  const { path } = item.experience;
  const others = savedItems.filter((other) => other !== one);
  const isFree = (candidate: RowItem) => others.every((other) => overlap(placedOf(candidate), other) === 0);
  return items
    .filter((other) => other.experience?.path === path && +other.start > +now && !isClosed(other))
    .filter(
      (other) =>
        savedItems.every(({ saved, isDropped }) => isDropped || saved.id !== momentId(other)) &&
        isFree(other),
    )
    .sort((a, b) => +a.start - +b.start)
    .slice(0, MOST_ALTERNATIVES);
}
