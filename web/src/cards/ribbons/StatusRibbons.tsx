import type { ReactNode } from 'react';
import type { ColourName } from '../../domain/palette.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { isCancelled, STATUS_WORDS, type Status } from '../../domain/programme/status.ts';
import { isPast, isRunning } from '../../domain/time/when.ts';
import { Ribbon } from '../../ui/Ribbon.tsx';
import styles from './StatusRibbons.module.css';

const COLOURS: Record<Status, ColourName> = {
  cancelled: 'ink',
  soldOut: 'red',
  moved: 'orange',
  new: 'green',
};

/**
 * Ribbons for the states of an item: cancelled, full, moved, new, or running now. A past item has grey ribbons.
 * `saysNow` is false in lists that already show which items are running.
 */
export function itemRibbons(item: RowItem, now: Date, saysNow = true): ReactNode[] {
  const running = saysNow && isRunning(item, now) && !item.ongoing && !isCancelled(item);
  return stateRibbons(item.statuses, { isPast: isPast(item, now), running });
}

/** Ribbons for the statuses of an item, grey if it is past, and for an item that is running. */
export function stateRibbons(
  statuses: readonly Status[],
  { isPast: past, running }: { isPast: boolean; running: boolean },
): ReactNode[] {
  return [
    ...statuses.map((status) => (
      <Ribbon key={status} colour={past ? 'grey' : COLOURS[status]}>
        {STATUS_WORDS[status]}
      </Ribbon>
    )),
    ...(running
      ? [
          <Ribbon key="now" isNow>
            nu bezig
          </Ribbon>,
        ]
      : []),
  ];
}

/** The ribbons of an item on a line of their own. */
export function ItemRibbons({ item, now }: { item: RowItem; now: Date }) {
  const ribbons = itemRibbons(item, now);
  return ribbons.length > 0 && <p className={styles.ribbons}>{ribbons}</p>;
}
