import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import type { Block } from '../../domain/pages/block.ts';
import { CardGrid, type GridCard } from '../CardGrid/CardGrid.tsx';

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
      card: <ExperienceCard item={item} now={now} level={title ? 3 : 2} variant={lead ? 'lead' : 'normal'} />,
    };
  });
  return <CardGrid title={title} cards={cards} links={links} />;
}
