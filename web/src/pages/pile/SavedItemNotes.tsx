import type { ReactNode } from 'react';
import { momentId } from '../../domain/programme/moment.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import type { SavedItem } from '../../domain/programme/saved/saved-items.ts';
import { momentToSave } from '../../domain/programme/saved/saved-moment.ts';
import { isCancelled, isClosed } from '../../domain/programme/status.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatMinutes, formatMoment, formatTime } from '../../domain/time/format.ts';
import { NOT_STORED, savedMoments } from '../../features/saved-items/saved-moments.ts';
import { say } from '../../ui/toast/toast.browser.ts';
import { changeWords } from './change-words.ts';
import styles from './SavedItemNotes.module.css';

/** Notes about a saved item, one per line, the most serious first. */
export function SavedItemNotes({ entry }: { entry: SavedItem }) {
  const { saved, item, isRemoved, isDropped, isChanged, clashes, tight, alternatives } = entry;
  if (isDropped) return null;
  const swaps = alternatives.length > 0 && <Alternatives entry={entry} />;
  return (
    <>
      {isRemoved && (
        <Note tone="bad">
          <p>
            <strong>Niet meer in het programma.</strong> Dit is wat je bewaarde.
          </p>
        </Note>
      )}
      {isChanged && item && (
        <Note tone="news">
          <p>
            <strong>Gewijzigd:</strong> {changeWords(saved, item)}
          </p>
        </Note>
      )}
      {clashes.length > 0 && (
        <Note tone="bad">
          {clashes.map(({ with: other, minutes }) => (
            <p key={other.saved.id}>
              <strong>Overlapt {formatMinutes(minutes)}</strong> met ‘{titleOf(other)}’.
            </p>
          ))}
          {swaps}
        </Note>
      )}
      {clashes.length === 0 && swaps && item && (
        <Note tone="bad">
          <p>
            <WhyAnother item={item} clashesLater={entry.clashesLater} />
          </p>
          {swaps}
        </Note>
      )}
      {tight && (
        <Note tone="news">
          <p>
            <strong>Krap:</strong> ‘{titleOf(tight.after)}’ eindigt {beforeWords(tight.gap)}, en het is{' '}
            {formatMinutes(tight.walk)} wandelen.
          </p>
        </Note>
      )}
    </>
  );
}

type WhyAnotherProps = { item: RowItem } & Pick<SavedItem, 'clashesLater'>;

/** Says why the visitor gets alternatives for an item: it is cancelled, full, or clashes with a later item. */
function WhyAnother({ item, clashesLater }: WhyAnotherProps) {
  if (isCancelled(item)) return <strong>Geannuleerd.</strong>;
  if (isClosed(item)) {
    return (
      <>
        <strong>Volzet.</strong> Heb je geen plaats?
      </>
    );
  }
  return (
    <>
      <strong>Overlapt</strong> met {listed(clashesLater.map((one) => `‘${titleOf(one)}’`))}.
    </>
  );
}

/**
 * Returns «‘De soep’», «‘De soep’ en ‘De thee’» or «‘De soep’, ‘De thee’ en ‘De kat’». Uses the browser's own function,
 * because `enumerated` would be another file to load.
 */
const listed = (titles: readonly string[]): string => new Intl.ListFormat('nl').format(titles);

const titleOf = ({ saved, item }: Pick<SavedItem, 'saved' | 'item'>): string => item?.title ?? saved.title;

const beforeWords = (gap: number): string => (gap === 0 ? 'dan pas' : `${formatMinutes(gap)} ervoor`);

function Note({ tone, children }: { tone: 'bad' | 'news'; children: ReactNode }) {
  return (
    <div className={styles.note} data-tone={tone}>
      {children}
    </div>
  );
}

/** The alternative moments. Each has a button that saves it in place of the saved moment. */
function Alternatives({ entry }: { entry: SavedItem }) {
  const swap = (other: RowItem, pressed: HTMLElement) => {
    if (!savedMoments.save(momentToSave(other))) return say(NOT_STORED);
    // Move the focus to the row's ribbon, because the button disappears with its note. The ribbon can save the old
    // moment again.
    const ribbon = pressed.closest('li')?.querySelector<HTMLElement>('button[aria-pressed]');
    ribbon?.focus({ preventScroll: true });
    savedMoments.remove(entry.saved.id);
    say(`Gewisseld: je stapel heeft nu ${formatMoment(other.start)}`);
  };
  return (
    <details>
      <summary>Andere momenten</summary>
      {entry.alternatives.map((other) => (
        <p key={momentId(other)}>
          {whenWords(other, entry)}.{' '}
          <button
            type="button"
            className={styles.swap}
            onClick={({ currentTarget }) => swap(other, currentTarget)}
          >
            Kies dat moment
          </button>
        </p>
      ))}
    </details>
  );
}

/** Returns «Ook om 16:30» or «Ook op dinsdag 28 oktober om 11:00», with the title if it differs. */
function whenWords(other: RowItem, { saved, item = undefined }: SavedItem): string {
  const day = dayOf((item ?? saved).start);
  // In a narrow column a date could wrap between the day and the month, so use a no-break space.
  const moment = formatMoment(other.start).replace(/(\d) /, '$1\u00a0');
  const when = dayOf(other.start) === day ? `om ${formatTime(other.start)}` : `op ${moment}`;
  return other.title === titleOf({ saved, item }) ? `Ook ${when}` : `Ook ${when}: ‘${other.title}’`;
}
