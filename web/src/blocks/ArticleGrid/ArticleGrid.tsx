import { ArticleCard } from '../../cards/ArticleCard.tsx';
import type { Block } from '../../domain/block.ts';
import { BlockHeading } from '../Heading/BlockHeading.tsx';
import { LinkButtons } from '../LinkButtons/LinkButtons.tsx';
import styles from './ArticleGrid.module.css';

/** Covers in a calm grid. What would be left over in the last row opens the grid instead, larger. */
export function ArticleGrid({ block }: { block: Extract<Block, { kind: 'articleGrid' }> }) {
  const { title, articles, links } = block;
  if (articles.length === 0 && links.length === 0) return null;
  return (
    <div className={styles.block}>
      {title && <BlockHeading>{title}</BlockHeading>}
      {articles.length > 0 && (
        <ul role="list" className={styles.grid}>
          {articles.map((article, index) => {
            const large = index < articles.length % 3;
            return (
              <li key={article.uuid} className={large ? opening(articles.length) : undefined}>
                <ArticleCard
                  article={article}
                  level={title ? 3 : 2}
                  variant={large && articles.length % 3 === 1 ? 'large' : 'normal'}
                />
              </li>
            );
          })}
        </ul>
      )}
      <LinkButtons links={links} />
    </div>
  );
}

/** The first cards of a grid of three: one over the whole width, or two halves. */
function opening(count: number): string | undefined {
  return count % 3 === 1 ? styles.whole : styles.half;
}
