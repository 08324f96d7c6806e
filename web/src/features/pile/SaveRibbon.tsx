import type { SavedMoment } from '../../domain/programme/saved-moment.ts';
import { formatShortMoment } from '../../domain/time/format.ts';
import { classNames } from '../../ui/elements.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useToast } from '../../ui/Toast.tsx';
import styles from './SaveRibbon.module.css';
import { savedMoments, useIsSaved } from './saved-moments.ts';

/** What a visitor is told whose browser keeps nothing. */
export const NOT_KEPT = 'Bewaren lukt niet: je browser houdt hier niets meer bij.';

type SaveRibbonProps = {
  moment: SavedMoment;
  /**
   * `corner`: at the end of the row or card that it stands in, which keeps its room free. `line`: at its place in a line,
   * whose room it keeps itself. `words`: the same, and it says what it does. `cell`: in the corner of a cell of a grid, where
   * there is little room for it.
   */
  look?: keyof typeof LOOKS;
  tabIndex?: number;
  /** How it is seen, whatever is saved on this device: for who looks at it and presses nothing. */
  shown?: boolean;
};

const LOOKS = { corner: styles.corner, line: styles.line, words: styles.words, cell: styles.cell };

/**
 * The bookmark by which a moment is put on the visitor's pile, and taken off. It needs a script, and comes with it: without
 * one, and before, there is nothing to press.
 */
export function SaveRibbon({ moment, look = 'corner', tabIndex, shown }: SaveRibbonProps) {
  const isKept = useIsSaved(moment.id);
  const isSaved = shown ?? isKept;
  const words = look === 'words' ? (isSaved ? 'Op je stapel' : 'Bewaar') : undefined;
  const say = useToast();
  const press = () => {
    if (isSaved) savedMoments.remove(moment.id);
    else if (!savedMoments.save(moment)) say(NOT_KEPT);
    else if (savedMoments.ids().size === 1)
      say('Bewaard op dit toestel. Je vindt het bovenaan, op je stapel.');
  };
  if (isSaved === undefined) {
    if (look === 'corner' || look === 'cell') return null;
    return (
      <span className={classNames(styles.ribbon, LOOKS[look], styles.room)} data-words={words}>
        <Icon name="bookmark" />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classNames(styles.ribbon, LOOKS[look])}
      aria-pressed={isSaved}
      tabIndex={tabIndex}
      aria-label={`${isSaved ? 'Op je stapel' : 'Bewaar'}: ${moment.title}, ${formatShortMoment(moment.start)}`}
      onClick={press}
    >
      <Icon name="bookmark" filled={isSaved} />
      {words}
    </button>
  );
}
