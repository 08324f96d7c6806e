import type { ReactNode } from 'react';
import { ArticleCard } from '../../cards/ArticleCard.tsx';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import { isRowOnPhone } from '../../cards/phone-rows.ts';
import type { Block } from '../../domain/pages/block.ts';
import type { LabelledLink } from '../../domain/pages/link.ts';
import { BlockHeading } from '../BlockHeading.tsx';
import { LinkButtons } from '../LinkButtons.tsx';
import styles from './CardGrid.module.css';

/** Covers in a calm grid. What would be left over in the last row opens the grid instead, larger. */
export function ArticleGrid({ block }: { block: Extract<Block, { kind: 'articleGrid' }> }) {
  const { title, articles, links } = block;
  const left = articles.length % 3;
  // The first cards of a grid of three: one over the whole width, or two halves.
  const opening = left === 1 ? 'whole' : 'half';
  const cards = articles.map((article, index): GridCard => {
    const wide = index < left ? opening : undefined;
    return {
      uuid: article.uuid,
      wide,
      card: (
        <ArticleCard
          article={article}
          level={title ? 3 : 2}
          row={isRowOnPhone(index)}
          variant={wide === undefined ? 'normal' : wide === 'whole' ? 'large' : 'half'}
        />
      ),
    };
  });
  return <CardGrid title={title} cards={cards} links={links} />;
}

type ProgramGridProps = { block: Extract<Block, { kind: 'programGrid' }>; now: Date };

/**
 * Programme items that an editor chose, the first one large when the rows come out even. One experience may be
 * among them several times, at other hours.
 */
export function ProgramGrid({ block, now }: ProgramGridProps) {
  const { title, items, links } = block;
  const even = items.length > 0 && items.length % 3 === 0;
  const cards = items.map((item, index): GridCard => {
    const lead = even && index === 0;
    return {
      uuid: item.uuid,
      wide: lead ? 'lead' : undefined,
      card: (
        <ExperienceCard
          item={item}
          now={now}
          level={title ? 3 : 2}
          variant={lead ? 'lead' : 'normal'}
          row={isRowOnPhone(index)}
        />
      ),
    };
  });
  return <CardGrid title={title} cards={cards} links={links} />;
}

/** A half or the whole of its row instead of a third; the lead has two thirds of two rows. */
const WIDTHS = { half: styles.half, whole: styles.whole, lead: styles.lead };

type GridCard = { uuid: string; card: ReactNode; wide?: keyof typeof WIDTHS };

type CardGridProps = { title?: string; cards: readonly GridCard[]; links: readonly LabelledLink[] };

/** Cards in rows of three under their title, and the links to where there is more. */
function CardGrid({ title, cards, links }: CardGridProps) {
  if (cards.length === 0 && links.length === 0) return null;
  return (
    <div className={styles.block}>
      {title && <BlockHeading>{title}</BlockHeading>}
      {cards.length > 0 && (
        <ul role="list" className={styles.grid}>
          {cards.map(({ uuid, card, wide }) => (
            <li key={uuid} className={wide && WIDTHS[wide]}>
              {card}
            </li>
          ))}
        </ul>
      )}
      <LinkButtons links={links} />
    </div>
  );
}
