import { publisherLine } from '../../domain/pages/article-summary.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { mapUrl } from '../../domain/pages/postal-address.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './AddressLine.module.css';

/** «publishing house • address» of a bookstore, the address of a hotspot, and the way there. */
export function AddressLine({ page }: { page: GenericPage }) {
  const line = publisherLine(page);
  if (line === undefined) return null;
  return (
    <div className={styles.whereabouts}>
      <p>{line}</p>
      {page.address && (
        <Anchor className={styles.map} href={mapUrl(`${page.title}, ${page.address}`)} newTab>
          <Icon name="pin" />
          <span>Toon op de kaart</span>
        </Anchor>
      )}
    </div>
  );
}
