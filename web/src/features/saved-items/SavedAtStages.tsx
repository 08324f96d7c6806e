import { useEffect, useMemo } from 'react';
import { groupedBy } from '../../domain/grouped.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { momentId, momentPath } from '../../domain/programme/moment.ts';
import { timeLeft } from '../../domain/programme/now/now-words.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { isCancelled } from '../../domain/programme/status.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatShortMoment, formatTime } from '../../domain/time/format.ts';
import { isMultiDay, isPast, isRunning } from '../../domain/time/when.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useMinute } from '../renewal/use-minute.ts';
import styles from './SavedAtStages.module.css';
import { useProgramme } from './use-programme.ts';

/** `at`: the saved items by the slug of their stage. `now`: the time for which they were selected. */
export type SavedAtStages = { at: ReadonlyMap<string, readonly RowItem[]>; now: Date };

/** The maximum number of items shown per stage. The rest are only counted. */
const MOST_SHOWN = 3;

/** Groups saved items by stage, in chronological order. Omits past and cancelled items. */
export function savedAtStages(
  items: readonly RowItem[],
  ids: ReadonlySet<string>,
  now: Date,
): ReadonlyMap<string, readonly RowItem[]> {
  const coming = items.filter((item) => ids.has(momentId(item)) && !isPast(item, now) && !isCancelled(item));
  const placed = coming.flatMap(({ location, ...item }) => (location ? { ...item, location } : []));
  const sorted = placed.sort((a, b) => +a.start - +b.start);
  return groupedBy(sorted, ({ location }) => location.slug);
}

type FindSavedProps = { ids: ReadonlySet<string>; now: Date; tell: (saved: SavedAtStages) => void };

/** Loads the programme, because a saved moment does not store its stage, and reports the saved items per stage. */
export function FindSaved({ ids, now: rendered, tell }: FindSavedProps): null {
  const { now } = useMinute(rendered);
  const { programme } = useProgramme(rendered, true);
  const at = useMemo(() => programme && savedAtStages(programme.items, ids, now), [programme, ids, now]);
  useEffect(() => {
    if (at) tell({ at, now });
  }, [at, now, tell]);
  return null;
}

/** Returns the remaining time of a multi-day item that has begun; for any other item, its start time. */
function whenToGo(item: RowItem, now: Date): string | undefined {
  if (isMultiDay(item) && isRunning(item, now)) return timeLeft(item, now);
  return dayOf(item.start) === dayOf(now) ? formatTime(item.start) : formatShortMoment(item.start);
}

/** Lists the saved items on a stage. Today's items show only the time, without the day. */
export function SavedHere({ items, now }: { items: readonly RowItem[]; now: Date }) {
  const rest = items.length - MOST_SHOWN;
  return (
    <ul role="list" className={styles.saved} aria-label="Op je stapel">
      {items.slice(0, MOST_SHOWN).map((item) => {
        const path = momentPath(item);
        return (
          <li key={item.uuid}>
            <Icon name="bookmark" filled />
            <span>
              <strong>{whenToGo(item, now)}</strong>{' '}
              {path ? <Anchor href={path}>{item.title}</Anchor> : item.title}
            </span>
          </li>
        );
      })}
      {rest > 0 && (
        <li>
          <Icon name="bookmark" filled />
          <Anchor href={BASE.savedItems}>nog {rest} op je stapel</Anchor>
        </li>
      )}
    </ul>
  );
}
