import type { FestivalDay } from '../domain/pages/page.ts';
import { pagePath } from '../domain/pages/paging.ts';
import type { ColourName, PageColour } from '../domain/palette.ts';
import { dayOf } from '../domain/time/brussels.ts';
import { dayParts, formatCount, formatDayName } from '../domain/time/format.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { RenderBlockingMarker } from '../ui/hydration.tsx';
import { VisuallyHidden } from '../ui/styles/elements.tsx';
import styles from './DayShelf.module.css';

/** A day as its spine shows it. */
export type ShelvedDay = Pick<FestivalDay, 'path' | 'day' | 'colour'>;

type DayShelfProps = {
  days: readonly ShelvedDay[];
  now: Date;
  /** The day whose page this is. */
  current?: string;
  /** `tall` stands at the foot of the home page; `strip` is the navigation of a day. */
  size: 'tall' | 'strip';
  /** What is chosen goes along to the other days. */
  parameters?: URLSearchParams;
  /** How much of what is chosen each day has; missing where nothing is chosen. */
  counts?: ReadonlyMap<string, number>;
};

/** Of the house, for days to which the editors gave no colour that a spine can have. */
const FALLBACK: readonly PageColour[] = ['orange', 'dark-blue', 'pink', 'green', 'purple', 'blue', 'grey'];

/** The days as spines on a shelf: today's pulled out, past ones pushed in. It is the navigation. */
export function DayShelf({ days, now, current, size, parameters, counts }: DayShelfProps) {
  const today = dayOf(now);
  return (
    <nav className={styles.shelf} data-size={size} aria-label="Dagen van het festival">
      <ol role="list" className={styles.spines}>
        {days.map((shelved, index) => {
          const { path, day } = shelved;
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
                data-colour={isOut ? 'paper' : spineColour(shelved, index)}
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
      {/* The strip of a day is in an island, with a marker behind all of its first screen. */}
      {size === 'tall' && <RenderBlockingMarker />}
    </nav>
  );
}

/**
 * The shelf stands on the red of the house, on which a red spine would be a gap; a white one would look like the day that
 * is pulled out.
 */
function spineColour({ colour }: ShelvedDay, index: number): ColourName {
  if (colour === 'red') return 'ink';
  return colour === undefined || colour === 'white' ? (FALLBACK[index % FALLBACK.length] ?? 'grey') : colour;
}

function stateOf(day: string, today: string): 'past' | 'today' | 'coming' {
  if (day === today) return 'today';
  return day < today ? 'past' : 'coming';
}
