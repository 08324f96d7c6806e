import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { formatShortMoment } from '../../domain/time/format.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import styles from './SaveRibbon.module.css';

type SaveRibbonProps = {
  moment: SavedMoment;
  /**
   * `corner`: at the end of the row or card that it stands in, which keeps its room free. `line`: at its place in a line,
   * whose room it keeps itself. `words`: the same, and it says what it does. `cell`: in the corner of a cell of a grid, where
   * there is little room for it.
   */
  look?: keyof typeof LOOKS;
  tabIndex?: number;
  /** How it is seen, whatever is saved in this browser: for who looks at it and presses nothing. */
  shown?: boolean;
};

const LOOKS = { corner: styles.corner, line: styles.line, words: styles.words, cell: styles.cell };

/**
 * The bookmark by which a moment is put on the visitor's pile, and taken off. `saves.browser.ts` handles it and writes what
 * is saved into its attributes, which are constant here so that React leaves them alone. It is seen once that script works.
 */
export function SaveRibbon({ moment, look = 'corner', tabIndex, shown }: SaveRibbonProps) {
  const { id, title, start, end, place } = moment;
  const handled = shown === undefined && {
    'data-save': id,
    'data-title': title,
    'data-start': start.toISOString(),
    'data-end': end?.toISOString(),
    'data-place': place,
  };
  return (
    <button
      type="button"
      className={classNames(styles.ribbon, LOOKS[look])}
      tabIndex={tabIndex}
      {...handled}
      aria-pressed={shown ?? false}
      aria-label={`${shown ? 'Op je stapel' : 'Bewaar'}: ${title}, ${formatShortMoment(start)}`}
      // The script may have come before React.
      suppressHydrationWarning
    >
      <Icon name="bookmark" />
      {look === 'words' && (
        <>
          <span className={styles.off}>Bewaar</span>
          <span className={styles.on}>Op je stapel</span>
        </>
      )}
    </button>
  );
}
