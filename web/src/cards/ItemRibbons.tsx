import type { ProgrammeItem } from '../domain/programme/programme-item.ts';
import { isCancelled, type Status, statusesOf } from '../domain/programme/status.ts';
import { isPast, isRunning } from '../domain/time/when.ts';
import { type ColourName, Ribbon } from '../ui/Ribbon.tsx';
import styles from './ItemRibbons.module.css';

const COLOURS: Record<Status, ColourName> = {
  geannuleerd: 'ink',
  volzet: 'red',
  verplaatst: 'orange',
  nieuw: 'green',
};

/**
 * What a visitor must know before reading on: that it is off, full, moved or new, or going on right now. Of what is
 * past it is told without the colours that call.
 */
export function ItemRibbons({ item, now }: { item: ProgrammeItem; now: Date }) {
  const statuses = statusesOf(item.tags);
  const past = isPast(item, now);
  const running = isRunning(item, now) && !item.ongoing && !isCancelled(item);
  if (statuses.length === 0 && !running) return null;
  return (
    <p className={styles.ribbons}>
      {statuses.map((status) => (
        <Ribbon key={status} colour={past ? 'grey' : COLOURS[status]}>
          {status}
        </Ribbon>
      ))}
      {running && <Ribbon colour="ink">nu bezig</Ribbon>}
    </p>
  );
}
