import type { ReactNode, RefObject } from 'react';
import { BASE } from '../../domain/pages/paths.ts';
import { formatCount, formatDayName } from '../../domain/time/format.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './DayTools.module.css';

type DayToolsProps = {
  children: ReactNode;
  day: string;
  /** The number of selected items in the timetable; `undefined` while it loads. */
  total: number | undefined;
  /** Number of items in the list while today's past items are collapsed. */
  left: number | undefined;
  /** Whether the day is today and not over. */
  hasNow: boolean;
  status: RefObject<HTMLParagraphElement | null>;
  /** The selected filters, and a button to share them. */
  chosen?: { chips: ReactNode; share: ReactNode };
};

/**
 * The toolbar of a day's list: the link to now or, with filters, the selected filters and a share button, and the count.
 * On a phone only the beginning of the count is visible, but screen readers announce the whole sentence.
 */
export function DayTools({ children, day, total, left, hasNow, status, chosen }: DayToolsProps) {
  const count = `${formatCount(total ?? 0)} op ${formatDayName(day)}`;
  const words = (left === undefined ? count : `Nog ${left} van de ${count}`).split(' ');
  // The words visible on a phone: «9 belevingen», «Nog 26», or beside the selected filters only «9».
  const short = chosen && left === undefined ? 1 : 2;
  return (
    <div className={styles.tools}>
      {children}
      {hasNow && (
        // The label is for screen readers; on a phone the visible text is only «Nu».
        <Anchor
          href={BASE.now}
          className={styles.now}
          aria-label="Wat is er nu?"
          data-filtered={!!chosen || undefined}
        >
          Nu
        </Anchor>
      )}
      {chosen && <div className={styles.chips}>{chosen.chips}</div>}
      <p className={styles.count} role="status" ref={status} tabIndex={-1}>
        {total === undefined ? (
          <>
            <VisuallyHidden onPhone>Even geduld</VisuallyHidden>
            <span>…</span>
          </>
        ) : (
          <>
            <span>{words.slice(0, short).join(' ')}</span>
            <VisuallyHidden onPhone>{` ${words.slice(short).join(' ')}`}</VisuallyHidden>
          </>
        )}
      </p>
      {chosen?.share}
    </div>
  );
}
