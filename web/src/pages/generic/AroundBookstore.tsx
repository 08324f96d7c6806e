import type { ReactNode } from 'react';
import type { Bookstore } from '../../domain/pages/bookstore-index.ts';
import { postalAddress } from '../../domain/pages/postal-address.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { TitledSection } from '../../ui/styles/elements.tsx';
import styles from './ContentPage.module.css';

export type BookstoreSurroundings = {
  events: readonly { path: string; title: string; language?: string; when: string }[];
  stores: readonly { store: Bookstore; away?: string }[];
};

/** Upcoming events in a bookstore, and other bookstores nearby. */
export function AroundBookstore({ events, stores }: BookstoreSurroundings) {
  return (
    <>
      {events.length > 0 && (
        <Part title="Binnenkort in deze boekhandel">
          {events.map(({ path, title, language, when }) => (
            <Line key={path} path={path} title={title} language={language} facts={[when]} />
          ))}
        </Part>
      )}
      {stores.length > 0 && (
        <Part title="Boekhandels in de buurt">
          {stores.map(({ store: { uuid, path, title, address = '' }, away }) => (
            <Line key={uuid} path={path} title={title} facts={[postalAddress(address).town, away]} />
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledSection className={styles.more} titleClass={styles.heading} title={title}>
      <ul role="list">{children}</ul>
    </TitledSection>
  );
}

type LineProps = { path: string; title: string; language?: string; facts: readonly (string | undefined)[] };

function Line({ path, title, language, facts }: LineProps) {
  return (
    <li>
      <Anchor className={styles.map} href={path} lang={language}>
        <strong>{title}</strong>
      </Anchor>{' '}
      {facts.filter(Boolean).join(' · ')}
    </li>
  );
}
