import { momentCalendarPath } from '../../domain/programme/moment.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { isSavable } from '../../domain/programme/saved/saved-moment.ts';
import { isCancelled } from '../../domain/programme/status.ts';
import { formatShortMoment } from '../../domain/time/format.ts';
import { isPast } from '../../domain/time/when.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './CalendarLink.module.css';

/** Links to a calendar file with one moment; renders nothing for moments that are past or cancelled. */
export function CalendarLink({ item, now }: { item: RowItem; now: Date }) {
  if (!isSavable(item) || isPast(item, now) || isCancelled(item)) return null;
  return (
    <Anchor href={momentCalendarPath(item)} className={styles.link}>
      <Icon name="calendar" />
      In mijn agenda
      <VisuallyHidden>
        : {item.title}, {formatShortMoment(item.start)}
      </VisuallyHidden>
    </Anchor>
  );
}
