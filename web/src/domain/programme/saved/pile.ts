import { type Day, dayOf } from '../../time/brussels.ts';
import { endOf, isMultiDay, isPast } from '../../time/when.ts';
import { momentId } from '../moment.ts';
import { momentPlaceOf, type RowItem } from '../programme-item.ts';
import { isCancelled, isClosed } from '../status.ts';
import { type WalkingTable, walkingMinutes } from '../walking.ts';
import { momentToSave, type SavedMoment } from './saved-moment.ts';

const MINUTE_MS = 60_000;

/** How many other moments are offered for one that does not suit. */
const MOST_ALTERNATIVES = 3;

/** What a pile is judged by: the whole programme, and how long one walks between its stages. */
export type PileProgramme = { items: readonly RowItem[]; walks: WalkingTable };

/** A moment on a pile, and what the programme says of it now. */
type Placed = {
  saved: SavedMoment;
  /** Missing where it is not in the programme, or where the programme is not known. */
  item?: RowItem;
  /** It was taken off the pile, and stands there still, so that it can be put back. */
  isDropped: boolean;
  /** The programme is known, and no longer has it. */
  isRemoved: boolean;
};

/** A moment on a pile, as it stands to the programme and to the others. */
export type PileEntry = Placed & {
  /** Its time or place is another than when it was last looked at. */
  isChanged: boolean;
  /** What is to be seen earlier and is not over when this begins, with for how many minutes they overlap. */
  clashes: readonly { with: Placed; minutes: number }[];
  /** What begins later, before this is over. How long they overlap is told there. */
  clashesLater: readonly Placed[];
  /** The one before it ends so shortly before it that one cannot walk there in time. Minutes. */
  tight?: { after: Placed; gap: number; walk: number };
  /** When else the same can be seen without a clash: of one that clashes, is full or is cancelled. */
  alternatives: readonly RowItem[];
};

/** A pile by day, in order of time, what is over apart. */
export type Pile = {
  days: readonly { day: Day; entries: readonly PileEntry[] }[];
  past: readonly PileEntry[];
};

/** When something on a pile is: as the programme says now, else as it was when it was saved. */
export const timesOf = ({ saved, item }: Pick<Placed, 'saved' | 'item'>): { start: Date; end?: Date } =>
  item ?? saved;

/**
 * Puts a pile in order and judges it at `now`. Where the programme is not known, only by what was saved. What was `dropped`
 * has its place among the others, and is in nobody's way.
 */
export function pileOf(
  moments: readonly SavedMoment[],
  programme: PileProgramme | undefined,
  now: Date,
  dropped: ReadonlySet<string> = new Set(),
): Pile {
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
    // Whether one is in time for what is over is of no use any more.
    past: placed
      .filter((one) => isPast(timesOf(one), now))
      .map((one) => entryOf({ ...one, isRemoved: false }, [], undefined, now)),
  };
}

/** On which day one goes to what is not over: its own, or today where it runs for days and has begun. */
function dayToGo(one: Placed, now: Date): Day {
  const times = timesOf(one);
  return dayOf(isMultiDay(times) && +times.start <= +now ? now : times.start);
}

function compare(a: Placed, b: Placed): number {
  return +timesOf(a).start - +timesOf(b).start || a.saved.id.localeCompare(b.saved.id);
}

/** `pile` is in order, and all of it is to come. */
function entryOf(
  one: Placed,
  pile: readonly Placed[],
  programme: PileProgramme | undefined,
  now: Date,
): PileEntry {
  const { saved, item, isDropped, isRemoved } = one;
  const index = pile.indexOf(one);
  const earlier = pile.slice(0, Math.max(0, index));
  const clashes = earlier.flatMap((other) => {
    const minutes = overlap(one, other);
    return minutes > 0 ? [{ with: other, minutes }] : [];
  });
  const clashesLater = pile.slice(index + 1).filter((other) => overlap(one, other) > 0);
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
    alternatives: programme && isInTheWay ? alternativesOf(one, pile, programme.items, now) : [],
  };
}

/** Whether it is at another time or place than when it was looked at. Of a place that was not told, nothing is said. */
function isOtherwise(saved: SavedMoment, item: RowItem): boolean {
  if (+saved.start !== +item.start || saved.end?.getTime() !== item.end?.getTime()) return true;
  return saved.place !== undefined && saved.place !== momentPlaceOf(item);
}

/** Whether somebody must be there: not for what is gone, cancelled or on all day. Without a programme, a copy is believed. */
const asksPresence = ({ item, isDropped, isRemoved }: Placed): boolean =>
  !(isDropped || isRemoved) && (item === undefined || !(item.ongoing || isCancelled(item)));

/** For how many whole minutes two moments overlap. Where one ends when the other starts, they do not. */
function overlap(one: Placed, other: Placed): number {
  if (!asksPresence(one) || !asksPresence(other)) return 0;
  const [a, b] = [timesOf(one), timesOf(other)];
  const common = Math.min(+endOf(a), +endOf(b)) - Math.max(+a.start, +b.start);
  return Math.max(0, Math.floor(common / MINUTE_MS));
}

/** The walk that takes longer than the pause before a moment. Of an end or a stage that nobody gave, nothing is said. */
function tightAfter(one: Placed, earlier: readonly Placed[], walks: WalkingTable): PileEntry['tight'] {
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
  pile: readonly Placed[],
  items: readonly RowItem[],
  now: Date,
): RowItem[] {
  const { item } = one;
  if (item?.experience === undefined) return [];
  const { path } = item.experience;
  const others = pile.filter((other) => other !== one);
  const isFree = (candidate: RowItem) => others.every((other) => overlap(placedOf(candidate), other) === 0);
  return items
    .filter((other) => other.experience?.path === path && +other.start > +now && !isClosed(other))
    .filter(
      (other) =>
        pile.every(({ saved, isDropped }) => isDropped || saved.id !== momentId(other)) && isFree(other),
    )
    .sort((a, b) => +a.start - +b.start)
    .slice(0, MOST_ALTERNATIVES);
}
