import type { Standing } from '../domain/events/uit-event-times.ts';
import { OVER } from '../domain/events/uit-event-wording.ts';
import type { ColourName } from '../domain/palette.ts';
import type { RowItem } from '../domain/programme/programme-item.ts';
import { isCancelled, STATUS_WORDS, type Status } from '../domain/programme/status.ts';
import { isPast, isRunning } from '../domain/time/when.ts';
import { Ribbon } from '../ui/Ribbon.tsx';
import styles from './StatusRibbons.module.css';

const COLOURS: Record<Status, ColourName> = {
  cancelled: 'ink',
  soldOut: 'red',
  moved: 'orange',
  new: 'green',
};

/**
 * What a visitor must know of an item before reading on: that it is cancelled, full, moved or new, or going on right now.
 * Those of a past item are grey.
 */
export function ItemRibbons({ item, now }: { item: RowItem; now: Date }) {
  const { statuses } = item;
  const past = isPast(item, now);
  const running = isRunning(item, now) && !item.ongoing && !isCancelled(item);
  if (statuses.length === 0 && !running) return null;
  return (
    <p className={styles.ribbons}>
      {statuses.map((status) => (
        <Ribbon key={status} colour={past ? 'grey' : COLOURS[status]}>
          {STATUS_WORDS[status]}
        </Ribbon>
      ))}
      {running && <Ribbon colour="ink">nu bezig</Ribbon>}
    </p>
  );
}

const TOLD: Record<Exclude<Standing, 'available'>, { words: string; colour: ColourName }> = {
  cancelled: { words: 'geannuleerd', colour: 'ink' },
  postponed: { words: 'uitgesteld', colour: 'orange' },
  over: { words: OVER, colour: 'grey' },
  soldOut: { words: 'volzet', colour: 'red' },
  running: { words: 'nu bezig', colour: 'ink' },
};

/** How an event of UiTdatabank stands, where there is something to tell. `onField` says that it lies on its page's red. */
export function StandingRibbon({ standing, onField = false }: { standing: Standing; onField?: boolean }) {
  if (standing === 'available') return null;
  const { words, colour } = TOLD[standing];
  return <Ribbon colour={onField ? 'ink' : colour}>{words}</Ribbon>;
}
