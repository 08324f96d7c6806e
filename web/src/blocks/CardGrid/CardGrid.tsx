import type { ReactNode } from 'react';
import type { LabelledLink } from '../../domain/pages/link.ts';
import { BlockHeading } from '../Heading/BlockHeading.tsx';
import { LinkButtons } from '../LinkButtons/LinkButtons.tsx';
import styles from './CardGrid.module.css';

/** Wide: a half or the whole of its row instead of a third; the lead has two thirds of two rows. */
export type GridCard = { uuid: string; card: ReactNode; wide?: 'half' | 'whole' | 'lead' };

type CardGridProps = { title?: string; cards: readonly GridCard[]; links: readonly LabelledLink[] };

/** Cards in rows of three under their title, and the links to where there is more. */
export function CardGrid({ title, cards, links }: CardGridProps) {
  if (cards.length === 0 && links.length === 0) return null;
  return (
    <div className={styles.block}>
      {title && <BlockHeading>{title}</BlockHeading>}
      {cards.length > 0 && (
        <ul role="list" className={styles.grid}>
          {cards.map(({ uuid, card, wide }) => (
            <li key={uuid} className={wide && styles[wide]}>
              {card}
            </li>
          ))}
        </ul>
      )}
      <LinkButtons links={links} />
    </div>
  );
}
