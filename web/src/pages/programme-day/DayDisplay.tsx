import { displayedAs, requestsGrid } from '../../domain/pages/day-display.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { AS_GRID } from '../../domain/pages/query-names.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import styles from './DayDisplay.module.css';

type DayDisplayProps = {
  path: string;
  parameters: URLSearchParams;
};

/** Links to the list and the grid, if a grid fits. The device stores the choice (stored-display.browser.ts). */
export function DayDisplay({ path, parameters }: DayDisplayProps) {
  const isGrid = requestsGrid(parameters);
  return (
    <nav className={styles.display} aria-label="Weergave">
      {[false, true].map((toGrid) => (
        <Anchor
          key={String(toGrid)}
          className={styles.choice}
          href={pagePath(path, 1, displayedAs(parameters, toGrid))}
          aria-current={toGrid === isGrid ? 'true' : undefined}
          data-display={toGrid ? AS_GRID : 'lijst'}
          keepScroll
        >
          {toGrid ? 'Rooster' : 'Lijst'}
        </Anchor>
      ))}
    </nav>
  );
}
