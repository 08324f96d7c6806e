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
  /** The number of those that the list shows, if today's past items are collapsed. */
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
            <span>{left === undefined ? formatCount(total) : `Nog ${left}`}</span>
            <VisuallyHidden onPhone>
              {`${left === undefined ? '' : ` van de ${formatCount(total)}`} op ${formatDayName(day)}`}
            </VisuallyHidden>
          </>
        )}
      </p>
      {chosen?.share}
    </div>
  );
}
