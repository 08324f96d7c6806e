import { type ReactNode, useId } from 'react';
import { BookstoreCard } from '../../cards/BookstoreCard.tsx';
import type { Bookstore } from '../../domain/pages/bookstore-index.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import styles from './AroundBookstore.module.css';

export type BookstoreSurroundings = {
  /** What others organise there, the soonest first. */
  events: readonly { path: string; title: string; language?: string; when: string }[];
  stores: readonly { store: Bookstore; away?: string }[];
};

/** What there is to do in a bookstore, and which ones are next to it. */
export function AroundBookstore({ events, stores }: BookstoreSurroundings) {
  if (events.length === 0 && stores.length === 0) return null;
  return (
    <div className={styles.around}>
      {events.length > 0 && (
        <Part title="Binnenkort in deze boekhandel">
          {events.map(({ path, title, language, when }) => (
            <li key={path} className={styles.event}>
              <Anchor className={styles.title} href={path} lang={language}>
                {title}
              </Anchor>
              <span className={styles.when}>{when}</span>
            </li>
          ))}
        </Part>
      )}
      {stores.length > 0 && (
        <Part title="Boekhandels in de buurt">
          {stores.map(({ store, away }) => (
            <li key={store.uuid}>
              <BookstoreCard store={store} away={away} />
            </li>
          ))}
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul role="list">{children}</ul>
    </section>
  );
}
