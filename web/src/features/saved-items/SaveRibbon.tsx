import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { formatShortMoment } from '../../domain/time/format.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import styles from './SaveRibbon.module.css';

type SaveRibbonProps = {
  moment: SavedMoment;
  /**
   * `corner`: at the end of a row or card, which reserves the space. `line`: inline. `words`: inline with a label.
   * `cell`: in the corner of a grid cell, where space is limited.
   */
  look?: keyof typeof LOOKS;
  tabIndex?: number;
  /** A state to display instead of the saved state. The visitor then cannot press the ribbon. */
  shown?: boolean;
};

const LOOKS = { corner: styles.corner, line: styles.line, words: styles.words, cell: styles.cell };

/**
 * A button, drawn as a ribbon, that saves a moment or removes it. `saves.browser.ts` handles it and changes its
 * attributes. Their values are constant here, so React never overwrites them. Visible once that script runs.
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
      // Before hydration, saves.browser.ts may have changed these attributes.
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
