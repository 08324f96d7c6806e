import type { ReactNode, RefObject } from 'react';
import { BASE } from '../../domain/pages/paths.ts';
import { formatCount, formatDayName } from '../../domain/time/format.ts';
import { PrintButton } from '../../features/print/PrintButton.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './DayTools.module.css';

type DayToolsProps = {
  children: ReactNode;
  day: string;
  /** The number of selected items in the timetable; `undefined` while it loads. */
  total: number | undefined;
  /** Whether the page is that of today, and something can be entered. */
  hasNow: boolean;
  status: RefObject<HTMLParagraphElement | null>;
  /** Resolves when all items to print have loaded. */
  ready: () => Promise<void>;
};

/**
 * The toolbar of a day's list: the filter button, the count, and links to now, print and search. On a phone the count
 * shows only a number, but screen readers announce the whole sentence.
 */
export function DayTools({ children, day, total, hasNow, status, ready }: DayToolsProps) {
  return (
    <div className={styles.tools}>
      {children}
      <p className={styles.count} role="status" ref={status} tabIndex={-1}>
        {total === undefined ? (
          <>
            <VisuallyHidden onPhone>Even geduld</VisuallyHidden>
            <span>…</span>
          </>
        ) : (
          <>
            <span>{formatCount(total).split(' ')[0]}</span>
            <VisuallyHidden onPhone>
              {` ${formatCount(total).split(' ')[1]} op ${formatDayName(day)}`}
            </VisuallyHidden>
          </>
        )}
      </p>
      {hasNow && (
        // The label is for screen readers; on a phone the visible text is only «Nu».
        <Anchor href={BASE.now} className={styles.now} aria-label="Wat is er nu?">
          <Icon name="clock" />
          <VisuallyHidden onPhone>Wat is er nu?</VisuallyHidden>
          <span className={styles.short}>Nu</span>
        </Anchor>
      )}
      <PrintButton ready={ready}>Druk af</PrintButton>
      <Anchor href={BASE.search} className={styles.search}>
        <Icon name="search" label="Zoeken" />
      </Anchor>
    </div>
  );
}
