import type { ReactNode } from 'react';
import { ArticleCard } from '../../cards/ArticleCard.tsx';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import { isRowOnPhone } from '../../cards/rows/phone-rows.ts';
import type { Block } from '../../domain/pages/body/block.ts';
import type { LabelledLink } from '../../domain/pages/body/link.ts';
import { BlockHeading } from '../BlockHeading.tsx';
import { LinkButtons } from '../LinkButtons.tsx';
import styles from './CardGrid.module.css';

type ArticleGridProps = { block: Extract<Block, { kind: 'articleGrid' }> };

/** A grid of article cards. If the last row would not be full, the first cards are enlarged to fill the rows. */
export function ArticleGrid({ block }: ArticleGridProps) {
  const { title, links, articles } = block;
  const left = articles.length % 3;
  // The enlarged first cards: one of full width, or two of half width.
  const opening = left === 1 ? 'whole' : 'half';
  return (
    <CardGrid title={title} links={links}>
      {articles.map((article, index) => {
        const wide = index < left ? opening : undefined;
        return (
          <li key={article.uuid} className={wide && styles[wide]}>
            <ArticleCard
              article={article}
              level={title ? 3 : 2}
              row={isRowOnPhone(index)}
              variant={wide === 'whole' ? 'large' : wide}
            />
          </li>
        );
      })}
    </CardGrid>
  );
}

type ProgramGridProps = { block: Extract<Block, { kind: 'programGrid' }>; now: Date };

/**
 * A grid of programme items that an editor chose. The first card is large if the others then fill all rows. One
 * experience can occur several times, with different items.
 */
export function ProgramGrid({ block, now }: ProgramGridProps) {
  const { title, items, links } = block;
  const even = items.length > 0 && items.length % 3 === 0;
  return (
    <CardGrid title={title} links={links}>
      {items.map((item, index) => {
        const lead = even && index === 0;
        return (
          <li key={item.uuid} className={lead ? styles.lead : undefined}>
            <ExperienceCard
              item={item}
              now={now}
              level={title ? 3 : 2}
              variant={lead ? 'lead' : 'normal'}
              row={isRowOnPhone(index)}
            />
          </li>
        );
      })}
    </CardGrid>
  );
}

type CardGridProps = { title?: string; links: readonly LabelledLink[]; children: readonly ReactNode[] };

/** A title, cards in rows of three, and the editor's links below them. */
function CardGrid({ title, links, children }: CardGridProps) {
  if (children.length === 0 && links.length === 0) return null;
  return (
    <div className={styles.block}>
      {title && <BlockHeading>{title}</BlockHeading>}
      {children.length > 0 && (
        <ul role="list" className={styles.grid}>
          {children}
        </ul>
      )}
      <LinkButtons links={links} />
    </div>
  );
}
