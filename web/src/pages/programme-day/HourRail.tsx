import type { FestivalDay } from '../../domain/pages/page.ts';
import { hourPath, type ListedHour, type ShownPages } from '../../domain/programme/day/day-hours.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatTime } from '../../domain/time/format.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './HourRail.module.css';

type HourRailProps = {
  day: Pick<FestivalDay, 'path' | 'day'>;
  hours: readonly ListedHour[];
  shown: ShownPages;
  parameters: URLSearchParams;
  now: Date;
};

/** Sticky links to the hours of a day, next to the list. An hour may begin on another page of the list. */
export function HourRail({ day, hours, shown, parameters, now }: HourRailProps) {
  if (hours.length < 2) return null;
  const current = day.day === dayOf(now) ? formatTime(now).slice(0, 2) : undefined;
  return (
    <nav className={styles.rail} aria-label="Uren" data-arrows>
      <ol role="list" className={styles.hours}>
        {hours.map((listed) => (
          <li key={listed.hour}>
            <Anchor
              className={styles.hour}
              href={hourPath(day, listed, shown, parameters)}
              aria-current={listed.hour.startsWith(`${current}:`) ? 'time' : undefined}
            >
              {Number(listed.hour.slice(0, 2))}
              <VisuallyHidden> uur</VisuallyHidden>
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}
