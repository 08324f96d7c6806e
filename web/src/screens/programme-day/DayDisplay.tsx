import { asksForGrid, displayedAs } from '../../domain/pages/day-display.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import styles from './DayDisplay.module.css';

type DayDisplayProps = {
  path: string;
  /** What is chosen, and how it is shown. */
  parameters: URLSearchParams;
  /** Keeps on the device which of both was chosen. */
  keep: (isGrid: boolean) => void;
};

/** The choice between a list and a grid, where there is room for a grid. */
export function DayDisplay({ path, parameters, keep }: DayDisplayProps) {
  const isGrid = asksForGrid(parameters);
  return (
    <nav className={styles.display} aria-label="Weergave">
      {[false, true].map((toGrid) => (
        <Anchor
          key={String(toGrid)}
          className={styles.choice}
          href={pagePath(path, 1, displayedAs(parameters, toGrid))}
          aria-current={toGrid === isGrid ? 'true' : undefined}
          keepScroll
          onClick={() => keep(toGrid)}
        >
          {toGrid ? 'Rooster' : 'Lijst'}
        </Anchor>
      ))}
    </nav>
  );
}
