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

type ItemRibbonsProps = {
  item: RowItem;
  now: Date;
  /** Whether a ribbon says that the item is running. False for lists that state it in another way. */
  saysNow?: boolean;
};

/** Ribbons for the states of an item: cancelled, full, moved, new, or running now. A past item has grey ribbons. */
export function ItemRibbons({ item, now, saysNow = true }: ItemRibbonsProps) {
  const { statuses } = item;
  const past = isPast(item, now);
  const running = saysNow && isRunning(item, now) && !item.ongoing && !isCancelled(item);
  if (statuses.length === 0 && !running) return null;
  return (
    <p className={styles.ribbons}>
      {statuses.map((status) => (
        <Ribbon key={status} colour={past ? 'grey' : COLOURS[status]}>
          {STATUS_WORDS[status]}
        </Ribbon>
      ))}
      {running && <Ribbon isNow>nu bezig</Ribbon>}
    </p>
  );
}
