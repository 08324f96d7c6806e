import type { Bookstore } from '../domain/pages/bookstore-index.ts';
import { mapUrl, postalAddress } from '../domain/pages/postal-address.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../ui/styles/elements.tsx';
import styles from './BookstoreCard.module.css';

type BookstoreCardProps = {
  store: Bookstore;
  /** The formatted distance, such as «14 km». */
  away?: string;
};

/** A line of the bookstore index. The name links to the bookstore's page, the town to a map. */
export function BookstoreCard({ store, away }: BookstoreCardProps) {
  const { path, title, address } = store;
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>
        <Anchor href={path}>{title}</Anchor>
      </h3>
      {address && <Town name={title} address={address} away={away} />}
    </article>
  );
}

function Town({ name, address, away }: { name: string; address: string; away?: string }) {
  const { town = address, postalCode } = postalAddress(address);
  return (
    <Anchor className={styles.town} href={mapUrl(`${name}, ${address}`)} newTab>
      <Icon name="pin" />
      <span>
        {postalCode && !away && <span className={styles.code}>{postalCode} </span>}
        {town}
        {away && (
          <>
            {' · '}
            <strong className={styles.away}>{away}</strong>
          </>
        )}
      </span>
      <VisuallyHidden>: {name} op de kaart</VisuallyHidden>
    </Anchor>
  );
}
