import type { Bookstore } from '../domain/pages/bookstore-index.ts';
import { mapUrl, postalAddress } from '../domain/pages/postal-address.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { VisuallyHidden } from '../ui/elements.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './BookstoreCard.module.css';

/** A line of the index: the bookstore, which leads to its page, and its town, which leads to a map. */
export function BookstoreCard({ store }: { store: Bookstore }) {
  const { path, title, address } = store;
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>
        <Anchor href={path}>{title}</Anchor>
      </h3>
      {address && <Town name={title} address={address} />}
    </article>
  );
}

function Town({ name, address }: { name: string; address: string }) {
  const { town = address, postalCode } = postalAddress(address);
  return (
    <Anchor className={styles.town} href={mapUrl(`${name}, ${address}`)} newTab>
      <Icon name="pin" />
      <span>
        {postalCode && <span className={styles.code}>{postalCode} </span>}
        {town}
      </span>
      <VisuallyHidden>: {name} op de kaart</VisuallyHidden>
    </Anchor>
  );
}
