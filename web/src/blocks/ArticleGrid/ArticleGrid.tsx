import { ArticleCard } from '../../cards/ArticleCard.tsx';
import type { Block } from '../../domain/pages/block.ts';
import { CardGrid, type GridCard } from '../CardGrid/CardGrid.tsx';

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
          variant={wide === 'whole' ? 'large' : 'normal'}
        />
      ),
    };
  });
  return <CardGrid title={title} cards={cards} links={links} />;
}
