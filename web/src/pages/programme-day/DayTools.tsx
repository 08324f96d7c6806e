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
  /** How much its timetable has of what is chosen; `undefined` while that is on its way. */
  total: number | undefined;
  now?: string;
  status: RefObject<HTMLParagraphElement | null>;
  /** Settles when all items are here that a printed list needs. */
  ready: () => Promise<void>;
};

/**
 * What stays in reach of a list of a day, in the bar beside the filter: how much there is, the way to now, print and
 * search. On a phone it says the number, and the rest of its sentence is read out.
 */
export function DayTools({ children, day, total, now, status, ready }: DayToolsProps) {
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
      {now && (
        // A phone shows one word of it.
        <Anchor href={now} className={styles.now} aria-label="Wat is er nu?">
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
