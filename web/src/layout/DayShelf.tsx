import type { FestivalDay } from '../domain/pages/page.ts';
import { pagePath } from '../domain/pages/paging.ts';
import { spineColour } from '../domain/palette.ts';
import { dayOf } from '../domain/time/brussels.ts';
import { dayParts, formatCount, formatDayName } from '../domain/time/format.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { RenderBlockingMarker } from '../ui/hydration.tsx';
import { VisuallyHidden } from '../ui/styles/elements.tsx';
import styles from './DayShelf.module.css';

/** The data that the spine of a day needs. */
export type ShelvedDay = Pick<FestivalDay, 'path' | 'day' | 'colour'>;

type DayShelfProps = {
  days: readonly ShelvedDay[];
  now: Date;
  /** The day whose page contains the shelf. */
  current?: string;
  /** `tall` is the shelf at the bottom of the home page; `strip` is the navigation on a day page. */
  size: 'tall' | 'strip';
  /** The current filters. Links to other days include them. */
  parameters?: URLSearchParams;
  /** The number of filtered items per day; `undefined` without filters. */
  counts?: ReadonlyMap<string, number>;
};

/** The navigation between days, drawn as spines on a shelf. Today's spine is pulled out, past ones are pushed in. */
export function DayShelf({ days, now, current, size, parameters, counts }: DayShelfProps) {
  const today = dayOf(now);
  return (
    <nav
      className={styles.shelf}
      data-size={size}
      aria-label="Dagen van het festival"
      data-arrows={size === 'strip' || undefined}
    >
      <ol role="list" className={styles.spines}>
        {days.map(({ path, day, colour }, index) => {
          const { short, weekday, date } = dayParts(day);
          const isToday = day === today;
          const isOut = current === undefined ? isToday : day === current;
          const count = counts && (counts.get(day) ?? 0);
          return (
            <li
              key={path}
              className={styles.place}
              data-state={stateOf(day, today)}
              data-current={day === current || undefined}
            >
              <Anchor
                href={pagePath(path, 1, parameters)}
                className={styles.spine}
                data-colour={isOut ? 'paper' : spineColour(colour, index)}
                aria-current={day === current ? 'date' : undefined}
              >
                <VisuallyHidden>
                  {[formatDayName(day), isToday && 'vandaag', count !== undefined && formatCount(count)]
                    .filter((part) => part !== false)
                    .join(', ')}
                </VisuallyHidden>
                {isToday && <span className={styles.ribbon} aria-hidden="true" />}
                <span className={styles.weekday} aria-hidden="true">
                  {size === 'strip' ? short : weekday}
                </span>
                <span className={styles.date} aria-hidden="true">
                  {date}
                </span>
                {count !== undefined && (
                  <span className={styles.count} aria-hidden="true">
                    {count}
                  </span>
                )}
              </Anchor>
            </li>
          );
        })}
      </ol>
      {/* The strip needs no render-blocking marker, because its island renders one. */}
      {size === 'tall' && <RenderBlockingMarker />}
    </nav>
  );
}

function stateOf(day: string, today: string): 'past' | 'today' | 'coming' {
  if (day === today) return 'today';
  return day < today ? 'past' : 'coming';
}
