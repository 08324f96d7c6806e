import { BookstoreCard } from '../../cards/BookstoreCard.tsx';
import { type Bookstore, bookstoreIndex, ELSEWHERE } from '../../domain/pages/bookstore-index.ts';
import { VisuallyHidden } from '../../ui/elements.tsx';
import styles from './BookstoreIndex.module.css';

/** Bookstores under the letters of their towns, in columns, as at the back of an atlas. */
export function BookstoreIndex({ stores }: { stores: readonly Bookstore[] }) {
  return (
    <div className={styles.index}>
      {bookstoreIndex(stores).map(({ letter, stores: under }) => (
        <section key={letter} className={styles.letter} aria-labelledby={idOf(letter)}>
          <h2 id={idOf(letter)} className={styles.heading}>
            <VisuallyHidden>
              {letter === ELSEWHERE ? 'Zonder gemeente ' : 'Gemeenten met een '}
            </VisuallyHidden>
            {letter}
          </h2>
          <ul role="list">
            {under.map((store) => (
              <li key={store.uuid} className={styles.entry}>
                <BookstoreCard store={store} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const idOf = (letter: string): string => `letter-${letter === ELSEWHERE ? 'elders' : letter.toLowerCase()}`;
